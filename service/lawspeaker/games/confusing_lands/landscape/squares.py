"""Sets of squares, each a whole number used as bits, so that a step of all of them to one side is a single shift.

Rows grow southwards and columns eastwards. A square is named by both: ``r2c3`` is in row 2, column 3.
"""

from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from operator import or_

Squares = int
"""A set of squares: bit by bit row after row, so that the lowest bit is the first square in reading order."""

NONE: Squares = 0

STRIDE = 96
"""Bits from a square to the one south of it: the widest row and more, so that no step leads from one row into another."""
MARGIN = 22
"""Rows and columns left free before row 0 and column 0: anything lies at -20 or later, and its surroundings next to it."""

_ROW: Squares = (1 << STRIDE) - 1
"""The first row of all."""
_REMEMBERED = 4096


def bit_of(row: int, column: int) -> int:
    """The number of the bit of that square."""
    return (row + MARGIN) * STRIDE + column + MARGIN


def square(row: int, column: int) -> Squares:
    """That square alone."""
    return 1 << bit_of(row, column)


def each(squares: Squares) -> Iterator[Squares]:
    """Each of the squares by itself, in reading order."""
    while squares:
        first = squares & -squares
        yield first
        squares ^= first


def first(squares: Squares) -> Squares:
    """The first of the squares in reading order, by itself."""
    return squares & -squares


def where(squares: Squares) -> tuple[int, int]:
    """Row and column of the first of the squares in reading order."""
    return _where((squares & -squares).bit_length() - 1)


def named(squares: Squares) -> list[str]:
    """The names of the squares in reading order."""
    return list(_names(squares))


@lru_cache(_REMEMBERED)
def _names(squares: Squares) -> tuple[str, ...]:
    return tuple(_name(one.bit_length() - 1) for one in each(squares))


def _where(bit: int) -> tuple[int, int]:
    row, column = divmod(bit, STRIDE)
    return row - MARGIN, column - MARGIN


@cache
def _name(bit: int) -> str:
    row, column = _where(bit)
    return f"r{row}c{column}"


def frame(squares: Squares) -> Squares:
    """The rectangle in which the squares lie, of which there is at least one, and the squares around it."""
    rows, columns = extent(squares)
    row = (1 << len(columns) + 2) - 1
    return sum(row << bit_of(down, columns.start - 1) for down in range(rows.start - 1, rows.stop + 1))


def extent(squares: Squares) -> tuple[range, range]:
    """The rows and the columns from the first to the last in which any of the squares lie, of which there is at least one."""
    rows = range(where(squares)[0], _where(squares.bit_length() - 1)[0] + 1)
    below_each_other = reduce(or_, (squares >> bit_of(row, -MARGIN) & _ROW for row in rows))
    return rows, range(where(below_each_other)[1], _where(below_each_other.bit_length() - 1)[1] + 1)
