"""What nobody at the table sees: the cards of the deck, and those that were discarded or set aside face down."""

from collections.abc import Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, Card


def without_hidden(document: Document) -> Document:
    """A state that says of the deck only how many cards it has, and nothing of cards that lie face down.

    A player knows the card that this player has chosen, so it is not hidden.
    """
    shown = dict(document)
    deck: Document = document.get("deck", {})
    if any("card" in card for card in deck.get("cards", ())):
        shown["deck"] = {"count": deck.get("count", len(deck["cards"]))}
    if "discards" in document:
        shown["discards"] = _face_down(document["discards"])
    if "set_aside" in document:
        shown["set_aside"] = {player: _face_down(pile) for player, pile in document["set_aside"].items()}
    return shown


def _face_down(pile: Document) -> Document:
    """The pile without the numbers of the cards in it that lie face down."""
    if "cards" not in pile:
        return pile
    cards: Sequence[Card] = pile["cards"]
    return {**pile, "cards": [HIDDEN if card.get("hidden") else card for card in cards]}
