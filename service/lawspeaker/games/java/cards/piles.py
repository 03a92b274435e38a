"""Piles of cards: hands, the deck, the cards played.

A pile lists its cards or gives only their number, which means the same as this number of unknown cards. The listed cards of a
deck may be in an unknown order.
"""

from collections.abc import Iterable, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire.unordered import Unordered
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD


def pile(cards: Iterable[str]) -> Document:
    """The pile of these cards; only their number if there are some and all of them are unknown."""
    cards = list(cards)
    return {"count": len(cards)} if cards and all(card == NOBODY_TOLD for card in cards) else {"cards": cards}


def in_unknown_order(cards: Unordered[str]) -> Document:
    """The pile of these cards in an unknown order."""
    return pile(cards.one_by_one(NOBODY_TOLD)) if cards.are_alike else cards.document


def counted(given: Document) -> Document:
    """What is seen of a pile from behind: the number of its cards."""
    cards = cards_of(given) or ()
    return given if all(card == NOBODY_TOLD for card in given.get("cards", ())) else pile([NOBODY_TOLD] * len(cards))


def left_of(cards: Sequence[str], taken: Iterable[str]) -> list[str]:
    """``cards`` after those were taken from them; one that is not among them was an unknown one."""
    left = list(cards)
    for card in taken:
        left.remove(card if card in left else NOBODY_TOLD)
    return left


def cards_of(given: Document) -> Sequence[str] | None:
    """The cards of a pile from the top, as far as they are known; ``None`` if not even their number is known."""
    if unordered := Unordered.of(given):
        return unordered.one_by_one(NOBODY_TOLD)
    if "cards" in given:
        cards: Sequence[str] = given["cards"]
        return cards
    return [NOBODY_TOLD] * given["count"] if "count" in given else None


def cards_in_any_order(given: Document) -> Sequence[str] | None:
    """The cards that are certainly in a pile, in any order, and unknown ones; ``None`` if not even their number is known."""
    return unordered.in_any_order(NOBODY_TOLD) if (unordered := Unordered.of(given)) else cards_of(given)
