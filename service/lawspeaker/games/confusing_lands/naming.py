"""Names in a request that must stand for something: players of the game."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.errors import Fault
from lawspeaker.adjudication.naming import strangers
from lawspeaker.games.confusing_lands.state import State


def misnamed(state: State, document: Document, at: str) -> Iterator[Fault]:
    """A fault for each player who is to act in ``document`` and does not play; ``at`` is where it was sent."""
    if "player" in document:
        yield from strangers(state, [(at + pointer("player"), document["player"])])
