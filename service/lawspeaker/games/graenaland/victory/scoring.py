"""The score sheet of a position."""

from collections.abc import Iterator, Mapping
from contextlib import suppress

from lawspeaker.adjudication.scoring import Score, ScoreSheet
from lawspeaker.adjudication.unknown import Count, Unknown
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import scored
from lawspeaker.games.graenaland.victory.ranking import is_won, ranking
from lawspeaker.games.graenaland.words import CLANS


def score_sheet(state: State) -> ScoreSheet:
    """What everybody has scored who plays or, if that is not known, who is in sight."""
    rank = _ranks(state)
    return ScoreSheet([Score(player, scored(state, player), rank[player]) for player in rank], list(_rules(state)))


def _ranks(state: State) -> Mapping[str, Count]:
    try:
        return ranking(state)
    except Unknown as unknown:
        return {clan: Count(1, None, unknown.places) for clan in CLANS if clan in state.clans_seen}


def _rules(state: State) -> Iterator[str]:
    """What the scores rest on beside the goals."""
    yield "victory.ranking"
    if state.has_victory_point_cards:
        yield "points.levels"
    with suppress(Unknown):
        if is_won(state):
            yield "victory.winner"
