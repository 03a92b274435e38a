"""How far a turn is, and a festival; what the players have, and what lies in the common stock."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.shapes import Boolean, Integer
from lawspeaker.games.java.shapes import JavaShape, by_player, made, player_field
from lawspeaker.games.java.shapes.board import MOST_PALACES, space_field, spaces_field
from lawspeaker.games.java.shapes.cards import Bids
from lawspeaker.games.java.words import ACTION_POINTS, CARDS, PALACES, PLAYERS

MOST = 1_000
"""Of any number of pieces."""


def _said(description: str, example: object) -> dict[str, object]:
    return {"description": description, "examples": [example]}


def number_field(description: str, example: int) -> Integer:
    """How many there are of something."""
    return Integer(maximum=MOST, metadata=_said(description, example))


def points_field(description: str, **arguments: Any) -> Integer:
    """Points of a player."""
    return Integer(maximum=MOST, metadata=_said(description, 12), **arguments)


def action_points_field() -> Integer:
    """What an action is said to cost."""
    return number_field("Claim: how many action points it costs.", 1)


class Turn(JavaShape):
    """Whose turn it is, and what was done in it."""

    player = player_field("Whose turn it is.")
    spent = number_field(f"Action points spent in it, of {ACTION_POINTS}, or one more with a token.", 3)
    land_laid = Boolean(metadata=_said("Whether land was laid in it.", True))
    palaces = spaces_field("The spaces of the palaces that were built or enlarged in it.", MOST_PALACES)
    drawn = number_field("Festival cards drawn in it.", 1)
    token_used = Boolean(metadata=_said("Whether an extra action token was used in it.", False))
    festival_held = Boolean(metadata=_said("Whether a festival was held in it.", False))


class Festival(JavaShape):
    """A festival that is bid for."""

    palace = space_field("The space of the palace in which it is held.")
    bids = fields.Nested(Bids, metadata=_said("The cards laid so far, by player.", {"one": [CARDS[0]]}))
    passed = fields.List(
        player_field("A player."),
        validate=validate.Length(max=len(PLAYERS)),
        metadata=_said("Who has passed.", ["two"]),
    )
    turn = player_field("Who is to bid or to pass.")


class Stock(JavaShape):
    """What a player has left."""

    two_space = number_field("Land tiles of two spaces.", 5)
    rice = number_field("Land tiles of one space with rice.", 3)
    village = number_field("Land tiles of one space with a village.", 2)
    tokens = number_field("Extra action tokens.", 3)


Stocks = by_player(
    "Stocks",
    "What each player has left.",
    lambda description: fields.Nested(Stock, metadata=_said(description, {"two_space": 5, "tokens": 3})),
)
Points = by_player("Points", "The points of each player.", points_field)
PalacesLeft = made(
    "PalacesLeft",
    "Palaces that are left, by value.",
    {str(value): number_field(f"Palaces of {value}.", 6) for value in PALACES},
)


class Supply(JavaShape):
    """The common stock."""

    three_space = number_field("Land tiles of three spaces.", 56)
    water = number_field("Water tiles.", 16)
    palaces = fields.Nested(PalacesLeft, metadata=_said("Palaces, by value.", {"2": 6, "4": 7}))
