"""Festival cards and piles of them: hands, the deck, and the discard pile."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.wire import unordered
from lawspeaker.adjudication.wire.secrecy import private, unseen
from lawspeaker.adjudication.wire.shapes import Enumeration, Integer, OneOf, list_of, said
from lawspeaker.games.java.cards.kinds import IN_ALL, NO_CARD, NOBODY_TOLD
from lawspeaker.games.java.cards.piles import counted
from lawspeaker.games.java.shapes import JavaShape, by_player
from lawspeaker.games.java.shapes.enumerations import CARD, CARD_OR_UNKNOWN, OPEN_CARD, REVEALED_CARD
from lawspeaker.games.java.words import CARDS

_KIND, *_ = CARDS


def card_field(description: str, **arguments: Any) -> OneOf:
    """A known card."""
    return OneOf(CARD, metadata=said(description, _KIND), **arguments)


def open_card_field(description: str) -> OneOf:
    """The open card beside the deck."""
    text = f"{description} `{NOBODY_TOLD}` if it is unknown, `{NO_CARD}` if there is none."
    return OneOf(OPEN_CARD, metadata=said(text, _KIND))


def revealed_card_field(description: str) -> OneOf:
    """The card that is turned over."""
    text = f"{description} `{NO_CARD}` if no card is left."
    return OneOf(REVEALED_CARD, metadata=said(text, _KIND))


def cards_field(description: str, **arguments: Any) -> fields.List[str]:
    """Some cards. Some of them may be unknown."""
    return _listed(CARD_OR_UNKNOWN, f"{description} `{NOBODY_TOLD}` is an unknown card.", **arguments)


def laid_cards_field(description: str) -> fields.List[str]:
    """Some cards that everybody sees."""
    return _listed(CARD, description, required=True)


def _listed(cards: Enumeration, description: str, **arguments: Any) -> fields.List[str]:
    return list_of(OneOf(cards, metadata=said("A card.", _KIND)), description, list(CARDS[2:4]), most=IN_ALL, **arguments)


class CardPile(JavaShape):
    """A pile of cards: its cards, or only their number."""

    exclusive = ("count", "cards")

    count = Integer(maximum=IN_ALL, metadata=said("The number of cards, if the cards are unknown.", 3))
    cards = cards_field("The cards. The top card of the deck comes first.")


class Deck(CardPile):
    """A pile of cards to draw from: its cards, in an order that may be unknown, or only their number."""

    needs = unordered.NEEDS

    order = unordered.order_field()


def deck_field(description: str) -> fields.Nested:
    """A pile to draw from."""
    return unseen(fields.Nested(Deck, metadata=said(description, {"count": 3})), seen=counted)


def pile_field(description: str) -> fields.Nested:
    """A pile of cards."""
    return fields.Nested(CardPile, metadata=said(description, {"count": 3}))


Hands = by_player("Hands", "The hands of the players.", lambda _: private(fields.Nested(CardPile), seen=counted))
DealtHands = by_player(
    "DealtHands", "The cards that each player was dealt.", lambda description: private(cards_field(description))
)
Bids = by_player(
    "Bids", "The cards that each player has played for the festival. A player who is left out has played none.", cards_field
)
