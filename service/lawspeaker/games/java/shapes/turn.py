"""A turn, and a festival."""

from marshmallow import fields

from lawspeaker.adjudication.wire.shapes import Boolean, list_of, said
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import MOST_PALACES, space_field, spaces_field
from lawspeaker.games.java.shapes.cards import Bids
from lawspeaker.games.java.shapes.numbers import quantity_field
from lawspeaker.games.java.words import ACTION_POINTS, CARDS, PLAYERS


class Turn(JavaShape):
    """Whose turn it is, and what has been done in it."""

    player = player_field("Whose turn it is.")
    begun = Boolean(metadata=said("Whether anything has been done in it, even for no action points.", True))
    spent = quantity_field(f"The action points spent. A turn has {ACTION_POINTS}, and one more with a token.", 3)
    land_laid = Boolean(metadata=said("Whether land has been laid.", True))
    palaces = spaces_field("The spaces of the palaces that have been built or enlarged.", MOST_PALACES)
    drawn = quantity_field("The number of festival cards taken.", 1)
    token_used = Boolean(metadata=said("Whether an extra action token has been used.", False))
    festival_held = Boolean(metadata=said("Whether a festival has been held.", False))


class Festival(JavaShape):
    """A festival that players bid for."""

    palace = space_field("The space of the palace in which it is held.")
    bids = fields.Nested(Bids, metadata=said("The cards played so far, by player.", {"one": [CARDS[0]]}))
    passed = list_of(player_field("A player."), "Who has passed.", ["two"], most=len(PLAYERS))
    turn = player_field("Whose turn it is to bid or pass.")
