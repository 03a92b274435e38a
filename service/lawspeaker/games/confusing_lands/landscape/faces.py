"""The faces of cards, as they come to lie in a landscape: six squares, turned. Přehled karty 1, 2."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import MARGIN, NONE, Squares, bit_of
from lawspeaker.games.confusing_lands.landscape.terms import touching
from lawspeaker.games.confusing_lands.words import LONGER_SIDE, SHORTER_SIDE, Side

_REMEMBERED = 4096
_UNSEEN = (" ".join(["?"] * LONGER_SIDE),) * SHORTER_SIDE


@dataclass(frozen=True, eq=False)
class Face:
    """One side of a card, turned as it lies."""

    shown: Landscape
    """What it shows, with its top left square on bit 0, so that one shift brings it to its place."""

    def squares_at(self, row: int, column: int) -> Squares:
        """The squares that it takes with its top left square in that row and column."""
        return self.shown.squares << bit_of(row, column)


def face(rows: Sequence[str], rotation: int, side: str | None = None, card: int | None = None) -> Face:
    """The face that shows these two rows of three squares, turned clockwise by ``rotation`` degrees, a multiple of 90.

    Where it shows squares of unknown content, the side and the card tell, as far as they are known, which condition it bears.
    """
    return _face(tuple(rows), rotation % 360, side, card)


def unknown_face(rotation: int, side: str | None = None, card: int | None = None) -> Face:
    """A face that nobody has seen, turned clockwise by ``rotation`` degrees."""
    return _face(_UNSEEN, rotation % 360, side, card)


@lru_cache(_REMEMBERED)
def _face(rows: tuple[str, ...], rotation: int, side: str | None, card: int | None) -> Face:
    shown = Landscape.read(notation.turned(rows, rotation), -MARGIN, -MARGIN)
    seen, none = shown.condition_squares, Count.exactly(0)
    if seen:  # it bears no other
        perhaps = shown.perhaps_condition & touching(seen) if seen.bit_count() == 1 else NONE
        return Face(replace(shown, perhaps_condition=perhaps, further=none))
    if side == Side.PLAIN or not shown.perhaps_condition:
        return Face(replace(shown, perhaps_condition=NONE, further=none))
    if side is None:
        return Face(replace(shown, further=Count(0, 1)))
    if card is None:
        return Face(replace(shown, further=Count.exactly(1)))
    return Face(replace(shown, conditions={card: NONE}, further=none))
