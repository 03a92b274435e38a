"""What answers cost to compute, from the last times: whether Redis is worth a look, and where the next one is computed."""

from collections.abc import Callable
from time import monotonic

from lawspeaker.api.average import Average
from lawspeaker.api.cache.inquiry import Inquiry

CLEARLY = 3
"""How many round trips to Redis the work has to cost: one looks for the answer, and if it is not there another stores it."""


class Costs:
    """What answers cost, by operation and by the size of the body to the next power of two."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._averages: dict[tuple[str, int], Average] = {}

    def add(self, inquiry: Inquiry, seconds: float) -> None:
        """Takes in how long it took to compute the answer to ``inquiry``."""
        self._averages.setdefault(_class(inquiry), Average()).add(seconds, self._clock())

    def expected(self, inquiry: Inquiry) -> float | None:
        """The seconds that the answer will take; ``None`` if nothing like it was computed of late."""
        average = self._averages.get(_class(inquiry))
        return average.at(self._clock()) if average else None

    def exceed(self, round_trip: float | None, inquiry: Inquiry) -> bool:
        """Whether the answer costs clearly more than a ``round_trip``; true as well while one of the two is unknown."""
        seconds = self.expected(inquiry)
        return seconds is None or round_trip is None or seconds > CLEARLY * round_trip


def _class(inquiry: Inquiry) -> tuple[str, int]:
    return inquiry.operation, len(inquiry.body).bit_length()
