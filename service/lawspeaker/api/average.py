"""A moving average of the time that something takes."""

_WINDOW = 10
"""The average covers about this many of the last measurements."""
_EXPIRY = 60.0
"""Seconds after which an average expires. Without that a bad average could last for ever: while it says that something is slow,
nobody may try it again, so there would be no new measurement."""


class Average:
    """A moving average of times, in seconds."""

    __slots__ = ("_count", "_last", "_seconds")

    def __init__(self) -> None:
        self._seconds, self._count, self._last = 0.0, 0, 0.0

    def add(self, seconds: float, now: float) -> None:
        """Adds a measurement of ``seconds``, taken at the time ``now``."""
        self._count = min(self._count + 1, _WINDOW) if now - self._last <= _EXPIRY else 1
        self._seconds += (seconds - self._seconds) / self._count
        self._last = now

    def at(self, now: float) -> float | None:
        """The average at the time ``now``; ``None`` if the last measurement has expired."""
        return self._seconds if self._count and now - self._last <= _EXPIRY else None
