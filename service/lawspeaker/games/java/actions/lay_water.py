"""A player lays a water tile. ¶6, 17-20."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Count, Unknown, each, where_known
from lawspeaker.games.java.actions.consequences import pay
from lawspeaker.games.java.actions.irrigating import (
    Irrigated,
    LaidPieces,
    irrigate,
    irrigation_field,
    keeps,
    scored_at_once,
    scored_by_the_highest,
    scored_with_three_points,
)
from lawspeaker.games.java.actions.paying import leaves_enough_for_land, one_point, within_the_points_of_a_turn, wrong_cost
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import NONE, Spaces, each_of, name, space
from lawspeaker.games.java.board.water import surrounded_when_laid
from lawspeaker.games.java.descriptions import describe_irrigation
from lawspeaker.games.java.scoring.irrigation import Irrigation
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.numbers import action_points_field, number_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import water_left
from lawspeaker.games.java.turns.action_points import most_points_left


class LayWater(TurnAction):
    """A player lays a water tile."""

    player = member(player_field("Who lays it.", required=True))
    space = member(space_field("Where.", "K13", required=True))
    action_points = member(action_points_field(), default=None)
    irrigation: Sequence[Document] | None = member(irrigation_field(), default=None)


@rule("water.stock")
def there_is_a_water_tile(state: State, action: LayWater) -> Iterator[Violation]:
    """Water tiles are taken from the common stock."""
    if not water_left(state).is_positive():
        yield action.violated("type", player=action.player)


@rule("water.bottom")
def on_the_bare_board(state: State, action: LayWater) -> Iterator[Violation]:
    """Water lies on the board itself, within the grid."""
    where = space(action.space)
    if not where & state.grid.inside:
        yield action.violated("space", space=action.space, ground="outside")
        return

    def lies_there(ground: str) -> Iterator[Violation]:
        if (_is_water_there if ground == "water" else _is_land_there)(state, where):
            yield action.violated("space", space=action.space, ground=ground)

    yield from each(("water", "land"), lies_there)
    state.land.require(where & state.land.unknown)


def _is_water_there(state: State, where: Spaces) -> bool:
    """Whether there is water, printed or laid. Raises ``Unknown``."""
    return bool(where & state.grid.water or where & state.laid_water)


def _is_land_there(state: State, where: Spaces) -> bool:
    """Whether there is land: as it is known, or because a figure or a palace stands there. Raises ``Unknown``."""
    try:
        return bool(where & state.land.covered)
    except Unknown:
        if any(where_known(things, NONE) & where for things in (lambda: state.occupied, lambda: state.palace_spaces)):
            return True
        raise


def can_lie_there(state: State, action: LayWater) -> bool:
    """Whether water can lie there, as far as it is known."""
    return keeps((on_the_bare_board,), state, action)


@rule("water.cost")
def costs_a_point(state: State, action: LayWater) -> Iterator[Violation]:
    """A water tile costs one point."""
    return wrong_cost(state, action, one_point)


def surrounded(state: State, action: LayWater) -> Sequence[Irrigation]:
    """The water that it surrounds, or may surround, with who is paid for it. Raises ``Unknown``."""
    where = space(action.space)
    return state.remember(
        ("surrounded by water", where),
        lambda: [Irrigation(body, state, doubts) for body, doubts in surrounded_when_laid(state, where)],
    )


def land_and_water_after(state: State, action: LayWater) -> tuple[Land, Spaces | None]:
    """The land and, if it is known, the water once the tile lies there. Raises ``Unknown``."""
    return state.land, where_known(lambda: state.water | space(action.space), None)


def _laid(action: LayWater) -> LaidPieces:
    return LaidPieces(water=space(action.space))


def candidates(state: State, player: str) -> Iterator[Document]:
    """Every bare space within the grid."""
    if most_points_left(state) and water_left(state).is_positive():
        free = state.grid.inside & ~state.water & ~state.land.covered
        for one in each_of(free):
            yield {"player": player, "space": name(one)}


def _with_the_tile(state: State, action: LayWater) -> Document:
    """The state with the tile on the board, if it can lie there. Raises ``Unknown``."""
    if not space(action.space) & state.grid.inside & state.land.bare:
        return state.document
    return {**state.document, "water": [*state.known("water"), action.space]}


def apply(state: State, action: LayWater, after: NextState) -> Sequence[Document]:
    """The tile lies on the board; water that is surrounded then is scored."""
    cost = one_point(state, action)
    after.put_count(("supply", "water"), state, lambda: water_left(state).less(1))
    after.put(("water",), lambda: [*state.known("water"), action.space])
    pay(after, state, Count.exactly(cost))
    events, applied = irrigate(after, state, action, surrounded)
    event = {"type": "water-laid", "player": action.player, "space": action.space, "action_points": cost}
    after.applied += applied
    return [event, *events]


WaterLaid = event(
    "water-laid",
    "A water tile is laid.",
    {
        "player": player_field("Who laid it.", required=True),
        "space": space_field("Where.", required=True),
        "action_points": number_field("The action points that it cost.", 1),
    },
)

LAY_WATER = turn_action(
    "lay-water",
    LayWater,
    rules=(
        within_the_points_of_a_turn(one_point),
        leaves_enough_for_land(one_point, _with_the_tile, takes_room=True),
        there_is_a_water_tile,
        on_the_bare_board,
        costs_a_point,
        scored_at_once(surrounded, can_lie_there, land_and_water_after, _laid),
        scored_by_the_highest(surrounded, can_lie_there),
        scored_with_three_points(surrounded, can_lie_there, _laid),
    ),
    candidates=candidates,
    apply=apply,
    describe=describe_irrigation,
    events=(
        WaterLaid,
        Irrigated,
    ),
)
