"""A player lays a land tile. ¶5, 12-16."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, all_hold, each
from lawspeaker.games.java.actions.irrigating import IrrigatingAction, irrigation_field
from lawspeaker.games.java.board import tiles
from lawspeaker.games.java.board.laying import joined_cities, lies_on_too_few, overhanging
from lawspeaker.games.java.board.placements import placements
from lawspeaker.games.java.board.spaces import NONE, Spaces, each_of, name, names
from lawspeaker.games.java.board.water import surrounded_by_land
from lawspeaker.games.java.notation import RICE, VILLAGE, seen
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import tile_field
from lawspeaker.games.java.shapes.numbers import action_points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import has_left
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import TileKind


class LayLandShape(JavaShape):
    """A player lays a land tile."""

    type = tag("lay-land")
    player = player_field("Who lays it.", required=True)
    tile = tile_field("The tile on its spaces.", required=True)
    action_points = action_points_field()
    irrigation = irrigation_field()


class LayLand(IrrigatingAction):
    """A player lays a land tile."""

    type = "lay-land"
    Shape = LayLandShape
    lays_land = True

    @cached_property
    def tile(self) -> tiles.Tile:
        """The tile on its spaces."""
        return tiles.tile(self["tile"])

    @property
    def spaces(self) -> Spaces:
        """The spaces on which it is laid."""
        return self.tile.spaces

    # The tile

    @rule("land.stock")
    def there_is_such_a_tile(self, state: State) -> Iterator[Violation]:
        """Tiles of three spaces are taken from the common stock, smaller ones from the player's own."""
        if not has_left(state, self["player"], self.tile.kind):
            yield self.violated("tile", player=self["player"], kind=self.tile.kind.value)

    @rule("land.shape")
    def there_are_tiles_of_that_shape(self, state: State) -> Iterator[Violation]:
        """A tile has one to three spaces, all adjoining each other: of two one is village, of three one is."""
        if not self.tile.is_well_shaped:
            yield self.violated("tile", tile=self["tile"], **tiles.flaw(self["tile"]))

    # Where it is laid

    @rule("land.grid")
    def on_the_board(self, state: State) -> Iterator[Violation]:
        """A tile on the board itself covers spaces of the board, at least one of them inside the grid."""
        over = self.spaces & ~state.grid.inside
        if off := over and over & ~state.grid.outside:
            yield self.violated("tile", spaces=names(off), fault="off")
        elif over == self.spaces and state.land.is_bottom(over):
            yield self.violated("tile", spaces=names(self.spaces), fault="outside")

    @rule("land.upper-inside")
    def partly_inside_the_grid(self, state: State) -> Iterator[Violation]:
        """By the reading `no`, a tile on others too has a space inside the grid."""
        if self.spaces & state.grid.inside or self.spaces & ~state.grid.outside:
            return
        if not state.land.is_bottom(self.spaces) and state.sources.reading("land.upper-outside") == "no":
            yield self.violated("tile", spaces=names(self.spaces))

    @rule("land.flat")
    def lies_flat(self, state: State) -> Iterator[Violation]:
        """A tile rests on the board or on other tiles with all its spaces."""
        land, spaces = state.land, self.spaces
        if not land.is_uneven(spaces):
            return
        if bare := spaces & land.bare:
            yield self.violated("tile", fault="bare", spaces=names(spaces & land.covered), other_spaces=names(bare))
        else:
            heights = [height for height in range(land.highest, 0, -1) if land.level(height) & spaces]
            yield self.violated("tile", fault="heights", heights=heights)

    @rule("land.congruent")
    def covers_no_tile_exactly(self, state: State) -> Iterator[Violation]:
        """A tile may not exactly cover one tile of the same size."""
        if state.land.is_one_tile(self.tile):
            yield self.violated("tile", spaces=names(self.spaces))

    @rule("land.two-tiles")
    def lies_on_two_tiles(self, state: State) -> Iterator[Violation]:
        """By the reading `no`, a tile of two spaces lies on at least two tiles."""
        if lies_on_too_few(state, self.tile):
            yield self.violated("tile", spaces=names(self.spaces))

    # What it covers

    @rule("land.figures")
    def covers_no_figure(self, state: State) -> Iterator[Violation]:
        """A tile may not cover a space on which a figure stands."""
        if covered := self._covered(lambda: state.occupied, lambda: ~state.land.bare):
            yield self.violated("tile", spaces=names(covered))

    @rule("land.palaces")
    def covers_no_palace(self, state: State) -> Iterator[Violation]:
        """A tile may not cover a palace."""
        if covered := self._covered(lambda: state.palace_spaces, lambda: ~state.land.bare):
            yield self.violated("tile", spaces=names(covered))

    @rule("land.water")
    def covers_no_water(self, state: State) -> Iterator[Violation]:
        """A tile may not cover water, printed or laid."""
        grid = state.grid
        covered = self.spaces & grid.water
        if covered := covered or self._covered(lambda: state.laid_water, lambda: grid.inside & ~state.land.covered):
            yield self.violated("tile", spaces=names(covered))

    def _covered(self, things: Callable[[], Spaces], places: Callable[[], Spaces]) -> Spaces:
        """Those of the spaces that are among ``things``, which are nowhere but at ``places``. Raises ``Unknown``."""
        try:
            return self.spaces & things()
        except Unknown:
            all_hold(lambda: bool(self.spaces & places()), lambda: bool(self.spaces & things()))
            return NONE  # there is no place for any of them

    @rule("land.cities")
    def joins_no_cities(self, state: State) -> Iterator[Violation]:
        """A tile may not join two cities: there may be only one palace in a settlement, as it is after laying."""
        if joined := joined_cities(state, self.tile):
            yield self.violated("tile", spaces=names(joined))

    # What it costs

    @rule("land.cost")
    def costs_a_point_and_more_over_the_edge(self, state: State) -> Iterator[Violation]:
        """A tile costs one point, and one more for each space over the edge if it lies on the board itself."""
        return self.wrong_cost(state)

    def action_points(self, state: State) -> int:
        return 1 + overhanging(state, self.spaces).bit_count()

    # What may be done, and what comes of it

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def laid(player: str) -> Iterator[Document]:
            def of_kind(kind: TileKind) -> Iterator[Document]:
                if has_left(state, player, kind):
                    for tile in placements(state, [kind], most_points_left(state)):
                        yield {"type": cls.type, "player": player, "tile": tiles.written(tile)}

            return each(TileKind, of_kind)

        return each(cls.takers(state), laid)

    def surrounded(self, state: State) -> Iterator[Spaces]:
        return surrounded_by_land(state, self.tile)

    def apply(self, state: State) -> Effect:
        level = state.land.height(self.spaces & -self.spaces) + 1
        document = replaced(self._without_the_tile(state), ("turn", "land_laid"), True)
        if "tiles" in document:
            document = {**document, "tiles": [*document["tiles"], self["tile"]]}
        if "land" in document:
            document = {**document, "land": self._seen_after(document["land"], level)}
        event = self.event("land-laid", tile=self["tile"], level=level, action_points=self.action_points(state))
        return self.effect(state, document, event)

    def _without_the_tile(self, state: State) -> Document:
        """The state after the tile is taken from where it was."""
        player, kind, document = self["player"], self.tile.kind, state.document
        if kind is TileKind.THREE_SPACE:
            return replaced(document, ("supply", kind), state.supply(kind) - 1)
        return replaced(document, ("stocks", player, kind), state.stock(player, kind) - 1)

    def _seen_after(self, told: Sequence[str], level: int) -> Sequence[str]:
        """The land as it is seen from above after the tile was laid."""
        terrain = {one: VILLAGE if one & self.tile.village else RICE for one in each_of(self.spaces)}
        shown = {name(one): f"{name(one)}{letter}{level}" for one, letter in terrain.items()}
        kept = [shown.pop(seen(entry)[0], entry) for entry in told]
        return [*kept, *shown.values()]
