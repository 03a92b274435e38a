"""Rules that the actions share which cost action points. What it costs, each of them says for itself. ¶4, 11, 12, 37."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Protocol, TypeVar

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import Count, Gaps, Unknown, surely, where_known
from lawspeaker.games.java.actions.phases import PlayersAction
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.turns.land_duty import keeps_room_for_land
from lawspeaker.games.java.words import ACTION_POINTS


class PaidAction(PlayersAction, Protocol):
    """An action that costs action points."""

    action_points: int | None
    """What it is said to cost."""


P = TypeVar("P", bound=PaidAction)
Cost = Callable[[State, P], int | None]
"""The action points that an action costs; ``None`` if it cannot be done at all. Raises ``Unknown``."""


def one_point(_state: State, _action: PaidAction) -> int:
    """What most actions cost."""
    return 1


def nothing(_state: State, _action: PaidAction) -> int:
    """The least that an action may cost of which no bound is known."""
    return 0


def anything(_state: State, _action: PaidAction) -> int | None:
    """The most that an action may cost of which no bound is known."""
    return None


def any_cost(_state: State, _action: PaidAction) -> Collection[int]:
    """What an action may cost of which nothing is known."""
    return range(ACTION_POINTS + 2)


def within_the_points_of_a_turn(
    cost: Cost[P],
    most: Cost[P] = anything,
    least: Cost[P] = nothing,
    possible: Callable[[State, P], Collection[int]] = any_cost,
) -> Callable[[State, P], Iterator[Violation]]:
    """The check that there are enough action points for what an action costs; where that is unknown, for the ``most`` it may,
    and not too few even for the ``least``, or for what it is said to cost, if that is one of the ``possible`` costs.
    """

    @rule("turn.points")
    def enough_points(state: State, action: P) -> Iterator[Violation]:
        """A turn has six action points, and one more with a token."""
        price = _price(state, action, cost, most, least)
        if price.high == 0:
            return
        claim = action.action_points
        if not price.is_exact and claim is not None and claim in possible(state, action):
            price = price.between(claim, claim)  # or the rule of its own cost is broken
        if price.high is None and price.low <= most_points_left(state):
            raise Unknown(*price.missing)
        if (left := state.points_left) < price.low:
            fault = "cost" if price.is_exact or price.low == claim else "least"
            yield action.violated("type", action_points=price.low, left_action_points=left, fault=fault)
        elif price.high is None or left < price.high:
            raise Unknown(*price.missing)

    return enough_points


def leaves_enough_for_land(
    cost: Cost[P],
    position_after: Callable[[State, P], Document] = lambda state, _: state.document,
    *,
    takes_room: bool = False,
    most: Cost[P] = anything,
) -> Callable[[State, P], Iterator[Violation]]:
    """The check that after an action land can still be laid: that there are points for it, and room.

    ``position_after`` gives the state after the action, of which only the board matters; if the action may put something on
    a space, it ``takes_room``.
    """

    @rule("turn.land")
    def enough_for_land(state: State, action: P) -> Iterator[Violation]:
        """Land has to be laid in every turn: as long as that is due and can be done, it must stay possible."""
        if surely(lambda: not state.is_land_due):
            return

        def after() -> State:
            document = position_after(state, action)
            return state if document is state.document else State(document, state.sources)

        price = _price(state, action, cost, most, nothing)
        if price.low and surely(lambda: state.points_left < price.low):
            return  # ``turn.points`` says so
        keeps_room = partial(keeps_room_for_land, state, after=after, takes_room=takes_room)
        if price.is_exact:
            if not keeps_room(price.low):
                has_points = surely(lambda: keeps_room_for_land(state, price.low, lambda: state, takes_room=False))
                yield action.violated("type", player=action.player, fault="no-room" if has_points else "too-little")
            return
        gaps = Gaps()
        if price.high is None or not gaps.where_known(partial(keeps_room, price.high), False):
            raise Unknown(*price.missing, *gaps.places)

    return enough_for_land


def _price(state: State, action: P, cost: Cost[P], most: Cost[P], least: Cost[P]) -> Count:
    """What an action costs; where that is unknown, from the ``least`` to the ``most`` that it may."""
    try:
        return Count.exactly(cost(state, action) or 0)
    except Unknown as unknown:  # neither is worked out for any other
        low = where_known(lambda: least(state, action), 0) or 0
        return Count(low, where_known(lambda: most(state, action), None), unknown.places)


@for_each("action_points")
def wrong_cost(
    state: State, action: P, points: Claim, cost: Cost[P], possible: Callable[[State, P], Collection[int]] = any_cost
) -> Iterator[Violation]:
    """The breach of the rule of its own cost, if an action that can be done is said to cost something else.

    If it is not known whether it can be done, or what it costs then, it is one of the ``possible`` costs that must be right.
    """
    due: int | str | None
    try:
        due = cost(state, action)
    except Unknown:
        costs = [*possible(state, action)]
        if not costs or points.said in costs:
            raise
        due = costs[0] if len(costs) == 1 else "unknown"
    if due is not None:
        yield from points.against(due, action_points=points.said, due_action_points=due, fault="other")
