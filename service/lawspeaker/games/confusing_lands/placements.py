"""Every way in which a card can be laid so that it covers part of a landscape and no condition. Průběh hry 3, 4, 5."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.games.confusing_lands.landscape.faces import unknown_face
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import extent
from lawspeaker.games.confusing_lands.shapes import FARTHEST, QuarterTurns
from lawspeaker.games.confusing_lands.words import Side

LONG_SIDE = 3
"""Squares along the longer side of a card."""


def placements(landscape: Landscape) -> Iterator[Document]:
    """The placements of a card by side, rotation, row and column, which are the members of each.

    A first card comes to lie in row 1 and column 1: anywhere else it would be the same.
    """
    positions = {rotation: list(_positions(landscape, rotation)) for rotation in QuarterTurns.ALL}
    for side in Side:
        for rotation, found in positions.items():
            for row, column in found:
                yield {"side": side.value, "rotation": rotation, "row": row, "column": column}


def _positions(landscape: Landscape, rotation: int) -> Iterator[tuple[int, int]]:
    """Row and column of the top left square of a card turned so far, wherever it can be laid."""
    if not landscape.squares:
        yield 1, 1
        return
    face, conditions = unknown_face(rotation), landscape.condition_squares
    rows, columns = extent(landscape.squares)
    for row in _reaching(rows):
        for column in _reaching(columns):
            squares = face.squares_at(row, column)
            if squares & landscape.squares and not squares & conditions:
                yield row, column


def _reaching(lines: range) -> range:
    """The rows, or columns, in which a card may begin that reaches some of these."""
    return range(max(lines.start - LONG_SIDE + 1, -FARTHEST), min(lines.stop, FARTHEST + 1))
