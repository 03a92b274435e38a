"""Water, and when land surrounds it. ¶18-20."""

from collections.abc import Iterator

from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import Spaces, beside, connected, groups
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.state import State


def is_surrounded(state: State, body: Spaces, land: Land) -> bool:
    """Whether there is land on every side of a body of water: on each adjoining space, of the grid at least.

    Raises ``Unknown`` if that is open.
    """
    shore, grid = beside(body), state.grid
    open_inside = shore & grid.inside & ~land.covered
    if open_inside & ~land.unknown:
        return False
    open_outside = shore & grid.outside & ~land.covered
    if open_outside and state.sources.reading("irrigation.edge") == "all-sides":
        if open_outside & ~land.unknown:
            return False
        open_inside |= open_outside
    land.require(open_inside)
    return True


def surrounded_by_land(state: State, tile: Tile) -> Iterator[Spaces]:
    """The bodies of water that are surrounded once that tile is laid, and were not before. Raises ``Unknown``."""
    new = tile.spaces & ~state.land.covered
    shore = beside(new)
    if not shore & state.grid.inside & ~(state.land.covered | tile.spaces):
        return  # no water adjoins what was bare before
    if shore & state.water:
        after = state.land.with_tile(tile)
        for body in groups(state.water):
            if body & shore and is_surrounded(state, body, after) and not is_surrounded(state, body, state.land):
                yield body


def surrounded_when_laid(state: State, space: Spaces) -> Iterator[Spaces]:
    """The body of water of which a tile on that space becomes a part, if it is surrounded then. Raises ``Unknown``."""
    body = connected(space, state.water | space)
    if is_surrounded(state, body, state.land):
        yield body
