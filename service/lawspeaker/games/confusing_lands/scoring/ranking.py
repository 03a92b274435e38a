"""Who wins. Bodování 4; Sólo varianta 4."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.confusing_lands.scoring.tally import Tally, tally
from lawspeaker.games.confusing_lands.scoring.tie_break import own, tie_break
from lawspeaker.games.confusing_lands.state import State

SOLO = "solo.scoring"
WINNER = "score.winner"
TIE_BREAK = "score.tie-break"
SHARED_VICTORY = "score.shared-victory"


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who ranks where: whoever wins is first, the other second."""

    ranks: Mapping[str, Count]
    rule: str
    """The rule that decides it."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What is to be told of that, if it is known."""


def ranking(state: State, tallies: Sequence[Tally]) -> Ranking:
    """The ranks of those who play; a single player is first."""
    if len(tallies) < 2:
        ranks = {tally.player: Count.exactly(1) for tally in tallies}
        return Ranking(ranks, SOLO, {"fault": "rank", "player": next(iter(ranks), "none")})
    one, other = tallies
    if other.total.exceeds(one.total):
        one, other = other, one
    if one.total.exceeds(other.total):
        return _won(WINNER, one, other)
    if not (one.total.is_exact and other.total.is_exact):
        unsure = Count(1, 2, one.total.missing + other.total.missing)
        return Ranking({one.player: unsure, other.player: unsure}, WINNER)
    ahead = tie_break(state, one, other)
    if not ahead:
        level = {"players": [one.player, other.player], "points": one.total.low}
        facts = {**level, "player": one.player, "other_player": other.player, **_compared(one, other)}
        return Ranking(dict.fromkeys((one.player, other.player), Count.exactly(1)), SHARED_VICTORY, facts)
    return _won(TIE_BREAK, one, other) if ahead > 0 else _won(TIE_BREAK, other, one)


def final_ranking(state: State) -> Ranking:
    """The ranks of all who play. Raises ``Unknown`` if it is not known who does."""
    return ranking(state, [tally(state, player) for player in state.players])


def is_complete_tie(state: State) -> bool:
    """Whether two players are level to the last, so that a deciding game is played. Raises ``Unknown``."""
    found = final_ranking(state)
    if found.rule == WINNER:
        for rank in found.ranks.values():
            rank.exact()
    return found.rule == SHARED_VICTORY


def _won(rule: str, winner: Tally, other: Tally) -> Ranking:
    facts = {"player": winner.player, "other_player": other.player, "points": winner.total, "other_points": other.total}
    if rule == TIE_BREAK:
        facts |= _compared(winner, other)
    return Ranking({winner.player: Count.exactly(1), other.player: Count.exactly(2)}, rule, facts)


def _compared(one: Tally, other: Tally) -> Mapping[str, Any]:
    """What is compared of two players who are level on points."""
    shared = {"shared_value": one.points_of_shared.low, "other_shared_value": other.points_of_shared.low}
    return {"values": own(one), "other_values": own(other), **shared}
