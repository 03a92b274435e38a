"""Room for a land tile: where one can be laid, at once or when own figures have made way for it. ¶5, 11-16, 21-24.

Nothing else that players do in their turn makes room: figures that enter, water and palaces take it, and what lies there
stays. Own figures pass each other and are alike, so it is enough to look at those that stand where the tile is to lie: each
goes to a free space, or leaves the board, if need be through the space of another one that leaves in its place.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations, pairwise
from operator import or_
from typing import NamedTuple

from lawspeaker.adjudication.unknown import Place, Unknown, all_hold, some
from lawspeaker.games.java.board.placements import any_placement, any_that, can_be_laid
from lawspeaker.games.java.board.spaces import Spaces, each_of
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.figures.edges import price
from lawspeaker.games.java.figures.entries import near_the_edge
from lawspeaker.games.java.figures.ways import Reached, ways
from lawspeaker.games.java.state import State

_ON_LAND = 1
"""What a tile costs where figures stand, which is on land."""


def land_can_be_laid(state: State, points: int) -> bool:
    """Whether the player whose turn it is can lay a tile for ``points`` action points, including those for making room.

    Raises ``Unknown`` if that is undecided.
    """
    player = state.turn_player
    return some((any_placement, _any_when_figures_make_way), lambda found: found(state, player, points))


def _any_when_figures_make_way(state: State, player: str, points: int) -> bool:
    """Whether the player can lay some tile where own figures are now, for ``points`` action points. Raises ``Unknown``."""
    own = state.figures[player]
    if not own or points < _ON_LAND:
        return False
    others = [given for given in state.known("figures") if given.split()[1] != player]
    cleared = State({**state.document, "figures": others}, state.sources)

    def holds(tile: Tile) -> bool:
        return all_hold(
            lambda: bool(tile.spaces & own),
            lambda: can_be_laid(cleared, tile),
            lambda: _can_make_way(state, player, tile.spaces, points - _ON_LAND),
        )

    return state.once(("figures make way", player, points), lambda: any_that(cleared, player, _ON_LAND, holds))


class _Going(NamedTuple):
    """Where a figure can go to make way."""

    reached: Reached
    out: int | None
    """What it costs to leave the board; ``None`` if it cannot."""

    def is_out_for(self, points: int) -> bool:
        return self.out is not None and self.out <= points


def _can_make_way(state: State, player: str, spaces: Spaces, points: int) -> bool:
    """Whether all own figures on these spaces can go elsewhere for ``points`` action points. Raises ``Unknown``."""
    figures = list(each_of(state.figures[player] & spaces))
    free = ~(state.occupied | spaces)
    missing: list[Place] = []
    goings = [_goings(state, player, figure, missing) for figure in figures]
    shares = list(_shares(points, len(figures)))

    def can_go(going: Sequence[_Going]) -> bool:
        return any(_can_go(going, share, free) for share in shares)

    if can_go([sure for sure, _ in goings]):
        return True
    if can_go([perhaps for _, perhaps in goings]):
        raise Unknown(*missing)
    return False


def _goings(state: State, player: str, figure: Spaces, missing: list[Place]) -> tuple[_Going, _Going]:
    """Where the figure surely can go, and where perhaps; what is not known of that is added to what is ``missing``."""
    found = ways(state, player, {0: figure})
    missing += found.missing
    edge = near_the_edge(state, player)
    sure, perhaps = list[int](), list[int]()
    for reached, prices in ((found.sure, sure), (found.perhaps, perhaps)):
        for cost, spaces in enumerate(reached.by_cost):
            for space in each_of(spaces & edge):
                try:
                    due = price(state, space)
                except Unknown as unknown:
                    missing += unknown.places
                    perhaps.append(cost + 1)
                else:
                    prices += [] if due is None else [cost + due]
    return _Going(found.sure, min(sure, default=None)), _Going(found.perhaps, min(perhaps, default=None))


def _shares(points: int, number: int) -> Iterator[Sequence[int]]:
    """All ways to share ``points`` points among ``number`` figures."""
    for bars in combinations(range(points + number - 1), number - 1):
        ends = (-1, *bars, points + number - 1)
        yield [end - start - 1 for start, end in pairwise(ends)]


def _can_go(going: Sequence[_Going], share: Sequence[int], free: Spaces) -> bool:
    """Whether each can go for its share: off the board, or to a free space of its own."""
    choices = [one.reached.within(points) & free for one, points in zip(going, share, strict=True) if not one.is_out_for(points)]
    chosen = [some_of for size in range(1, len(choices) + 1) for some_of in combinations(choices, size)]
    return all(reduce(or_, some_of).bit_count() >= len(some_of) for some_of in chosen)
