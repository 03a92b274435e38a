"""Which cards are dealt when the game is set up. Příprava první hry; Počáteční pozice, 1; Karty vítězných bodů, 2."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import permutations

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.chance import shuffled
from lawspeaker.adjudication.unknown import Gaps, Unknown, pointers, where_known
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.cards.unseen import most_alike
from lawspeaker.games.graenaland.cards.victory_cards import may_be
from lawspeaker.games.graenaland.shapes.cards import DECKS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import DEALT_VICTORY_CARDS, ROW, STARTING_VILLAGES, SUPPLY, SYMBOLS

CARDS_AT_A_COAST = 2
"""Cards that lie at each coastal territory when positions are chosen."""


class DealtCards:
    """The cards as they are dealt when the game is set up.

    ``told`` is the action: its decks, hands and row, and the seed for everything else. ``at`` gives the pointer of a place in it.
    ``order`` gives the players in the order in which they draw, ``homes`` where the villages of one of them are; both may raise
    ``Unknown``. Without ``homes`` players choose, and cards are laid at the coast. Raises ``Unknown`` if too little is known to
    deal.
    """

    def __init__(
        self,
        state: State,
        given: Document,
        at: Callable[..., str],
        order: Callable[[], Sequence[str]],
        homes: Callable[[str], Sequence[str]] | None,
    ) -> None:
        self._state = state
        self._given = given
        self._at = at
        self._whole = {deck: _whole_deck(state, deck) for deck in DECKS}
        self._decks = {deck: list(self._shuffled(deck)) for deck in self._whole}
        self._gaps = Gaps()
        """Why it is not known of some card from which deck it was drawn."""
        self.row = self._laid_row()
        """The supply cards in the row; ``None`` if those that were sent are impossible."""
        self.laid: dict[str, list[Card]] = {}
        """By territory, the cards laid at the coast."""
        self.drawn: dict[str, list[Card]] = {}
        """The cards drawn by each player, as far as they are known without the hands that were sent."""
        self.hands: dict[str, list[Card]] = {}
        """The cards drawn by each player for whom nothing impossible was sent."""
        if homes is None:
            self._lay_at_the_coast()
        players = self._gaps.where_known(order, ())
        for player in players:
            self._draw_hand(player, self._drawn_at(partial(homes, player)) if homes else [])
        self._victory_cards = self._dealt_victory_cards(players)

    def clan(self, player: str, army: int) -> Document:
        """What a player has at the beginning, apart from the board."""
        clan = {"army": army, "hand": piles.pile(self.hands[player]), "waiting": []}
        return {**clan, "victory_cards": self._victory_cards[player]} if player in self._victory_cards else clan

    def left_of(self, deck: str) -> Document:
        """A deck after the deal. Raises ``Unknown`` where one of the cards dealt may be from that deck or another."""
        if not self._is_clear(deck):
            self._gaps.require_none()
        return piles.pile(self._decks[deck])

    @property
    def missing(self) -> list[str]:
        """The JSON Pointers of what would show from which decks cards were drawn."""
        return pointers(self._gaps.places)

    def unknown_backs(self) -> Iterator[tuple[str, int]]:
        """The cards in hands of which it is not known from which deck they were drawn: whose, and the place in the hand."""
        for player, hand in self.hands.items():
            for index, card in enumerate(hand):
                if "deck" not in card:
                    yield player, index

    def _is_clear(self, deck: str) -> bool:
        """Whether it is known which cards were drawn from that deck, by their place in it."""
        return deck == SUPPLY or not self._gaps.places

    def overdrawn_decks(self) -> Iterator[str]:
        """The decks from which, as sent, more cards of a kind were drawn than they have."""
        drawn = [card for pile in (*self.hands.values(), *self.laid.values()) for card in pile]
        for deck, whole in self._whole.items():
            from_it = self.row or () if deck == SUPPLY else [card for card in drawn if card.get("deck") == deck]
            left = self._decks[deck] if self._is_clear(deck) else ()
            if not _may_be_among(self._state, deck, whole, [*left, *from_it]):
                yield deck

    def _laid_row(self) -> list[Card] | None:
        supply = self._decks[SUPPLY]
        dealt = [supply.pop(0) for _ in range(min(ROW, len(supply)))]
        given = self._given.get("supply_row")
        if not given:
            return dealt
        listed = _listed(given)
        return self._agreed(dealt, listed, self._at("supply_row")) if given.get("count", len(listed)) == len(listed) else None

    def _shuffled(self, deck: str) -> Sequence[Card]:
        whole = self._whole[deck]
        if pile := self._given.get("decks", {}).get(deck):
            return _of_deck(deck, pile)
        if "seed" in self._given:
            return shuffled(self._given["seed"], deck, whole)
        return [{}] * len(whole)

    def _drawn_at(self, homes: Callable[[], Sequence[str]]) -> list[Card]:
        """The cards drawn for a player's villages, one for each."""
        places = self._gaps.where_known(homes, None)
        if places is None:
            return [{}] * STARTING_VILLAGES
        return [{**back(self._state, home), **card} for home in places for card in self._drawn(home, 1)]

    def _drawn(self, territory: str, number: int) -> list[Card]:
        """Cards drawn from the deck of a territory's terrain; which they are is unknown if others may have been drawn there."""
        terrain = self._gaps.where_known(lambda: self._state.terrain(territory), None)
        if terrain is None or self._gaps.places:
            return [{}] * number
        deck = self._decks[terrain]
        return [deck.pop(0) for _ in range(min(number, len(deck)))]

    def _lay_at_the_coast(self) -> None:
        island = self._state.island
        for territory in island.territories:
            if island.is_coast(territory):
                self.laid[territory] = self._drawn(territory, CARDS_AT_A_COAST)

    def _draw_hand(self, player: str, dealt: list[Card]) -> None:
        self.drawn[player] = dealt
        hand: list[Card] | None = dealt
        if (given := self._given.get("hands", {}).get(player)) is not None:
            hand = self._agreed(dealt, given, self._at("hands", player))
        if hand is not None:
            self.hands[player] = hand

    def _dealt_victory_cards(self, order: Sequence[str]) -> dict[str, list[Document]]:
        if not self._state.has_victory_point_cards:
            return {}
        given: dict[str, list[Document]] = self._given.get("victory_cards", {})
        stack = iter(self._victory_stack([card for dealt in given.values() for card in dealt if card]))
        return {
            player: given[player] if player in given else [next(stack, {}) for _ in range(DEALT_VICTORY_CARDS)]
            for player in order
        }

    def _victory_stack(self, taken: Sequence[Document]) -> list[Document]:
        """The victory point cards in the order in which they are dealt, as far as that is known, without those sent.

        Neither has it a card that may be one of those sent of which not all is known.
        """
        if "seed" not in self._given:
            return []
        printed = where_known(lambda: self._state.sources.figure("victory_cards", "cards"), ())
        stack = shuffled(self._given["seed"], "victory-cards", printed)
        return [card for card in stack if not any(may_be(given, card) for given in taken)]

    def _agreed(self, dealt: Sequence[Card], given: Sequence[Card], at: str) -> list[Card] | None:
        """The cards that were dealt with all that was sent of them, in any order; ``None`` if these cannot be those.

        What was sent may repeat what is known. Raises ``Unknown`` if it is not clear which of them is which.
        """
        if len(dealt) != len(given):
            return None
        fitting = [order for order in permutations(given) if all(map(piles.same, dealt, order))]
        ways: list[list[Card]] = [[{**card, **more} for card, more in zip(dealt, order, strict=True)] for order in fitting]
        ways = [way for way in ways if all(map(self._exists, way))]
        least = min((sum(map(len, way)) for way in ways), default=0)
        ways = [way for way in ways if sum(map(len, way)) == least]
        if len({tuple(sorted((card.get("deck", ""), piles.face(card) or "") for card in way)) for way in ways}) > 1:
            raise Unknown(at)
        return ways[0] if ways else None

    def _exists(self, card: Card) -> bool:
        """Whether there is such a card in its deck, as far as both are known."""
        decks = [card["deck"]] if "deck" in card else self._whole
        return any(piles.same(card, other) for deck in decks for other in self._whole[deck])


