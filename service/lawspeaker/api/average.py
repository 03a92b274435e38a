"""How long something takes, going by the last times that it was done."""

_RECENT = 10
"""About how many of the last measurements make an average."""
_REMEMBERED = 60.0
"""Seconds after which a measurement tells nothing any more: what it decided may be why there was no other."""


class Average:
    """A moving average of times, in seconds."""

    __slots__ = ("_count", "_last", "_seconds")

    def __init__(self) -> None:
        self._seconds, self._count, self._last = 0.0, 0, 0.0

    def add(self, seconds: float, now: float) -> None:
        """Takes in a time that was measured at ``now``."""
        self._count = min(self._count + 1, _RECENT) if now - self._last <= _REMEMBERED else 1
        self._seconds += (seconds - self._seconds) / self._count
        self._last = now

    def at(self, now: float) -> float | None:
        """The average; ``None`` if nothing was measured of late."""
        return self._seconds if self._count and now - self._last <= _REMEMBERED else None
