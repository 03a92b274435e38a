"""Numbers: of pieces, points and action points."""

from typing import Any

from lawspeaker.adjudication.wire.shapes import Integer, Quantity, said
from lawspeaker.games.java.shapes import by_player

MOST = 1_000
"""The largest number of pieces."""


def number_field(description: str, example: int) -> Integer:
    """How many there are of something."""
    return Integer(maximum=MOST, metadata=said(description, example))


def quantity_field(description: str, example: int) -> Quantity:
    """How many there are of something in a state, where perhaps only bounds are known."""
    return Quantity("JavaQuantity", maximum=MOST, metadata=said(description, example))


def points_field(description: str, **arguments: Any) -> Integer:
    """Points of a player."""
    return Integer(maximum=MOST, metadata=said(description, 12), **arguments)


def action_points_field() -> Integer:
    """The action points that an action costs, as a claim."""
    return number_field("Claim: the action points that it costs.", 1)


Points = by_player("Points", "The points of each player.", points_field)
PointTotals = by_player("PointTotals", "The points that each player has.", lambda description: quantity_field(description, 12))
