"""The cards next to the map: the decks, the discard piles, and the row of supply cards."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.pictures.blocks import Block, below, flow, outlined
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.graenaland.picture.cards import deck_of, pile
from lawspeaker.games.graenaland.picture.palette import SMALL
from lawspeaker.games.graenaland.picture.telling import Teller
from lawspeaker.games.graenaland.words import SUPPLY, Terrain

_DECKS = (*(terrain.value for terrain in Terrain), SUPPLY)


def stocks(document: Document, teller: Teller, width: float) -> Iterator[Block]:
    """Each of them that is mentioned."""
    for member in ("decks", "discards"):
        if member in document:
            yield _headed(teller.say(f"picture-{member}"), _piles(document[member], member, teller, width), f"{ROOT}/{member}")
    if "supply_row" in document:
        title = teller.say("picture-supply-row", cards=teller.pile(document["supply_row"]))
        row = pile(document["supply_row"], f"{ROOT}/supply_row", teller, title, width)
        if row:
            yield below([written(teller.say("picture-supply-cards"), SMALL, bold=True), row], 1)
        else:
            yield outlined(title, written(title, SMALL), f"{ROOT}/supply_row")


def _headed(title: str, block: Block, at: str) -> Block:
    return outlined(title, below([written(title, SMALL, bold=True), block], 1), at)


def _piles(given: Document, member: str, teller: Teller, width: float) -> Block:
    piles = []
    for deck in _DECKS:
        title = teller.say("picture-deck", deck=deck, cards=teller.pile(given.get(deck)))
        piles.append(deck_of(deck, given.get(deck), title, ROOT + pointer(member, deck)))
    return flow(piles, width, 8)
