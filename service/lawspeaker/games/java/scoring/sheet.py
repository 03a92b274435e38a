"""The score sheet of a position: what everybody has, and what the final scoring would add as the board is now. ¶2, 42-46."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from lawspeaker.adjudication.rules.checks import Finding, Outcome
from lawspeaker.adjudication.rules.scoring import Score, ScoreLine, ScoreSheet, ranks, those_with_most
from lawspeaker.adjudication.unknown import Count, Gaps, Place, where_known
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.figures.standing import standing_in
from lawspeaker.games.java.scoring.final import RULES, FinalPoints, Prize, figures_in, final_scoring
from lawspeaker.games.java.scoring.ranking import WINNER, has_scored, points_now
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase

_NOTHING = FinalPoints((), (), 0)


def score_sheet(state: State) -> ScoreSheet:
    """What everybody has scored who plays or, if that is not known, about whom the state says something."""
    gaps = Gaps()
    players, missing = gaps.where_known(lambda: state.players, state.players_seen), gaps.places
    points = {player: points_now(state, player) + _still_to_come(state, player) for player in players}
    ranked = ranks(points)
    if missing:
        ranked = {player: Count(rank.low, None, (*rank.missing, *missing)) for player, rank in ranked.items()}
    scores = [Score(player, points[player], ranked[player], partial(_lines, state, player)) for player in players]
    return ScoreSheet(scores, [WINNER], missing, [] if missing else list(_applied(state, points)))


def _still_to_come(state: State, player: str) -> Count:
    """What the final scoring of the player would bring now, if it is still to come."""
    coming, missing = _coming(state, player)
    return _perhaps(coming.total, missing)


def _coming(state: State, player: str) -> tuple[FinalPoints, Sequence[Place]]:
    """The final scoring that is still to come, or may be, and what would show whether it is."""
    gaps = Gaps()
    if gaps.where_known(lambda: has_scored(state, player), False):
        return _NOTHING, ()
    return final_scoring(state, player), gaps.places


def _perhaps(points: Count, missing: Sequence[Place]) -> Count:
    """These points or, as long as something is missing that says whether they are to come, perhaps none."""
    return Count(0, points.high, (*missing, *points.missing)) if missing and points.high != 0 else points


def _lines(state: State, player: str) -> Iterator[ScoreLine]:
    """The points so far, and city by city what the final scoring would bring now."""
    points = points_now(state, player)
    yield ScoreLine(
        "score.points",
        points,
        [] if not points.is_exact else [("/state", "points", player)],
        {"player": player, "points": points},
    )
    coming, missing = _coming(state, player)
    for prize in coming.prizes:
        brought = _perhaps(prize.points, missing)
        yield ScoreLine(RULES[prize.place], brought, _places(state, player, prize), _facts(state, player, prize, brought))
    if coming.missing:
        yield ScoreLine("final.total", Count(0, None, (*missing, *coming.missing)), facts={"player": player})


def _places(state: State, player: str, prize: Prize) -> Sequence[Place]:
    return where_known(lambda: figures_in(state, player, prize.palace), ())


def _facts(state: State, player: str, prize: Prize, points: Count) -> Mapping[str, Any]:
    facts: dict[str, Any] = {"player": player, "space": prize.palace.name, "points": points}
    if "value" in prize.palace.document:
        facts["value"] = prize.palace.value
    standing = where_known(lambda: standing_in(state, settlement(state, prize.palace.spaces)).heights, {})
    if heights := {who: own.known for who, own in standing.items() if own.known is not None}:
        facts["heights"] = heights
    return facts


def _applied(state: State, points: Mapping[str, Count]) -> Iterator[Finding]:
    """Who has won, once the game is over."""
    if state.document.get("phase") == Phase.OVER and all(count.is_exact for count in points.values()):
        won = those_with_most({player: count.low for player, count in points.items()})
        yield Finding(WINNER, Outcome.APPLIED, facts={"players": won, "points": points[won[0]].low, "count": len(won)})
