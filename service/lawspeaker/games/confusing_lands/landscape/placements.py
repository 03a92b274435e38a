"""Every way in which a card can be laid so that it covers part of a landscape and no condition. Průběh hry 3, 4, 5."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.games.confusing_lands.landscape.card_places import LYING, STANDING, Shape, meeting
from lawspeaker.games.confusing_lands.landscape.landscape import Ground
from lawspeaker.games.confusing_lands.landscape.squares import each, where
from lawspeaker.games.confusing_lands.shapes import FARTHEST, QuarterTurns
from lawspeaker.games.confusing_lands.words import Side


def placements(ground: Ground) -> Iterator[Document]:
    """The placements of a card by side, rotation, row and column, which are the members of each.

    A first card comes to lie in row 1 and column 1: anywhere else it would be the same.
    """
    lying, standing = (list(_positions(ground, shape)) for shape in (LYING, STANDING))
    for side in Side:
        for rotation in QuarterTurns.ALL:
            for row, column in standing if rotation % 180 else lying:
                yield {"side": side.value, "rotation": rotation, "row": row, "column": column}


def _positions(ground: Ground, shape: Shape) -> Iterator[tuple[int, int]]:
    """Row and column of the top left square of a card of that shape, wherever it can be laid."""
    if not ground.squares:
        yield 1, 1
        return
    for place in each(meeting(shape, ground.squares) & ~meeting(shape, ground.condition_squares)):
        row, column = where(place)
        if max(abs(row), abs(column)) <= FARTHEST:
            yield row, column
