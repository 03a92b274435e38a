"""The supplies of the players, and the common supply."""

from marshmallow import fields

from lawspeaker.adjudication.shapes import said
from lawspeaker.games.java.shapes import JavaShape, by_player, made
from lawspeaker.games.java.shapes.numbers import number_field
from lawspeaker.games.java.words import PALACES


class Stock(JavaShape):
    """The supply of a player."""

    two_space = number_field("Two-space tiles.", 5)
    rice = number_field("Single rice tiles.", 3)
    village = number_field("Single village tiles.", 2)
    tokens = number_field("Extra action tokens.", 3)


Stocks = by_player(
    "StocksByPlayer",
    "The supply of each player.",
    lambda description: fields.Nested(Stock, metadata=said(description, {"two_space": 5, "tokens": 3})),
)
PalacesLeft = made(
    "PalacesLeft",
    "The palaces that are left, by value.",
    {str(value): number_field(f"Palaces of {value}.", 6) for value in PALACES},
)


class Supply(JavaShape):
    """The common supply."""

    three_space = number_field("Three-space tiles.", 56)
    water = number_field("Water tiles.", 16)
    palaces = fields.Nested(PalacesLeft, metadata=said("Palaces, by value.", {"2": 6, "4": 7}))
