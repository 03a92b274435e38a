"""What a state of Java leaves out, but what follows from the rest of it. ¶4, 18, 25, 37, 40."""

from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.java.board.given import land_of
from lawspeaker.games.java.board.laid_land import laying
from lawspeaker.games.java.turns.done import NOTHING_DONE, least_cost_of
from lawspeaker.games.java.words import PALACES


def with_all_that_follows(state: View) -> Document:
    """The state with its turn, its palaces, its water tiles and who has scored, as far as they follow from the rest."""
    document, sources = state.document, state.sources
    follows: dict[str, Any] = {}
    turn = document.get("turn")
    if turn and (more := _follows_of(turn, document)).keys() - turn.keys():
        follows["turn"] = {**more, **turn}
    supply = document.get("supply", {})
    if "palaces" not in document and (_is_all_rice(document) or _are_all_left(supply.get("palaces", {}), sources)):
        follows["palaces"] = []
    if "water" not in document and "water" in supply and supply["water"] == sources.figure("tiles", "water"):
        follows["water"] = []
    if "scored" not in document and (three_space_left(document, sources) or state.count("supply", "three_space").low):
        follows["scored"] = []
    return {**document, **follows} if follows else document


def three_space_left(document: Document, sources: Sources) -> int | None:
    """How many tiles of three spaces are left, by the state or by those on the board; ``None``: not known."""
    left: int | None = document.get("supply", {}).get("three_space")
    if left is None and "tiles" in document:
        left = sources.figure("tiles", "three_space") - laying(tuple(document["tiles"])).numbers["three_space"]
    return left


def _follows_of(turn: Document, document: Document) -> Document:
    """What follows of a turn: each thing that was done has cost at least a point, and laid land stays."""
    if not turn.get("begun", True):
        return NOTHING_DONE
    if "spent" in turn and turn["spent"] <= least_cost_of(turn):
        return {"land_laid": False, "palaces": []}
    return {"land_laid": False} if document.get("tiles") == [] else {}


def _is_all_rice(document: Document) -> bool:
    """Whether no village lies anywhere, so that no palace can stand."""
    land = where_known(lambda: land_of(document), None)
    return land is not None and not land.village and not land.unknown


def _are_all_left(palaces: Document, sources: Sources) -> bool:
    """Whether all palaces are in the supply."""
    return bool(palaces) and all(palaces.get(str(value)) == sources.figure("palaces", str(value)) for value in PALACES)
