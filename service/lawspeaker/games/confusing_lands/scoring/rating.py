"""The table of the solo variant. Sólo varianta 5-10."""

from collections.abc import Sequence

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Rating

_NEEDED = {
    Rating.INCREDIBLE: 50,
    Rating.AMAZING: 40,
    Rating.WONDROUS: 30,
    Rating.TRICKY: 20,
    Rating.CONFUSED: 10,
}
"""Points from which on a rating is given, the best first."""

_NOT_IN_THE_TABLE = 9


def possible_ratings(state: State, points: Count) -> Sequence[Rating]:
    """The ratings that a landscape may have, the best first: a single one if the points are known well enough."""
    best = Rating.INCREDIBLE if points.high is None else _rating(state, points.high)
    order = list(Rating)
    return order[order.index(best) : order.index(_rating(state, points.low)) + 1]


def _rating(state: State, points: int) -> Rating:
    if points == _NOT_IN_THE_TABLE and state.sources.reading("solo.nine") == "confused":
        return Rating.CONFUSED
    return next((rating for rating, needed in _NEEDED.items() if points >= needed), Rating.LOST)
