"""Names in a request that must stand for something: players of the game."""

from collections.abc import Iterator, Mapping

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.naming import strangers
from lawspeaker.adjudication.wire.errors import Fault
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import NOBODY


def misnamed(state: State, document: Document, at: str) -> Iterator[Fault]:
    """A fault for each player named in ``document`` who does not play; ``at`` is its pointer."""
    return strangers(state, ((at + place, player) for place, player in _named(document) if player != NOBODY))


def _named(document: Document) -> Iterator[tuple[str, str]]:
    """Who is to act, and those who are said to get points, to have won or to be next; each with the place."""
    for member in ("player", "next"):
        if member in document:
            yield pointer(member), document[member]
    for nth, winner in enumerate(document.get("winners", ())):
        yield pointer("winners", nth), winner
    for nth, irrigation in enumerate(document.get("irrigation", ())):
        yield pointer("irrigation", nth, "player"), irrigation.get("player", NOBODY)
    if isinstance(points := document.get("points"), Mapping):
        yield from ((pointer("points", player), player) for player in points)
