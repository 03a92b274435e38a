"""Cards and piles of them: hands, the deck, and what was discarded."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.wire import unordered
from lawspeaker.adjudication.wire.secrecy import private, unseen
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, list_of, said
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, counted, turned_down
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, by_player, card_number_field
from lawspeaker.games.confusing_lands.words import CARDS


class Card(ConfusingLandsShape):
    """A card, named by the number of its condition. Without a number, the card is unknown."""

    card = card_number_field("Its number.")


class HiddenCard(Card):
    """A card that may lie face down: chosen but not yet placed, discarded, or set aside."""

    hidden = Boolean(
        metadata=said("Whether it lies face down. When it is turned over, any number that is possible is accepted.", True)
    )


def card_field(description: str, **arguments: Any) -> fields.Nested:
    """A card."""
    return fields.Nested(Card, metadata=said(description, {"card": 7}), **arguments)


def cards_field(description: str, **arguments: Any) -> fields.List[Any]:
    """Some cards, one by one."""
    return list_of(Card, description, [{"card": 7}, {}], most=CARDS, **arguments)


class CardPile(ConfusingLandsShape):
    """A pile of cards: its cards, or only their number."""

    exclusive = ("count", "cards")

    count = Integer(maximum=CARDS, metadata=said("The number of cards.", 2))
    cards = cards_field("The cards. The top card of the deck comes first.")


def pile_field(description: str) -> fields.Nested:
    """A pile of cards."""
    return fields.Nested(CardPile, metadata=said(description, {"count": 2}))


class Deck(CardPile):
    """A pile of cards to draw from: its cards, in an order that may be unknown, or only their number."""

    needs = unordered.NEEDS

    order = unordered.order_field()


def deck_field(description: str) -> fields.Nested:
    """A pile to draw from."""
    deck = fields.Nested(Deck, metadata=said(description, {"count": 17}))
    return unseen(deck, seen=counted)


class Discards(CardPile):
    """The discard pile: its cards, or only their number."""

    cards = unseen(
        list_of(HiddenCard, "The cards, in their order.", [{"card": 7}, {"hidden": True}], most=CARDS),
        seen=turned_down,
    )


class SetAsidePile(Discards):
    """The cards that were set aside, or only their number."""


Hands = by_player("Hands", "The hands of the players.", lambda _: private(fields.Nested(CardPile), seen=counted))
Chosen = by_player(
    "Chosen",
    "The cards that were chosen but not yet placed, by player.",
    lambda _: private(fields.Nested(HiddenCard), seen=lambda card: HIDDEN if card else card),
)
CardsSetAside = by_player(
    "CardsSetAside",
    "The cards that could not be placed and were set aside, by player.",
    lambda _: fields.Nested(SetAsidePile),
)
DealtHands = by_player(
    "DealtHands",
    "The cards that each player was dealt.",
    lambda description: private(cards_field(description), seen=lambda cards: [UNKNOWN for _ in cards]),
)
CardsPassedOn = by_player(
    "CardsPassedOn", "The card that each player passes on.", lambda description: private(card_field(description))
)
