"""What nobody at the table sees: the cards of the deck."""

from lawspeaker.adjudication.document import Document
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD


def without_hidden(document: Document) -> Document:
    """A state that says of the deck only how many cards it has."""
    deck: Document = document.get("deck", {})
    cards = deck.get("cards", ())
    if all(card == NOBODY_TOLD for card in cards):
        return document
    return {**document, "deck": {"count": deck.get("count", len(cards))}}
