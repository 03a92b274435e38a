"""Festival cards and piles of them: hands, the deck, and what was played."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.shapes import Enumeration, Integer, OneOf, said
from lawspeaker.games.java.cards.kinds import IN_ALL, NO_CARD, NOBODY_TOLD
from lawspeaker.games.java.shapes import JavaShape, by_player
from lawspeaker.games.java.shapes.enumerations import CARD, OPEN_CARD, PERHAPS_TOLD_CARD, REVEALED_CARD
from lawspeaker.games.java.words import CARDS

_KIND, *_ = CARDS


def card_field(description: str, **arguments: Any) -> OneOf:
    """A card that is told."""
    return OneOf(CARD, metadata=said(description, _KIND), **arguments)


def open_card_field(description: str) -> OneOf:
    """The open card beside the deck."""
    text = f"{description} `{NOBODY_TOLD}`: nobody has told it, `{NO_CARD}`: there is none."
    return OneOf(OPEN_CARD, metadata=said(text, _KIND))


def revealed_card_field(description: str) -> OneOf:
    """The card that is turned up."""
    text = f"{description} `{NO_CARD}`: none is left."
    return OneOf(REVEALED_CARD, metadata=said(text, _KIND))


def cards_field(description: str, **arguments: Any) -> fields.List[str]:
    """Some cards, of which some may not have been told."""
    return _listed(PERHAPS_TOLD_CARD, f"{description} `{NOBODY_TOLD}`: a card that nobody has told.", **arguments)


def laid_cards_field(description: str) -> fields.List[str]:
    """Some cards that are laid openly."""
    return _listed(CARD, description, required=True)


def _listed(cards: Enumeration, description: str, **arguments: Any) -> fields.List[str]:
    return fields.List(
        OneOf(cards, metadata=said("A card.", _KIND)),
        validate=validate.Length(max=IN_ALL),
        metadata=said(description, list(CARDS[2:4])),
        **arguments,
    )


class CardPile(JavaShape):
    """Some cards: each of them, or only how many there are."""

    exclusive = ("count", "cards")

    count = Integer(maximum=IN_ALL, metadata=said("How many cards, none of which is told.", 3))
    cards = cards_field("The cards themselves; of the deck, the top one first.")


def pile_field(description: str) -> fields.Nested:
    """A pile of cards."""
    return fields.Nested(CardPile, metadata=said(description, {"count": 3}))


Hands = by_player("Hands", "The hands of the players.", pile_field)
DealtHands = by_player("DealtHands", "The cards that each player was dealt.", cards_field)
Bids = by_player("Bids", "The cards that each player has laid for the festival; nothing, if a player is left out.", cards_field)
