"""Where cards can lie: on two times three squares, lying or standing. Přehled karty 1; Průběh hry 2, 3.

The place of a card is its top left square, so a set of squares stands for many places.
"""

from collections.abc import Iterator, Sequence

from lawspeaker.games.confusing_lands.landscape.squares import NONE, STRIDE, Squares, each, first
from lawspeaker.games.confusing_lands.words import LONGER_SIDE, SHORTER_SIDE

Shape = Sequence[int]
"""The steps east and south by which a single square grows to those of a card."""
LYING: Shape = (1,) * (LONGER_SIDE - 1) + (STRIDE,) * (SHORTER_SIDE - 1)
"""Of a card whose longer side runs from west to east."""
STANDING: Shape = (1,) * (SHORTER_SIDE - 1) + (STRIDE,) * (LONGER_SIDE - 1)
"""Of a card whose longer side runs from north to south."""
SHAPES = (LYING, STANDING)


def inside(shape: Shape, squares: Squares) -> Squares:
    """Where a card lies wholly on these squares."""
    for step in shape:
        squares &= squares >> step
    return squares


def meeting(shape: Shape, squares: Squares) -> Squares:
    """Where a card shares a square with these."""
    for step in shape:
        squares |= squares >> step
    return squares


def has_room(squares: Squares, shunned: Squares) -> bool:
    """Whether a card can be laid that shares a square with these squares, and none with those that it has to shun."""
    return any(meeting(shape, squares) & ~meeting(shape, shunned) for shape in SHAPES)


def taken(shape: Shape, places: Squares) -> Squares:
    """The squares that cards take there."""
    for step in shape:
        places |= places << step
    return places


def taken_inside(squares: Squares) -> Squares:
    """The squares that cards can take which lie wholly on these."""
    return taken(LYING, inside(LYING, squares)) | taken(STANDING, inside(STANDING, squares))


def linked(squares: Squares) -> Iterator[Squares]:
    """The squares that cards can take, one after the other, which lie wholly on these and each share one with those before.

    Where a card begins that shares none with any of them, there are several such sets of squares.
    """
    lying, standing = inside(LYING, squares), inside(STANDING, squares)
    while lying or standing:
        reached, grown = NONE, taken(LYING, first(lying)) or taken(STANDING, first(standing))
        while grown != reached:
            reached = grown
            grown |= taken(LYING, lying & meeting(LYING, grown))
            grown |= taken(STANDING, standing & meeting(STANDING, grown))
        yield reached
        lying, standing = lying & ~reached, standing & ~reached


def can_bring(parts: Squares, squares: Squares) -> bool:
    """Whether a card can lie wholly on these squares that takes all those parts of them."""
    for shape in SHAPES:
        places = inside(shape, squares)
        for part in each(parts):
            places &= meeting(shape, part)
        if places:
            return True
    return False
