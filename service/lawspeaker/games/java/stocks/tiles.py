"""Which tiles are left. ¶12, 40, 47, 49."""

from lawspeaker.adjudication.unknown import Count, surely, where_known
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import TileKind


def has_left(state: State, player: str, kind: TileKind) -> bool:
    """Whether the player can still take a tile of that kind: from their own ones, or the common stock. Raises ``Unknown``."""
    left = three_space_left(state) if kind is TileKind.THREE_SPACE else _own_left(state, player, kind)
    return left.is_positive()


def three_space_left(state: State) -> Count:
    """How many tiles of three spaces are left: as it is known or, if it is not, by those on the board.

    The player who lays the last one has laid land, and the last turns follow: as long as land is due there is another one.
    """
    kind = TileKind.THREE_SPACE
    if (given := state.document.get("supply", {}).get(kind)) is not None:
        return Count.exactly(given)
    most = max(_in_all(state, kind) - _laid(state, kind), 0)
    least = int(surely(lambda: state.is_land_due))
    return state.count("supply", kind, low=min(least, most), high=most)


def water_left(state: State) -> Count:
    """How many water tiles are left: as it is known or, if it is not, by those on the board."""
    most = _in_all(state, "water") - len(state.document.get("water", ()))
    return state.count("supply", "water", high=max(most, 0))


def _own_left(state: State, player: str, kind: TileKind) -> Count:
    """How many tiles of that kind the player has left: as it is known or, if it is not, by all that are known elsewhere."""
    stocks = state.document.get("stocks", {})
    if (given := stocks.get(player, {}).get(kind)) is not None:
        return Count.exactly(given)
    of_each = _in_all(state, kind)
    players = where_known(lambda: state.players, None)
    others = [stock.get(kind, 0) for stock in stocks.values()]
    most = of_each * len(players) - _laid(state, kind) - sum(others) if players else of_each
    return state.count("stocks", player, kind, high=max(min(most, of_each), 0))


def _in_all(state: State, kind: str) -> int:
    number: int = state.sources.figure("tiles", kind)
    return number


def _laid(state: State, kind: TileKind) -> int:
    """How many tiles of that kind are known to lie on the board."""
    return state.laying.numbers[kind]
