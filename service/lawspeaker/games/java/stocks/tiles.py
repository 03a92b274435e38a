"""Which land tiles are left. ¶12, 47, 49."""

from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import TileKind


def has_left(state: State, player: str, kind: TileKind) -> bool:
    """Whether the player can still take a tile of that kind: from their own ones, or the common stock. Raises ``Unknown``."""
    left = state.supply(kind) if kind is TileKind.THREE_SPACE else state.stock(player, kind)
    return left > 0
