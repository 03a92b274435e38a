"""A player lays a land tile. ¶5, 12-16."""

from collections.abc import Callable, Collection, Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Count, Unknown, all_hold, each, known_members, where_known
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
from lawspeaker.games.java.actions.paying import within_the_points_of_a_turn, wrong_cost
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.board.land import Land, height_facts
from lawspeaker.games.java.board.laying import joined_cities, lies_on_too_few, overhanging
from lawspeaker.games.java.board.placements import placements
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, each_of, groups, name, names
from lawspeaker.games.java.board.tiles import Tile, flaw, tile, written
from lawspeaker.games.java.board.water import surrounded_by_land
from lawspeaker.games.java.descriptions import describe_tile
from lawspeaker.games.java.notation import RICE, VILLAGE, seen
from lawspeaker.games.java.scoring.irrigation import Irrigation
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.shapes.board import tile_field
from lawspeaker.games.java.shapes.numbers import action_points_field, number_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import has_left, tiles_left
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import TileKind


class LayLand(TurnAction):
    """A player lays a land tile."""

    player = member(player_field("Who lays it.", required=True))
    tile = member(tile_field("The tile, with its spaces.", required=True))
    action_points = member(action_points_field(), default=None)
    irrigation: Sequence[Document] | None = member(irrigation_field(), default=None)


@rule("turn.land")
def meets_the_duty(_state: State, _action: LayLand) -> Iterator[Violation]:
    """In every turn at least one land tile is laid, as it is by this action."""
    return iter(())


# The tile


@rule("land.stock")
def there_is_such_a_tile(state: State, action: LayLand) -> Iterator[Violation]:
    """Tiles of three spaces are taken from the common stock, smaller ones from the player's own."""
    kind = tile(action.tile).kind
    if not has_left(state, action.player, kind):
        yield action.violated("tile", player=action.player, kind=kind.value)


@rule("land.shape")
def there_are_tiles_of_that_shape(_state: State, action: LayLand) -> Iterator[Violation]:
    """A tile has one to three spaces, all adjoining each other: of two one is village, of three one is."""
    if not tile(action.tile).is_well_shaped:
        yield action.violated("tile", tile=action.tile, **flaw(action.tile))


# Where it is laid


