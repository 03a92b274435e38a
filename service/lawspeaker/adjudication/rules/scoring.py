"""Scoring: a score for each player, line by line, and the ranking.

A game computes it by a function from its state to a ``ScoreSheet``. Every number is a ``Count``, so that a score that is only
partly known has bounds.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.checks import Finding
from lawspeaker.adjudication.unknown import Count, Place


@frozen
class ScoreLine:
    """The points of a player from one rule. The attribute ``.scored`` of the rule's message describes them."""

    rule: str
    points: Count
    at: Sequence[Place] = ()
    """The places that earn the points."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """The facts of the message. A number that is not known exactly is a ``Count``."""


@frozen
class Score:
    """The score of one player."""

    player: str
    points: Count
    rank: Count
    """From 1; equal scores share a rank."""
    lines: Callable[[], Iterable[ScoreLine]]
    """The lines that add up to the points. They are computed only when they are shown."""


@frozen
class ScoreSheet:
    """The scores of all players."""

    scores: Sequence[Score]
    """In seating order."""
    rules: Sequence[str] = ()
    """The rules behind the scores and ranks, in addition to those of the lines."""
    missing: Sequence[Place] = ()
    """The missing places without which not all players are known."""
    applied: Sequence[Finding] = ()
    """Findings besides the lines: how a tie was decided, how the points are rated."""


def those_with_most(numbers: Mapping[str, int]) -> list[str]:
    """The players with the most points, in their given order."""
    most = max(numbers.values())
    return [name for name, number in numbers.items() if number == most]


def ranks(points: Mapping[str, Count], first: int = 1) -> dict[str, Count]:
    """The rank of each player by points: one more than the number of players with more points (1, 2, 2, 4).

    ``first`` is the rank of the player with the most.
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
