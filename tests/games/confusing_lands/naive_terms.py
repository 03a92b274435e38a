"""The key terms as plainly as possible, written from the rulebook alone: what the twin of the conditions speaks in."""

from collections.abc import Iterable, Mapping
from math import inf

from tests.games.confusing_lands.naive_placing import Landscape, Square

Agreed = Mapping[str, str]
"""The choice of every reading on which the rulebook leaves something open."""

EDGES = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def touching(square: Square) -> list[Square]:
    """The four squares around it."""
    row, column = square
    return [(row + down, column + right) for down, right in EDGES.values()]


def near(square: Square) -> list[Square]:
    """The eight squares around it."""
    row, column = square
    return [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


def groups(squares: Iterable[Square], joined: Mapping[Square, list[Square]]) -> list[set[Square]]:
    """The squares in groups, of which each hangs together by what joins its squares."""
    left = set(squares)
    found = []
    while left:
        group = {left.pop()}
        while further := {other for square in group for other in joined[square] if other in left}:
            group |= further
            left -= further
        found.append(group)
    return found


def connected(squares: Iterable[Square]) -> list[set[Square]]:
    """The squares in connected groups."""
    chosen = set(squares)
    return groups(chosen, {square: touching(square) for square in chosen})


def flows_into(landscape: Landscape, river: Square) -> list[Square]:
    """The squares that it touches by an edge with an end of the river."""
    return [(river[0] + EDGES[edge][0], river[1] + EDGES[edge][1]) for edge in EDGES if edge in landscape[river]]


def flows_past(landscape: Landscape, river: Square) -> list[Square]:
    """The squares that it touches by an edge without an end of the river."""
    return [(river[0] + EDGES[edge][0], river[1] + EDGES[edge][1]) for edge in EDGES if edge not in landscape[river]]


def spaces_from(landscape: Landscape, start: Square) -> dict[Square, float]:
    """How far it is to each square, walking over the squares of the landscape, conditions too; no way leads to a piece apart."""
    distance: dict[Square, float] = {start: 0}
    reached = [start]
    for square in reached:
        for other in touching(square):
            if other in landscape and other not in distance:
                distance[other] = distance[square] + 1
                reached.append(other)
    return dict.fromkeys(landscape, inf) | distance


def outside(landscape: Landscape, agreed: Agreed) -> set[Square]:
    """The squares around that do not belong to the landscape; a hole in it is agreed to belong to them or not."""
    rows = [row for row, _ in landscape]
    columns = [column for _, column in landscape]
    frame = {
        (row, column)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
        if (row, column) not in landscape
    }
    if agreed["border.holes"] == "yes":
        return frame
    corner = (min(rows) - 1, min(columns) - 1)
    (around,) = (group for group in connected(frame) if corner in group)
    return around
