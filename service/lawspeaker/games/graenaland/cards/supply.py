"""The supply cards next to their deck: the row of four, and how it is filled. Zásoby; Konec kola."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown, all_hold, surely, where_known
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.inventory import piles as all_piles
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.cards.stocks import Stock
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import ROW, SUPPLY, SYMBOLS


class SupplyStock(Stock):
    """The supply deck and the spent supply cards."""

    def __init__(self, state: State, shuffled: Sequence[Card] | None, at: str) -> None:
        super().__init__(state, SUPPLY, [] if shuffled is None else [shuffled], at)

    def is_renewed(self) -> bool:
        return self._state.sources.reading("supply.exhausted") == "reshuffle"

    def is_renewed_at_once(self) -> bool:
        return False


class Refill:
    """What happens to the row at the end of a round.

    ``shuffled`` is the order of a renewed deck, if the action gives it; ``at`` is where it would.
    """

    def __init__(self, state: State, shuffled: Sequence[Card] | None, at: str) -> None:
        self._state = state
        self._shuffled = shuffled
        self.stock = SupplyStock(state, shuffled, at)

    @cached_property
    def is_due(self) -> bool:
        """Whether a card is turned over: one is missing in the row, and there is one to turn over. Raises ``Unknown``."""
        return not is_full(self._state) and not self.stock.is_exhausted()

    @cached_property
    def top(self) -> Card:
        """The card that is turned over, as far as the state knows it. Raises ``Unknown``."""
        return {"deck": SUPPLY, **self.stock.next_card()} if self.is_due else {}

    def allows(self, revealed: Card) -> bool:
        """Whether the card turned over may be ``revealed``. Raises ``Unknown``."""
        if not _may_be_supply(revealed) or (self._shuffled and not piles.same(self._shuffled[0], revealed)):
            return False
        try:
            return self.is_due and piles.same(self.top, revealed) and self._may_be_on_top(revealed)
        except Unknown:
            if cannot_lie(self._state, [("decks", SUPPLY), ("discards", SUPPLY)], [revealed]):
                return False
            raise

    def why_not(self, revealed: Card) -> dict[str, Any]:
        """Why the card turned over is not ``revealed``."""
        if not _may_be_supply(revealed):
            return {"fault": "no-supply-card"}
        if is_full(self._state):
            return {"fault": "full"}
        if surely(self.stock.is_exhausted):
            return {"fault": "none-left"}
        top = self._shuffled[0] if self._shuffled else where_known(lambda: self.top, {})
        return {"fault": "top", "top_resources": top["symbols"]} if "symbols" in top else {"fault": "elsewhere"}

    def why_not_shuffled(self, shuffled: Sequence[Card]) -> str:
        """Why the deck was not renewed in that order."""
        if not all(map(_may_be_supply, shuffled)):
            return "other-cards"
        if is_full(self._state):
            return "shuffled-full"
        if surely(lambda: bool(self._state.cards("decks", SUPPLY))):
            return "not-yet"
        return "other-cards" if self.stock.is_renewed() else "shrinks"

    def _may_be_on_top(self, revealed: Card) -> bool:
        """Whether, with nothing known against it, that card may be the one turned over. Raises ``Unknown``."""
        if "symbols" in self.top or "symbols" not in revealed:
            return True
        among = self.stock.unordered
        if among is None:
            return self._may_be_in_the_deck(revealed)
        if piles.face(revealed) in map(piles.face, among.cards):
            return among.is_whole or self._may_be_in_the_deck(revealed)
        if piles.may_be_among(among, revealed):
            raise Unknown((ROOT, "decks" if self._state.cards("decks", SUPPLY) else "discards", SUPPLY, "cards"))
        return False

    def _may_be_in_the_deck(self, revealed: Card) -> bool:
        """Whether a card like ``revealed`` may lie unseen in the deck. Raises ``Unknown``."""
        state = self._state
        for pile in (("decks", SUPPLY), ("supply_row",)):
            state.cards(*pile)
        if "cards" in (given := state.known("decks", SUPPLY)) and ORDER not in given:
            raise Unknown((ROOT, "decks", SUPPLY, "cards"))  # they were seen, but not this one
        printed = where_known(lambda: state.sources.figure("supply", "cards"), None)
        if printed is None:
            drawn_from = [("decks", SUPPLY), *(() if state.cards("decks", SUPPLY) else [("discards", SUPPLY)])]
            return not cannot_lie(state, drawn_from, [revealed])
        like_it = [{"symbols": symbols} for symbols in printed if piles.same(revealed, {"symbols": symbols})]
        elsewhere = list(_supply_cards_seen(state))
        known = sum(1 for _, card in elsewhere if "symbols" in card and piles.same(revealed, card))
        if known >= len(like_it):
            return False
        unseen: list[Place] = [(*place, "symbols") for place, card in elsewhere if "symbols" not in card]
        if unseen and known + len(unseen) >= len(like_it):
            raise Unknown(*unseen)
        return True

    def was_shuffled(self, shuffled: Sequence[Card]) -> bool:
        """Whether the deck was renewed, and in an order that may be ``shuffled``. Raises ``Unknown``."""
        return all_hold(
            lambda: all(map(_may_be_supply, shuffled)),
            lambda: not is_full(self._state),
            lambda: not self._state.cards("decks", SUPPLY),
            lambda: self.stock.is_renewed(),
            lambda: self._may_be_the_spent_cards(shuffled),
        )

    def _may_be_the_spent_cards(self, shuffled: Sequence[Card]) -> bool:
        """Whether there are spent cards, and these may be all of them. Raises ``Unknown``."""
        if (spent := where_known(lambda: self._state.cards("discards", SUPPLY), None)) is None:
            if cannot_lie(self._state, [("discards", SUPPLY)], [{"deck": SUPPLY, **card} for card in shuffled]):
                return False
            spent = self._state.cards("discards", SUPPLY)  # raises ``Unknown``
        if not spent or not piles.is_shuffled(spent, shuffled):
            return False
        if piles.faces(spent)[1] and piles.faces(shuffled)[0]:
            raise Unknown((ROOT, "discards", SUPPLY, "cards"))
        return True


def _may_be_supply(card: Card) -> bool:
    """Whether a card, as far as it is known, may be a supply card: one with two symbols."""
    symbols = card.get("symbols")
    return card.get("deck", SUPPLY) == SUPPLY and "resource" not in card and (symbols is None or len(symbols) == SYMBOLS)


def is_full(state: State) -> bool:
    """Whether four cards are known to lie in the row."""
    return len(where_known(lambda: state.cards("supply_row"), ())) >= ROW


def is_taken(state: State) -> bool:
    """Whether the supply card of this building phase was taken, which the row shows as long as it is full. Raises ``Unknown``."""
    return not is_full(state) and bool(state.known("building", "supply_taken"))


def has_been_taken(state: State) -> bool:
    """Whether the supply card of this building phase was taken, or there was none to take. Raises ``Unknown``."""
    return not all_hold(lambda: not is_taken(state), lambda: bool(state.cards("supply_row")))


def _supply_cards_seen(state: State) -> Iterator[tuple[Path, Card]]:
    """Every supply card that is listed one by one outside the deck: where it is, and the card as far as it is known."""
    for path, pile, deck in all_piles(state.document, state.terrain):
        if path != ("decks", SUPPLY):
            for index, card in enumerate(pile.get("cards", ())):
                if card.get("deck", SUPPLY if "symbols" in card else deck) == SUPPLY:
                    yield (ROOT, *path, "cards", index), card
