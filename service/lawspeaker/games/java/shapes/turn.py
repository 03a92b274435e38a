"""How far a turn is, and a festival."""

from marshmallow import fields, validate

from lawspeaker.adjudication.shapes import Boolean, said
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import MOST_PALACES, space_field, spaces_field
from lawspeaker.games.java.shapes.cards import Bids
from lawspeaker.games.java.shapes.numbers import number_field
from lawspeaker.games.java.words import ACTION_POINTS, CARDS, PLAYERS


class Turn(JavaShape):
    """Whose turn it is, and what was done in it."""

    player = player_field("Whose turn it is.")
    begun = Boolean(metadata=said("Whether anything at all was done in it, be it for no action points.", True))
    spent = number_field(f"Action points spent in it, of {ACTION_POINTS}, or one more with a token.", 3)
    land_laid = Boolean(metadata=said("Whether land was laid in it.", True))
    palaces = spaces_field("The spaces of the palaces that were built or enlarged in it.", MOST_PALACES)
    drawn = number_field("Festival cards drawn in it.", 1)
    token_used = Boolean(metadata=said("Whether an extra action token was used in it.", False))
    festival_held = Boolean(metadata=said("Whether a festival was held in it.", False))


class Festival(JavaShape):
    """A festival that is bid for."""

    palace = space_field("The space of the palace in which it is held.")
    bids = fields.Nested(Bids, metadata=said("The cards laid so far, by player.", {"one": [CARDS[0]]}))
    passed = fields.List(
        player_field("A player."),
        validate=validate.Length(max=len(PLAYERS)),
        metadata=said("Who has passed.", ["two"]),
    )
    turn = player_field("Who is to bid or to pass.")