def back(state: State, territory: str) -> Card:
    """What is known of a card because it was drawn for that territory."""
    return where_known(lambda: {"deck": state.terrain(territory)}, {})


def wrong_decks(state: State, given: Document) -> list[str]:
    """The decks that were sent before the deal and have not exactly their cards. Raises ``Unknown``."""
    wrong = []
    for deck, pile in given.items():
        whole, before = _whole_deck(state, deck), _of_deck(deck, pile)
        number = pile.get("count", len(before))
        if pile and not (len(whole) == len(before) == number and _may_be_among(state, deck, whole, before)):
            wrong.append(deck)
    return wrong


def printed_cards(state: State, deck: str) -> dict[str, int]:
    """How many cards of which name a deck has. Raises ``Unknown``."""
    return dict(Counter(piles.name_of({"deck": deck, **card}) for card in _whole_deck(state, deck)))


def _whole_deck(state: State, deck: str) -> list[Card]:
    """Every card of a deck. Raises ``Unknown``."""
    if deck != SUPPLY:
        kinds = state.sources.figure("decks", deck).items()
        return [{"deck": deck, "resource": resource} for resource, number in kinds for _ in range(number)]
    printed = where_known(lambda: state.sources.figure("supply", "cards"), None)
    if printed is None:
        return [{}] * state.sources.figure("supply", "number")
    return [{"deck": deck, "symbols": list(symbols)} for symbols in printed]


def _listed(pile: Document) -> Sequence[Card]:
    listed: Sequence[Card] = pile["cards"] if "cards" in pile else [{}] * pile.get("count", 0)
    return listed


def _of_deck(deck: str, pile: Document) -> list[Card]:
    """The cards of a pile that the state declares to be that deck, each as far as it is known."""
    return [card and {"deck": deck, **card} for card in _listed(pile)]


def _may_be_among(state: State, deck: str, whole: Sequence[Card], seen: Sequence[Card]) -> bool:
    """Whether the cards seen may be among those of a whole deck, as far as both are known."""
    if not all(_may_be_of(deck, card) for card in seen):
        return False
    faces, _ = piles.faces(seen)
    if deck == SUPPLY and any(number > 1 and number > most_alike(state, shown) for shown, number in faces.items()):
        return False
    there, unseen = piles.faces(whole)
    return (faces - there).total() <= unseen


def _may_be_of(deck: str, card: Card) -> bool:
    """Whether the back and the face of a card may be those of a card of that deck."""
    if card.get("deck", deck) != deck:
        return False
    if deck == SUPPLY:
        return "resource" not in card and len(card.get("symbols", (None,) * SYMBOLS)) == SYMBOLS
    return "symbols" not in card
