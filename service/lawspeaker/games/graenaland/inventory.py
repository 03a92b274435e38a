"""Every card that a state tells of, wherever it lies: decks, discard piles, hands, and at the territories."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Unknown

Path = tuple[str, ...]
Kind = tuple[str, str]
"""The deck that a card is from, and the resource on it."""

_KIND = itemgetter("deck", "resource")


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
    strays = [stray for deck, places in listed.items() for stray in _count(deck, places, decks, kinds)]
    del decks[""]
    return Inventory(kinds, decks, number, strays, miscounted)


def _count(
    deck: str | None, places: Sequence[tuple[Path, Sequence[Document]]], decks: Counter[str], kinds: Counter[Kind]
) -> Iterator[tuple[Path, int, str]]:
    """Adds the cards in these places, all to be from ``deck``, to ``decks`` and ``kinds``; yields the strays."""
    try:
        counted = Counter(map(_KIND, chain.from_iterable(cards for _, cards in places)))
    except KeyError:
        counted = Counter()
    if not counted or (deck and any(origin != deck for origin, _ in counted)):
        for path, cards in places:
            yield from _count_partly_known(path, cards, deck, decks, kinds)
        return
    for kind, copies in counted.items():
        kinds[kind] += copies
        decks[kind[0]] += copies


def _count_partly_known(
    path: Path, cards: Sequence[Document], deck: str | None, decks: Counter[str], kinds: Counter[Kind]
) -> Iterator[tuple[Path, int, str]]:
    """Adds what is known of these cards to ``decks`` and ``kinds``; yields the strays."""
    for place, card in enumerate(cards):
        origin = card.get("deck", deck)
        if origin is None:
            continue
        decks[origin] += 1
        if "resource" in card:
            kinds[origin, card["resource"]] += 1
        if deck and origin != deck:
            yield path, place, origin


def piles(document: Document, terrain: Callable[[str], str]) -> Iterator[tuple[Path, Document, str | None]]:
    """Every pile: where it stands in the state, the pile, and the deck its cards are from where its place tells."""
    for name in ("decks", "discards"):
        for deck, pile in document.get(name, {}).items():
            yield (name, deck), pile, deck
    for player, clan in document.get("clans", {}).items():
        if "hand" in clan:
            yield ("clans", player, "hand"), clan["hand"], None
    for territory, content in document.get("territories", {}).items():
        faces: Sequence[str] = [face for face in ("face_up", "face_down") if face in content]
        deck = _known(terrain, territory) if faces else None
        for face in faces:
            yield ("territories", territory, face), content[face], deck


def _known(terrain: Callable[[str], str], territory: str) -> str | None:
    try:
        return terrain(territory)
    except Unknown:
        return None
