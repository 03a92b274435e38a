"""The key terms in which conditions speak of squares, each a function on sets of squares. Bodovací podmínky: Klíčové pojmy."""

from collections.abc import Iterator, Sequence

from lawspeaker.games.confusing_lands.landscape.squares import NONE, STRIDE, Squares, first, frame
from lawspeaker.games.confusing_lands.words import Direction


def touching(squares: Squares) -> Squares:
    """The squares that touch any of these: the four neighbours of each. Klíčové pojmy 1."""
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


def near(squares: Squares) -> Squares:
    """The squares near any of these: the eight around each of them, across corners too. Klíčové pojmy 2."""
    beside = squares << 1 | squares >> 1
    row = squares | beside
    return beside | row << STRIDE | row >> STRIDE


def connected(squares: Squares) -> Iterator[Squares]:
    """The groups of these squares in which each touches another of its group, in reading order. Klíčové pojmy 3.

    A square that touches no other is a group by itself.
    """
    while squares:
        group = group_of(first(squares), squares)
        yield group
        squares ^= group


def group_of(start: Squares, squares: Squares) -> Squares:
    """Those of these squares that one gets to from ``start`` by stepping from one to another that touches it."""
    group, grown = start, start | touching(start) & squares
    while grown != group:
        group, grown = grown, grown | touching(grown) & squares
    return group


def border(landscape: Squares) -> Squares:
    """The squares of the landscape that touch a place outside of it. Klíčové pojmy 4."""
    inner = landscape << 1 & landscape >> 1 & landscape << STRIDE & landscape >> STRIDE
    return landscape & ~inner


def outer_border(landscape: Squares) -> Squares:
    """The squares of the landscape that touch the outside of it, those that touch only a hole in it left out.

    What meets the outside only across a corner is a hole.
    """
    around = frame(landscape) & ~landscape
    outside = group_of(first(around), around)
    return landscape & touching(outside)


def flows_into(ends: Sequence[Squares], river: Squares) -> Squares:
    """The squares into which these river squares flow: a river end lies on the edge between them. Klíčové pojmy 5.

    ``ends`` has, by direction, the squares with a river end there. What they flow into need have no river of its own.
    """
    return (
        (river & ends[Direction.NORTH]) >> STRIDE
        | (river & ends[Direction.EAST]) << 1
        | (river & ends[Direction.SOUTH]) << STRIDE
        | (river & ends[Direction.WEST]) >> 1
    )


def flows_past(ends: Sequence[Squares], river: Squares) -> Squares:
    """The squares past which these river squares flow: on the edge between them lies no river end. Klíčové pojmy 6."""
    return (
        (river & ~ends[Direction.NORTH]) >> STRIDE
        | (river & ~ends[Direction.EAST]) << 1
        | (river & ~ends[Direction.SOUTH]) << STRIDE
        | (river & ~ends[Direction.WEST]) >> 1
    )


def spaces_from(start: Squares, landscape: Squares) -> Iterator[Squares]:
    """The squares that are 0, 1, 2 ... spaces from ``start``, by the shortest path inside the landscape. Klíčové pojmy 7.

    The path goes from square to touching square, over those of conditions too.
    """
    reached, latest = start, start
    while latest:
        yield latest
        latest = touching(latest) & landscape & ~reached
        reached |= latest


def within(spaces: int, start: Squares, landscape: Squares) -> Squares:
    """The squares at most ``spaces`` spaces from ``start``, including ``start``. Klíčové pojmy 7."""
    reached = start
    for _ in range(spaces):
        reached |= touching(reached) & landscape
    return reached


_ROW = (1 << STRIDE) - 1
_COLUMN = sum(1 << row * STRIDE for row in range(STRIDE))


def in_line(square: Squares) -> Squares:
    """The row and the column of a square."""
    row, column = divmod(square.bit_length() - 1, STRIDE)
    return _ROW << row * STRIDE | _COLUMN << column


def in_line_without_gap(square: Squares, landscape: Squares) -> Squares:
    """The row and the column of a square as far as the landscape goes on without a gap."""
    lines = square
    for step in (1, STRIDE):
        line, grown = NONE, square
        while grown != line:
            line, grown = grown, grown | (grown << step | grown >> step) & landscape
        lines |= line
    return lines
