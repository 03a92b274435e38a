"""Where land tiles can be laid. ¶12-16."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import and_, or_

from lawspeaker.adjudication.unknown import all_hold, some, surely, where_known
from lawspeaker.games.java.board.laying import between_cities, joined_cities, lies_on_too_few
from lawspeaker.games.java.board.spaces import ASIDE, LEFT_BELOW, NONE, RIGHT_BELOW, Spaces, each_of
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import has_left
from lawspeaker.games.java.words import TileKind

_REMEMBERED = 8192

Form = tuple[int, ...]
"""The spaces of a tile, each by how many bits it comes after the first in reading order."""

_FORMS: dict[TileKind, Sequence[Form]] = {
    TileKind.THREE_SPACE: ((0, ASIDE, RIGHT_BELOW), (0, LEFT_BELOW, RIGHT_BELOW)),
    TileKind.TWO_SPACE: ((0, ASIDE), (0, LEFT_BELOW), (0, RIGHT_BELOW)),
    TileKind.RICE: ((0,),),
    TileKind.VILLAGE: ((0,),),
}
LARGEST_PRICE = 3
"""The most action points that a tile can cost: two of its three spaces reach over the edge."""


_LOOKING = 0.2
"""Steps for which it counts to look at a placement."""


def any_placement(state: State, player: str, points: int) -> bool:
    """Whether the player can lay some tile for ``points`` action points. Raises ``Unknown`` if that is undecided."""

    def found() -> bool:
        return points > 0 and any_that(state, player, points, lambda tile: can_be_laid(state, tile))

    return state.once(("any placement", player, points), found)


def any_on_the_board(state: State, player: str) -> bool:
    """Whether the player can lay some tile on the board itself, whatever it costs. Raises ``Unknown`` if that is open."""

    def holds(tile: Tile) -> bool:
        return all_hold(lambda: state.land.is_bottom(tile.spaces), lambda: can_be_laid(state, tile))

    return state.once(("any placement on the board", player), lambda: any_that(state, player, LARGEST_PRICE, holds))


def any_that(state: State, player: str, points: int, holds: Callable[[Tile], bool]) -> bool:
    """Whether ``holds`` is true for some tile that the player may be able to lay for ``points`` action points. Raises
    ``Unknown``."""

    def of_kind(kind: TileKind) -> bool:
        if surely(lambda: not has_left(state, player, kind)):
            return False
        return some(placements(state, [kind], points), holds) and has_left(state, player, kind)

    return some(TileKind, of_kind)


def can_be_laid(state: State, tile: Tile) -> bool:
    """Whether a tile can be laid, which is one of the ``placements``. Raises ``Unknown`` if that is open."""
    return not (state.land.is_uneven(tile.spaces) or _is_barred(state, tile) or joined_cities(state, tile))


def placements(state: State, kinds: Iterable[TileKind], points: int) -> Iterator[Tile]:
    """All ways to lay a tile of these kinds for ``points`` action points, by form and in reading order, including those that
    unknown facts about the land may forbid.

    Raises ``Unknown`` if it is not known where land, water, figures or palaces are.
    """
    if points < 1:
        return
    between = between_cities(state)
    for kind in kinds:
        for form in _FORMS[kind]:
            for first, is_bottom in _flat_places(state, form, points):
                tiles = _tiles_on(first, form, kind)
                if not is_bottom and _is_surely_barred(state, tiles[0]):
                    continue
                for tile in tiles:
                    state.sources.work.spend(_LOOKING)
                    if not tile.village & between or not _surely_joins_cities(state, tile):
                        yield tile


def bare_placements(state: State, kind: TileKind) -> Iterator[Tile]:
    """Every way to lay a tile of that kind on the bare board within the grid, on no water that is known. Raises ``Unknown``."""
    grid, water = state.grid, where_known(lambda: state.laid_water, NONE)
    free = grid.inside & state.land.bare & ~(grid.water | water)
    for form in _FORMS[kind]:
        for first in each_of(_meeting(free, form)):
            yield from _tiles_on(first, form, kind)


def _is_barred(state: State, tile: Tile) -> bool:
    """Whether a tile would exactly cover one tile, or lie on too few. Raises ``Unknown``."""
    return state.land.is_one_tile(tile) or lies_on_too_few(state, tile)


def _is_surely_barred(state: State, tile: Tile) -> bool:
    return surely(lambda: _is_barred(state, tile))


def _surely_joins_cities(state: State, tile: Tile) -> bool:
    return surely(lambda: bool(joined_cities(state, tile)))


@lru_cache(_REMEMBERED)
def _tiles_on(first: Spaces, form: Form, kind: TileKind) -> Sequence[Tile]:
    """The tiles of that kind and form there, by which of their spaces is village."""
    spaces = reduce(or_, [first << step for step in form])
    villages = [NONE] if kind is TileKind.RICE else each_of(spaces)
    return [Tile(spaces, village, len(form), kind, is_well_shaped=True) for village in villages]


def _flat_places(state: State, form: Form, points: int) -> Iterator[tuple[Spaces, bool]]:
    """The first space of each place where a tile of that form lies flat and covers nothing that must be seen; and whether
    it lies on the board itself there.

    In reading order. A place of which not all heights are known is among them if it may be one.
    """
    bottom, *upper = [_meeting(level, form) for level in _open_levels(state)]
    inside = state.grid.inside
    bottom &= _reaching(inside, form, points)
    above = reduce(or_, upper, NONE)
    if (wholly_outside := above & ~_touching(inside, form)) and state.sources.reading("land.upper-outside") == "no":
        above &= ~wholly_outside
    for first in each_of(bottom | above):
        yield first, not first & above


def _open_levels(state: State) -> Sequence[Spaces]:
    """By height, the spaces that are so high as far as is known, and that may be covered."""

    def found() -> Sequence[Spaces]:
        land, grid = state.land, state.grid
        board = (land.bare | land.unknown) & (grid.inside | grid.outside)
        free = ~(state.water | state.occupied | state.palace_spaces)
        heights = range(1, land.highest + (2 if land.unmeasured else 1))
        return [board & free, *((land.level(height) | land.unmeasured) & free for height in heights)]

    return state.once("open levels", found)


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
    pairs = [_meeting(inside, (one, other)) for index, one in enumerate(form) for other in form[index + 1 :]]
    return reduce(or_, pairs)
