"""How a tile comes to lie: what it rests on, what it covers, and where one can be laid. ¶13-16."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import and_, or_

from lawspeaker.adjudication.unknown import Unknown, some
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.settlements import joined_cities, settlement
from lawspeaker.games.java.board.spaces import (
    ASIDE,
    LEFT_BELOW,
    NONE,
    RIGHT_BELOW,
    Spaces,
    beside,
    each_of,
)
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import TileKind

Form = tuple[int, ...]
"""The spaces of a tile, each by how many bits it comes after the first in reading order."""

_FORMS: dict[TileKind, Sequence[Form]] = {
    TileKind.THREE_SPACE: ((0, ASIDE, RIGHT_BELOW), (0, LEFT_BELOW, RIGHT_BELOW)),
    TileKind.TWO_SPACE: ((0, ASIDE), (0, LEFT_BELOW), (0, RIGHT_BELOW)),
    TileKind.RICE: ((0,),),
    TileKind.VILLAGE: ((0,),),
}
UNKNOWN_TILES = (ROOT, "tiles")
LARGEST_PRICE = 3
"""The most action points that a tile can cost: two of its three spaces reach over the edge."""


# What a tile rests on


def is_uneven(land: Land, spaces: Spaces) -> bool:
    """Whether some of the spaces are higher than others. Raises ``Unknown`` if that is open."""
    known = [height for height in range(land.highest + 1) if land.level(height) & spaces]
    unmeasured = spaces & land.unmeasured
    if len(known) > 1 or (known == [0] and unmeasured & land.covered):
        return True
    if spaces != spaces & -spaces:
        land.require(unmeasured)
    return False


def is_on_the_board(land: Land, spaces: Spaces) -> bool:
    """Whether a tile there lies on the board itself, at least in part. Raises ``Unknown``."""
    if spaces & land.bare:
        return True
    if not spaces & land.covered:
        land.require(spaces & land.unknown)
    return False


def overhanging(state: State, spaces: Spaces) -> Spaces:
    """The spaces by which a tile there reaches over the edge, if it lies on the board itself. Raises ``Unknown``."""
    over = spaces & ~state.grid.inside
    return over if over and is_on_the_board(state.land, spaces) else NONE


def may_cover_one_tile(land: Land, tile: Tile) -> bool:
    """Whether what a tile covers exactly is one tile of its size or, where only terrain is seen, may be one."""
    spaces = tile.spaces
    if land.laid:
        level = land.laid.tops.get(spaces)
        return level is not None and not spaces & ~land.level(level)
    if not tile.is_well_shaped or not _may_be_of_one_tile(land, spaces):
        return False
    village, rice = (spaces & land.village).bit_count(), (spaces & land.rice).bit_count()
    return tile.size == 1 or (village <= 1 and rice < tile.size)


def may_lie_on_one_larger_tile(land: Land, tile: Tile) -> bool:
    """Whether a tile of two spaces lies wholly on one tile of three or, where only terrain is seen, may do so."""
    spaces = tile.spaces
    if tile.size != 2 or not tile.is_well_shaped or spaces & land.bare:
        return False
    if land.laid:
        below = land.top_tile(spaces & -spaces)
        return below is not None and below.size > tile.size and not spaces & ~below.spaces
    return _may_be_of_one_tile(land, spaces) and any(
        _may_complete(land, spaces, third) for third in each_of(reduce(and_, map(beside, each_of(spaces))))
    )


def _may_be_of_one_tile(land: Land, spaces: Spaces) -> bool:
    """Whether by their heights the spaces may show one tile."""
    if spaces & land.bare:
        return False
    try:
        return not is_uneven(land, spaces)
    except Unknown:
        return True


def _may_complete(land: Land, two: Spaces, third: Spaces) -> bool:
    """Whether what is seen on two spaces may be part of a tile that takes a third one, on which something else may lie now."""
    heights = {height for height in range(1, land.highest + 1) if land.level(height) & two}
    if third & land.bare or any(land.level(height) & third for height in range(1, min(heights, default=1))):
        return False
    whole = two | third if not heights or third & land.level(min(heights)) else two
    village, rice = (whole & land.village).bit_count(), (whole & land.rice).bit_count()
    return village <= 1 and rice <= 2


# Where tiles can be laid


def has_left(state: State, player: str, kind: TileKind) -> bool:
    """Whether the player can still take a tile of that kind: from the own ones, or the common stock. Raises ``Unknown``."""
    left = state.supply(kind) if kind is TileKind.THREE_SPACE else state.stock(player, kind)
    return left > 0


def any_placement(state: State, player: str, points: int) -> bool:
    """Whether the player can lay some tile for so many action points. Raises ``Unknown`` if that is open."""

    def can_be_laid(kind: TileKind) -> bool:
        return has_left(state, player, kind) and some(placements(state, [kind], points), lambda tile: _is_sure(state, tile))

    return state.remember(("any placement", player, points), lambda: points > 0 and some(TileKind, can_be_laid))


def _is_sure(state: State, tile: Tile) -> bool:
    """Whether a tile, which as far as is known can be laid so, certainly can. Raises ``Unknown`` if not."""
    land = state.land
    is_uneven(land, tile.spaces)
    if land.laid is None and (may_cover_one_tile(land, tile) or lies_on_too_few(state, tile)):
        raise Unknown(UNKNOWN_TILES)
    return not joined_cities(state, land.with_tile(tile), tile.village)


def lies_on_too_few(state: State, tile: Tile) -> bool:
    """Whether a tile lies, or may lie, on one larger tile and by the reading in force must not."""
    return may_lie_on_one_larger_tile(state.land, tile) and state.sources.reading("land.two-on-three") == "no"


def placements(state: State, kinds: Iterable[TileKind], points: int) -> Iterator[Tile]:
    """Every way to lay a tile of these kinds for so many action points, by form and in reading order.

    Where something about the land is unknown that may forbid one it is among them too. Raises ``Unknown`` if it is not
    known where land, water, figures or palaces are.
    """
    if points < 1:
        return
    land, between = state.land, _between_cities(state)
    for kind in kinds:
        for form in _FORMS[kind]:
            for first, height in _flat_places(state, form, points):
                spaces = reduce(or_, [first << step for step in form])
                if height and _is_barred(state, Tile(spaces, NONE, len(form), kind, is_well_shaped=True)):
                    continue
                for village in _villages(spaces, kind):
                    tile = Tile(spaces, village, len(form), kind, is_well_shaped=True)
                    if not village & between or not _certainly_joins(state, land, tile):
                        yield tile


def _is_barred(state: State, tile: Tile) -> bool:
    """Whether a tile would exactly cover one tile, or lie on too few, as far as is known."""
    land = state.land
    return land.laid is not None and (may_cover_one_tile(land, tile) or lies_on_too_few(state, tile))


def _certainly_joins(state: State, land: Land, tile: Tile) -> bool:
    try:
        return bool(joined_cities(state, land.with_tile(tile), tile.village))
    except Unknown:
        return False


def _villages(spaces: Spaces, kind: TileKind) -> Iterator[Spaces]:
    """The spaces of a tile that may be the village ones."""
    if kind is TileKind.RICE:
        yield NONE
    else:
        yield from each_of(spaces)


def _flat_places(state: State, form: Form, points: int) -> Iterator[tuple[Spaces, int]]:
    """The first space of each place where a tile of that form lies flat and covers nothing that must be seen; its height.

    In reading order. Of a place of which not all heights are known it is one that it may have.
    """
    by_height = [_meeting(level, form) for level in _open_levels(state)]
    inside = state.grid.inside
    by_height[0] &= _reaching(inside, form, points)
    above = reduce(or_, by_height[1:], NONE)
    if (wholly_outside := above & ~_touching(inside, form)) and state.sources.reading("land.upper-outside") == "no":
        above &= ~wholly_outside
    for first in each_of(by_height[0] | above):
        yield first, next((height for height, places in enumerate(by_height) if height and places & first), 0)


def _open_levels(state: State) -> Sequence[Spaces]:
    """By height, the spaces that are so high as far as is known, and that may be covered."""

    def found() -> Sequence[Spaces]:
        land, grid = state.land, state.grid
        board = (land.bare | land.unknown) & (grid.inside | grid.outside)
        free = ~(state.water | state.occupied | state.palace_spaces)
        heights = range(1, land.highest + (2 if land.unmeasured else 1))
        return [board & free, *((land.level(height) | land.unmeasured) & free for height in heights)]

    return state.remember("open levels", found)


def _meeting(spaces: Spaces, form: Form) -> Spaces:
    """The first spaces of tiles of that form all of which lies on these spaces."""
    return reduce(and_, [spaces >> step for step in form])


def _touching(spaces: Spaces, form: Form) -> Spaces:
    """The first spaces of tiles of that form that lie on one of these spaces at least."""
    return reduce(or_, [spaces >> step for step in form])


def _reaching(inside: Spaces, form: Form, points: int) -> Spaces:
    """The first spaces of tiles of that form that reach over the edge by fewer spaces than there are points, and not wholly."""
    if points >= len(form):
        return _touching(inside, form)
    if points == 1:
        return _meeting(inside, form)
    pairs = [_meeting(inside, (one, other)) for place, one in enumerate(form) for other in form[place + 1 :]]
    return reduce(or_, pairs)


def _between_cities(state: State) -> Spaces:
    """The spaces on which village may join two cities. Raises ``Unknown``."""

    def found() -> Spaces:
        once, twice, told = NONE, NONE, NONE
        for palace in state.palaces:
            if not palace.spaces & told:
                city = settlement(state, palace.spaces)
                told |= city.certain
                reach = city.perhaps | beside(city.perhaps)
                twice |= once & reach
                once |= reach
        return twice

    return state.remember("between cities", found)
