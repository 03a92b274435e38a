"""How many connections each worker has, so that none takes all that come at once.

All workers accept from one socket, and whoever is awake could accept everybody. A worker that is ahead of another pauses
before it accepts again, and meanwhile the other does.
"""

import mmap

_STEP = 0.0002
_LONGEST = 0.002
"""Seconds: long enough for another worker to be scheduled on a busy machine before many are accepted."""

_SIZE = 4
_NO_WORKER = 0


class Shares:
    """The number of connections of each of at most ``workers`` workers, in memory that all processes forked from here share."""

    def __init__(self, workers: int) -> None:
        self._shares = memoryview(mmap.mmap(-1, workers * _SIZE)).cast("I")

    def take_part(self, place: int) -> "Share":
        """The share of a worker that begins without connections; ``place`` is any number that no other worker has."""
        return Share(self._shares, place % len(self._shares))


class Share:
    """The share of one worker."""

    def __init__(self, shares: memoryview, place: int) -> None:
        self._shares = shares
        self._place = place
        self._shares[place] = _NO_WORKER + 1

    def leave(self) -> None:
        """The worker accepts nobody more."""
        self._shares[self._place] = _NO_WORKER

    def change(self, connections: int) -> None:
        """Notes that the worker has so many connections more, or fewer."""
        if self._shares[self._place] != _NO_WORKER:
            self._shares[self._place] += connections

    def pause(self) -> float:
        """Seconds for which the worker should not accept: 0 unless it has two connections more than another, or still more."""
        fewest = min(filter(None, self._shares.tolist()), default=_NO_WORKER)
        ahead = self._shares[self._place] - fewest
        return min((ahead - 1) * _STEP, _LONGEST) if ahead > 1 else 0.0
