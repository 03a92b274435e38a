"""What the players have, and what lies in the common stock."""

from marshmallow import fields

from lawspeaker.adjudication.shapes import said
from lawspeaker.games.java.shapes import JavaShape, by_player, made
from lawspeaker.games.java.shapes.numbers import number_field
from lawspeaker.games.java.words import PALACES


class Stock(JavaShape):
    """What a player has left."""

    two_space = number_field("Land tiles of two spaces.", 5)
    rice = number_field("Land tiles of one space with rice.", 3)
    village = number_field("Land tiles of one space with a village.", 2)
    tokens = number_field("Extra action tokens.", 3)


Stocks = by_player(
    "StocksByPlayer",
    "What each player has left.",
    lambda description: fields.Nested(Stock, metadata=said(description, {"two_space": 5, "tokens": 3})),
)
PalacesLeft = made(
    "PalacesLeft",
    "Palaces that are left, by value.",
    {str(value): number_field(f"Palaces of {value}.", 6) for value in PALACES},
)


class Supply(JavaShape):
    """The common stock."""

    three_space = number_field("Land tiles of three spaces.", 56)
    water = number_field("Water tiles.", 16)
    palaces = fields.Nested(PalacesLeft, metadata=said("Palaces, by value.", {"2": 6, "4": 7}))
