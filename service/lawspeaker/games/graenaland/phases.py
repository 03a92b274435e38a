"""How a phase of building begins and ends: what a state then says."""

from lawspeaker.adjudication.document import Document, without
from lawspeaker.games.graenaland.words import Phase

NOTHING_DONE: Document = {"supply_taken": False, "markets_used": [], "offers": []}
"""What has happened in a building phase at its beginning."""

NOTHING_BUILT: Document = without(NOTHING_DONE, "supply_taken")
"""The same at the end of the game, when nobody takes supply cards any more."""


def building(document: Document, done: Document = NOTHING_DONE) -> Document:
    """The main player is to build; ``done``: what has happened already, if a phase goes on."""
    return {**without(document, "turn", "announcement", "claims", "void_claims"), "phase": Phase.BUILDING, "building": done}


def final_building(document: Document) -> Document:
    """Somebody is to build once more, at the end of the game: whose turn it is then."""
    return {**document, "phase": Phase.FINAL_BUILDING, "building": NOTHING_BUILT}


def over(document: Document) -> Document:
    """All have built."""
    return {**without(document, "turn", "building", "void_claims"), "phase": Phase.OVER}
