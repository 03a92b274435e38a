"""Every card that a state tells of, wherever it lies: decks, discard piles, hands, and at the territories."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Unknown

Path = tuple[str, ...]
Kind = tuple[str, str]
"""The deck that a card is from, and the resource on it."""

_DECK = itemgetter("deck")
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


def take_inventory(document: Document, terrain: Callable[[str], str]) -> Inventory:
    """All the cards that the state in ``document`` tells of; ``terrain`` is that of a territory."""
    known: list[Document] = []
    decks: Counter[str] = Counter()
    kinds: Counter[Kind] = Counter()
    strays: list[tuple[Path, int, str]] = []
    number = 0
    for path, pile, deck in piles(document, terrain):
        cards = pile.get("cards")
        number += pile.get("count", 0) if cards is None else len(cards)
        if cards is None:
            if deck:
                decks[deck] += pile.get("count", 0)
        elif _all_known(cards, deck):
            known += cards
        else:
            strays += _count_partly_known(path, cards, deck, decks, kinds)
    kinds.update(map(_KIND, known))
    decks.update(map(_DECK, known))
    return Inventory(kinds, decks, number, strays)


def _all_known(cards: Sequence[Document], deck: str | None) -> bool:
    """Whether deck and resource of every card are known, and the deck is the one that it must be."""
    try:
        origins = {origin for origin, _ in map(_KIND, cards)}
    except KeyError:
        return False
    return deck is None or origins <= {deck}


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
