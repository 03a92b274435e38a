"""The supplies of the players, and the common supply."""

from marshmallow import fields

from lawspeaker.adjudication.wire.shapes import said
from lawspeaker.games.java.shapes import JavaShape, by_player, made
from lawspeaker.games.java.shapes.numbers import quantity_field
from lawspeaker.games.java.words import PALACES


class Stock(JavaShape):
    """The supply of a player."""

    two_space = quantity_field("Two-space tiles.", 5)
    rice = quantity_field("Single rice tiles.", 3)
    village = quantity_field("Single village tiles.", 2)
    tokens = quantity_field("Extra action tokens.", 3)


Stocks = by_player(
    "StocksByPlayer",
    "The supply of each player.",
    lambda _: fields.Nested(Stock),
)
PalacesLeft = made(
    "PalacesLeft",
    "The palaces that are left, by value.",
    {str(value): quantity_field(f"Palaces of {value}.", 6) for value in PALACES},
)


class Supply(JavaShape):
    """The common supply."""

    three_space = quantity_field("Three-space tiles.", 56)
    water = quantity_field("Water tiles.", 16)
    palaces = fields.Nested(PalacesLeft, metadata=said("Palaces, by value.", {"2": 6, "4": 7}))
