"""Decks and their discard piles while cards are drawn, one after the other. Stavby; Produkce surovin.

What is not known of a pile stays unknown: a deck may be given card by card, in an unknown order, by its number, or not at all.
"""

from collections.abc import Mapping, Sequence, Set

from lawspeaker.adjudication.document import replaced, without
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.chance import shuffled_by_chance
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown, where_known
from lawspeaker.adjudication.wire.unordered import ORDER, Unordered
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.cards.unseen import fewest_left
from lawspeaker.games.graenaland.state import State

DECK, DISCARDS = "decks", "discards"
"""The members of a state among which a deck and its discard pile stand."""


class Stock:
    """One deck and its discard pile. ``draw`` and ``discard`` change it; a stock lives no longer than one answer.

    ``shuffled`` has the orders in which discards became the new deck, as far as the action gives them; ``at`` is where it would.
    Otherwise they come from the chance of the state, if there is one.
    """

    def __init__(self, state: State, deck: str, shuffled: Sequence[Sequence[Card]], at: str) -> None:
        self._state = state
        self._deck = deck
        self._shuffled = shuffled
        self._at = at
        self._unordered: Unordered[Card] | None = Unordered.of(state.document.get(DECK, {}).get(deck, {}))
        """The cards of the deck, if their order is unknown."""
        self._cards = _pile(state, DECK, deck)
        self._discards = _pile(state, DISCARDS, deck)
        self.renewals: list[list[Card]] = []
        """What lay on the discard pile each time that it is known to have become the new deck."""
        self._unseen: Mapping[int, Place] = {}
        """What would show the discarded cards that nobody described, by their places on the pile."""
        self.hidden: Sequence[Place] = ()
        """What would show such cards that became part of the new deck."""
        self._drawn_unseen = 0
        """How many cards were drawn while nothing was known of the deck."""
        self._changed: Set[str] = frozenset()
        """Which of the two piles changed."""
        self._tells: Mapping[str, Sequence[Place]] = {name: [(ROOT, name, deck)] for name in (DECK, DISCARDS)}
        """What would show a pile that is not known, or no longer."""

    def is_exhausted(self) -> bool:
        """Whether neither the deck nor the discard pile has a card. Raises ``Unknown``."""
        if self._cards:
            return False
        if self._cards is None and (len(self._discards or ()) <= self._drawn_unseen or not self.is_renewed()):
            if self.is_renewed() and where_known(lambda: fewest_left(self._state, self._deck), 0) > self._drawn_unseen:
                return False
            raise Unknown(*self._tells[DECK])
        if not self.is_renewed():
            return True
        if self._discards is None:
            raise Unknown(*self._tells[DISCARDS])
        return not self._discards

    def is_renewed(self) -> bool:
        """Whether the discard pile becomes the new deck when no card is left."""
        return True

    def is_renewed_at_once(self) -> bool:
        """Whether it does so as soon as the last card was taken, and not only when the next one is to be drawn."""
        return self._state.sources.reading("deck.reshuffle") == "when-last-leaves"

    def next_card(self) -> Card:
        """The card that would be drawn, as far as it is known."""
        following = self._next_order()[0] if self._cards == [] and self._discards else self._cards
        return following[0] if following else {}

    @property
    def unordered(self) -> Unordered[Card] | None:
        """The cards among which the next one to be drawn is, if their order is unknown."""
        return self._next_order()[1] if self._cards == [] and self._discards else self._unordered

    def draw(self, named: Card) -> Card:
        """Takes the top card, as far as it is known; there must be one.

        From a deck in an unknown order it is the one that was ``named``.
        """
        self._changed |= {DECK}
        if self._cards == []:
            self._reshuffle()
        if self._cards is None:
            self._drawn_unseen += 1
            return {}
        top, *self._cards = self._cards
        if self._unordered:
            self._unordered = self._unordered.without(*_likely(named, self._unordered.cards))
            self._cards = self._unordered.one_by_one({})
        if not self._cards and self._discards != [] and self.is_renewed_at_once():
            self._reshuffle()
        return top

    def discards_that_became_the_deck(self) -> Sequence[Sequence[Card]]:
        """What lay on the discard pile each time that it became the new deck. Raises ``Unknown``."""
        if self._cards is None:
            raise Unknown(*self._tells[DECK])
        return self.renewals

    @property
    def was_renewed(self) -> bool:
        """Whether the discard pile is known to have become the new deck."""
        return bool(self.renewals)

    def discard(self, card: Card, shown_at: Place) -> None:
        """Lays a card on the discard pile. That place would say what is on it."""
        self._changed |= {DISCARDS}
        if self._discards is not None:
            if "resource" not in card:
                self._unseen = {**self._unseen, len(self._discards): shown_at}
            self._discards = [*self._discards, card]

    def lose_sight_of_discards(self, unknown: Unknown) -> None:
        """From now on the discard pile is not known, as something is ``unknown``."""
        self._changed |= {DISCARDS}
        self._discards = None
        self._tells = {**self._tells, DISCARDS: unknown.places}

    def lose_sight(self, unknown: Unknown) -> None:
        """From now on neither the deck nor the discard pile is known, as something is ``unknown``."""
        self.lose_sight_of_discards(unknown)
        self._changed |= {DECK}
        self._cards, self._unordered = None, None
        self._tells = {**self._tells, DECK: unknown.places}

    def put_into(self, after: NextState) -> None:
        """Puts the deck and the discard pile, as they are now, into the next state."""
        if self._drawn_unseen and self._discards != []:
            self.lose_sight_of_discards(Unknown(*self._tells[DECK]))  # they may have become the deck
        for name, pile in ((DECK, self._cards), (DISCARDS, self._discards)):
            if name not in self._changed:
                continue
            if pile is None:
                after.leave_open((name, self._deck), *self._tells[name])
            else:
                lies_anyhow = self._unordered if name == DECK else None
                there = piles.in_unknown_order(lies_anyhow) if lies_anyhow else piles.pile(pile)
                after.document = replaced(after.document, (name, self._deck), there)
                if ORDER in there and self.was_renewed:
                    after.mark_open((name, self._deck, "cards"), self._at)
                if name == DECK and self.hidden and not all(map(piles.face, pile)):
                    after.mark_open((name, self._deck, "cards"), *self.hidden)
                for index, shown_at in self._unseen.items() if name == DISCARDS else ():
                    after.mark_open((name, self._deck, "cards", index, "resource"), shown_at)

    def shuffles_by_chance(self) -> int:
        """How often the chance of the state decided how the discards lay as the new deck. Raises ``Unknown``."""
        if self._changed and self._cards is None and self._discards != []:
            raise Unknown(*self._tells[DECK])
        return max(0, len(self.renewals) - len(self._shuffled))

    def _reshuffle(self) -> None:
        if self._discards is None:
            self.lose_sight(Unknown(*self._tells[DISCARDS]))
            return
        self._changed |= {DECK, DISCARDS}
        self._cards, self._unordered = self._next_order()
        self.renewals = [*self.renewals, self._discards]
        self.hidden, self._unseen = (*self.hidden, *self._unseen.values()), {}
        self._discards = []

    def _next_order(self) -> tuple[list[Card], Unordered[Card] | None]:
        """The discard pile after the next shuffle, as far as its order is known; and its cards, if the order is unknown."""
        discards, nth = [without(card, piles.FACE_DOWN) for card in self._discards or ()], len(self.renewals)
        unknown: list[Card] = [{}] * len(discards)
        if nth < len(self._shuffled):
            given = list(self._shuffled[nth])
            return given if len(given) == len(discards) else unknown, None
        unordered = Unordered(discards if any(map(piles.face, discards)) else unknown, len(discards))
        by_chance = where_known(lambda: shuffled_by_chance(self._state, f"{self._deck} {nth}", discards), None)
        return (by_chance, None) if by_chance is not None else (unordered.one_by_one({}), unordered)


def _likely(named: Card, cards: Sequence[Card]) -> Sequence[Card]:
    """Those of the cards that the ``named`` one may be, first those with its face; none if its face is not named."""
    if (face := piles.face(named)) is None:
        return ()
    alike = [card for card in cards if piles.face(card) == face]
    return [card for card in (*alike, *cards) if piles.same(card, named)]


def _pile(state: State, name: str, deck: str) -> list[Card] | None:
    pile = where_known(lambda: state.cards(name, deck), None)
    if pile is None:
        return None
    given = state.known(name, deck)
    if "cards" not in given or ORDER in given:
        return list(pile)
    return [card or {"deck": deck} for card in pile]  # listed, so that it is no card drawn by chance
