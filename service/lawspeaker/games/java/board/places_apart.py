"""Places for land tiles that have no space in common: whatever is put on one of them leaves the others. ¶12-16, 49."""

from collections.abc import Iterator
from functools import partial

from lawspeaker.adjudication.unknown import each, surely
from lawspeaker.games.java.board.laying import joins_settlements
from lawspeaker.games.java.board.placements import bare_placements, can_be_laid, placements
from lawspeaker.games.java.board.spaces import NONE
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import has_left
from lawspeaker.games.java.words import TileKind


def has_places_apart(state: State, player: str, number: int) -> bool:
    """Whether there certainly are so many places in each of which the player can lay a tile for one action point.

    Palaces may be built anywhere else. The places are taken as they come; with others there may be more of them.
    """

    def found() -> bool:
        taken, left = NONE, number + _unseen_water(state)
        for tile in _candidates(state, player):
            if not tile.spaces & taken and not joins_settlements(state, tile) and surely(partial(can_be_laid, state, tile)):
                taken, left = taken | tile.spaces, left - 1
                if not left:
                    return True
        return False

    return surely(lambda: state.once(("places apart", player, number), found))


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
        if has_left(state, player, kind):
            yield from placements(state, [kind], 1)

    if has_left(state, player, TileKind.THREE_SPACE):
        yield from bare_placements(state, TileKind.THREE_SPACE)
    yield from each(TileKind, of_kind)
