"""The shapes of Java: one file a subject. Here is what all of them are made of.

What a state leaves out is unknown. A list that is given is the whole list.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.wire.shapes import OneOf, Shape, event_shape, said, shape
from lawspeaker.games.java.shapes.enumerations import PLAYER
from lawspeaker.games.java.words import PLAYERS


class JavaShape(Shape):
    """A shape of this game."""

    prefix = "Java"


class JavaAction(ActionDocument):
    """An action of this game as it was sent."""

    base = JavaShape


made = partial(shape, base=JavaShape)
"""A shape of this game, put together from members."""

event = partial(event_shape, base=JavaShape)
"""The shape of what happens in this game, from its type, what it is and its members."""


def player_field(description: str, **arguments: Any) -> OneOf:
    """A player."""
    return OneOf(PLAYER, metadata=said(description, "one"), **arguments)


def by_player(name: str, description: str, field: Callable[[str], fields.Field[Any]]) -> type[Shape]:
    """A shape with a member for each player, which ``field`` makes from a description."""
    return made(name, description, {player: field(f"For player {player}.") for player in PLAYERS})
