"""How a phase of building begins and ends: what a state then says."""

from lawspeaker.adjudication.document import Document, without
from lawspeaker.games.graenaland.words import Phase


def building(document: Document) -> Document:
    """The main player is to build."""
    fresh = {"supply_taken": False, "markets_used": [], "offers": []}
    return {**without(document, "turn", "announcement", "claims"), "phase": Phase.BUILDING, "building": fresh}


def final_building(document: Document, player: str) -> Document:
    """That player is to build once more, at the end of the game."""
    return {**document, "phase": Phase.FINAL_BUILDING, "turn": player, "building": {"markets_used": []}}


def over(document: Document) -> Document:
    """All have built."""
    return {**without(document, "turn", "building"), "phase": Phase.OVER}
