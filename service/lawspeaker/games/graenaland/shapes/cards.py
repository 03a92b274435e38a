"""Cards: those that are paid with, those that count points, and what things cost."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.wire import unordered
from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, OneOf, list_of, said
from lawspeaker.games.graenaland.cards.piles import counted, turned_down
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, resource_field
from lawspeaker.games.graenaland.shapes.enumerations import CARD_BACK
from lawspeaker.games.graenaland.words import SUPPLY, Goal, Resource, Terrain

MOST_CARDS = 200
"""More than there are of all decks together."""

DECKS = (*(terrain.value for terrain in Terrain), SUPPLY)
"""Every deck: one of each terrain, and the supply cards."""


class Card(GraenalandShape):
    """A resource card or a supply card. An empty object is a card about which nothing is known."""

    exclusive = ("resource", "symbols")

    deck = OneOf(CARD_BACK, metadata=said("Its back: a terrain, or the ship of a supply card.", "plains"))
    resource = resource_field("On a resource card: the resource.")
    symbols = list_of(resource_field("A symbol."), "On a supply card: the two symbols.", ["grain", "wood"], most=2, fewest=1)


def card_field(description: str, **arguments: Any) -> fields.Nested:
    """A card."""
    example = {"deck": "plains", "resource": "grain"}
    return fields.Nested(Card, metadata=said(description, example), **arguments)


def cards_field(description: str, **arguments: Any) -> fields.List[Any]:
    """Some cards, one by one."""
    return list_of(Card, description, [{"deck": "plains", "resource": "grain"}], most=MOST_CARDS, **arguments)


class DiscardedCard(Card):
    """A card on a discard pile."""

    face_down = Boolean(metadata=said("Whether nobody has seen its face: it was left over on the coast.", True))


class CardPile(GraenalandShape):
    """Some cards: each of them, or only their number."""

    exclusive = ("count", "cards")

    count = Integer(maximum=MOST_CARDS, metadata=said("How many cards.", 2))
    cards = cards_field("The cards, in a deck the top card first.")


def pile_field(description: str) -> fields.Nested:
    """A pile of cards."""
    return fields.Nested(CardPile, metadata=said(description, {"count": 2}))


class OrderedPile(CardPile):
    """Some cards whose order matters: each of them, in an order that may be unknown, or only their number."""

    needs = unordered.NEEDS

    order = unordered.order_field()


class DiscardPile(CardPile):
    """A discard pile: each card, or only their number."""

    cards = unseen(
        list_of(DiscardedCard, "The cards.", [{"resource": "grain", "face_down": True}], most=MOST_CARDS), seen=turned_down
    )


def ordered_pile_field(description: str) -> fields.Nested:
    """A pile of cards whose order matters."""
    return fields.Nested(OrderedPile, metadata=said(description, {"count": 2}))


Decks = made("Decks", "The decks to draw from.", {deck: unseen(fields.Nested(OrderedPile), seen=counted) for deck in DECKS})
Discards = made("Discards", "The discard piles.", {deck: fields.Nested(DiscardPile) for deck in DECKS})
PileForEachDeck = made("PileForEachDeck", "A pile for each deck.", {deck: fields.Nested(CardPile) for deck in DECKS})


Price = made(
    "Price",
    "What something costs: how many of each resource. Default: 0.",
    {resource.value: Integer(maximum=9, metadata=said(f"How much {resource}.", 2)) for resource in Resource},
)


def price_field(description: str) -> fields.Nested:
    """A price."""
    return fields.Nested(Price, metadata=said(description, {"wood": 2, "cattle": 2}))


VictoryCard = made(
    "VictoryCard",
    "A victory point card: three levels for each goal. Each level scores one point.",
    {
        goal.value: fields.List(
            Integer(minimum=1, maximum=99, metadata=said("A level.", 6)),
            validate=validate.Length(equal=3),
            metadata=said(f"The levels of the goal `{goal}`, the lowest first.", [6, 8, 10]),
        )
        for goal in Goal
    },
)


def victory_card_field(description: str, **arguments: Any) -> fields.Nested:
    """A victory point card."""
    return fields.Nested(VictoryCard, metadata=said(description, {"army": [2, 4, 5]}), **arguments)


def victory_cards_field(description: str, **arguments: Any) -> fields.List[Any]:
    """Some victory point cards."""
    return list_of(VictoryCard, description, [{"army": [2, 4, 5]}], most=3, **arguments)
