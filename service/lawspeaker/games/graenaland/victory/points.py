"""What a player scores: the goals reached, or with victory point cards the levels. Podmínky vítězství; Karty vítězných bodů."""

from collections.abc import Sequence

from lawspeaker.adjudication.rules.scoring import ScoreLine
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Gaps, Unknown, total
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.goals import GoalProgress, tally
from lawspeaker.games.graenaland.words import Goal

LEVELS = 3
"""Levels of each goal on a victory point card."""


def scored(state: State, player: str) -> Sequence[ScoreLine]:
    """What each goal brings the player."""

    def lines() -> Sequence[ScoreLine]:
        by_card = state.has_victory_point_cards
        return [_by_card(state, player, goal) if by_card else _by_goal(state, player, goal) for goal in Goal]

    return state.remember(("scored", player), lines)


def points(state: State, player: str) -> Count:
    """How many goals the player has reached; with victory point cards, how many victory points."""
    return total([line.points for line in scored(state, player)])


def reached(state: State, player: str, goal: Goal) -> Count:
    """1 if the player has reached the goal, else 0."""
    return tally(state, player, goal).count.reaches(due(state, goal))


def due(state: State, goal: Goal) -> int:
    """What has to be reached for the goal."""
    number: int = state.sources.figure("goals", goal)
    return number


def _by_goal(state: State, player: str, goal: Goal) -> ScoreLine:
    found = tally(state, player, goal)
    number = due(state, goal)
    return _line(player, found, found.count.reaches(number), due=number)


def _by_card(state: State, player: str, goal: Goal) -> ScoreLine:
    found = tally(state, player, goal)
    gaps = Gaps()
    printed = gaps.where_known(lambda: levels(state, player, goal), None)
    if printed is None:
        return _line(player, found, Count(0, LEVELS, tuple(gaps.places)))
    return _line(player, found, total(found.count.reaches(level) for level in printed), due=printed)


def levels(state: State, player: str, goal: Goal) -> Sequence[int]:
    """The levels of the goal on the victory point card that the player has kept. Raises ``Unknown``."""
    place = ("clans", player, "victory_cards")
    if len(state.known(*place)) != 1:
        raise Unknown((ROOT, *place))  # it has not been chosen yet
    printed: Sequence[int] = state.known(*place, 0, goal)
    return printed


def _line(player: str, found: GoalProgress, points: Count, **facts: object) -> ScoreLine:
    return ScoreLine(found.rule, points, found.at, {"player": player, "count": found.count, **facts})
