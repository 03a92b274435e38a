"""Level on points: the conditions are compared one by one, the most valuable first. Bodování 4."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from lawspeaker.games.confusing_lands.scoring.tally import Tally
from lawspeaker.games.confusing_lands.state import State


@dataclass(frozen=True, slots=True)
class _Comparison:
    """How two players who are level on points compare, condition by condition."""

    ahead: int
    """1 if the first is ahead, -1 if the other is, 0 if they are level."""
    is_open: bool = False
    """Whether it is a condition worth nothing that puts one ahead, where the other has none left."""


def tie_break(state: State, one: Tally, other: Tally) -> int:
    """1 if the first of two players who are level on points is ahead, -1 if the other is, 0 if they are level in all."""
    found, with_shared = _compared(own(one), own(other)), _compared(_with_shared(one), _with_shared(other))
    if found != with_shared and state.sources.reading("tiebreak.shared") == "yes":
        found = with_shared
    if found.is_open and state.sources.reading("tiebreak.none-left") == "equal":
        return 0
    return found.ahead


def own(tally: Tally) -> Sequence[int]:
    """What a player's own conditions bring, the most valuable first."""
    return sorted((brought.points.exact() for brought in tally.own), reverse=True)


def _with_shared(tally: Tally) -> Sequence[int]:
    return sorted([*own(tally), tally.points_of_shared.exact()], reverse=True)


def _compared(one: Sequence[int], other: Sequence[int]) -> _Comparison:
    """Who has more at the first difference in value or, if there is none, who has more conditions."""
    for values in zip_longest(one, other, fillvalue=0):
        if values[0] != values[1]:
            return _Comparison(1 if values[0] > values[1] else -1)
    longer = (len(one) > len(other)) - (len(one) < len(other))
    return _Comparison(longer, is_open=longer != 0)
