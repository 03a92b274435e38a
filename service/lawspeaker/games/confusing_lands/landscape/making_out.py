"""Finds the possible places of conditions in a landscape that is known only from above. Přehled karty 2, 3."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import NamedTuple

from lawspeaker.adjudication.work import Budget, GivenUp
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import HiddenCondition, seen_in_part
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.made_of_cards import can_be_made
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares
from lawspeaker.games.confusing_lands.words import CARDS, CARDS_IN_A_LANDSCAPE

_FEW = 12
"""Unknown squares of which it is looked at what can be on them, at most."""
_STEPS = 5_000
"""Steps that are taken to look for what can be on them, at most; after that anything can."""
_UNNUMBERED = 0
"""Stands for the unknown number of a condition."""


class Limits(NamedTuple):
    """What is known about a landscape in addition to its visible squares."""

    cards: int
    """The largest possible number of its cards."""
    numbers: int
    """The number of conditions whose place is unknown."""


ANY_LANDSCAPE = Limits(CARDS_IN_A_LANDSCAPE, CARDS)


def made_out(seen: Landscape, limits: Limits, work: Budget) -> tuple[Landscape, Sequence[HiddenCondition]]:
    """The landscape, and the conditions with an unknown place, on pairs of squares on which they can be.

    Takes steps of ``work``.
    """
    hidden = seen_in_part(seen)
    if seen.unknown.bit_count() > _FEW:
        return seen, hidden
    further = min(limits.cards - len(seen.conditions), limits.numbers)
    halves = [half for half in hidden if half.number is not None]
    own = Budget(_STEPS)

    def where_it_can_be(one: HiddenCondition) -> HiddenCondition:
        others = [half for half in halves if half is not one]
        return replace(one, pairs=[pair for pair in one.pairs if _can_be(seen, [(one.number, pair)], others, limits.cards, own)])

    found = [where_it_can_be(one) for one in hidden if one.number is not None or further > 0]
    work.spend(_STEPS - own.left)
    perhaps = reduce(or_, (pair for one in found for pair in one.pairs), NONE) & seen.unknown
    return seen.with_conditions_only_on(perhaps, further), found


def _can_be(
    seen: Landscape, lying: Sequence[tuple[int | None, Squares]], halves: Sequence[HiddenCondition], cards: int, work: Budget
) -> bool:
    """Whether ``cards`` cards can have brought these conditions to their squares, and the others of which halves are seen.

    Also true if finding out is too much ``work``.
    """
    if halves:
        half, *others = halves
        taken = reduce(or_, (pair for _, pair in lying))
        free = (pair for pair in half.pairs if not pair & taken)
        return any(_can_be(seen, [*lying, (half.number, pair)], others, cards, work) for pair in free)
    conditions = {_UNNUMBERED if number is None else number: pair for number, pair in lying}
    try:
        return can_be_made(replace(seen, conditions={**seen.conditions, **conditions}), cards, work, begins_apart=True)
    except GivenUp:
        return True
