"""The supply cards beside their deck: the row of four, and how it is filled. Zásoby; Konec kola."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.unknown import Place, Unknown, all_hold, where_known
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.inventory import piles as all_piles
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.cards.stocks import Stock
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import ROW, SUPPLY, SYMBOLS


class SupplyStock(Stock):
    """The supply deck and the spent supply cards."""

    def __init__(self, state: State, shuffled: Sequence[Card] | None) -> None:
        super().__init__(state, SUPPLY, [] if shuffled is None else [shuffled])

    def is_renewed(self) -> bool:
        return self._state.sources.reading("supply.exhausted") == "reshuffle"

    def is_renewed_at_once(self) -> bool:
        return False


class Refill:
    """What happens to the row at the end of a round; ``shuffled`` is the order of a renewed deck, if it was told."""

    def __init__(self, state: State, shuffled: Sequence[Card] | None) -> None:
        self._state = state
        self.stock = SupplyStock(state, shuffled)
        self.row = state.cards("supply_row")
        self.is_due = len(self.row) < ROW and not self.stock.is_exhausted()
        """Whether a card is turned over: one is missing in the row, and there is one to turn over."""
        self.top: Card = {"deck": SUPPLY, **self.stock.draw()} if self.is_due else {}
        """The card that is turned over, as far as the state knows it."""

    def allows(self, revealed: Card) -> bool:
        """Whether the card turned over may be ``revealed``. Raises ``Unknown``."""
        if not self.is_due or not _may_be_supply(revealed) or not piles.same(self.top, revealed):
            return False
        if "symbols" in self.top or "symbols" not in revealed:
            return True
        if not self.stock.was_renewed:
            return self._may_be_in_the_deck(revealed)
        (spent,) = self.stock.discards_that_became_the_deck()
        there, unseen = piles.faces(spent)
        if piles.face(revealed) in there:
            return True
        if unseen:
            raise Unknown((ROOT, "discards", SUPPLY, "cards"))
        return False

    def _may_be_in_the_deck(self, revealed: Card) -> bool:
        """Whether a card like ``revealed`` may lie unseen in the deck. Raises ``Unknown``."""
        state = self._state
        state.cards("decks", SUPPLY)
        if "cards" in state.known("decks", SUPPLY):
            raise Unknown((ROOT, "decks", SUPPLY, "cards"))  # they were seen, but not this one
        printed = where_known(lambda: state.sources.figure("supply", "cards"), None)
        if printed is None:
            return True
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
        if not self.is_due or not all(map(_may_be_supply, shuffled)) or not self.stock.discards_that_became_the_deck():
            return False
        (spent,) = self.stock.discards_that_became_the_deck()
        if not piles.is_shuffled(spent, shuffled):
            return False
        if piles.faces(spent)[1] and piles.faces(shuffled)[0]:
            raise Unknown((ROOT, "discards", SUPPLY, "cards"))
        return True

    def put_into(self, document: Document, revealed: Card) -> Document:
        """``document`` with the row and the deck after the card was turned over."""
        return replaced(self.stock.put_into(document), ("supply_row",), piles.pile([*self.row, revealed]))


def _may_be_supply(card: Card) -> bool:
    """Whether a card, as far as it is told, may be a supply card: one with two symbols."""
    symbols = card.get("symbols")
    return card.get("deck", SUPPLY) == SUPPLY and "resource" not in card and (symbols is None or len(symbols) == SYMBOLS)


def is_out_of_sight(state: State) -> bool:
    """Whether nothing is known of the row, the deck and the spent cards, so that nothing can be said of them later."""
    piles = (state.document.get("decks", {}), state.document.get("discards", {}))
    return "supply_row" not in state.document and all(SUPPLY not in pile for pile in piles)


def has_been_taken(state: State) -> bool:
    """Whether the supply card of this building phase was taken, or there was none to take. Raises ``Unknown``."""
    return not all_hold(lambda: not state.known("building", "supply_taken"), lambda: bool(state.cards("supply_row")))


def _supply_cards_seen(state: State) -> Iterator[tuple[tuple[str | int, ...], Card]]:
    """Every supply card that is listed one by one outside the deck: where it is, and the card as far as it is known."""
    for path, pile, deck in all_piles(state.document, state.terrain):
        if path != ("decks", SUPPLY):
            for place, card in enumerate(pile.get("cards", ())):
                if card.get("deck", SUPPLY if "symbols" in card else deck) == SUPPLY:
                    yield (ROOT, *path, "cards", place), card
