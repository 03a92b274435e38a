"""Every card that a state tells of, wherever it lies."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.graenaland.cards import Card
from lawspeaker.games.graenaland.state import ROOT, State
from lawspeaker.games.graenaland.words import Terrain


@dataclass(frozen=True, slots=True)
class Heap:
    """A pile somewhere in the game."""

    at: str
    """Where it stands in the request."""
    pile: Document
    deck: str | None
    """The deck that its cards are from, where its place tells."""

    @property
    def cards(self) -> Sequence[Card]:
        """Its cards, as far as known; none if not even their number is."""
        cards: Sequence[Card] = self.pile["cards"] if "cards" in self.pile else [{}] * self.pile.get("count", 0)
        return cards

    def decks(self) -> Counter[str]:
        """How many of its cards are known to be from which deck."""
        if self.deck:
            return Counter({self.deck: len(self.cards)})
        return Counter(card["deck"] for card in self.cards if "deck" in card)

    def kinds(self) -> Counter[tuple[str, str]]:
        """How many of its cards are known to be of which deck and resource."""
        known: Counter[tuple[str, str]] = Counter()
        for card in self.pile.get("cards", ()):
            deck = self.deck or card.get("deck")
            if deck and "resource" in card:
                known[deck, card["resource"]] += 1
        return known


def heaps(state: State) -> Iterator[Heap]:
    """Every pile of the state: decks, discard piles, hands, and what lies at the territories."""
    document = state.document
    for name in ("decks", "discards"):
        for deck in Terrain:
            yield from _heap(document.get(name, {}), (name, deck.value), deck.value)
    for player, clan in document.get("clans", {}).items():
        yield from _heap(clan, ("clans", player, "hand"), None)
    for territory, content in document.get("territories", {}).items():
        for face in ("face_up", "face_down"):
            if face in content:
                yield from _heap(content, ("territories", territory, face), _terrain(state, territory))


def cards_seen(state: State) -> Counter[tuple[str, str]]:
    """How many cards of each deck and resource are known to be somewhere."""
    seen: Counter[tuple[str, str]] = Counter()
    for heap in heaps(state):
        seen.update(heap.kinds())
    return seen


def _heap(holder: Any, path: tuple[str, ...], deck: str | None) -> Iterator[Heap]:
    if path[-1] in holder:
        yield Heap(ROOT + pointer(*path), holder[path[-1]], deck)


def _terrain(state: State, territory: str) -> str | None:
    try:
        return state.island.terrain(territory)
    except Unknown:
        return None
