"""Names in a request that must stand for something: players of the game."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.errors import Fault
from lawspeaker.games.java.state import State


def misnamed(state: State, document: Document, at: str) -> Iterator[Fault]:
    """A fault for each player who is to act in ``document`` and does not play; ``at`` is where it was sent."""
    if "players" in state.document:
        yield from _absent(state, document, at)
        yield from _absent(state, document.get("action", {}), at + pointer("action"))


def _absent(state: State, document: Document, at: str) -> Iterator[Fault]:
    """A fault if the player who is to act in ``document`` is none of those who play."""
    for member in ("player", "next"):
        if member in document and isinstance(document[member], str) and document[member] not in state.players:
            yield Fault(at + pointer(member), f"Player {document[member]} does not play in this game.")
