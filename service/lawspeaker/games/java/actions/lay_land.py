"""A player lays a land tile. ¶5, 12-16."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.game import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, each
from lawspeaker.games.java.actions.irrigating import IrrigatingAction, irrigation_field
from lawspeaker.games.java.board import tiles
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.laying import (
    UNKNOWN_TILES,
    has_left,
    is_on_the_board,
    is_uneven,
    may_cover_one_tile,
    may_lie_on_one_larger_tile,
    overhanging,
    placements,
)
from lawspeaker.games.java.board.settlements import joined_cities
from lawspeaker.games.java.board.spaces import Spaces, each_of, name, names
from lawspeaker.games.java.board.water import Irrigation, surrounded_by_land
from lawspeaker.games.java.notation import RICE, VILLAGE, seen
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import tile_field
from lawspeaker.games.java.shapes.turn import action_points_field
from lawspeaker.games.java.state import State
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
            yield self.violated("tile", tile=self["tile"])

    # Where it is laid

    @rule("land.grid")
    def on_the_board(self, state: State) -> Iterator[Violation]:
        """A tile on the board itself covers spaces of the board, at least one of them inside the grid."""
        inside, outside = state.grid.inside, state.grid.outside
        if off := self.spaces & ~(inside | outside):
            yield self.violated("tile", spaces=names(off), fault="off")
        elif not self.spaces & inside and is_on_the_board(state.land, self.spaces):
            yield self.violated("tile", spaces=names(self.spaces), fault="outside")

    @rule("land.upper-inside")
    def partly_inside_the_grid(self, state: State) -> Iterator[Violation]:
        """Whether a tile on others must have a space inside the grid is a matter of reading."""
        if self.spaces & state.grid.inside or self.spaces & ~state.grid.outside:
            return
        if not is_on_the_board(state.land, self.spaces) and state.sources.reading("land.upper-outside") == "no":
            yield self.violated("tile", spaces=names(self.spaces))

    @rule("land.flat")
    def lies_flat(self, state: State) -> Iterator[Violation]:
        """A tile rests on the board or on other tiles with all its spaces."""
        land = state.land
        if is_uneven(land, self.spaces):
            heights = [height for height in range(land.highest, -1, -1) if land.level(height) & self.spaces]
            yield self.violated("tile", heights=heights)

    @rule("land.congruent")
    def covers_no_tile_exactly(self, state: State) -> Iterator[Violation]:
        """A tile may not exactly cover one tile of the same size."""
        if may_cover_one_tile(state.land, self.tile):
            if state.land.laid is None:
                raise Unknown(UNKNOWN_TILES)
            yield self.violated("tile", spaces=names(self.spaces))

    @rule("land.two-tiles")
    def lies_on_two_tiles(self, state: State) -> Iterator[Violation]:
        """Whether a tile of two spaces may lie on one of three is a matter of reading."""
        if may_lie_on_one_larger_tile(state.land, self.tile) and state.sources.reading("land.two-on-three") == "no":
            if state.land.laid is None:
                raise Unknown(UNKNOWN_TILES)
            yield self.violated("tile", spaces=names(self.spaces))

    # What it covers

    @rule("land.figures")
    def covers_no_figure(self, state: State) -> Iterator[Violation]:
        """A tile may not cover a space on which a figure stands."""
        if not self._lies_on_bare_board(state) and (covered := self.spaces & state.occupied):
            yield self.violated("tile", spaces=names(covered))

    @rule("land.palaces")
    def covers_no_palace(self, state: State) -> Iterator[Violation]:
        """A tile may not cover a palace."""
        if not self._lies_on_bare_board(state) and (covered := self.spaces & state.palace_spaces):
            yield self.violated("tile", spaces=names(covered))

    def _lies_on_bare_board(self, state: State) -> bool:
        """Whether nothing can stand where the tile is laid, because there is no land."""
        try:
            return not self.spaces & ~state.land.bare
        except Unknown:
            return False

    @rule("land.water")
    def covers_no_water(self, state: State) -> Iterator[Violation]:
        """A tile may not cover water, printed or laid."""
        covered = self.spaces & state.grid.water
        if not covered and self._may_be_wet(state):
            covered = self.spaces & state.laid_water
        if covered:
            yield self.violated("tile", spaces=names(covered))

    def _may_be_wet(self, state: State) -> bool:
        """Whether not all of the spaces are certainly land, or beyond the grid."""
        spaces = self.spaces & state.grid.inside
        try:
            return bool(spaces & ~state.land.covered)
        except Unknown:
            return bool(spaces)

    @rule("land.cities")
    def joins_no_cities(self, state: State) -> Iterator[Violation]:
        """A tile may not join two cities: there may be only one palace in a settlement, as it is after laying."""
        village = self.tile.village
        if village and (joined := joined_cities(state, state.land.with_tile(self.tile), village)):
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
                    for tile in placements(state, [kind], state.points_left.high or 0):
                        yield {"type": cls.type, "player": player, "tile": tiles.written(tile)}

            return each(TileKind, of_kind)

        return each(cls.takers(state), laid)

    def irrigations(self, state: State) -> Sequence[Irrigation]:
        return list(surrounded_by_land(state, state.land.with_tile(self.tile)))

    def apply(self, state: State) -> Effect:
        after = state.land.with_tile(self.tile)
        document = replaced(self._without_the_tile(state), ("turn", "land_laid"), True)
        if "tiles" in document:
            document = {**document, "tiles": [*document["tiles"], self["tile"]]}
        if "land" in document:
            document = {**document, "land": _seen_after(document["land"], after, self.tile)}
        level = after.height(self.spaces & -self.spaces)
        event = self.event("land-laid", tile=self["tile"], level=level, action_points=self.action_points(state))
        return self.effect(state, document, event)

    def _without_the_tile(self, state: State) -> Document:
        """The state after the tile is taken from where it was."""
        player, kind, document = self["player"], self.tile.kind, state.document
        if kind is TileKind.THREE_SPACE:
            return replaced(document, ("supply", kind), state.supply(kind) - 1)
        return replaced(document, ("stocks", player, kind), state.stock(player, kind) - 1)


def _seen_after(told: Sequence[str], after: Land, tile: tiles.Tile) -> Sequence[str]:
    """The land as it is seen from above after that tile was laid."""
    shown = {name(one): _entry(after, one, VILLAGE if one & tile.village else RICE) for one in each_of(tile.spaces)}
    kept = [shown.pop(seen(entry)[0], entry) for entry in told]
    return [*kept, *shown.values()]


def _entry(land: Land, one: Spaces, letter: str) -> str:
    return f"{name(one)}{letter}{land.height(one)}"
