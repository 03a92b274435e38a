"""The cheapest way of a figure onto the board. ¶22, 23."""

from collections.abc import Sequence

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, each_of
from lawspeaker.games.java.figures.edges import FROM_LOWLANDS, price
from lawspeaker.games.java.figures.ways import Ways, perhaps_walkable, ways
from lawspeaker.games.java.state import State


@frozen
class Route:
    """A way of a figure."""

    path: Sequence[Spaces] | None
    """The spaces on which it goes; ``None`` if only the cost is known."""
    cost: int


def entry(state: State, player: str, to: Spaces) -> Route | None:
    """The cheapest way of a figure onto the board that ends on ``to``; ``None`` if there is none. Raises ``Unknown``."""

    def found() -> Route | None:
        direct = price(state, to)
        if direct != FROM_LOWLANDS and _may_walk(state, player, to, direct):
            walked = _from_the_edge(state, player)
            cost = walked.cost(to)
            if cost is not None and (direct is None or cost < direct):
                return Route(walked.path(to), cost)
        return None if direct is None else Route([to], direct)

    return state.once(("entry", player, to), found)


def walks_on(state: State) -> bool:
    """Whether a figure that enters may walk on in the same action."""
    return state.sources.reading("entry.through-own") == "yes"


def _may_walk(state: State, player: str, to: Spaces, direct: int | None) -> bool:
    """Whether a figure may come to ``to`` by walking on from the edge, and cheaper than ``direct``. Raises ``Unknown``."""

    def is_cheaper() -> bool:
        cheapest = ways(state, player, {FROM_LOWLANDS: near_the_edge(state, player)}).perhaps.cost(to)
        return cheapest is not None and (direct is None or cheapest < direct)

    return all_hold(is_cheaper, lambda: walks_on(state))


def _from_the_edge(state: State, player: str) -> Ways:
    """The ways of a figure that walks on from wherever it may enter. Raises ``Unknown``."""

    def found() -> Ways:
        starts: dict[int, Spaces] = {}
        for space in each_of(near_the_edge(state, player)):
            if (cost := price(state, space)) is not None:
                starts[cost] = starts.get(cost, NONE) | space
        return ways(state, player, starts)

    return state.once(("ways from the edge", player), found)


def near_the_edge(state: State, player: str) -> Spaces:
    """Where a figure may perhaps enter, by any reading: a tile on such a space may reach to the edge. Raises ``Unknown``."""
    outside = state.grid.outside
    rim = outside | beside(outside)
    return perhaps_walkable(state, player).spaces & (rim | beside(rim))
