"""Placing cards as plainly as possible, written from the rulebook alone: the twin that the service is compared with.

A face is a grid of tokens as printed, a landscape what is seen from above: which token lies on which square.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

Square = tuple[int, int]
"""Row and column."""
Landscape = dict[Square, str]
Face = list[list[str]]

QUARTERS = {0: 0, 90: 1, 180: 2, 270: 3}
NEXT_EDGE = {"n": "e", "e": "s", "s": "w", "w": "n"}
"""The edge that comes to lie where an edge was before a quarter turn clockwise."""
EMPTY = "."
FARTHEST = 20
"""The row and the column farthest out in which a card can be told to lie, to the one side and to the other."""


class Lying(NamedTuple):
    """A laid card: its clockwise rotation in degrees, and the row and column of its top-left square."""

    rotation: int
    row: int
    column: int


def is_condition(token: str) -> bool:
    return token.isdigit()


def is_river(token: str) -> bool:
    return len(token) == 2 and set(token) <= set(NEXT_EDGE)


def turned_token(token: str, quarters: int = 1) -> str:
    """The token after ``quarters`` clockwise quarter turns: only a river looks different."""
    if is_river(token):
        for _ in range(quarters % 4):
            token = "".join(NEXT_EDGE[end] for end in token)
    return token


def turned_grid(grid: list[list[Any]], quarters: int = 1) -> list[list[Any]]:
    """The grid after ``quarters`` clockwise quarter turns. One turn makes the bottom row the left column."""
    for _ in range(quarters % 4):
        rows, columns = len(grid), len(grid[0])
        grid = [[grid[rows - 1 - column][row] for column in range(rows)] for row in range(columns)]
    return grid


def turned_face(face: Face, quarters: int) -> Face:
    return [[turned_token(token, quarters) for token in row] for row in turned_grid(face, quarters)]


def read(rows: Iterable[str]) -> Face:
    return [row.split() for row in rows]


def written(face: Face) -> list[str]:
    return [" ".join(row) for row in face]


def squares_of(lying: Lying) -> list[Square]:
    """The squares on which a card of 2 by 3 comes to lie."""
    rows, columns = (2, 3) if lying.rotation in (0, 180) else (3, 2)
    return [(lying.row + row, lying.column + column) for row in range(rows) for column in range(columns)]


def laid(landscape: Landscape, face: Face, lying: Lying) -> Landscape:
    """The landscape with that face on top of it. What is left of a condition that it covers in part is empty."""
    tokens = [token for row in turned_face(face, QUARTERS[lying.rotation]) for token in row]
    squares = squares_of(lying)
    broken = {landscape[square] for square in squares if square in landscape and is_condition(landscape[square])}
    left = {square: EMPTY if token in broken else token for square, token in landscape.items()}
    return {**left, **dict(zip(squares, tokens, strict=True))}


def without_whole_turns(rotation: float) -> int:
    """The clockwise rotation of a card that is turned by ``rotation`` degrees, counterclockwise if negative."""
    return int(rotation) % 360


def breaches(
    landscape: Landscape,
    rotation: float,
    row: float,
    column: float,
    under: bool = False,
    may_lie_apart: bool = False,
    may_cover_conditions: bool = False,
) -> set[str]:
    """The rules on placing that are broken by laying a card so.

    An empty landscape has nothing to be covered; of a card that is askew it cannot be told what it covers.
    """
    askew = set()
    if rotation % 90:
        askew.add("place.quarter-turns")
    if row != int(row) or column != int(column):
        askew.add("place.grid")
    if askew:
        return askew
    lying = Lying(without_whole_turns(rotation), int(row), int(column))
    covered = [square for square in squares_of(lying) if square in landscape]
    if under and covered:
        return {"place.on-top"}
    broken = set()
    if landscape and not covered and not may_lie_apart:
        broken.add("place.cover")
    if any(is_condition(landscape[square]) for square in covered) and not may_cover_conditions:
        broken.add("place.condition")
    return broken


def placements(landscape: Landscape, may_lie_apart: bool = False, may_cover_conditions: bool = False) -> Iterator[Lying]:
    """Every way to lay a further card that can be told: on top of a landscape or, if it may lie apart, anywhere."""
    rows = [-FARTHEST, FARTHEST] if may_lie_apart else [row for row, _ in landscape]
    columns = [-FARTHEST, FARTHEST] if may_lie_apart else [column for _, column in landscape]
    for rotation in QUARTERS:
        for row in range(max(min(rows) - 2, -FARTHEST), min(max(rows), FARTHEST) + 1):
            for column in range(max(min(columns) - 2, -FARTHEST), min(max(columns), FARTHEST) + 1):
                if not breaches(landscape, rotation, row, column, False, may_lie_apart, may_cover_conditions):
                    yield Lying(rotation, row, column)


def has_room(landscape: Landscape) -> bool:
    """Whether a card can be laid without covering a condition."""
    return not landscape or any(placements(landscape))
