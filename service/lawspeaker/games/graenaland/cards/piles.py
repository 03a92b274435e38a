"""Piles of cards: hands, decks, discard piles, and what lies at a territory.

A pile lists its cards or says only how many there are, which is the same as a list of cards of which nothing is
known. Cards that are listed may be in an unknown order. A pile that is not given at all stays unknown, whatever is added to it
or taken from it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.unordered import ORDER, Unordered
from lawspeaker.games.graenaland.words import SUPPLY

Card = Document

SUPPLY_CARD = "supply-card"
"""How a supply card is called where a card is named by its resource."""
FACE_DOWN = "face_down"
"""The member of a card on a discard pile that says that nobody has seen its face."""
UNKNOWN_CARD = "unknown"
"""How a card of unknown face is called there."""


def pile(cards: Iterable[Card]) -> Document:
    """The pile of these cards; only their number if nothing is known of any."""
    cards = list(cards)
    return {"cards": cards} if any(cards) else {"count": len(cards)}


def in_unknown_order(cards: Unordered[Card]) -> Document:
    """The pile of these cards in an unknown order."""
    return pile(cards.one_by_one({})) if cards.are_alike else cards.document


def back(card: Card) -> Card:
    """What is seen of a card from behind."""
    return {"deck": card["deck"]} if "deck" in card else {}


def backs(cards: Iterable[Card]) -> list[Card]:
    """What is seen of cards from behind."""
    return [back(card) for card in cards]


def from_behind(pile: Document) -> Document:
    """What is seen of a hand, or of cards that lie face down."""
    return {**pile, "cards": backs(pile["cards"])} if "cards" in pile else pile


def left_face_down(card: Card) -> Card:
    """The card as it is discarded if nobody sees its face, as far as that is known."""
    return {**card, FACE_DOWN: True} if face(card) else card


def turned_down(cards: Iterable[Card]) -> list[Card]:
    """What is seen of a discard pile, in which some cards lie face down."""
    return [back(card) if card.get(FACE_DOWN) else card for card in cards]


def counted(pile: Document) -> Document:
    """What is seen of a deck: the number of its cards."""
    return pile if from_behind(pile) == pile else {"count": number_of(pile)}


def pile_with(given: Document, path: tuple[str, ...], cards: Sequence[Card]) -> Document:
    """The pile that is ``given`` at ``path`` with these cards on it. Raises ``Unknown``."""
    if unordered := Unordered.of(given):
        return in_unknown_order(unordered.with_cards(cards))
    return pile([*listed(given, path), *cards])


def in_any_order(pile: Document) -> Sequence[Card]:
    """The listed cards that are certainly in a pile, in any order, and unknown ones."""
    cards: Sequence[Card] = unordered.in_any_order({}) if (unordered := Unordered.of(pile)) else pile.get("cards", ())
    return cards


def listed(pile: Document, path: tuple[str, ...]) -> Sequence[Card]:
    """The cards of a pile that stands at ``path`` from the top, each as far as it is known. Raises ``Unknown``."""
    if "cards" not in pile and "count" not in pile:
        raise Unknown((*path, "cards"))
    if unordered := Unordered.of(pile):
        return unordered.one_by_one({})
    cards: Sequence[Card] = pile["cards"] if "cards" in pile else [{}] * pile["count"]
    return cards


def number_of(pile: Document) -> int | None:
    """How many cards there are in a pile; ``None``: not known."""
    if ORDER in pile and (unordered := Unordered.of(pile)):
        return unordered.number
    return len(pile["cards"]) if "cards" in pile else pile.get("count")


def face(card: Card) -> str | None:
    """What is on the face of a card: its resource, or the symbols of a supply card in any order; ``None``: not known."""
    symbols: Sequence[str] = card.get("symbols", ())
    return "+".join(sorted(symbols)) or card.get("resource")


def is_supply(card: Card) -> bool | None:
    """Whether a card is a supply card; ``None`` if that is not known."""
    if "symbols" in card or "resource" in card:
        return "symbols" in card
    return card["deck"] == SUPPLY if "deck" in card else None


def name_of(card: Card) -> str:
    """How a card is called among what is short or over: by its resource, or ``SUPPLY_CARD``, or ``UNKNOWN_CARD``."""
    name: str = SUPPLY_CARD if is_supply(card) else card.get("resource", UNKNOWN_CARD)
    return name


def same(one: Card, other: Card) -> bool:
    """Whether two cards may be the same card: nothing known of them differs."""
    return not _differ(one.get("deck"), other.get("deck")) and not _differ(face(one), face(other))


def _differ(one: str | None, other: str | None) -> bool:
    return one is not None and other is not None and one != other


def faces(cards: Iterable[Card]) -> tuple[Counter[str], int]:
    """How many cards there are with each face, and how many of which the face is not known."""
    counted = Counter(face(item) for item in cards)
    unknown = counted.pop(None, 0)
    return Counter({str(name): number for name, number in counted.items()}), unknown


def is_surely_among(cards: Unordered[Card], named: Card) -> bool:
    """Whether a card with the face of the one ``named`` is there, whichever of ``cards`` were drawn."""
    return face(named) in map(face, cards.in_any_order({}))


def may_be_among(cards: Unordered[Card], named: Card) -> bool:
    """Whether the card that was ``named`` may be one of ``cards``."""
    return any(same(card, named) for card in cards.cards)


def is_shuffled(pile: Sequence[Card], shuffled: Sequence[Card]) -> bool:
    """Whether ``shuffled`` may be ``pile`` in another order, as far as both are known."""
    (there, unseen), (shown, _) = faces(pile), faces(shuffled)
    return len(pile) == len(shuffled) and (shown - there).total() <= unseen


def in_common(cards: Sequence[Card]) -> Card:
    """All that is known of each of these cards alike."""
    first, *others = cards
    return {member: value for member, value in first.items() if all(_agree(value, other.get(member)) for other in others)}


def _agree(value: object, other: object) -> bool:
    """Whether two members are alike; symbols are in any order."""
    return sorted(value) == sorted(other) if isinstance(value, list) and isinstance(other, list) else value == other


def without_one_of_each(cards: Sequence[Card], groups: Sequence[Sequence[int]]) -> tuple[list[Card], Sequence[tuple[int, str]]]:
    """What is left of cards without one of each group of places, and the members that are no longer known of those left.

    Of those that may have gone only what they have in common is known.
    """
    concerned = sorted({place for group in groups for place in group})
    common = in_common([cards[place] for place in concerned])
    lost = {member for place in concerned for member in cards[place]} - common.keys()
    gone, unclear = concerned[: len(groups)], concerned[len(groups) :]
    left = [place for place in range(len(cards)) if place not in gone]
    open_there = [(index, member) for index, place in enumerate(left) if place in unclear for member in sorted(lost)]
    return [common if place in unclear else cards[place] for place in left], open_there
