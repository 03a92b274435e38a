"""Names in a request that must stand for something: players of the game."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.errors import Fault
from lawspeaker.games.confusing_lands.state import State


def misnamed(state: State, document: Document, at: str) -> Iterator[Fault]:
    """A fault for each player who is to act in ``document`` and does not play; ``at`` is where it was sent."""
    players = state.document.get("players")
    for path in (("player",), ("action", "player")):
        named = document if len(path) == 1 else document.get(path[0], {})
        if players is not None and "player" in named and named["player"] not in players:
            yield Fault(at + pointer(*path), f"Player {named['player']} does not play in this game.")
