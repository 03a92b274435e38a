"""Every card that a state tells of, wherever it lies: decks, discard piles, the row, hands, and at the territories."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.graenaland.cards.piles import face
from lawspeaker.games.graenaland.words import SUPPLY, SYMBOLS

Path = tuple[str, ...]
Kind = tuple[str, str]
"""The deck that a card is from, and its face."""

_KIND = itemgetter("deck", "resource")
_MEMBERS = 2
"""Members of a resource card of which all is known."""


@dataclass(frozen=True, slots=True)
class Inventory:
    """What is known of the cards in a game."""

    kinds: Mapping[Kind, int]
    """How many cards are known to be of each kind."""
    decks: Mapping[str, int]
    """How many cards are known to be from each deck."""
    number: int
    """How many cards there are at least, whatever they are."""
    strays: Sequence[tuple[Path, int, str]]
    """Cards from another deck than all cards in their place: where they are, and the deck they are from."""
    misfaced: Sequence[tuple[Path, int, str]]
    """Cards whose faces cannot be: where they are, and the deck they are from."""
    miscounted: Sequence[tuple[Path, int, int]]
    """Piles that say another number than they list: where they are, and both numbers."""


def take_inventory(document: Document, terrain: Callable[[str], str]) -> Inventory:
    """All the cards that the state in ``document`` tells of; ``terrain`` is that of a territory."""
    kinds: Counter[Kind] = Counter()
    decks: Counter[str] = Counter()
    number = 0
    miscounted: list[tuple[Path, int, int]] = []
    listed: dict[str | None, list[tuple[Path, Sequence[Document]]]] = {}
    for path, pile, deck in piles(document, terrain):
        cards = pile.get("cards")
        if cards is None:
            number += pile.get("count", 0)
            decks[deck or ""] += pile.get("count", 0)
            continue
        number += len(cards)
        if cards:
            listed.setdefault(deck, []).append((path, cards))
        if pile.get("count", len(cards)) != len(cards):
            miscounted.append((path, pile["count"], len(cards)))
    tally = _Tally(kinds, decks, [], [])
    for deck, places in listed.items():
        tally.add(deck, places)
    del decks[""]
    return Inventory(kinds, decks, number, tally.strays, tally.misfaced, miscounted)


@dataclass(frozen=True, slots=True)
class _Tally:
    """Cards counted so far, and those that are not where, or what, they can be."""

    kinds: Counter[Kind]
    decks: Counter[str]
    strays: list[tuple[Path, int, str]]
    misfaced: list[tuple[Path, int, str]]

    def add(self, deck: str | None, places: Sequence[tuple[Path, Sequence[Document]]]) -> None:
        """Adds the cards in these places, all to be from ``deck`` if that is known."""
        if not self._add_resource_cards(deck, list(chain.from_iterable(cards for _, cards in places))):
            for path, cards in places:
                if not self._add_resource_cards(deck, cards):
                    self._add_one_by_one(path, cards, deck)

    def _add_resource_cards(self, deck: str | None, cards: Sequence[Document]) -> bool:
        """Adds the cards and says so if all of them are resource cards in their place, and all is known of them."""
        try:
            counted = Counter(map(_KIND, cards))
        except KeyError:
            return False
        origins = {origin for origin, _ in counted}
        if SUPPLY in origins or (deck and origins != {deck}) or sum(map(len, cards)) != _MEMBERS * len(cards):
            return False
        for kind, copies in counted.items():
            self.kinds[kind] += copies
            self.decks[kind[0]] += copies
        return True

    def _add_one_by_one(self, path: Path, cards: Sequence[Document], deck: str | None) -> None:
        for place, card in enumerate(cards):
            origin = card.get("deck", SUPPLY if "symbols" in card else deck)
            if origin is None:
                continue
            self.decks[origin] += 1
            if not _has_possible_face(card, origin):
                self.misfaced.append((path, place, origin))
            elif shown := face(card):
                self.kinds[origin, shown] += 1
            if deck and origin != deck:
                self.strays.append((path, place, origin))


def _has_possible_face(card: Document, deck: str) -> bool:
    """Whether that is the face of a card of that deck: two symbols of a supply card, else one resource."""
    if deck == SUPPLY:
        return "resource" not in card and ("symbols" not in card or len(card["symbols"]) == SYMBOLS)
    return "symbols" not in card


def piles(document: Document, terrain: Callable[[str], str]) -> Iterator[tuple[Path, Document, str | None]]:
    """Every pile: where it stands in the state, the pile, and the deck its cards are from where its place tells."""
    for name in ("decks", "discards"):
        for deck, pile in document.get(name, {}).items():
            yield (name, deck), pile, deck
    if "supply_row" in document:
        yield ("supply_row",), document["supply_row"], SUPPLY
    for territory, pile in document.get("placement", {}).get("cards", {}).items():
        yield ("placement", "cards", territory), pile, _known(terrain, territory)
    for player, clan in document.get("clans", {}).items():
        if "hand" in clan:
            yield ("clans", player, "hand"), clan["hand"], None
    for territory, content in document.get("territories", {}).items():
        lying: Sequence[str] = [pile for pile in ("face_up", "face_down") if pile in content]
        deck = _known(terrain, territory) if lying else None
        for name in lying:
            yield ("territories", territory, name), content[name], deck


def _known(terrain: Callable[[str], str], territory: str) -> str | None:
    try:
        return terrain(territory)
    except Unknown:
        return None
