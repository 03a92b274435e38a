"""A figure leaves the board for the lowlands or the mountains around it. ¶7, 22, 23."""

from collections.abc import Collection, Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Count, each, known_members, where_known
from lawspeaker.games.java.actions.consequences import pay
from lawspeaker.games.java.actions.paying import leaves_enough_for_land, within_the_points_of_a_turn, wrong_cost
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.actions.walking import an_own_figure, is_it, is_own
from lawspeaker.games.java.board.spaces import Spaces, each_of, name, space
from lawspeaker.games.java.figures.edges import FROM_LOWLANDS, FROM_MOUNTAINS, is_at_the_edge, price
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.numbers import action_points_field, number_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left


class Leave(TurnAction):
    """A figure leaves the board."""

    player = member(player_field("Whose figure leaves.", required=True))
    origin = member(space_field("Where it stands.", required=True), name="from")
    action_points = member(action_points_field(), default=None)


@rule("figure.edge")
def at_the_edge(state: State, action: Leave) -> Iterator[Violation]:
    """A figure leaves the board where land adjoins its edge or reaches over it."""
    if not is_at_the_edge(state, space(action.origin)):
        yield action.violated("from", space=action.origin, fault="inside")


def cost(state: State, action: Leave) -> int | None:
    """To the lowlands a point, to the mountains two; ``None`` if the figure cannot leave there. Raises ``Unknown``."""
    return price(state, space(action.origin)) if is_own(state, action) else None


def _cost_there(state: State, action: Leave) -> int | None:
    """What it costs to leave from there, whosever figure it is. Raises ``Unknown``."""
    return price(state, space(action.origin))


def most_cost(state: State, action: Leave) -> int:
    """What it costs to leave from there or, if that is not known, for the mountains."""
    return where_known(lambda: _cost_there(state, action), None) or FROM_MOUNTAINS


def least_cost(state: State, action: Leave) -> int:
    """What it costs to leave from there or, if that is not known, for the lowlands."""
    return where_known(lambda: _cost_there(state, action), None) or FROM_LOWLANDS


def possible_costs(state: State, action: Leave) -> Collection[int]:
    """All that it may cost to leave from there, whosever figure it is."""
    due = where_known(lambda: _cost_there(state, action), None)
    return (FROM_LOWLANDS, FROM_MOUNTAINS) if due is None else (due,)


@rule("figure.entry-cost")
def one_or_two_points(state: State, action: Leave) -> Iterator[Violation]:
    """To the lowlands it costs one action point, to the mountains two."""
    return wrong_cost(state, action, cost, possible_costs)


def candidates(state: State, player: str) -> Iterator[Document]:
    """Every figure that can leave the board for the action points that are left."""
    left = most_points_left(state)

    def from_there(where: Spaces) -> Iterator[Document]:
        due = price(state, where)
        if due is not None and due <= left:
            yield {"player": player, "from": name(where)}

    return each(each_of(state.figures[player]), from_there)


def _figures_after(state: State, action: Leave) -> Sequence[str]:
    """The figures without this one. Raises ``Unknown``."""
    return [given for given in state.known("figures") if not is_it(given, action)]


def _without_the_figure(state: State, action: Leave) -> Document:
    """The state without the figure on the board. Raises ``Unknown``."""
    return {**state.document, "figures": _figures_after(state, action)}


def apply(state: State, action: Leave, after: NextState) -> Sequence[Document]:
    """The figure does not stand on the board any more."""
    after.put(("figures",), lambda: _figures_after(state, action))
    pay(after, state, Count.within(lambda: cost(state, action) or 0, 1, None))
    known = known_members(action_points=lambda: cost(state, action))
    return [{"type": "left", "player": action.player, "from": action.origin, **known}]


Left = event(
    "left",
    "A figure leaves the board.",
    {
        "player": player_field("Whose figure.", required=True),
        "from": space_field("Where it stood.", required=True),
        "action_points": number_field("The action points that it cost, if they are known.", 1),
    },
)

LEAVE = turn_action(
    "leave",
    Leave,
    rules=(
        within_the_points_of_a_turn(cost, most_cost, least_cost, possible_costs),
        leaves_enough_for_land(cost, _without_the_figure, most=most_cost),
        an_own_figure,
        at_the_edge,
        one_or_two_points,
    ),
    candidates=candidates,
    apply=apply,
    events=(Left,),
)
