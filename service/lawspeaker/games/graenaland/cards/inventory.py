"""Every card that a state mentions, wherever it lies: decks, discard piles, the row, hands, and at the territories."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.adjudication.wire.unordered import ORDER, is_miscounted
from lawspeaker.games.graenaland.cards.piles import face, in_any_order
from lawspeaker.games.graenaland.words import SUPPLY, SYMBOLS

Path = tuple[str, ...]
Kind = tuple[str, str]
"""The deck that a card is from, and its face."""
_Listed = dict[str | None, list[Document]]
"""Cards by the deck that they are to be from; ``None``: where any may lie."""


@frozen
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


def take_inventory(document: Document, terrain: Callable[[str], str], only_deck: Callable[[str], str | None]) -> Inventory:
    """All the cards that the state in ``document`` mentions.

    ``terrain`` is that of a territory, ``only_deck`` the one deck that has a resource, if there is only one.
    """
    decks: dict[str, int] = {}
    number = 0
    miscounted: list[tuple[Path, int, int]] = []
    listed: _Listed = {}
    for path, pile, deck in piles(document, terrain):
        if "cards" not in pile:
            number += pile.get("count", 0)
            if deck:
                decks[deck] = decks.get(deck, 0) + pile.get("count", 0)
            continue
        if cards := in_any_order(pile) if ORDER in pile else pile["cards"]:
            number += len(cards)
            if deck in listed:
                listed[deck] += cards
            else:
                listed[deck] = [*cards]
        if "count" in pile and is_miscounted(pile):
            miscounted.append((path, pile["count"], len(pile["cards"])))
    if (kinds := _kinds_in_place(listed)) is not None:
        for (deck, _), copies in kinds.items():
            decks[deck] = decks.get(deck, 0) + copies
        return Inventory(kinds, decks, number, (), (), miscounted)
    tally = _Tally(only_deck, Counter(), Counter(decks), [], [])
    for expected in listed:
        for path, pile, deck in piles(document, terrain):
            if deck == expected:
                tally.add(path, in_any_order(pile), deck)
    return Inventory(tally.kinds, tally.decks, number, tally.strays, tally.misfaced, miscounted)


def kinds_there_must_be(inventory: Inventory, document: Document) -> Mapping[Kind, int]:
    """How many cards there must be of each kind: those that are known to lie somewhere, or more that a deck lists of which some
    were drawn unseen.
    """
    listed: Counter[Kind] = Counter()
    for deck, pile in document.get("decks", {}).items():
        if ORDER in pile:
            listed.update((card.get("deck", deck), shown) for card in pile["cards"] if (shown := face(card)))
    return Counter(inventory.kinds) | listed if listed else inventory.kinds


def _kinds_in_place(listed: _Listed) -> Counter[Kind] | None:
    """How many cards of each kind are listed, if all is known of all of them, and each is what it can be where it lies."""
    decks: list[str] = []
    faces: list[str] = []
    try:
        for expected, cards in listed.items():
            if with_symbols := [card for card in cards if "symbols" in card]:
                if expected not in (None, SUPPLY) or not all(map(_is_supply_card, with_symbols)):
                    return None
                decks += [SUPPLY] * len(with_symbols)
                faces += ["+".join(sorted(card["symbols"])) for card in with_symbols]
                cards = [card for card in cards if "symbols" not in card]
            of_cards = [card["deck"] for card in cards]
            if SUPPLY in of_cards or (expected and of_cards.count(expected) < len(cards)):
                return None
            decks += of_cards
            faces += [card["resource"] for card in cards]
    except KeyError:
        return None
    return Counter(zip(decks, faces, strict=True))


@frozen
class _Tally:
    """Cards counted one by one, and those that are not where, or what, they can be."""

    only_deck: Callable[[str], str | None]
    kinds: Counter[Kind]
    decks: Counter[str]
    strays: list[tuple[Path, int, str]]
    misfaced: list[tuple[Path, int, str]]

    def add(self, path: Path, cards: Sequence[Document], deck: str | None) -> None:
        """Adds the cards in that place, all to be from ``deck`` if that is known."""
        for index, card in enumerate(cards):
            origin = card.get("deck", SUPPLY if "symbols" in card else deck)
            if origin is None and "resource" in card:
                origin = self.only_deck(card["resource"])
            if origin is None:
                continue
            self.decks[origin] += 1
            if not _has_possible_face(card, origin):
                self.misfaced.append((path, index, origin))
            elif shown := face(card):
                self.kinds[origin, shown] += 1
            if deck and origin != deck:
                self.strays.append((path, index, origin))


def _is_supply_card(card: Document) -> bool:
    """Whether a card with symbols is a supply card as there are."""
    return len(card["symbols"]) == SYMBOLS and card.get("deck", SUPPLY) == SUPPLY and "resource" not in card


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
        if "face_up" not in content and "face_down" not in content:
            continue
        deck = _known(terrain, territory)
        if "face_up" in content:
            yield ("territories", territory, "face_up"), content["face_up"], deck
        if "face_down" in content:
            yield ("territories", territory, "face_down"), content["face_down"], deck


def _known(terrain: Callable[[str], str], territory: str) -> str | None:
    return where_known(partial(terrain, territory), None)
