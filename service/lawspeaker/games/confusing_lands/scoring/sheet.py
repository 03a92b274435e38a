"""The score sheet of a position, line by line. Bodování; Sólo varianta 4."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from lawspeaker.adjudication.rules.checks import Finding, Outcome
from lawspeaker.adjudication.rules.scoring import Score, ScoreLine, ScoreSheet
from lawspeaker.adjudication.unknown import Count, Gaps, Place, where_known
from lawspeaker.games.confusing_lands.conditions.condition import Award
from lawspeaker.games.confusing_lands.conditions.table import CONDITIONS, LAND_OF_PLENTY, RULES
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, named
from lawspeaker.games.confusing_lands.scoring.ranking import SHARED_VICTORY, SOLO, TIE_BREAK, Ranking, ranking
from lawspeaker.games.confusing_lands.scoring.rating import possible_ratings
from lawspeaker.games.confusing_lands.scoring.tally import Brought, Tally, tally, times
from lawspeaker.games.confusing_lands.state import State

RATING = "solo.rating"


def score_sheet(state: State) -> ScoreSheet:
    """The scores of all players or, if they are unknown, of the owners of the known landscapes."""
    gaps = Gaps()
    players = gaps.where_known(lambda: state.players, state.players_seen)
    missing = tuple(gaps.places)
    tallies = [tally(state, player) for player in players]
    standing = ranking(state, tallies)
    ranks = standing.ranks if not missing else _alone_or_not(tallies, standing, missing)
    scores = [Score(tally.player, tally.total, ranks[tally.player], partial(_lines, state, tally)) for tally in tallies]
    applied = [] if missing else list(_applied(state, tallies, standing))
    given = {finding.rule for finding in applied}
    return ScoreSheet(scores, [] if missing or standing.rule in given else [standing.rule], missing, applied)


def _alone_or_not(tallies: Sequence[Tally], standing: Ranking, missing: Sequence[Place]) -> Mapping[str, Count]:
    """The ranks where it is not known who plays: each may play alone, and be first, unless cards lie before another."""
    ranks = {}
    for player, rank in standing.ranks.items():
        others = [tally for tally in tallies if tally.player != player]
        is_sure = bool(others) and (rank.high == 1 or others[0].has_cards)
        ranks[player] = rank if is_sure else Count(1, 2, (*rank.missing, *missing))
    return ranks


def _lines(state: State, tally: Tally) -> Iterator[ScoreLine]:
    """The points of each condition in the landscape, then those of the shared one, and the deduction."""
    for brought in tally.own:
        yield _line(state, tally, brought, shared=False)
    if tally.further.high:
        yield ScoreLine("score.own", tally.points_of_further, facts={"player": tally.player, "count": tally.further})
    yield _line_of_shared(state, tally)
    if tally.conditions.high:
        squares = tally.landscape.condition_squares if tally.landscape else NONE
        facts = {"player": tally.player, "count": tally.conditions, "deduction": tally.deduction}
        yield ScoreLine(
            "score.deduction",
            times(tally.deduction, -1),
            _at(state, tally, squares),
            facts,
        )


_UNSEEN = "?"
"""What a line gives for the number of a condition that is not known."""


def _line_of_shared(state: State, tally: Tally) -> ScoreLine:
    if tally.conditions.high == 0:
        return ScoreLine("score.no-own-condition", Count.exactly(0), facts={"player": tally.player})
    brought = where_known(lambda: tally.shared, None)
    if brought is None:
        return ScoreLine("score.shared", tally.points_of_shared, facts={"player": tally.player})
    return _line(state, tally, brought, shared=True)


def _line(state: State, tally: Tally, brought: Brought, *, shared: bool) -> ScoreLine:
    number, points = brought.condition, brought.points
    facts: dict[str, Any] = {"player": tally.player, "condition": number, "points": points, "shared": shared}
    if not points.is_exact:
        return ScoreLine(RULES[number], points, facts=facts)
    if number == LAND_OF_PLENTY:
        facts |= {"lowest_condition": brought.lowest or _UNSEEN, "squares": [], "awards": []}
        return ScoreLine(RULES[number], points, facts=facts)
    count, squares, because_of = 0, NONE, NONE
    for award in brought.awards:
        count, squares, because_of = count + award.count, squares | award.squares, because_of | award.because_of
    facts |= {"count": count, **_squares(squares, because_of)}
    facts["awards"] = [_given(award, CONDITIONS[number].each) for award in brought.awards]
    if because_of:
        facts["earned"] = [_earned(award, CONDITIONS[number].each) for award in brought.awards]
    return ScoreLine(RULES[number], points, _at(state, tally, squares | because_of), facts)


def _at(state: State, tally: Tally, squares: Squares) -> Sequence[Place]:
    """The places that show these squares of the landscape."""
    return state.given_landscape(tally.player).places(squares) if squares else ()


def _given(award: Award, each: int) -> dict[str, Any]:
    return {"points": award.count * each, **_squares(award.squares, award.because_of)}


def _earned(award: Award, each: int) -> str:
    """What some squares earn, as a message in any language lists it: ``r1c2 (r1c3, r2c2) = 8``."""
    return f"{', '.join(named(award.squares))} ({', '.join(named(award.because_of))}) = {award.count * each}"


def _squares(squares: Squares, because_of: Squares) -> dict[str, Any]:
    """Those that score, and those because of which they do, if there are any."""
    return {"squares": named(squares), "because_of": named(because_of)} if because_of else {"squares": named(squares)}


def _applied(state: State, tallies: Sequence[Tally], standing: Ranking) -> Iterator[Finding]:
    """The findings in addition to the lines: how a tie was broken, and the rating of a player who plays alone."""
    if standing.rule in (TIE_BREAK, SHARED_VICTORY):
        yield Finding(standing.rule, Outcome.APPLIED, facts=standing.facts)
    for alone in tallies if standing.rule == SOLO else ():
        ratings = possible_ratings(state, alone.total)
        if len(ratings) == 1:
            facts = {"player": alone.player, "points": alone.total, "rating": ratings[0].value}
            yield Finding(RATING, Outcome.APPLIED, facts=facts)
