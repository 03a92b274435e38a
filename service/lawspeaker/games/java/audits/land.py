"""What must be true of the land: each tile was laid by the rules, and from above that is seen which lies on top. ¶12-16."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.board.land import Laid, Land, as_seen
from lawspeaker.games.java.board.spaces import EVERY, NONE, Spaces, beside, names, space
from lawspeaker.games.java.notation import seen
from lawspeaker.games.java.state import State


def all_tiles(state: State) -> None:
    """Raises ``Unknown`` unless it is told which tiles were laid."""
    state.known("tiles")


def all_land(state: State) -> None:
    """Raises ``Unknown`` unless it is known where there is land."""
    land = state.land
    land.require(land.unknown)


def laid_tiles(state: State) -> Laid:
    """How the land was laid; if that is not told, no tiles at all."""
    return (state.land.laid if "tiles" in state.document else None) or Laid((), {})


def _tile_at(nth: int) -> str:
    return ROOT + pointer("tiles", nth)


@rule("land.shape", all_tiles)
def tiles_are_of_a_shape_that_there_is(state: State) -> Iterator[Violation]:
    """A tile has one to three spaces, all adjoining each other: of two one is village, of three one is."""
    for nth, tile in enumerate(laid_tiles(state).tiles):
        if not tile.is_well_shaped:
            yield violated(_tile_at(nth), tile=state.document["tiles"][nth])


@rule("land.grid", all_land)
def land_lies_on_the_board(state: State) -> Iterator[Violation]:
    """A tile on the board itself covers spaces of the board, at least one of them inside the grid."""
    inside, outside = state.grid.inside, state.grid.outside
    land, laid, board = state.land, laid_tiles(state), inside | outside
    if not land.covered & ~inside:
        return
    for nth, tile in enumerate(laid.tiles):
        if tile.spaces & ~board:
            yield violated(_tile_at(nth), spaces=names(tile.spaces & ~board), fault="off")
        elif laid.levels[nth] == 1 and not tile.spaces & inside:
            yield violated(_tile_at(nth), spaces=names(tile.spaces), fault="outside")
    if land.laid is None:
        if off := land.covered & ~board:
            yield violated(ROOT + pointer("land"), spaces=names(off), fault="off")
        # every tile at the edge has a space inside, which adjoins its other spaces
        if apart := land.covered & outside & ~beside((land.covered | land.unknown) & inside):
            yield violated(ROOT + pointer("land"), spaces=names(apart), fault="outside")


@rule("land.upper-inside", all_tiles)
def upper_tiles_lie_partly_inside(state: State) -> Iterator[Violation]:
    """Whether a tile on others must have a space inside the grid is a matter of reading."""
    laid = laid_tiles(state)
    if not laid.tiles or not state.land.covered & state.grid.outside:
        return
    inside, outside = state.grid.inside, state.grid.outside
    for nth, tile in enumerate(laid.tiles):
        is_outside = laid.levels[nth] > 1 and not tile.spaces & inside and not tile.spaces & ~outside
        if is_outside and state.sources.reading("land.upper-outside") == "no":
            yield violated(_tile_at(nth), spaces=names(tile.spaces))


@rule("land.flat", all_tiles)
def tiles_lie_flat(state: State) -> Iterator[Violation]:
    """A tile rests on the board or on other tiles with all its spaces."""
    laid = laid_tiles(state)
    for nth in laid.uneven:
        yield violated(_tile_at(nth), heights=_heights_below(laid, nth))


def _heights_below(laid: Laid, nth: int) -> list[int]:
    """The heights on which that tile lies, the highest first."""
    heights, rest = list[int](), laid.tiles[nth].spaces
    for tile, level in sorted(zip(laid.tiles[:nth], laid.levels, strict=False), key=lambda entry: -entry[1]):
        if tile.spaces & rest:
            heights.append(level)
            rest &= ~tile.spaces
    return sorted({*heights, *([0] if rest else [])}, reverse=True)


@rule("land.congruent", all_tiles)
def no_tile_covers_one_exactly(state: State) -> Iterator[Violation]:
    """A tile does not exactly cover one tile of the same size."""
    laid = laid_tiles(state)
    for nth in laid.congruent:
        yield violated(_tile_at(nth), spaces=names(laid.tiles[nth].spaces))


@rule("land.two-tiles", all_tiles)
def tiles_lie_on_two_tiles(state: State) -> Iterator[Violation]:
    """Whether a tile of two spaces may lie on one of three is a matter of reading."""
    laid = laid_tiles(state)
    for nth, tile in enumerate(laid.tiles):
        is_on_one = tile.size == 2 and laid.levels[nth] > 1 and _lies_on_one(laid, nth)
        if is_on_one and state.sources.reading("land.two-on-three") == "no":
            yield violated(_tile_at(nth), spaces=names(tile.spaces))


def _lies_on_one(laid: Laid, nth: int) -> bool:
    """Whether the last tile below that one, of those laid before it, is larger and holds all of it."""
    above = laid.tiles[nth]
    for below in reversed(laid.tiles[:nth]):
        if below.spaces & above.spaces:
            return below.size > above.size and not above.spaces & ~below.spaces
    return False


@rule("land.water", all_land)
def no_land_lies_on_printed_water(state: State) -> Iterator[Violation]:
    """No tile covers printed water."""
    water = state.grid.water
    if state.land.covered & water:
        laid = laid_tiles(state)
        for nth, tile in enumerate(laid.tiles):
            if tile.spaces & water:
                yield violated(_tile_at(nth), spaces=names(tile.spaces & water))
        if not laid.tiles:
            yield violated(ROOT + pointer("land"), spaces=names(state.land.covered & water))


@rule("land.seen")
def what_lies_on_top_is_seen(state: State) -> Iterator[Violation]:
    """The land that is seen from above is what lies on top of the tiles, and each space is told once."""
    if "land" not in state.document:
        return
    told = NONE
    for nth, entry in enumerate(state.document["land"]):
        one = space(seen(entry)[0])
        if told & one:
            yield violated(ROOT + pointer("land", nth), spaces=names(one), fault="twice")
        told |= one
    if "tiles" in state.document and (wrong := _differing(state.land, as_seen(state.document["land"]))):
        yield violated(ROOT + pointer("land"), spaces=names(wrong), fault="other")


def _differing(laid: Land, picture: Land) -> Spaces:
    """The spaces on which something else is seen than what was laid."""
    wrong = (laid.village & ~picture.village | laid.rice & ~picture.rice | picture.covered & ~laid.covered) & ~picture.unknown
    for height, level in enumerate(picture.levels):
        wrong |= level & ~laid.level(height)
    return wrong & EVERY


CHECKS: Sequence[Check] = (
    tiles_are_of_a_shape_that_there_is,
    land_lies_on_the_board,
    upper_tiles_lie_partly_inside,
    tiles_lie_flat,
    no_tile_covers_one_exactly,
    tiles_lie_on_two_tiles,
    no_land_lies_on_printed_water,
    what_lies_on_top_is_seen,
)
