"""A figure comes onto the board from the lowlands or the mountains around it. ¶7, 22, 23, 24."""

from collections.abc import Collection, Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each, perhaps, where_known
from lawspeaker.games.java.actions.paying import leaves_enough_for_land, within_the_points_of_a_turn, wrong_cost
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.actions.walking import (
    can_be_walked,
    may_stop,
    missteps,
    over_land,
    path_field,
    to_a_free_space,
    walk,
)
from lawspeaker.games.java.board.spaces import Spaces, each_of, name, space
from lawspeaker.games.java.figures.edges import FROM_LOWLANDS, FROM_MOUNTAINS, is_at_the_edge, price
from lawspeaker.games.java.figures.entries import Route, entry, walks_on
from lawspeaker.games.java.figures.ways import changes, perhaps_walkable, possible_changes
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.shapes.board import space_field, spaces_field
from lawspeaker.games.java.shapes.numbers import action_points_field, number_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import ACTION_POINTS, FIGURES


class Enter(TurnAction):
    """A figure enters the board."""

    player = member(player_field("Whose figure enters.", required=True))
    to = member(space_field("The space where it stands afterwards.", required=True))
    path: Sequence[str] | None = member(
        path_field("The path from the edge to `to`. Default: the cheapest path.", ["E7"]), default=None
    )
    action_points = member(action_points_field(), default=None)


@rule("figure.stock")
def out_of_the_stock(state: State, action: Enter) -> Iterator[Violation]:
    """A player has twelve figures; one that comes onto the board is not there yet."""
    if state.figures_left(action.player) < 1:
        yield action.violated("player", player=action.player, count=FIGURES)


@rule("figure.path")
def from_space_to_space(state: State, action: Enter) -> Iterator[Violation]:
    """A figure goes from space to adjoining space; it may pass those of its own player, but not those of others.

    Whether there is a way at all where none is given, is a matter of ``figure.edge``.
    """
    return iter(()) if action.path is None else missteps(state, action, action.path, stands_there=False)


@rule("figure.edge")
def at_the_edge(state: State, action: Enter) -> Iterator[Violation]:
    """A figure comes onto the board where land adjoins its edge or reaches over it."""
    if action.path is not None:
        first, *further = action.path
        if not is_at_the_edge(state, space(first)):
            yield action.violated("path", 0, space=first, fault="inside")
        elif further and not walks_on(state):
            yield action.violated("path", space=first, fault="walks-on")
    elif _may_be_inside(state, action) and _way(state, action) is None:
        yield action.violated("to", space=action.to, fault="inside")


def _may_be_inside(state: State, action: Enter) -> bool:
    """Whether it may come to a space where it may stop but cannot enter."""
    return perhaps(lambda: may_stop(state, action)) and perhaps(lambda: not is_at_the_edge(state, space(action.to)))


def cost(state: State, action: Enter) -> int | None:
    """From the lowlands a point, from the mountains two, and what walking on costs; ``None`` if the figure cannot come there.

    Raises ``Unknown``.
    """
    way = _way(state, action) if may_stop(state, action) else None
    return way.cost if way else None


def _cost_if_possible(state: State, action: Enter) -> int | None:
    """The same if nothing bars the way; ``None`` if it does not begin at the edge. Raises ``Unknown``."""
    if action.path is None:
        way = entry(state, action.player, space(action.to))
        return way.cost if way else None
    first, *further = [space(name) for name in action.path]
    entered = price(state, first)
    return entered + changes(state, [first, *further]) if entered and further else entered


def most_cost(state: State, action: Enter) -> int | None:
    """What it costs to come from the mountains and to change the colour with each step; unknown for a way that the action does
    not give."""
    if action.path is not None:
        return FROM_MOUNTAINS + len(action.path) - 1
    return None if walks_on(state) else FROM_MOUNTAINS


def least_cost(state: State, action: Enter) -> int:
    """What it costs if nothing bars the way or, if that is not known, to come from the lowlands."""
    return where_known(lambda: _cost_if_possible(state, action), None) or FROM_LOWLANDS


def possible_costs(state: State, action: Enter) -> Collection[int]:
    """All that it may cost if nothing bars the way."""
    due = where_known(lambda: _cost_if_possible(state, action), None)
    if due is not None:
        return (due,)
    if action.path is not None:
        walked = possible_changes(state, [space(name) for name in action.path])
        return {entered + changes for entered in (FROM_LOWLANDS, FROM_MOUNTAINS) for changes in walked}
    return range(FROM_LOWLANDS, (most_cost(state, action) or ACTION_POINTS + 1) + 1)


@rule("figure.entry-cost")
def one_or_two_points(state: State, action: Enter) -> Iterator[Violation]:
    """From the lowlands it costs one action point, from the mountains two."""
    return wrong_cost(state, action, cost, possible_costs)


def _way(state: State, action: Enter) -> Route | None:
    """The way on the path of the action, or else the cheapest one; ``None`` if there is none. Raises ``Unknown``."""
    if action.path is None:
        return entry(state, action.player, space(action.to))
    path = [space(name) for name in action.path]
    entered = price(state, path[0])
    if entered is None or not can_be_walked(state, action, action.path, stands_there=False):
        return None
    return Route(path, entered + changes(state, path))


def candidates(state: State, player: str) -> Iterator[Document]:
    """Every free space that a figure may perhaps reach for the action points that are left."""
    left = most_points_left(state)

    def there(where: Spaces) -> Iterator[Document]:
        way = entry(state, player, where)
        if way and way.cost <= left:
            yield {"player": player, "to": name(where)}

    if state.figures_left(player):
        yield from each(each_of(perhaps_walkable(state, player).spaces & ~state.occupied), there)


def _figures_after(state: State, action: Enter) -> Sequence[str]:
    """The figures with the one that enters. Raises ``Unknown``."""
    return [*state.known("figures"), f"{action.to} {action.player}"]


def _with_the_figure(state: State, action: Enter) -> Document:
    """The state with the figure on the board, if it may stop there. Raises ``Unknown``."""
    if not may_stop(state, action):
        return state.document
    return {**state.document, "figures": _figures_after(state, action)}


def apply(state: State, action: Enter, after: NextState) -> Sequence[Document]:
    """The figure stands on the board."""
    event = {"type": "entered", "player": action.player, "to": action.to}
    return walk(
        after, state, lambda: _figures_after(state, action), lambda: _way(state, action), lambda: least_cost(state, action), event
    )


Entered = event(
    "entered",
    "A figure enters the board.",
    {
        "player": player_field("Whose figure.", required=True),
        "to": space_field("The space where it stands afterwards.", required=True),
        "path": spaces_field("The spaces of its path, if they are known."),
        "action_points": number_field("The action points that it cost, if they are known.", 1),
    },
)

ENTER = turn_action(
    "enter",
    Enter,
    rules=(
        within_the_points_of_a_turn(cost, most_cost, least_cost, possible_costs),
        leaves_enough_for_land(cost, _with_the_figure, takes_room=True, most=most_cost),
        out_of_the_stock,
        over_land,
        to_a_free_space,
        from_space_to_space,
        at_the_edge,
        one_or_two_points,
    ),
    candidates=candidates,
    apply=apply,
    events=(Entered,),
)
