"""How a landscape comes about, card laid on card. Průběh hry 2."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.confusing_lands.landscape.faces import Face, face, unknown_face
from lawspeaker.games.confusing_lands.landscape.landscape import Ground, Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, bit_of
from lawspeaker.games.confusing_lands.words import Direction, Symbol

_REMEMBERED = 1024


class Laid(NamedTuple):
    """A card that was laid, and the ground before and after."""

    face: Face
    """What it shows."""
    bit: int
    """The number of the bit of its top left square."""
    squares: Squares
    """Those that it took."""
    before: Ground
    after: Ground

    @property
    def conditions(self) -> Mapping[int, Squares]:
        """The condition that it bears, by number, with its squares as far as these are known."""
        return {number: parts << self.bit for number, parts in self.face.shown.conditions.items()}

    @property
    def perhaps_condition(self) -> Squares:
        """The squares that may be part of its condition, in addition to those that are."""
        return self.face.shown.perhaps_condition << self.bit


@dataclass(frozen=True)
class Laying:
    """Cards that were laid one after the other where nothing lay before."""

    steps: Sequence[Laid]

    @property
    def ground(self) -> Ground:
        """What the next card is laid on."""
        return self.steps[-1].after if self.steps else Landscape.EMPTY.ground

    @cached_property
    def on_top(self) -> Sequence[Squares]:
        """Of each card the squares that no later one covers."""
        covered, on_top = NONE, []
        for step in reversed(self.steps):
            on_top.append(step.squares & ~covered)
            covered |= step.squares
        return on_top[::-1]

    @cached_property
    def landscape(self) -> Landscape:
        """The landscape that they make."""
        return seen_from_above(Landscape.EMPTY, self.steps)


@lru_cache(_REMEMBERED, typed=True)
def lay(ground: Ground, face: Face, row: int, column: int) -> Laid:
    """Lays a card that shows that face, with its top left square in that row and column.

    The cards of a game are laid in the same order again for each question about it, and for each candidate that adds one.
    """
    bit = bit_of(row, column)
    return Laid(face, bit, face.shown.squares << bit, ground, ground.covered_by(face.shown, bit))


def seen_from_above(landscape: Landscape, steps: Sequence[Laid]) -> Landscape:
    """The landscape with these cards laid on it: of each square only what lies on top is seen."""
    symbols, ends = [NONE] * len(Symbol), [NONE] * len(Direction)
    covered = unknown = NONE
    for shown, bit in [*((step.face.shown, step.bit) for step in reversed(steps)), (landscape, 0)]:
        in_sight = ~covered
        for symbol, squares in shown.symbols_seen:
            symbols[symbol] |= squares << bit & in_sight
        for edge, squares in shown.ends_seen:
            ends[edge] |= squares << bit & in_sight
        unknown |= shown.unknown << bit & in_sight
        covered |= shown.squares << bit
    ground = steps[-1].after if steps else landscape.ground
    return Landscape(covered, symbols, ends, ground.conditions, unknown, ground.perhaps_condition, ground.further)


def shown(sources: Sources, card: Document, rotation: int) -> Face:
    """The face that a card shows, turned so far; of a card that nobody knows, squares of unknown content."""
    number, side = card.get("card"), card.get("side")
    if number is None or side is None:
        return unknown_face(rotation, side, number)
    rows = where_known(lambda: sources.figure("cards", str(number), side), None)
    return unknown_face(rotation, side, number) if rows is None else face(rows, rotation, side, number)
