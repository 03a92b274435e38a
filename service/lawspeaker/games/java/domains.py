"""Which values can be at places of a state that its shape leaves open. ¶4, 9, 12, 25, 37, 47."""

from collections.abc import Sequence
from typing import Any

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.games.java.cards.kinds import MOST_DRAWN
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_in_all
from lawspeaker.games.java.stocks.tiles import in_all
from lawspeaker.games.java.words import ACTION_POINTS


def domain(state: State, path: Path) -> Sequence[Any] | None:
    """The numbers that there can be at ``path``. Of palaces that were built or enlarged, that none was: whatever is legal after
    some were is legal then, too. ``None`` for any other place.
    """
    match path:
        case ("turn", "spent"):
            return range(ACTION_POINTS + 2)
        case ("turn", "drawn"):
            return range(MOST_DRAWN + 1)
        case ("turn", "palaces") | ("palaces_built",):
            return [[]]
        case ("stocks", _, "tokens"):
            return range(state.sources.figure("tokens") + 1)
        case ("stocks", _, str(kind)) | ("supply", str("three_space" | "water" as kind)):
            return range(in_all(state, kind) + 1)
        case ("supply", "palaces", value):
            return range(palaces_in_all(state, int(value)) + 1)
        case _:
            return None


def with_nothing_else(state: State) -> Document:
    """The state in which only those tiles, palaces and figures are on the board that it states."""
    land: Document = {} if "land" in state.given else {"tiles": []}
    return {"figures": [], "palaces": [], "water": [], **land, **state.given}
