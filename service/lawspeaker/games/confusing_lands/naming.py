"""Names in a request that must stand for something: players of the game."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.errors import Fault
from lawspeaker.games.confusing_lands.state import State


def misnamed(state: State, document: Document, at: str) -> Iterator[Fault]:
    """A fault for each player who is to act in ``document`` and does not play; ``at`` is where it was sent."""
    if "players" in state.document:
        yield from _absent(state.players, document, at)
        yield from _absent(state.players, document.get("action", {}), at + pointer("action"))


def _absent(players: Sequence[str], document: Document, at: str) -> Iterator[Fault]:
    """A fault if the player who is to act in ``document`` is none of those ``players``."""
    if document.get("player", players[0]) not in players:
        yield Fault(at + pointer("player"), f"Player {document['player']} does not play in this game.")
