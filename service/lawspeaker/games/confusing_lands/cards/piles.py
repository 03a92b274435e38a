"""Piles of cards: hands, the deck, and what was discarded or set aside.

A pile lists its cards or gives only their number. Of a card that is listed without its number the sender left out which
it is. The cards of a pile of which only the number is given lie face down, and the number given when one of them is turned
over is accepted. So do those of a deck in an unknown order, where it must be the number of one of them.
"""

from collections.abc import Iterable, Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.wire.unordered import Unordered

Card = Document

UNKNOWN: Card = {}
"""A card whose number is unknown."""
HIDDEN: Card = {"hidden": True}
"""A card that lies face down: one of a pile of which only the number is given, or one that was chosen or discarded."""


def pile(cards: Iterable[Card]) -> Document:
    """The hand or deck of these cards; only their number if there are some and all lie face down."""
    given = put_away(cards)
    return {"cards": [without(card, "hidden") for card in given["cards"]]} if "cards" in given else given


def put_away(cards: Iterable[Card]) -> Document:
    """The cards that were discarded or set aside, some of which may be known and others hidden."""
    cards = list(cards)
    return {"count": len(cards)} if cards and all(card == HIDDEN for card in cards) else {"cards": cards}


def counted(given: Document) -> Document:
    """What is seen of a hand or of the deck from behind: the number of its cards."""
    return {"count": given.get("count", len(given["cards"]))} if any("card" in card for card in given.get("cards", ())) else given


def turned_up(card: Card) -> Card:
    """The card face up, if it is known which it is."""
    return without(card, "hidden") if "card" in card else card


def turned_down(cards: Iterable[Card]) -> list[Card]:
    """What is seen of cards of which some lie face down."""
    return [HIDDEN if card.get("hidden") else card for card in cards]


def without_drawn(unordered: Unordered[Card], drawn: Iterable[Card]) -> Document:
    """The pile of these cards in an unknown order without those ``drawn``, each of which is given as far as it is known."""
    for card in drawn:
        likely = (card, UNKNOWN) if "card" in card else ()
        unordered = unordered.without(*likely)
    return unordered.document


def left_of(cards: Sequence[Card], card: Card) -> list[Card]:
    """``cards`` after that card was taken from them: if it is not among those that are known, one that is not."""
    if card in (UNKNOWN, HIDDEN):  # which was taken is not known, so neither is which are left
        return [other if other == HIDDEN else UNKNOWN for other in cards[1:]]
    unseen = (nth for nth, other in enumerate(cards) if "card" not in other)
    taken = cards.index(card) if card in cards else next(unseen, len(cards))
    return [*cards[:taken], *cards[taken + 1 :]]


def numbers(cards: Iterable[Card]) -> list[int]:
    """The numbers of those cards that are known."""
    return [card["card"] for card in cards if "card" in card]
