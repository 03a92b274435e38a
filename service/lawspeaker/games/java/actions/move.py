"""A figure goes over the land, up and down as it likes. ¶7, 21, 23, 24."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Unknown, perhaps, where_known
from lawspeaker.games.java.actions.paying import leaves_enough_for_land, within_the_points_of_a_turn, wrong_cost
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.actions.walking import (
    an_own_figure,
    can_be_walked,
    figure,
    is_it,
    is_own,
    may_stop,
    missteps,
    over_land,
    path_field,
    to_a_free_space,
    walk,
)
from lawspeaker.games.java.board.spaces import NONE, beside, connected, each_of, name, names, space
from lawspeaker.games.java.figures.entries import Route
from lawspeaker.games.java.figures.ways import Terrain, Ways, changes, possible_changes, ways
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.shapes.board import space_field, spaces_field
from lawspeaker.games.java.shapes.numbers import action_points_field, number_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import ACTION_POINTS


class Move(TurnAction):
    """A figure moves over the land."""

    player = member(player_field("Whose figure moves.", required=True))
    origin = member(space_field("Where it stands.", required=True), name="from")
    to = member(space_field("Where it goes.", "F8", required=True))
    path: Sequence[str] | None = member(
        path_field("The path from `from` to `to`. Default: the cheapest path.", ["E7", "F8"]), default=None
    )
    action_points = member(action_points_field(), default=None)


@rule("figure.one")
def to_a_space_free_of_others(state: State, action: Move) -> Iterator[Violation]:
    """Only one figure stands on a space; the one that goes does not stand in its own way."""
    return iter(()) if action.to == action.origin else to_a_free_space(state, action)


@rule("figure.path")
def there_is_a_way(state: State, action: Move) -> Iterator[Violation]:
    """A figure goes from space to adjoining space, to another one than where it stands; it may pass those of its own player,
    but not those of others.
    """
    if action.to == action.origin:
        if perhaps(lambda: is_own(state, action)):
            yield action.violated("to", player=action.player, space=action.to, fault="stays")
    elif action.path is not None:
        if action.path[0] != action.origin and is_own(state, action):
            yield action.violated("path", 0, player=action.player, space=action.path[0], fault="start", origin=action.origin)
        yield from missteps(state, action, action.path, stands_there=True)
    elif may_stop(state, action) and is_own(state, action) and not _reached(state, action).leads_to(space(action.to)):
        yield action.violated("to", player=action.player, space=action.to, origin=action.origin, **_barred(state, action))


def _barred(state: State, action: Move) -> Mapping[str, Any]:
    """Why there is no way. Raises ``Unknown``."""
    land = state.land.covered | state.land.unknown
    if not space(action.to) & connected(space(action.origin), land):
        return {"fault": "apart"}
    around = beside(_reached(state, action).perhaps.spaces)
    figures, palaces = around & state.occupied & ~state.figures[action.player], around & state.palace_spaces
    what = "both" if figures and palaces else "figures" if figures else "palaces"
    spaces = figures | palaces
    return {"fault": "barred", "barred_by": what, "spaces": names(spaces), "count": spaces.bit_count()}


def cost(state: State, action: Move) -> int | None:
    """A point for each change between village and rice; ``None`` if the figure cannot go there. Raises ``Unknown``."""
    way = _way(state, action) if may_stop(state, action) else None
    return way.cost if way else None


def most_cost(state: State, action: Move) -> int | None:
    """What it costs on the cheapest of the ways that are known, or to change the colour with each step of a way that leads over
    no space twice. Raises ``Unknown``.
    """
    if action.path is not None:
        return len(action.path) - 1
    cost = _reached(state, action).sure.cost(space(action.to))
    return _steps_at_most(state, action) if cost is None else cost


def _steps_at_most(state: State, action: Move) -> int:
    """How many steps a way has at most that leads over no space twice. Raises ``Unknown``."""
    return connected(space(action.origin), state.land.covered | state.land.unknown).bit_count() - 1


def least_cost(state: State, action: Move) -> int | None:
    """What it costs where nothing bars the way, and all unknown land has whichever colour suits best. Raises ``Unknown``."""
    land = state.land
    terrain = Terrain(land.village | land.unknown, land.rice | land.unknown)
    return terrain.reached({0: space(action.origin)}).cost(space(action.to))


def possible_costs(state: State, action: Move) -> Collection[int]:
    """All that it may cost: on its path or, if it gives none, on whichever way there is in a turn."""
    if action.path is not None:
        return possible_changes(state, [space(name) for name in action.path])
    most = where_known(lambda: _steps_at_most(state, action), ACTION_POINTS + 1)
    points = min(most, ACTION_POINTS + 1)
    return range(where_known(lambda: least_cost(state, action), 0) or 0, points + 1)


@rule("figure.move-cost")
def a_point_for_each_change(state: State, action: Move) -> Iterator[Violation]:
    """To go over one colour is free; each change between village and rice costs an action point.

    On whichever way, a figure changes the colour an even number of times to come to its own colour, else an odd number.
    """
    try:
        yield from wrong_cost(state, action, cost, possible_costs)
    except Unknown:
        claim, ends = action.action_points, space(action.origin) | space(action.to)
        is_same = ends & state.land.village in (NONE, ends)
        if claim is None or ends & state.land.unknown or claim % 2 == (not is_same):
            raise
        facts = {"action_points": claim, "origin": action.origin, "space": action.to}
        yield action.violated("action_points", **facts, fault="even" if is_same else "odd")


def _way(state: State, action: Move) -> Route | None:
    """The way on the path of the action, or else the cheapest one; ``None`` if there is none. Raises ``Unknown``."""
    if not is_own(state, action):
        return None
    if action.path is None:
        return _cheapest(state, action)
    if action.path[0] != action.origin or not can_be_walked(state, action, action.path, stands_there=True):
        return None
    path = [space(name) for name in action.path]
    return Route(path, changes(state, path))


def _cheapest(state: State, action: Move) -> Route | None:
    to = space(action.to)

    def found() -> Route | None:
        reached = _reached(state, action)
        due = reached.cost(to)
        return None if due is None else Route(reached.path(to), due)

    return state.once(("way", figure(action), to), found)


def _reached(state: State, action: Move) -> Ways:
    """All the ways of the figure. Raises ``Unknown``."""
    return ways(state, action.player, {0: space(action.origin)})


def candidates(state: State, player: str) -> Iterator[Document]:
    """Every free space that each figure may perhaps reach for the action points that are left."""
    left = most_points_left(state)
    for origin in each_of(state.figures[player]):
        reached = ways(state, player, {0: origin}).perhaps.within(left)
        for to in names(reached & ~state.occupied):
            yield {"player": player, "from": name(origin), "to": to}


def _figures_after(state: State, action: Move) -> Sequence[str]:
    """The figures with this one where it goes. Raises ``Unknown``."""
    after = f"{action.to} {action.player}"
    return [after if is_it(given, action) else given for given in state.known("figures")]


def _with_the_figure_moved(state: State, action: Move) -> Document:
    """The state with the figure where it goes, if it may stop there. Raises ``Unknown``."""
    if not (may_stop(state, action) and is_own(state, action)):
        return state.document
    return {**state.document, "figures": _figures_after(state, action)}


def apply(state: State, action: Move, after: NextState) -> Sequence[Document]:
    """The figure stands where it went."""
    event = {"type": "moved", "player": action.player, "from": action.origin, "to": action.to}
    return walk(
        after, state, lambda: _figures_after(state, action), lambda: _way(state, action), lambda: least_cost(state, action), event
    )


Moved = event(
    "moved",
    "A figure moves.",
    {
        "player": player_field("Whose figure.", required=True),
        "from": space_field("Where it stood.", required=True),
        "to": space_field("The space where it stands afterwards.", required=True),
        "path": spaces_field("The spaces of its path, if they are known."),
        "action_points": number_field("The action points that it cost, if they are known.", 1),
    },
)

MOVE = turn_action(
    "move",
    Move,
    rules=(
        within_the_points_of_a_turn(cost, most_cost, least_cost, possible_costs),
        leaves_enough_for_land(cost, _with_the_figure_moved, takes_room=True, most=most_cost),
        an_own_figure,
        over_land,
        to_a_space_free_of_others,
        there_is_a_way,
        a_point_for_each_change,
    ),
    candidates=candidates,
    apply=apply,
    events=(Moved,),
)
