"""Sets of spaces, each a whole number used as bits, so that a step of all of them in one direction is a single shift."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, reduce
from operator import and_, or_

from lawspeaker.games.java.notation import LAST_COLUMN, ROWS

Spaces = int
"""A set of spaces; a space is a set of one. The lowest bit is the first space in reading order."""

NONE: Spaces = 0

_STRIDE = 48
"""Bits from one row to the next: the widest row and more, so that no step leads from one row into another."""
ASIDE, LEFT_BELOW, RIGHT_BELOW = 2, _STRIDE - 1, _STRIDE + 1
"""Bits from a space to its neighbour on the right, and to those in the row below."""

_REMEMBERED = 4096


@cache
def space(name: str) -> Spaces:
    """The space of that name."""
    return 1 << (ROWS.index(name[0]) * _STRIDE + int(name[1:]))


EVERY: Spaces = reduce(
    or_, (space(f"{row}{column}") for nth, row in enumerate(ROWS) for column in range(nth % 2, LAST_COLUMN + 1, 2))
)
"""Every space that has a name."""


def all_of(names: Iterable[str]) -> Spaces:
    """The spaces of those names."""
    return reduce(or_, map(space, names), NONE)


def each_of(spaces: Spaces) -> Iterator[Spaces]:
    """Each of the spaces by itself, in reading order."""
    while spaces:
        first = spaces & -spaces
        yield first
        spaces ^= first


def names(spaces: Spaces) -> list[str]:
    """The names of the spaces, in reading order."""
    return list(_names(spaces))


def name(one: Spaces) -> str:
    """The name of a space."""
    return _names(one)[0]


@lru_cache(_REMEMBERED)
def _names(spaces: Spaces) -> tuple[str, ...]:
    places = (divmod(one.bit_length() - 1, _STRIDE) for one in each_of(spaces))
    return tuple(f"{ROWS[row]}{column}" for row, column in places)


def with_neighbours(spaces: Spaces) -> Spaces:
    """The spaces and all that adjoins them, were the rows and columns without end."""
    below, above = spaces << LEFT_BELOW | spaces << RIGHT_BELOW, spaces >> LEFT_BELOW | spaces >> RIGHT_BELOW
    return spaces | spaces << ASIDE | spaces >> ASIDE | below | above


def beside(spaces: Spaces) -> Spaces:
    """Every space that adjoins one of these and is none of them."""
    return with_neighbours(spaces) & EVERY & ~spaces


def beside_each(spaces: Spaces) -> Spaces:
    """Every space that adjoins each of these."""
    return reduce(and_, map(beside, each_of(spaces)), EVERY)


@lru_cache(_REMEMBERED)
def connected(seed: Spaces, within: Spaces) -> Spaces:
    """The spaces ``within`` that are connected with those of the ``seed`` that are among them.

    Remembered: from action to action most settlements and bodies of water stay as they are.
    """
    reached, grown = NONE, seed & within
    while grown != reached:
        reached, grown = grown, with_neighbours(grown) & within
    return reached


def groups(spaces: Spaces) -> Iterator[Spaces]:
    """The spaces by what is connected, in reading order of the first of each."""
    while spaces:
        group = connected(spaces & -spaces, spaces)
        yield group
        spaces ^= group
