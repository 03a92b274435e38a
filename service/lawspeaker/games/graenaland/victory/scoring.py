"""The score sheet of a position."""

from collections.abc import Iterator
from functools import partial

from lawspeaker.adjudication.rules.scoring import Score, ScoreSheet
from lawspeaker.adjudication.unknown import Count, Gaps, surely
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import points, scored
from lawspeaker.games.graenaland.victory.ranking import is_won, ranking
from lawspeaker.games.graenaland.words import CLANS


def score_sheet(state: State) -> ScoreSheet:
    """What everybody has scored who plays or, if that is not known, who is in sight."""
    gaps = Gaps()
    rank = gaps.where_known(lambda: ranking(state), None)
    if rank is None:
        rank = {clan: Count(1, None, tuple(gaps.places)) for clan in CLANS if clan in state.clans_seen}
    scores = [Score(player, points(state, player), rank[player], partial(scored, state, player)) for player in rank]
    return ScoreSheet(scores, list(_rules(state)), gaps.places)


def _rules(state: State) -> Iterator[str]:
    """The rules behind the scores, in addition to those of the goals."""
    yield "victory.ranking"
    if state.has_victory_point_cards:
        yield "points.levels"
    if surely(lambda: is_won(state)):
        yield "victory.winner"
