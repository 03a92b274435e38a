"""Level on points: the conditions are compared one by one, the most valuable first. Bodování 4."""

from collections.abc import Sequence
from itertools import zip_longest

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.scoring.tally import LandscapePoints


@frozen
class _Comparison:
    """How two players who are level on points compare, condition by condition."""

    ahead: int
    """1 if the first is ahead, -1 if the other is, 0 if they are level."""
    is_open: bool = False
    """Whether it is a condition that scores nothing that puts one ahead, where the other has none left."""


def tie_break(sources: Sources, one: LandscapePoints, other: LandscapePoints) -> int:
    """1 if the first of two players is ahead, -1 if the other is, 0 if they are level in all."""
    if one.total != other.total:
        return 1 if one.total > other.total else -1
    found, with_shared = _compared(one.own, other.own), _compared(_with_shared(one), _with_shared(other))
    if found != with_shared and sources.reading("tiebreak.shared") == "yes":
        found = with_shared
    if found.is_open and sources.reading("tiebreak.none-left") == "equal":
        return 0
    return found.ahead


def _with_shared(outcome: LandscapePoints) -> Sequence[int]:
    return sorted([*outcome.own, outcome.shared], reverse=True)


def _compared(one: Sequence[int], other: Sequence[int]) -> _Comparison:
    """Who has more at the first difference in value or, if there is none, who has more conditions."""
    for values in zip_longest(one, other, fillvalue=0):
        if values[0] != values[1]:
            return _Comparison(1 if values[0] > values[1] else -1)
    longer = (len(one) > len(other)) - (len(one) < len(other))
    return _Comparison(longer, is_open=longer != 0)
