"""Conditions whose squares in a landscape are unknown. Přehled karty 2; Průběh hry 4.

A condition takes two adjoining squares of its card, and no card may cover them: so they are among those still in sight.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.laying import Laid
from lawspeaker.games.confusing_lands.landscape.squares import NONE, STRIDE, Squares, each
from lawspeaker.games.confusing_lands.landscape.terms import touching
from lawspeaker.games.confusing_lands.words import Side


@frozen
class HiddenCondition:
    """A condition that may be on any of several pairs of squares."""

    number: int | None
    """Its number, if that is known."""
    pairs: Sequence[Squares]
    is_certain: bool
    """Whether there is a condition at all."""
    card: int | None = None
    """The place of its card among those placed; none if it is only seen from above."""

    def is_covered_by(self, squares: Squares) -> bool:
        """Whether a card on these squares certainly covers a part of it."""
        return self.is_certain and all(pair & squares for pair in self.pairs)

    def may_be_covered_by(self, squares: Squares) -> bool:
        """Whether a card on these squares may cover a part of it."""
        return any(pair & squares for pair in self.pairs)

    def uncovered_by(self, squares: Squares) -> "HiddenCondition":
        """The same condition where it is known that a card on these squares covers no part of it."""
        return replace(self, pairs=[pair for pair in self.pairs if not pair & squares])


def on_card(nth: int, side: str | None, step: Laid) -> HiddenCondition | None:
    """The condition of a card that was laid, if it is not known where on it that is; ``None``: it is known, or there is none."""
    if not step.face.shown.perhaps_condition:
        return None
    number, parts = next(iter(step.conditions.items()), (None, NONE))
    pairs = list(_pairs(parts, step.perhaps_condition))
    return HiddenCondition(number, pairs, side == Side.CONDITION, nth) if pairs else None


def on_cards(sides: Sequence[str | None], steps: Sequence[Laid]) -> list[HiddenCondition]:
    """Those of the cards that were laid, with the side of each that is seen, on squares that are still in sight."""
    found: list[HiddenCondition] = []
    for nth, (side, step) in enumerate(zip(sides, steps, strict=True)):
        if found:
            found = [hidden.uncovered_by(step.squares) for hidden in found]
        if hidden := on_card(nth, side, step):
            found.append(hidden)
    return found


def as_seen(hidden: HiddenCondition, seen: Landscape) -> HiddenCondition:
    """The condition where more of the squares is seen."""
    possible = seen.unknown | (seen.condition_squares if hidden.number is None else seen.conditions.get(hidden.number, NONE))
    return replace(hidden, pairs=[pair for pair in hidden.pairs if not pair & ~possible])


def seen_in_part(seen: Landscape) -> list[HiddenCondition]:
    """Those in a landscape that is only seen from above: halves of conditions, and what may be one on unknown squares."""
    halves = [(number, parts) for number, parts in seen.conditions.items() if parts.bit_count() == 1]
    found = [HiddenCondition(number, list(_pairs(parts, seen.unknown & touching(parts))), True) for number, parts in halves]
    return [*found, HiddenCondition(None, list(_pairs(NONE, seen.unknown)), False)]


def _pairs(parts: Squares, others: Squares) -> Iterator[Squares]:
    """The pairs of adjoining squares of which the ``others`` may be, with all those that certainly are."""
    both = parts | others
    for square in each(both if others else NONE):
        for beside in (square << 1, square << STRIDE):
            if beside & both and not parts & ~(square | beside):
                yield square | beside
