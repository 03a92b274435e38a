"""The beginning of a turn: whose is next, what a new one is like, and whether anything was done in it. ¶8, 25, 36, 38, 40."""

from collections.abc import Mapping
from typing import Any

from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.unknown import surely
from lawspeaker.games.java.figures.ways import can_walk_for_nothing
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase

_NOTHING_DONE: Mapping[str, Any] = {
    "begun": False,
    "spent": 0,
    "land_laid": False,
    "palaces": [],
    "drawn": 0,
    "token_used": False,
    "festival_held": False,
}


def new_turn(document: Document, player: str) -> Document:
    """``document``, in which it is known who plays, as a turn of the player begins; a round begins with the first of them."""
    turn = {**document, "phase": Phase.TURN.value, "turn": {"player": player, **_NOTHING_DONE}}
    return {**turn, "palaces_built": []} if player == document["players"][0] else turn


def begun(document: Document) -> Document:
    """``document`` after something was done in the turn."""
    return replaced(document, ("turn", "begun"), True)


def has_begun(state: State) -> bool:
    """Whether anything was done in the turn. Raises ``Unknown``."""
    turn: Document = state.document.get("turn", {})
    if "begun" not in turn and surely(lambda: not can_have_begun(state)):
        return False
    return any(turn.get(member) for member in _NOTHING_DONE) or bool(state.known("turn", "begun"))


def can_have_begun(state: State) -> bool:
    """Whether something was done in the turn, or may have been that left no trace. Raises ``Unknown``.

    That is a walk within one colour. Where there was one, the figure that walked last can go back.
    """
    turn: Document = state.document.get("turn", {})
    if any(turn.get(member, True) for member in _NOTHING_DONE if member != "begun"):
        return True
    return can_walk_for_nothing(state, state.turn_player)
