"""The progress of a player towards each of the five goals, piece by piece. Konec hry: Podmínky vítězství; Úpravy pro hru ve
třech.

What is unknown makes a number a range. ``points`` says how much reaching a goal scores.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Gaps, Place, hull, total
from lawspeaker.games.graenaland.board.board import SETTLEMENTS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import HOUSES, Goal, Settlement

ON_BOARD = HOUSES - 1
"""Houses that a clan can have on the board."""

RULE_OF_GOAL = {goal: f"goal.{goal}" for goal in Goal}
THREE_PLAYERS = "goal.buildings-three-players"
"""The rule of the goal of buildings, where the changes for three players are in force."""


@frozen
class GoalProgress:
    """The progress of a player towards a goal."""

    rule: str
    count: Count
    at: Sequence[Place]
    """The pieces that were counted, as far as they are known."""


class _Holding(NamedTuple):
    """What a player has in one territory."""

    settlements: Count
    buildings: Count
    settled_at: Sequence[Place] = ()
    built_at: Sequence[Place] = ()

    def with_at_most(self, more: int) -> "_Holding":
        """The holding with at most ``more`` additional settlements."""
        most = self.settlements.low + more
        settlements, buildings = self.settlements.limited(most), self.buildings.limited(most)
        if settlements is self.settlements and buildings is self.buildings:
            return self  # as in most territories
        return self._replace(settlements=settlements, buildings=buildings)


_NOTHING = _Holding(Count.exactly(0), Count.exactly(0))


def tally(state: State, player: str, goal: Goal) -> GoalProgress:
    """The progress of the player towards the goal."""
    match goal:
        case Goal.SETTLEMENTS:
            return _settlements(state, player)
        case Goal.TERRITORIES:
            return _territories(state, player)
        case Goal.LARGEST:
            return _largest(state, player)
        case Goal.BUILDINGS:
            return _buildings(state, player)
        case Goal.ARMY:
            return _army(state, player)


def _settlements(state: State, player: str) -> GoalProgress:
    """Villages and buildings count together."""
    holdings = _holdings(state, player)
    count = total([holding.settlements for holding in holdings]).limited(ON_BOARD)
    return GoalProgress(RULE_OF_GOAL[Goal.SETTLEMENTS], count, [place for holding in holdings for place in holding.settled_at])


def _territories(state: State, player: str) -> GoalProgress:
    """Territories count where the player has two settlements or more."""
    holdings = _holdings(state, player)
    count = total([holding.settlements.reaches(2) for holding in holdings if holding.settlements.high != 1])
    at = [place for holding in holdings if holding.settlements.low >= 2 for place in holding.settled_at]
    return GoalProgress(RULE_OF_GOAL[Goal.TERRITORIES], count, at)


def _largest(state: State, player: str) -> GoalProgress:
    """The territory counts where the player has most settlements; of several like it one alone."""
    holdings = _holdings(state, player)
    largest = max(holdings, key=attrgetter("settlements.low"), default=_NOTHING)
    low = largest.settlements.low
    larger = [holding.settlements for holding in holdings if (holding.settlements.high or 0) > low]
    high = max((perhaps.high or 0 for perhaps in larger), default=low)
    count = Count(low, high, tuple(place for perhaps in larger for place in perhaps.missing))
    return GoalProgress(RULE_OF_GOAL[Goal.LARGEST], count, largest.settled_at)


def _buildings(state: State, player: str) -> GoalProgress:
    """Buildings count, with three players without the first of them."""
    holdings = _holdings(state, player)
    count = total([holding.buildings for holding in holdings]).limited(ON_BOARD)
    at = [place for holding in holdings for place in holding.built_at]
    gaps = Gaps()
    has_changes = gaps.where_known(lambda: {state.has_three_player_changes}, {False, True})
    counted = hull([count.less(1) if is_changed else count for is_changed in has_changes], *gaps.places)
    return GoalProgress(THREE_PLAYERS if has_changes == {True} else RULE_OF_GOAL[Goal.BUILDINGS], counted, at)


def _army(state: State, player: str) -> GoalProgress:
    """The strength of the army counts."""
    place = (ROOT, "clans", player, "army")
    count = state.count("clans", player, "army", low=1)
    return GoalProgress(RULE_OF_GOAL[Goal.ARMY], count, [place] if count.is_exact else [])


def _holdings(state: State, player: str) -> Sequence[_Holding]:
    """What the player has in each territory where that is anything, or may be.

    Unknown holdings are limited by the houses of a clan that are not in sight.
    """

    def held() -> Sequence[_Holding]:
        seen = _seen_holdings(state, player)
        unclear = [holding for holding in seen if holding.settlements.missing or holding.buildings.missing]
        if not unclear:
            return seen
        rest = max(ON_BOARD - sum(holding.settlements.low for holding in seen), 0)
        return [holding.with_at_most(rest) for holding in seen]

    return state.remember(("holdings", player), held)


def _seen_holdings(state: State, player: str) -> Sequence[_Holding]:
    gaps = Gaps()
    territories = gaps.where_known(lambda: state.island.territories, None)
    contents = state.document.get("territories", {})
    if territories is not None:
        return [held for name in territories for held in _held(player, name, contents.get(name, {}))]
    seen = [held for name, content in contents.items() for held in _held(player, name, content)]
    anything = Count(0, ON_BOARD, tuple(gaps.places))
    elsewhere = _Holding(anything, anything)
    return [*seen, *[elsewhere] * (ON_BOARD // 2)]  # in more territories nobody can have two settlements


def _held(player: str, territory: str, content: Document) -> Sequence[_Holding]:
    """What the player has in a territory, or may have; none if it is known that there is nothing."""
    place = (ROOT, "territories", territory, SETTLEMENTS)
    if SETTLEMENTS not in content:
        anything = Count(0, ON_BOARD, (place,))
        return (_Holding(anything, anything),)
    concerned = [(index, house) for index, house in enumerate(content[SETTLEMENTS]) if house.get("player", player) == player]
    if not concerned:
        return ()
    settled_at: list[Place] = []
    built_at: list[Place] = []
    unclear: list[Place] = []
    unclear_buildings: list[Place] = []
    for index, house in concerned:
        at = (*place, index)
        if "player" in house:
            settled_at.append(at)
        else:
            unclear.append((*at, "player"))
        if house.get("kind") == Settlement.VILLAGE:
            continue
        if "player" in house and "kind" in house:
            built_at.append(at)
        else:
            unclear_buildings.append((*at, "kind" if "player" in house else "player"))
    return (_Holding(_count(settled_at, unclear), _count(built_at, unclear_buildings), settled_at, built_at),)


def _count(known: Sequence[Place], unclear: Sequence[Place]) -> Count:
    """The number of the known pieces and perhaps the unclear ones."""
    return Count(len(known), len(known) + len(unclear), tuple(unclear)) if unclear else Count.exactly(len(known))
