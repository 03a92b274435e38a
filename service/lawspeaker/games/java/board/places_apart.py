"""Places for land tiles that have no space in common: whatever is put on one of them leaves the others. ¶12-16, 49."""

from collections.abc import Iterator
from functools import partial

from lawspeaker.adjudication.unknown import Gaps, each, surely
from lawspeaker.games.java.board.laying import joins_settlements
from lawspeaker.games.java.board.placements import bare_placements, can_be_laid, placements
from lawspeaker.games.java.board.spaces import NONE
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import has_left
from lawspeaker.games.java.words import TileKind


def has_places_apart(state: State, player: str, number: int) -> bool:
    """Whether there are ``number`` separate places in each of which the player can lay a tile for one action point.

    Raises ``Unknown`` if that is undecided. Palaces may be built anywhere else. The places are chosen greedily; another choice
    may give more.
    """

    def found() -> bool:
        taken, left, gaps = NONE, number + _unseen_water(state), Gaps()
        for tile in _candidates(state, player):
            if (
                not tile.spaces & taken
                and not joins_settlements(state, tile)
                and gaps.where_known(partial(can_be_laid, state, tile), False)
            ):
                taken, left = taken | tile.spaces, left - 1
                if not left:
                    return True
        gaps.require_none()
        if left <= _unseen_water(state):
            state.known("water")
        return False

    return state.once(("places apart", player, number), found)


def _unseen_water(state: State) -> int:
    """How many water tiles may lie nobody knows where."""
    if "water" in state.document:
        return 0
    in_all: int = state.sources.figure("tiles", "water")
    left: int = state.document.get("supply", {}).get("water", 0)
    return in_all - left


def _candidates(state: State, player: str) -> Iterator[Tile]:
    """Ways to lay a tile for one action point, first those of which little has to be known. Raises ``Unknown``."""

    def of_kind(kind: TileKind) -> Iterator[Tile]:
        if surely(lambda: not has_left(state, player, kind)):
            return
        for tile in placements(state, [kind], 1):
            if has_left(state, player, kind):
                yield tile

    if has_left(state, player, TileKind.THREE_SPACE):
        yield from bare_placements(state, TileKind.THREE_SPACE)
    yield from each(TileKind, of_kind)
