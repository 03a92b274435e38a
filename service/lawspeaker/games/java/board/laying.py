"""The rules on laying a tile, other than those about the land below it: the edge of the grid, and cities. ¶14-16."""

from lawspeaker.adjudication.unknown import all_hold, surely
from lawspeaker.games.java.board.settlements import settlement_in
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, connected, groups
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.state import State


def overhanging(state: State, spaces: Spaces) -> Spaces:
    """The spaces by which a tile there reaches over the edge, if it lies on the board itself. Raises ``Unknown``."""
    over = spaces & ~state.grid.inside
    return over if over and state.land.is_bottom(spaces) else NONE


def lies_on_too_few(state: State, tile: Tile) -> bool:
    """Whether a tile lies on one larger tile, and by the reading in force must not. Raises ``Unknown``."""
    if surely(lambda: not state.land.is_on_a_larger_one(tile)):
        return False
    return all_hold(
        lambda: state.land.is_on_a_larger_one(tile),
        lambda: state.sources.reading("land.two-on-three") == "no",
    )


def joined_cities(state: State, tile: Tile) -> Spaces:
    """The palaces that come to stand in one settlement when that tile is laid. Raises ``Unknown`` if that is open."""
    if surely(lambda: not tile.village & between_cities(state)):
        return NONE
    if not all_hold(lambda: bool(tile.village & between_cities(state)), lambda: joins_settlements(state, tile)):
        return NONE
    land = state.land.with_tile(tile)
    for group in groups(tile.village):
        after = settlement_in(land, group)
        if (palaces := after.certain & state.palace_spaces).bit_count() > 1:
            return palaces
        if (after.perhaps & state.palace_spaces).bit_count() > 1:
            land.require(after.doubtful)
    return NONE


def joins_settlements(state: State, tile: Tile) -> bool:
    """Whether the village of the tile will adjoin more than one settlement, with or without a palace, or may do so."""
    land = state.land
    linked = beside(tile.village) & (land.village | land.unknown) & ~tile.spaces
    one = linked & -linked
    return linked != one and bool(linked & ~connected(one, land.village & ~tile.spaces))


def between_cities(state: State) -> Spaces:
    """The spaces on which village may join two cities. Raises ``Unknown``."""

    def found() -> Spaces:
        land, once, twice, seen = state.land, NONE, NONE, NONE
        for palace in state.palaces:
            if not palace.spaces & seen:
                seen |= connected(palace.spaces, land.village)
                city = connected(palace.spaces, palace.spaces | land.village | land.unknown)
                reach = city | beside(city)
                twice |= once & reach
                once |= reach
        return twice

    return state.once("between cities", found)
