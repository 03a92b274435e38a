"""What is told of the bidding for a festival."""

from marshmallow import fields

from lawspeaker.adjudication.shapes import Integer, said
from lawspeaker.games.java.cards.kinds import IN_ALL
from lawspeaker.games.java.shapes import by_player, player_field
from lawspeaker.games.java.words import MOST_SYMBOLS

Symbols = by_player(
    "Symbols",
    "The symbols of the open card that each player has laid.",
    lambda description: Integer(maximum=MOST_SYMBOLS * IN_ALL, metadata=said(description, 2)),
)


def symbols_field() -> fields.Nested:
    """How many symbols everybody has laid."""
    return fields.Nested(
        Symbols,
        metadata=said("The symbols of the open card that each player has laid, where that is known.", {"one": 2, "two": 1}),
    )


def bidding_field() -> fields.List[str]:
    """Who may still bid."""
    return fields.List(
        player_field("A player."),
        metadata=said("Who may still bid, clockwise from whoever is next; left out if it is unknown.", ["two", "one"]),
    )
