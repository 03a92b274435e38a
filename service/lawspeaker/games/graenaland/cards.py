"""Piles of cards: hands, decks, discard piles, and what lies at a territory.

A pile lists its cards or says only how many there are, which is the same as a list of cards of which nothing is
known. A pile that is not given at all stays unknown, whatever is added to it or taken from it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from lawspeaker.adjudication.document import Document

Card = Document


def pile(cards: Iterable[Card]) -> Document:
    """The pile of these cards; only their number if nothing is known of any."""
    cards = list(cards)
    return {"cards": cards} if any(cards) else {"count": len(cards)}


def same(one: Card, other: Card) -> bool:
    """Whether two cards may be the same card: nothing known of them differs."""
    return all(one[member] == other[member] for member in one.keys() & other.keys())


def faces(cards: Iterable[Card]) -> tuple[Counter[str], int]:
    """How many cards of each resource there are, and how many of a resource that is not known."""
    counted = Counter(item.get("resource") for item in cards)
    unknown = counted.pop(None, 0)
    return Counter({str(resource): number for resource, number in counted.items()}), unknown


def without(cards: Sequence[Card], resource: str) -> tuple[Card, list[Card]]:
    """A card of that resource taken out of ``cards``, and what remains; one of unknown resource must then be it."""
    resources = [item.get("resource") for item in cards]
    place = resources.index(resource if resource in resources else None)
    return {**cards[place], "resource": resource}, [*cards[:place], *cards[place + 1 :]]
