"""How many connections each worker has, so that one worker does not accept all that arrive at the same time.

All workers accept from one socket, and a worker that is awake could accept every connection. A worker that is ahead of another
pauses before it accepts again; the other worker accepts in the meantime. A pause holds up the clients that the worker already
has, so pauses have a budget: a burst of connections is spread evenly, and a steady stream of them costs other clients little.
"""

import mmap

BUDGET = 0.05
"""Seconds that a worker may pause in one burst of connections."""
REFILL = 0.05
"""The share of all time for which a worker may pause: so fast the budget fills again."""

_STEP = 0.0002
_LONGEST = 0.002
"""Seconds: long enough for another worker to be scheduled on a busy machine before many are accepted."""

_SIZE = 4
_NO_WORKER = 0


class Shares:
    """The number of connections of each of at most ``workers`` workers, in memory that all processes forked from here share.

    Which worker has which place is known only in the parent process, which makes all workers.
    """

    def __init__(self, workers: int) -> None:
        self._shares = memoryview(mmap.mmap(-1, workers * _SIZE)).cast("I")
        self._workers = [0] * workers

    def take_place(self) -> "Share":
        """The share of a new worker, at the first free place. If none is free, workers share a place."""
        place = min(range(len(self._workers)), key=self._workers.__getitem__)
        self._workers[place] += 1
        return Share(self._shares, place)

    def free_place(self, share: "Share") -> None:
        """The worker with this share has ended, however it did. To be called once, in the parent process."""
        share.leave()
        self._workers[share.place] -= 1


class Share:
    """The share of one worker. It begins without connections."""

    def __init__(self, shares: memoryview, place: int) -> None:
        self.place = place
        self._shares = shares
        self._shares[place] = _NO_WORKER + 1
        self._budget = BUDGET
        self._refilled = 0.0

    def leave(self) -> None:
        """The worker accepts no more connections."""
        self._shares[self.place] = _NO_WORKER

    def change(self, connections: int) -> None:
        """Adds ``connections``, which may be negative, to the worker's number."""
        if self._shares[self.place] != _NO_WORKER:
            self._shares[self.place] += connections

    def pause(self, now: float) -> float:
        """Takes from the budget the seconds for which the worker should pause, and returns them.

        They are 0 unless it has at least two connections more than another worker. ``now`` is in seconds, by a monotonic clock.
        """
        self._budget = min(BUDGET, self._budget + (now - self._refilled) * REFILL)
        self._refilled = now
        pause = min(self._wanted_pause(), self._budget)
        self._budget -= pause
        return pause

    def _wanted_pause(self) -> float:
        fewest = min(filter(None, self._shares.tolist()), default=_NO_WORKER)
        ahead = self._shares[self.place] - fewest
        return min((ahead - 1) * _STEP, _LONGEST) if ahead > 1 else 0.0
