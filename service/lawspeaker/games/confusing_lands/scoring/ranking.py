"""Who wins. Bodování 4; Sólo varianta 4."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from itertools import product
from typing import Any

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import Count, hull
from lawspeaker.games.confusing_lands.scoring.tally import LandscapePoints, Tally, tally
from lawspeaker.games.confusing_lands.scoring.tie_break import tie_break
from lawspeaker.games.confusing_lands.state import State

SOLO = "solo.scoring"
WINNER = "score.winner"
TIE_BREAK = "score.tie-break"
SHARED_VICTORY = "score.shared-victory"

Pair = tuple[LandscapePoints, LandscapePoints]
_MOST_COMPARED = 1_000
"""The largest number of pairs of possible results of two landscapes that are compared."""


@frozen
class Ranking:
    """The ranks: the winner is first, the other player second."""

    ranks: Mapping[str, Count]
    rule: str
    """The rule that decides it."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What an answer says about it, if it is known."""


def ranking(state: State, tallies: Sequence[Tally]) -> Ranking:
    """The ranks of those who play; a single player is first."""
    if len(tallies) < 2:
        ranks = {tally.player: Count.exactly(1) for tally in tallies}
        return Ranking(ranks, SOLO, {"fault": "rank", "player": next(iter(ranks), "none")})
    one, other = tallies
    points, of_other = one.total, other.total
    if points.exceeds(of_other):
        return _won(WINNER, one, other, fault="fewer")
    if of_other.exceeds(points):
        return _won(WINNER, other, one, fault="fewer")
    pairs = _pairs(state, one, other)
    if not pairs:
        unsure = Count(1, 2, (*points.missing, *of_other.missing) or (*one.missing, *other.missing))
        return _undecided(one, other, unsure, unsure)
    ahead = {tie_break(state.sources, *pair) for pair in pairs}
    if len(ahead) > 1:
        missing = one.total.missing + other.total.missing
        return _undecided(one, other, Count(1, 2 if -1 in ahead else 1, missing), Count(1, 2 if 1 in ahead else 1, missing))
    if ahead == {0}:
        return _level(one, other, pairs)
    return _ahead(one, other, pairs) if ahead == {1} else _ahead(other, one, [(second, first) for first, second in pairs])


def _pairs(state: State, one: Tally, other: Tally) -> Sequence[Pair]:
    """The possible results of two landscapes; none if there are too many."""
    pairs: list[Pair] = []
    for shared in state.perhaps_shared:
        outcomes, of_other = one.outcomes(shared), other.outcomes(shared)
        if not outcomes or not of_other or len(pairs) + len(outcomes) * len(of_other) > _MOST_COMPARED:
            return []
        pairs += product(outcomes, of_other)
    return pairs


def _undecided(one: Tally, other: Tally, rank: Count, of_other: Count) -> Ranking:
    ahead, behind = (one, other) if rank.high == 1 else (other, one)
    facts = {"fault": "not-behind", "player": ahead.player, "other_player": behind.player}
    return Ranking({one.player: rank, other.player: of_other}, WINNER, facts)


def _level(one: Tally, other: Tally, pairs: Sequence[Pair]) -> Ranking:
    facts = {"players": [one.player, other.player], "player": one.player, "other_player": other.player, "points": one.total}
    return Ranking(dict.fromkeys((one.player, other.player), Count.exactly(1)), SHARED_VICTORY, facts | _compared(pairs))


def _ahead(winner: Tally, other: Tally, pairs: Sequence[Pair]) -> Ranking:
    """The ranking where the first is level or has more points, and wins however the gaps are filled in."""
    is_level = all(one.total == other.total for one, other in pairs)
    if is_level and len({(one.own, other.own) for one, other in pairs}) == 1:
        return _won(TIE_BREAK, winner, other, **_compared(pairs))
    return _won(WINNER, winner, other, fault="whatever")


def final_ranking(state: State) -> Ranking:
    """The ranks of all who play. Raises ``Unknown`` if it is not known who does."""
    return state.remember("final ranking", lambda: ranking(state, [tally(state, player) for player in state.players]))


def is_complete_tie(state: State) -> bool:
    """Whether two players are level to the last, so that a deciding game is played. Raises ``Unknown``."""
    found = final_ranking(state)
    if found.rule == WINNER:
        for rank in found.ranks.values():
            rank.exact()
    return found.rule == SHARED_VICTORY


def _won(rule: str, winner: Tally, other: Tally, **facts: Any) -> Ranking:
    facts = {"player": winner.player, "other_player": other.player, "points": winner.total, "other_points": other.total} | facts
    return Ranking({winner.player: Count.exactly(1), other.player: Count.exactly(2)}, rule, facts)


def _compared(pairs: Sequence[Pair]) -> dict[str, Any]:
    """The values that are compared for two players with equal points."""
    own, of_other = pairs[0]
    shared = {"shared_value": hull([one for (_, one), _ in pairs]), "other_shared_value": hull([one for _, (_, one) in pairs])}
    return {"values": list(own.own), "other_values": list(of_other.own), **shared}
