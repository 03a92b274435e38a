"""Water, and when land surrounds it. ¶18-20."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from lawspeaker.adjudication.unknown import Place, Unknown, where_known
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import Spaces, beside, connected, groups, names
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


def why_open(state: State, space: Spaces, land: Land, water: Spaces | None) -> Mapping[str, Any]:
    """Why the water there is not among what is surrounded by an action that leads to that ``land`` and ``water``, if known."""
    if water is None and not space & land.covered:
        water = state.grid.water | space
    if not water or not space & water:
        return {"fault": "no-water"}
    shore, grid = beside(connected(space, water)), state.grid
    bare = shore & grid.inside & ~land.covered
    if not bare and state.sources.reading("irrigation.edge") == "all-sides":
        bare = shore & grid.outside & ~land.covered
    return {"fault": "open", "other_spaces": names(bare)} if bare else {"fault": "before"}


class Surrounded(NamedTuple):
    """A body of water that comes to be surrounded, or may."""

    spaces: Spaces
    doubts: Sequence[Place] = ()
    """What would show whether it does; nothing where it certainly does."""


def surrounded_by_land(state: State, tile: Tile) -> Iterator[Surrounded]:
    """The bodies of water that are surrounded once that tile is laid, or may be, and were not before. Raises ``Unknown``."""
    new = tile.spaces & ~state.land.covered
    shore = beside(new)
    if not shore & state.grid.inside & ~(state.land.covered | tile.spaces):
        return  # no water adjoins what was bare before
    if _is_water_known(state) and not shore & state.water:
        return
    after = state.land.with_tile(tile)

    def is_new(body: Spaces) -> bool:
        return is_surrounded(state, body, after) and not is_surrounded(state, body, state.land)

    for body in _bodies(state, after):
        if body & shore and _is_water(state, body, after):
            yield from _surrounded(body, is_new)


def surrounded_when_laid(state: State, space: Spaces) -> Iterator[Surrounded]:
    """The body of water of which a tile on that space becomes a part, if it is surrounded then, or may be. Raises ``Unknown``."""
    land = state.land
    where = state.water if _is_water_known(state) else state.grid.inside & ~land.covered
    body = connected(space, where | space)
    if _is_water(state, body & ~space, land):
        yield from _surrounded(body, lambda body: is_surrounded(state, body, land))


def _is_water_known(state: State) -> bool:
    """Whether it is known where water tiles lie."""
    return where_known(lambda: state.laid_water, None) is not None


def _bodies(state: State, land: Land) -> Iterator[Spaces]:
    """The bodies of water; if it is not known where water tiles lie, the gaps in the land: water that it surrounds fills one."""
    return groups(state.water if _is_water_known(state) else state.grid.inside & ~land.covered)


def _is_water(state: State, spaces: Spaces, land: Land) -> bool:
    """Whether there is water on all these spaces, on which no land is seen. Raises ``Unknown`` if that is open."""
    dry = spaces & ~state.grid.water
    if not dry or _is_water_known(state):
        return True
    tiles = state.sources.figure("tiles", "water") - state.count("supply", "water").low
    if not dry & land.unknown and dry.bit_count() > tiles:
        return False
    return not dry & ~state.laid_water


def _surrounded(body: Spaces, holds: Callable[[Spaces], bool]) -> Iterator[Surrounded]:
    """That body, if that ``holds`` of it, or may."""
    try:
        if holds(body):
            yield Surrounded(body)
    except Unknown as unknown:
        yield Surrounded(body, unknown.places)
