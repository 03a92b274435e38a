"""Where spaces lie in a picture: hexagons that stand on a corner, in the rows and columns by which spaces are named."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from lawspeaker.adjudication.pictures.svg import Point, number
from lawspeaker.games.java.notation import ROWS

HALF = 20
"""Half of the width of a space, which is a column."""
QUARTER = 11.55
"""A quarter of the height of a space, so that its sides are equal."""

Corner = tuple[int, int]
"""A corner of spaces, in columns and quarters."""
Edge = tuple[Corner, Corner]
"""From one corner to the next, clockwise around a space."""

_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_ACROSS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""By side of a space, in the same order: how many columns and rows away the space lies that is beyond it."""
_REMEMBERED = 4096


@lru_cache(_REMEMBERED)
def column_and_row(name: str) -> tuple[int, int]:
    """The column and the row of a space, counted from 0."""
    return int(name[1:]), ROWS.index(name[0])


def centre(name: str) -> Point:
    """The middle of a space."""
    column, row = column_and_row(name)
    return column * HALF, row * 3 * QUARTER


def hexagon(part: float = 1) -> list[Point]:
    """The corners of a space around 0, 0, or those of a hexagon that is smaller by that factor."""
    return [(part * x * HALF, part * y * QUARTER) for x, y in _CORNERS]


@lru_cache(_REMEMBERED)
def sides(name: str) -> Sequence[tuple[Edge, tuple[int, int]]]:
    """The sides of a space, each with the column and row of what lies beyond it."""
    column, row = column_and_row(name)
    corners = [(column + x, 3 * row + y) for x, y in _CORNERS]
    return [((corners[nth], corners[(nth + 1) % 6]), (column + x, row + y)) for nth, (x, y) in enumerate(_ACROSS)]


@lru_cache(_REMEMBERED)
def area(name: str) -> str:
    """The path around a space."""
    return _closed([edge[0] for edge, _ in sides(name)])


@lru_cache(_REMEMBERED)
def around(names: tuple[str, ...]) -> str:
    """The path around these spaces: around each part of them that is connected."""
    edges = [edge for name in dict.fromkeys(names) for edge, _ in sides(name)]
    inner = {(end, start) for start, end in edges}
    following: dict[Corner, list[Corner]] = {}
    for start, end in edges:
        if (start, end) not in inner:
            following.setdefault(start, []).append(end)
    path = ""
    while following:
        corners = [next(iter(following))]
        while (ends := following.get(corners[-1])) is not None:
            corner = corners[-1]
            corners.append(ends.pop())
            if not ends:
                del following[corner]
        path += _closed(corners[:-1])
    return path


def lines(edges: Iterable[Edge]) -> str:
    """The path of these edges."""
    return "".join(f"M{_at(start)}L{_at(end)}" for start, end in edges)


def _closed(corners: Iterable[Corner]) -> str:
    return f"M{'L'.join(map(_at, corners))}z"


@lru_cache(_REMEMBERED)
def _at(corner: Corner) -> str:
    return f"{corner[0] * HALF} {number(corner[1] * QUARTER)}"
