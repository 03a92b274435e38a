"""Which land tiles are left. ¶12, 40, 47, 49."""

from lawspeaker.adjudication.unknown import surely
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import TileKind


def has_left(state: State, player: str, kind: TileKind) -> bool:
    """Whether the player can still take a tile of that kind: from their own ones, or the common stock. Raises ``Unknown``."""
    if kind is not TileKind.THREE_SPACE:
        return state.stock(player, kind) > 0
    if kind not in state.document.get("supply", {}) and surely(lambda: state.is_land_due):
        return True  # whoever lays the last one has laid land, and the last turns follow
    return state.supply(kind) > 0
