"""The effects of actions, as far as they are known: their costs, their points, and the content of their events. ¶2, 4, 11."""

from collections.abc import Mapping
from functools import partial

from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.java.scoring.ranking import points_now
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import begin

NOTHING = Count.exactly(0)


def pay(after: NextState, state: State, cost: Count) -> None:
    """Spends ``cost`` action points in the turn, which thereby has begun."""
    begin(after)
    if cost != NOTHING:
        after.put_count(("turn", "spent"), state, lambda: (state.count("turn", "spent") + cost).between(0, state.most_points))


def give_points(after: NextState, state: State, gained: Mapping[str, Count]) -> None:
    """Gives the players their ``gained`` points."""
    for player, points in gained.items():
        if points != NOTHING:
            after.put_count(("points", player), state, partial(points_now(state, player).__add__, points))
