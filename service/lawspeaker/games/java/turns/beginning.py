"""From turn to turn: whose is next, and what a new one begins with. ¶8, 25, 36, 40."""

from collections.abc import Mapping
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.games.java.words import Phase

_NOTHING_DONE: Mapping[str, Any] = {
    "spent": 0,
    "land_laid": False,
    "palaces": [],
    "drawn": 0,
    "token_used": False,
    "festival_held": False,
}


def turn_begun(document: Document, player: str) -> Document:
    """``document``, in which it is known who plays, as a turn of the player begins; a round begins with the first of them."""
    begun = {**document, "phase": Phase.TURN.value, "turn": {"player": player, **_NOTHING_DONE}}
    return {**begun, "palaces_built": []} if player == document["players"][0] else begun
