"""Cards and piles of them: hands, the deck, and what was discarded."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.shapes import Boolean, Integer
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, by_player, card_number_field
from lawspeaker.games.confusing_lands.words import CARDS


class Card(ConfusingLandsShape):
    """A card, named by the number of its condition; without it, it is not known which card it is."""

    card = card_number_field("Its number.")


class HiddenCard(Card):
    """A card that may lie face down: one that was chosen and not yet placed, that was discarded or set aside."""

    hidden = Boolean(
        metadata={
            "description": "Whether it lies face down: a number given when it is turned over is accepted if it can be that.",
            "examples": [True],
        }
    )


def card_field(description: str, **arguments: Any) -> fields.Nested:
    """A card."""
    return fields.Nested(Card, metadata={"description": description, "examples": [{"card": 7}]}, **arguments)


def cards_field(description: str, **arguments: Any) -> fields.List[Any]:
    """Some cards, one by one."""
    return fields.List(
        fields.Nested(Card),
        validate=validate.Length(max=CARDS),
        metadata={"description": description, "examples": [[{"card": 7}, {}]]},
        **arguments,
    )


class CardPile(ConfusingLandsShape):
    """Some cards: each of them, or only how many there are."""

    exclusive = ("count", "cards")

    count = Integer(maximum=CARDS, metadata={"description": "How many cards.", "examples": [2]})
    cards = cards_field("The cards themselves; of the deck, the top one first.")


def pile_field(description: str) -> fields.Nested:
    """A pile of cards."""
    return fields.Nested(CardPile, metadata={"description": description, "examples": [{"count": 2}]})


class Discards(CardPile):
    """The cards that were discarded: each of them, or only how many there are."""

    cards = fields.List(
        fields.Nested(HiddenCard),
        validate=validate.Length(max=CARDS),
        metadata={"description": "The cards themselves, in their order.", "examples": [[{"card": 7}, {"hidden": True}]]},
    )


class SetAsidePile(Discards):
    """The cards that were set aside: each of them, or only how many there are."""


Hands = by_player("Hands", "The hands of the players.", pile_field)
Chosen = by_player(
    "Chosen",
    "The cards that were chosen and not yet placed, by player.",
    lambda description: fields.Nested(HiddenCard, metadata={"description": description, "examples": [{"card": 7}]}),
)
CardsSetAside = by_player(
    "CardsSetAside",
    "The cards that could not be placed and were set aside, by player.",
    lambda description: fields.Nested(SetAsidePile, metadata={"description": description, "examples": [{"count": 1}]}),
)
DealtHands = by_player("DealtHands", "The cards that each player was dealt.", cards_field)
CardsByPlayer = by_player("CardsByPlayer", "A card of each player.", card_field)
