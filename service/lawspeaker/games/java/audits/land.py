"""What must be true of the land: each tile was laid by the rules, and from above that is seen which lies on top. ¶12-16."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.games.java.board.laid_land import LaidLand, LaidTiles
from lawspeaker.games.java.board.land import Land, height_facts
from lawspeaker.games.java.board.seen_land import as_seen
from lawspeaker.games.java.board.spaces import EVERY, NONE, Spaces, beside, names, space
from lawspeaker.games.java.board.tiles import Tile, flaw
from lawspeaker.games.java.notation import seen
from lawspeaker.games.java.state import State

_REMEMBERED = 128


def all_tiles(state: State) -> None:
    """Raises ``Unknown`` unless it is known which tiles were laid."""
    state.known("tiles")


def all_land(state: State) -> None:
    """Raises ``Unknown`` unless it is known where there is land."""
    land = state.land
    land.require(land.unknown)


def _outside(state: State) -> Sequence[tuple[int, Tile]]:
    """The tiles without a space inside the grid, each with its place in the list."""
    land, inside = state.laying.land, state.grid.inside
    return _apart(land, inside) if land.covered & ~inside else ()


@lru_cache(_REMEMBERED)
def _apart(land: LaidLand, spaces: Spaces) -> Sequence[tuple[int, Tile]]:
    """The tiles on none of these spaces, each with its place in the list."""
    return [(nth, tile) for nth, tile in enumerate(land.tiles) if not tile.spaces & spaces]


def _entries(state: State, spaces: Spaces = EVERY) -> Iterator[tuple[int, Spaces]]:
    """The land that is seen from above: its place in the list, and its space, if that is one of these."""
    for nth, entry in enumerate(state.document["land"] if spaces else ()):
        if (one := space(seen(entry)[0])) & spaces:
            yield nth, one


@rule("land.shape", all_tiles)
def tiles_are_of_a_shape_that_there_is(state: State) -> Iterator[Violation]:
    """A tile has one to three spaces, all adjoining each other: of two one is village, of three one is."""
    for nth in state.laying.misshapen:
        text = state.document["tiles"][nth]
        yield state.violated("tiles", nth, tile=text, **flaw(text))


@rule("land.grid", all_land)
def land_lies_on_the_board(state: State) -> Iterator[Violation]:
    """A tile on the board itself covers spaces of the board, at least one of them inside the grid."""
    inside, outside = state.grid.inside, state.grid.outside
    laid, off = state.laying, state.land.covered & ~(inside | outside)
    for nth, tile in enumerate(laid.land.tiles) if off else ():
        if tile.spaces & off:
            yield state.violated("tiles", nth, spaces=names(tile.spaces & off), fault="off")
    for nth, tile in _outside(state):
        if laid.levels[nth] == 1 and not tile.spaces & off:
            yield state.violated("tiles", nth, spaces=names(tile.spaces), fault="outside")
    if "tiles" not in state.document:
        # every tile at the edge has a space inside, which adjoins its other spaces
        apart = state.land.covered & outside & ~beside((state.land.covered | state.land.unknown) & inside)
        for nth, one in _entries(state, off | apart):
            yield state.violated("land", nth, spaces=names(one), fault="seen-off" if one & off else "seen-outside")


@rule("land.upper-inside", all_tiles)
def upper_tiles_lie_partly_inside(state: State) -> Iterator[Violation]:
    """By the reading `no`, a tile on others too has a space inside the grid."""
    levels, outside = state.laying.levels, state.grid.outside
    for nth, tile in _outside(state):
        is_upper = levels[nth] > 1 and not tile.spaces & ~outside
        if is_upper and state.sources.reading("land.upper-outside") == "no":
            yield state.violated("tiles", nth, spaces=names(tile.spaces))


@rule("land.flat", all_tiles)
def tiles_lie_flat(state: State) -> Iterator[Violation]:
    """A tile rests on the board or on other tiles with all its spaces."""
    laid = state.laying
    for nth in laid.uneven:
        yield state.violated("tiles", nth, fault="heights", **height_facts(_heights_below(laid, nth)))


def _heights_below(laid: LaidTiles, nth: int) -> Mapping[int, Spaces]:
    """The heights on which that tile lies, the highest first, each with its spaces."""
    heights, rest = dict[int, Spaces](), laid.land.tiles[nth].spaces
    for tile, level in sorted(zip(laid.land.tiles[:nth], laid.levels, strict=False), key=lambda entry: -entry[1]):
        heights[level] = heights.get(level, NONE) | tile.spaces & rest
        rest &= ~tile.spaces
    return {**heights, 0: rest}


@rule("land.congruent", all_tiles)
def no_tile_covers_one_exactly(state: State) -> Iterator[Violation]:
    """A tile does not exactly cover one tile of the same size, so that no space is two levels higher than all around it."""
    laid = state.laying
    for nth in laid.congruent:
        yield state.violated("tiles", nth, spaces=names(laid.land.tiles[nth].spaces), fault="covered")
    if "tiles" not in state.document:
        for nth, one in _entries(state, state.land.steep):
            yield state.violated("land", nth, spaces=names(one), fault="steep")


@rule("land.two-tiles", all_tiles)
def tiles_lie_on_two_tiles(state: State) -> Iterator[Violation]:
    """By the reading `no`, a tile of two spaces lies on at least two tiles."""
    laid = state.laying
    if laid.on_a_larger_one and state.sources.reading("land.two-on-three") == "no":
        for nth in laid.on_a_larger_one:
            yield state.violated("tiles", nth, spaces=names(laid.land.tiles[nth].spaces))


@rule("land.water", all_land)
def no_land_lies_on_printed_water(state: State) -> Iterator[Violation]:
    """No tile covers printed water."""
    wet, tiles = state.land.covered & state.grid.water, state.laying.land.tiles
    for nth, tile in enumerate(tiles) if wet else ():
        if tile.spaces & wet:
            yield state.violated("tiles", nth, spaces=names(tile.spaces & wet))
    if "tiles" not in state.document:
        for nth, one in _entries(state, wet):
            yield state.violated("land", nth, spaces=names(one))


@rule("land.seen")
def what_lies_on_top_is_seen(state: State) -> Iterator[Violation]:
    """The land that is seen from above is what lies on top of the tiles, and each space is listed once."""
    if "land" not in state.document:
        return
    given = NONE
    for nth, one in _entries(state):
        if given & one:
            yield state.violated("land", nth, spaces=names(one), fault="twice")
        given |= one
    if "tiles" in state.document and (wrong := _differing(state.land, as_seen(state.document["land"]))):
        for nth, one in _entries(state, wrong):
            yield state.violated("land", nth, spaces=names(one), fault="other")
        if forgotten := wrong & ~given:
            yield state.violated("land", spaces=names(forgotten), fault="other")


def _differing(laid: Land, picture: Land) -> Spaces:
    """The spaces on which something else is seen than what was laid."""
    wrong = (laid.village & ~picture.village | laid.rice & ~picture.rice | picture.covered & ~laid.covered) & ~picture.unknown
    for height, level in enumerate(picture.levels):
        wrong |= level & ~laid.level(height)
    return wrong
