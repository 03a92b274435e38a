"""The shapes of Graenaland: one file a subject. Here is what all of them are made of.

What a state leaves out is unknown. A list that is given is the whole list, and its entries may leave members out: a
hero of unknown colour, a card whose face nobody has seen.
"""

from functools import partial
from typing import Any

from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.wire.shapes import Name, Notation, OneOf, Shape, event_shape, said, shape
from lawspeaker.games.graenaland.shapes.enumerations import PLAYER, RESOURCE, WORK


class GraenalandShape(Shape):
    """A shape of this game."""

    prefix = "Graenaland"


class GraenalandAction(ActionDocument):
    """An action of this game as it was sent."""

    base = GraenalandShape


made = partial(shape, base=GraenalandShape)
"""A shape of this game, put together from members."""

event = partial(event_shape, base=GraenalandShape)
"""The shape of what happens in this game, from its type, what it is and its members."""


_TERRITORY = Notation(
    "GraenalandTerritoryId",
    "The name of a territory on the map: any text in one line.",
    "coast-1",
)


def player_field(description: str, **arguments: Any) -> OneOf:
    """A player, named by colour."""
    return OneOf(PLAYER, metadata=said(description, "red"), **arguments)


def territory_field(description: str, **arguments: Any) -> Name:
    """The name of a territory on the map."""
    return Name(notation=_TERRITORY, metadata=said(description, "coast-1"), **arguments)


def resource_field(description: str) -> OneOf:
    """A resource."""
    return OneOf(RESOURCE, metadata=said(description, "grain"))


def work_field(description: str, **arguments: Any) -> OneOf:
    """A kind of public work."""
    return OneOf(WORK, metadata=said(description, "road"), **arguments)
