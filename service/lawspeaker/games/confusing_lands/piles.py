"""Piles of cards: hands, the deck, and what was discarded.

A pile lists its cards or says only how many there are. A card that is listed without its number is one of which the
sender left out what it is; of a pile that is told by its number alone nobody said anything, and what is told later of
one of its cards is believed.
"""

from collections.abc import Iterable, Sequence

from lawspeaker.adjudication.document import Document

Card = Document

UNKNOWN: Card = {}
"""A card of which it is not known which it is."""
HIDDEN: Card = {"hidden": True}
"""A card that was chosen or discarded, of which nobody said which it is."""


def pile(cards: Iterable[Card]) -> Document:
    """The pile of these cards; only their number if there are some and none of them is known."""
    cards = list(cards)
    return {"cards": cards} if numbers(cards) or not cards else {"count": len(cards)}


def without(cards: Sequence[Card], card: Card) -> list[Card]:
    """``cards`` after that card was taken from them: if it is not among those that are known, one that is not."""
    if not card:  # which was taken is not known, so neither is which are left
        return [UNKNOWN] * (len(cards) - 1)
    taken = card if card in cards else UNKNOWN
    left = list(cards)
    if taken in left:
        left.remove(taken)
    return left


def numbers(cards: Iterable[Card]) -> list[int]:
    """The numbers of those cards that are known."""
    return [card["card"] for card in cards if "card" in card]
