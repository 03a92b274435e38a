"""What a position scores: a score for each player, line by line, and who ranks where.

A game says how in a function from its state to a ``ScoreSheet``. Every number is a ``Count``, so that a score of which
too little is known has bounds.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lawspeaker.adjudication.checks import Finding
from lawspeaker.adjudication.unknown import Count, Place


@dataclass(frozen=True, slots=True)
class Line:
    """What one rule brings a player; the message of the rule tells it by its attribute ``.scored``."""

    rule: str
    points: Count
    at: Sequence[Place] = ()
    """The places that earn the points."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What the message needs; a number of which only bounds are known is a ``Count``."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one player."""

    player: str
    points: Count
    rank: Count
    """From 1; equals share a rank."""
    lines: Callable[[], Iterable[Line]]
    """How the points come about, put together only where it is told; the points of the lines are all the points."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What everybody has scored."""

    scores: Sequence[Score]
    """Player by player, as they sit."""
    rules: Sequence[str] = ()
    """Rules that the scores and ranks rest on, beside those of the lines."""
    missing: Sequence[Place] = ()
    """What would have to be known to name everybody who plays."""
    applied: Sequence[Finding] = ()
    """Rules worth telling of beside the lines: how a tie was decided, what the points are called."""


def those_with_most(numbers: Mapping[str, int]) -> list[str]:
    """Those who have the most, in the order in which they are given."""
    most = max(numbers.values())
    return [name for name, number in numbers.items() if number == most]


def ranks(points: Mapping[str, Count], first: int = 1) -> dict[str, Count]:
    """The rank of each player by points, the most first: one more than there are players with more (1, 2, 2, 4).

    ``first`` is the rank of whoever has the most.
    """
    return {player: _rank(player, points, first) for player in points}


def _rank(player: str, points: Mapping[str, Count], first: int) -> Count:
    own = points[player]
    others = [other for name, other in points.items() if name != player]
    ahead = sum(1 for other in others if other.exceeds(own))
    perhaps = [other for other in others if not other.exceeds(own) and _may_exceed(other, own)]
    missing = tuple(place for other in perhaps for place in (*own.missing, *other.missing))
    return Count(first + ahead, first + ahead + len(perhaps), missing)


def _may_exceed(one: Count, other: Count) -> bool:
    return one.high is None or one.high > other.low
