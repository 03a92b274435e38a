"""For which answers it is worth to ask Redis: for those that cost clearly more to work out than to ask for."""

from collections.abc import Callable
from time import monotonic

from lawspeaker.api.average import Average
from lawspeaker.api.cache.asked import Asked

CLEARLY = 3
"""How many round trips to Redis the work has to cost: one asks for the answer, and if it is not there another leaves it."""


class Costs:
    """What answers cost, by operation and by the size of the body to the next power of two."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._averages: dict[tuple[str, int], Average] = {}

    def add(self, asked: Asked, seconds: float) -> None:
        """Takes in how long it took to work the answer to ``asked`` out."""
        self._averages.setdefault(_class(asked), Average()).add(seconds, self._clock())

    def exceed(self, round_trip: float | None, asked: Asked) -> bool:
        """Whether the answer costs clearly more than a ``round_trip``; if one of the two is unknown, that is to be found out."""
        average = self._averages.get(_class(asked))
        seconds = average.at(self._clock()) if average else None
        return seconds is None or round_trip is None or seconds > CLEARLY * round_trip


def _class(asked: Asked) -> tuple[str, int]:
    return asked.operation, len(asked.body).bit_length()
