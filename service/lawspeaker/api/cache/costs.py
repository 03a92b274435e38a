"""Estimates the cost of computing an answer from recent ones, to decide whether to ask Redis, and where to compute."""

from collections.abc import Callable
from time import monotonic

from lawspeaker.api.average import Average
from lawspeaker.api.cache.inquiry import Inquiry

LEAST_ROUND_TRIPS = 3
"""Redis is used for an answer if computing it takes longer than this many round trips: it may need two, to look and to store."""


class Costs:
    """The average costs of answers, by operation and by the size of the body, rounded up to a power of two."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._averages: dict[tuple[str, int], Average] = {}

    def add(self, inquiry: Inquiry, seconds: float) -> None:
        """Records that computing the answer to ``inquiry`` took ``seconds``."""
        self._averages.setdefault(_class(inquiry), Average()).add(seconds, self._clock())

    def expected(self, inquiry: Inquiry) -> float | None:
        """The expected seconds for the answer to ``inquiry``; ``None`` if no similar one was computed recently."""
        average = self._averages.get(_class(inquiry))
        return average.at(self._clock()) if average else None

    def exceed(self, round_trip: float | None, inquiry: Inquiry) -> bool:
        """Whether computing costs clearly more than a ``round_trip``. True also while one of the two is unknown."""
        seconds = self.expected(inquiry)
        return seconds is None or round_trip is None or seconds > LEAST_ROUND_TRIPS * round_trip


def _class(inquiry: Inquiry) -> tuple[str, int]:
    return inquiry.operation, len(inquiry.body).bit_length()
