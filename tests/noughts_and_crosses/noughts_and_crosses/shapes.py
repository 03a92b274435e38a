"""What the shapes of noughts and crosses are made of."""

from functools import partial

from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, Shape, event_shape, said
from noughts_and_crosses.words import CROSS, PLAYERS, SQUARES

PLAYER = Enumeration("NoughtsAndCrossesPlayer", "A player.", PLAYERS)
SQUARE = Enumeration("NoughtsAndCrossesSquare", "A square.", SQUARES)


class NoughtsAndCrossesShape(Shape):
    """A shape of this game."""

    prefix = "NoughtsAndCrosses"


class NoughtsAndCrossesAction(ActionDocument):
    """An action of this game as it was sent."""

    base = NoughtsAndCrossesShape


event = partial(event_shape, base=NoughtsAndCrossesShape)
"""The shape of what happens in this game, from its type, what it is and its members."""


def player_field(description: str) -> OneOf:
    """A player."""
    return OneOf(PLAYER, required=True, metadata=said(description, CROSS))


def square_field(description: str) -> OneOf:
    """A square."""
    return OneOf(SQUARE, required=True, metadata=said(description, "centre"))
