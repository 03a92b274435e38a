"""What an action puts down, drawn small: a tile as it is turned, a palace, a figure, a token.

Other actions are better said in words alone.
"""

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.games.java.picture import symbols
from lawspeaker.games.java.picture.hexagons import HALF, QUARTER, centre
from lawspeaker.games.java.state import State

_SCALE = 0.3
"""The size of a space, relative to the board."""
_SMALL = 30


def thumbnail(_: State, action: Document) -> Block | None:
    """A drawing of what the action puts down or takes; ``None`` if there is no such thing."""
    match action:
        case {"type": "lay-land", "tile": str(tile)}:
            return _tile(tile)
        case {"type": "lay-water"}:
            return symbols.drawing(symbols.stock("water"), _SMALL, _SMALL)
        case {"type": "build-palace" | "enlarge-palace", "value": int(value)}:
            return symbols.drawing(symbols.palace(value, action.get("side", "white")), 34, 34)
        case {"type": "enter" | "leave" | "move", "player": str(player)}:
            return symbols.drawing(symbols.token(player, 12), _SMALL, _SMALL)
        case {"type": "use-token"}:
            return symbols.drawing(symbols.stock("tokens"), _SMALL, _SMALL)
        case _:
            return None


def _tile(tile: str) -> Block:
    """A tile as it is turned on the board."""
    spaces = [(centre(entry[:-1]), entry[-1]) for entry in tile.split()]
    left, top = (min(at[axis] for at, _ in spaces) * _SCALE for axis in (0, 1))
    right, bottom = (max(at[axis] for at, _ in spaces) * _SCALE for axis in (0, 1))
    wide, high = HALF * _SCALE + 1, 2 * QUARTER * _SCALE + 1
    parts = [symbols.space(x * _SCALE - left + wide, y * _SCALE - top + high, terrain) for (x, y), terrain in spaces]
    return Block(right - left + 2 * wide, bottom - top + 2 * high, parts)
