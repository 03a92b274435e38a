"""The land that a state mentions. ¶14."""

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.java.board.laid_land import laying
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.seen_land import as_seen


def land_of(document: Document) -> Land:
    """The land by its tiles or else as it is seen. Raises ``Unknown`` if neither is known."""
    if "tiles" in document:
        return laying(tuple(document["tiles"])).land
    if "land" in document:
        return as_seen(document["land"]).measured()
    raise Unknown((ROOT, "tiles"))