@rule("land.grid")
def on_the_board(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile on the board itself covers spaces of the board, at least one of them inside the grid."""
    spaces = tile(action.tile).spaces
    over = spaces & ~state.grid.inside
    if off := over and over & ~state.grid.outside:
        yield action.violated("tile", spaces=names(off), fault="off")
    elif over == spaces and state.land.is_bottom(over):
        yield action.violated("tile", spaces=names(spaces), fault="outside")


@rule("land.upper-inside")
def partly_inside_the_grid(state: State, action: LayLand) -> Iterator[Violation]:
    """By the reading `no`, a tile on others too has a space inside the grid."""
    spaces = tile(action.tile).spaces
    if spaces & state.grid.inside or spaces & ~state.grid.outside:
        return
    if not state.land.is_bottom(spaces) and state.sources.reading("land.upper-outside") == "no":
        yield action.violated("tile", spaces=names(spaces))


@rule("land.flat")
def lies_flat(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile rests on the board or on other tiles with all its spaces."""
    land, spaces = state.land, tile(action.tile).spaces
    if not land.is_uneven(spaces):
        return
    if bare := spaces & land.bare:
        yield action.violated("tile", fault="bare", spaces=names(spaces & land.covered), other_spaces=names(bare))
    else:
        heights = {height: land.level(height) & spaces for height in range(land.highest, 0, -1)}
        facts = height_facts(heights)
        where = [*facts["where"], *map(land.about, each_of(spaces & land.unmeasured))]
        yield action.violated("tile", fault="heights", **{**facts, "where": where})


@rule("land.congruent")
def covers_no_tile_exactly(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile may not exactly cover one tile of the same size."""
    laid = tile(action.tile)
    if state.land.is_one_tile(laid):
        yield action.violated("tile", spaces=names(laid.spaces), fault="covered")


@rule("land.two-tiles")
def lies_on_two_tiles(state: State, action: LayLand) -> Iterator[Violation]:
    """By the reading `no`, a tile of two spaces lies on at least two tiles."""
    laid = tile(action.tile)
    if lies_on_too_few(state, laid):
        yield action.violated("tile", spaces=names(laid.spaces))


# What it covers


@rule("land.figures")
def covers_no_figure(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile may not cover a space on which a figure stands."""
    if covered := _covered(action, lambda: state.occupied, lambda: ~state.land.bare):
        yield action.violated("tile", spaces=names(covered), count=covered.bit_count())


@rule("land.palaces")
def covers_no_palace(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile may not cover a palace."""
    if covered := _covered(action, lambda: state.palace_spaces, lambda: ~state.land.bare):
        yield action.violated("tile", spaces=names(covered), count=covered.bit_count())


@rule("land.water")
def covers_no_water(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile may not cover water, printed or laid."""
    grid = state.grid
    covered = tile(action.tile).spaces & grid.water
    if covered := covered or _covered(action, lambda: state.laid_water, lambda: grid.inside & ~state.land.covered):
        yield action.violated("tile", spaces=names(covered))


def _covered(action: LayLand, things: Callable[[], Spaces], places: Callable[[], Spaces]) -> Spaces:
    """Those of the spaces that are among ``things``, which are nowhere but at ``places``. Raises ``Unknown``."""
    spaces = tile(action.tile).spaces
    covered = where_known(lambda: spaces & things(), None)
    if covered is not None:
        return covered
    # raises ``Unknown``, unless there is no place for any of them
    all_hold(lambda: bool(spaces & places()), lambda: bool(spaces & things()))
    return NONE


@rule("land.cities")
def joins_no_cities(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile may not join two cities: there may be only one palace in a settlement, as it is after laying."""
    if joined := _joined_cities(state, tile(action.tile)):
        yield action.violated("tile", spaces=names(joined))


def _joined_cities(state: State, new: Tile) -> Spaces:
    """The palaces that come to stand in one settlement. Raises ``Unknown``."""
    try:
        return joined_cities(state, new)
    except Unknown:  # whatever lies around, palaces that adjoin the same village of the tile are joined
        for village in groups(new.village):
            if (palaces := beside(village) & state.palace_spaces & ~new.spaces).bit_count() > 1:
                return palaces
        raise


PLACING = (
    there_are_tiles_of_that_shape,
    on_the_board,
    partly_inside_the_grid,
    lies_flat,
    covers_no_tile_exactly,
    lies_on_two_tiles,
    covers_no_figure,
    covers_no_palace,
    covers_no_water,
    joins_no_cities,
)
"""The rules that say where a tile can lie."""


# What it costs and brings


def can_lie_there(state: State, action: LayLand) -> bool:
    """Whether a tile can lie there, as far as it is known. If it cannot, claims about its effect are not checked."""
    return state.remember(("can lie there", action), lambda: keeps(PLACING, state, action))


def cost(state: State, action: LayLand) -> int | None:
    """A point, and one more for each space over the edge of a tile that lies on the board itself; ``None`` off the board.

    Raises ``Unknown``.
    """
    spaces = tile(action.tile).spaces
    over = overhanging(state, spaces)
    return None if over == spaces or over & ~state.grid.outside else 1 + over.bit_count()


def most_cost(state: State, action: LayLand) -> int:
    """What it costs if it lies on the board itself."""
    return 1 + (tile(action.tile).spaces & ~state.grid.inside).bit_count()


def possible_costs(state: State, action: LayLand) -> Collection[int]:
    """What it costs on other tiles, and on the board itself."""
    return {1, most_cost(state, action)}


@rule("land.cost")
def costs_a_point_and_more_over_the_edge(state: State, action: LayLand) -> Iterator[Violation]:
    """A tile costs one point, and one more for each space over the edge if it lies on the board itself."""

    def cost_there(state: State, action: LayLand) -> int | None:
        return cost(state, action) if can_lie_there(state, action) else None

    return wrong_cost(state, action, cost_there, possible_costs)


def surrounded(state: State, action: LayLand) -> Sequence[Irrigation]:
    """The water that it surrounds, or may surround, with who is paid for it. Raises ``Unknown``."""
    laid = tile(action.tile)
    return state.remember(
        ("surrounded by land", laid.spaces),
        lambda: [Irrigation(body, state, doubts) for body, doubts in surrounded_by_land(state, laid)],
    )


def land_and_water_after(state: State, action: LayLand) -> tuple[Land, Spaces | None]:
    """The land once the tile lies there, and the water, if it is known. Raises ``Unknown``."""
    return state.land.with_tile(tile(action.tile)), where_known(lambda: state.water, None)


def _laid(action: LayLand) -> LaidPieces:
    return LaidPieces(land=tile(action.tile).spaces)


def candidates(state: State, player: str) -> Iterator[Document]:
    """Every place where each kind of tile that is left may perhaps be laid."""

    def of_kind(kind: TileKind) -> Iterator[Document]:
        if has_left(state, player, kind):
            for laid in placements(state, [kind], most_points_left(state)):
                yield {"player": player, "tile": written(laid)}

    return each(TileKind, of_kind)


def apply(state: State, action: LayLand, after: NextState) -> Sequence[Document]:
    """The tile lies on the land; water that is surrounded then is scored."""
    laid = tile(action.tile)
    holder = ("supply",) if laid.kind is TileKind.THREE_SPACE else ("stocks", action.player)
    after.put_count((*holder, laid.kind.value), state, lambda: tiles_left(state, action.player, laid.kind).less(1))
    known = known_members(
        level=lambda: state.land.height(laid.spaces & -laid.spaces) + 1, action_points=lambda: cost(state, action)
    )
    if "land" in state.document:
        after.put(("land",), lambda: _seen_after(state.known("land"), laid, known.get("level")))
    if "tiles" in state.document or "land" not in state.document:
        after.put(("tiles",), lambda: [*state.known("tiles"), action.tile])
    after.put(("turn", "land_laid"), lambda: True)
    pay(after, state, Count.within(lambda: cost(state, action) or 0, 1, None))
    events, applied = irrigate(after, state, action, surrounded)
    after.applied += applied
    return [{"type": "land-laid", "player": action.player, "tile": action.tile, **known}, *events]


def _seen_after(given: Sequence[str], laid: Tile, level: int | None) -> Sequence[str]:
    """The land as it is seen from above after the tile was laid on that level, if it is known."""
    terrain = {one: VILLAGE if one & laid.village else RICE for one in each_of(laid.spaces)}
    shown = {name(one): f"{name(one)}{letter}{level or ''}" for one, letter in terrain.items()}
    kept = [shown.pop(seen(entry)[0], entry) for entry in given]
    return [*kept, *shown.values()]


LandLaid = event(
    "land-laid",
    "A land tile is laid.",
    {
        "player": player_field("Who laid it.", required=True),
        "tile": tile_field("The tile, with its spaces.", required=True),
        "level": number_field("The level on which it lies, if it is known.", 2),
        "action_points": number_field("The action points that it cost, if they are known.", 1),
    },
)


def spaces_of_the_tile(action: Document) -> Sequence[str]:
    """The spaces that the tile covers."""
    return [seen(space)[0] for space in action["tile"].split()]


LAY_LAND = turn_action(
    "lay-land",
    LayLand,
    rules=(
        within_the_points_of_a_turn(cost, most_cost, possible=possible_costs),
        meets_the_duty,
        there_is_such_a_tile,
        *PLACING,
        costs_a_point_and_more_over_the_edge,
        scored_at_once(surrounded, can_lie_there, land_and_water_after, _laid),
        scored_by_the_highest(surrounded, can_lie_there),
        scored_with_three_points(surrounded, can_lie_there, _laid),
    ),
    candidates=candidates,
    apply=apply,
    describe=describe_tile,
    places=spaces_of_the_tile,
    events=(
        LandLaid,
        Irrigated,
    ),
)
