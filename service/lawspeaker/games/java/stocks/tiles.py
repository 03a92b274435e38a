"""Which tiles are left. ¶12, 18, 40, 47, 49.

A tile that was laid stays where it is. So what is left follows from what lies on the board, if the state lists that.
"""

from collections.abc import Mapping

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Count, surely
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import PLAYERS, TileKind

OWN = (TileKind.TWO_SPACE, TileKind.RICE, TileKind.VILLAGE)
"""The kinds of which each player has a supply of their own."""


def has_left(state: State, player: str, kind: TileKind) -> bool:
    """Whether the player can still take a tile of that kind: from their own ones, or the common stock. Raises ``Unknown``."""
    return tiles_left(state, player, kind).is_positive()


def tiles_left(state: State, player: str, kind: TileKind) -> Count:
    """How many tiles of that kind the player can still take."""
    return three_space_left(state) if kind is TileKind.THREE_SPACE else _own_left(state, player, kind)


def three_space_left(state: State) -> Count:
    """How many tiles of three spaces are left: as it is known or, if it is not, by those on the board.

    The player who lays the last one has laid land, and the last turns follow: as long as land is due there is another one.
    """
    kind = TileKind.THREE_SPACE
    if (left := state.three_space_left) is not None:
        return Count.exactly(left)
    least = int(surely(lambda: state.is_land_due))
    return state.count("supply", kind, low=least, high=in_all(state, kind))


def water_left(state: State) -> Count:
    """How many water tiles are left: as it is known or, if it is not, by those on the board."""
    if (given := state.document.get("supply", {}).get("water")) is not None:
        return Count.exactly(given)
    most = in_all(state, "water")
    if "water" in state.document:
        return Count.exactly(most - len(state.document["water"]))
    return state.count("supply", "water", high=most)


def _own_left(state: State, player: str, kind: TileKind) -> Count:
    """How many tiles of that kind the player has left: as it is known or, if it is not, by all that are known elsewhere."""
    stocks: Document = state.document.get("stocks", {})
    if (given := stocks.get(player, {}).get(kind)) is not None:
        return Count.exactly(given)
    of_each = in_all(state, kind)
    least, most = 0, of_each
    if "tiles" in state.document:
        by_others = laid_by(state, kind)
        laid = state.laying.numbers[kind] - sum(by_others.values())
        open_others = len(state.document.get("players", PLAYERS)) - len(by_others) - 1
        least, most = max(of_each - laid, 0), min(of_each - laid + of_each * open_others, of_each)
    return state.count("stocks", player, kind, low=least, high=most)


def laid_by(state: State, kind: TileKind) -> Mapping[str, int]:
    """How many tiles of that kind each player has laid whose supply of it is known."""
    stocks: Mapping[str, Document] = state.document.get("stocks", {})
    of_each = in_all(state, kind)
    return {player: of_each - stock[kind] for player, stock in stocks.items() if kind in stock}


def in_all(state: State, kind: str) -> int:
    """How many tiles of that kind there are: in common, or of each player."""
    number: int = state.sources.figure("tiles", kind)
    return number
