"""Every way in which a card can be laid so that it covers part of a landscape and no condition. Průběh hry 3, 4, 5."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.games.confusing_lands.landscape.card_places import LYING, STANDING, Shape, meeting
from lawspeaker.games.confusing_lands.landscape.squares import Squares, each, square, where
from lawspeaker.games.confusing_lands.words import FARTHEST, ROTATIONS, Side

_LINES = range(-FARTHEST, FARTHEST + 1)
_EVERYWHERE: Squares = sum(square(row, column) for row in _LINES for column in _LINES)
"""Every square on which the top left square of a card can lie."""


def placements(squares: Squares, shunned: Squares, *, is_apart: bool = False) -> Iterator[Document]:
    """The placements of a card by side, rotation, row and column, which are the members of each.

    The card covers at least one of the ``squares`` of the landscape, unless it may lie apart from them, and none of those to
    be ``shunned``. A first card comes to lie in row 1 and column 1: anywhere else it would be the same.
    """
    lying, standing = (list(_positions(shape, squares, shunned, is_apart)) for shape in (LYING, STANDING))
    for side in map(str, Side):
        for rotation in ROTATIONS:
            for row, column in standing if rotation % 180 else lying:
                yield {"side": side, "rotation": rotation, "row": row, "column": column}


def _positions(shape: Shape, squares: Squares, shunned: Squares, is_apart: bool) -> Iterator[tuple[int, int]]:
    """Row and column of the top left square of a card of that shape, wherever it can be laid."""
    if not squares:
        yield 1, 1
        return
    places = _EVERYWHERE if is_apart else meeting(shape, squares) & _EVERYWHERE
    for place in each(places & ~meeting(shape, shunned)):
        yield where(place)
