"""Piles of cards: hands, the deck, and what was discarded or set aside.

A pile lists its cards or says only how many there are. A card that is listed without its number is one of which the
sender left out what it is; of a pile that is told by its number alone nobody said anything, and what is told later of
one of its cards is believed.
"""

from collections.abc import Iterable, Sequence

from lawspeaker.adjudication.document import Document, without

Card = Document

UNKNOWN: Card = {}
"""A card of which it is not known which it is."""
HIDDEN: Card = {"hidden": True}
"""A card of which nobody said which it is: of a pile that is told by its number, or one that was chosen or put away."""


def pile(cards: Iterable[Card]) -> Document:
    """The hand or deck of these cards; only their number if there are some and nobody said anything of them."""
    told = put_away(cards)
    return {"cards": [without(card, "hidden") for card in told["cards"]]} if "cards" in told else told


def put_away(cards: Iterable[Card]) -> Document:
    """The same of cards that were discarded or set aside, of which some may be known and others hidden."""
    cards = list(cards)
    return {"count": len(cards)} if cards and all(card == HIDDEN for card in cards) else {"cards": cards}


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
