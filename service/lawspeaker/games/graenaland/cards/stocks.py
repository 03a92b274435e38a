"""Decks and their discard piles while cards are drawn, one after the other. Stavby; Produkce surovin.

What is not known of a pile stays unknown: a deck may be given card by card, by its number, or not at all.
"""

from collections.abc import Sequence

from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.unknown import Unknown, where_known
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.state import State


class Stock:
    """One deck and its discard pile. ``draw`` and ``discard`` change it; a stock lives no longer than one answer."""

    def __init__(self, state: State, deck: str, shuffled: Sequence[Sequence[Card]]) -> None:
        self._state = state
        self._deck = deck
        self._shuffled = shuffled
        self._cards = _pile(state, "decks", deck)
        self._discards = _pile(state, "discards", deck)
        self._renewals: list[list[Card]] = []
        self._drawn_unseen = 0
        """How many cards were drawn while nothing was known of the deck."""

    def is_exhausted(self) -> bool:
        """Whether neither the deck nor the discard pile has a card. Raises ``Unknown``."""
        if self._cards:
            return False
        if self._cards is None and (len(self._discards or ()) <= self._drawn_unseen or not self.is_renewed()):
            raise Unknown(f"/state/decks/{self._deck}")
        if not self.is_renewed():
            return True
        if self._discards is None:
            raise Unknown(f"/state/discards/{self._deck}")
        return not self._discards

    def is_renewed(self) -> bool:
        """Whether the discard pile becomes the new deck when no card is left."""
        return True

    def is_renewed_at_once(self) -> bool:
        """Whether it does so as soon as the last card was taken, and not only when the next one is to be drawn."""
        return self._state.sources.reading("deck.reshuffle") == "when-last-leaves"

    def next_card(self) -> Card:
        """The card that would be drawn, as far as it is known."""
        following = self._shuffled_order() if self._cards == [] and self._discards else self._cards
        return following[0] if following else {}

    def draw(self) -> Card:
        """Takes the top card, as far as it is known; there must be one. Raises ``Unknown``."""
        if self._cards is None:
            self._drawn_unseen += 1
            return {}
        if not self._cards:
            self._reshuffle()
        top, *self._cards = self._cards
        if not self._cards and self._discards != [] and self.is_renewed_at_once():
            self._reshuffle()
        return top

    def discards_that_became_the_deck(self) -> Sequence[Sequence[Card]]:
        """What lay on the discard pile each time that it became the new deck. Raises ``Unknown``."""
        if self._cards is None:
            raise Unknown(f"/state/decks/{self._deck}")
        return self._renewals

    @property
    def was_renewed(self) -> bool:
        """Whether the discard pile is known to have become the new deck."""
        return bool(self._renewals)

    def discard(self, card: Card) -> None:
        """Lays a card on the discard pile."""
        if self._discards is not None:
            self._discards = [*self._discards, card]

    def lose_sight_of_discards(self) -> None:
        """From now on the discard pile is not known."""
        self._discards = None

    def put_into(self, document: Document) -> Document:
        """``document`` with the deck and the discard pile as they are now."""
        if self._drawn_unseen and self._discards:
            self._discards = None  # they may have become the deck
        for name, pile in (("decks", self._cards), ("discards", self._discards)):
            if pile is not None:
                document = replaced(document, (name, self._deck), piles.pile(pile))
            elif self._deck in document.get(name, {}):
                document = replaced(document, (name,), without(document[name], self._deck))
        return document

    def _reshuffle(self) -> None:
        if self._discards is None:
            raise Unknown(f"/state/discards/{self._deck}")
        self._cards = self._shuffled_order()
        self._renewals = [*self._renewals, self._discards]
        self._discards = []

    def _shuffled_order(self) -> list[Card]:
        """The discard pile as it is shuffled next, as far as that is known."""
        number = len(self._discards or ())
        told = self._shuffled[len(self._renewals) :][:1]
        return list(told[0]) if told and len(told[0]) == number else [{}] * number


def _pile(state: State, name: str, deck: str) -> list[Card] | None:
    pile = where_known(lambda: state.cards(name, deck), None)
    if pile is None:
        return None
    if "cards" not in state.known(name, deck):
        return list(pile)
    return [card or {"deck": deck} for card in pile]  # listed, so that it is no card drawn by chance
