"""Balances connections between workers, so that one worker does not accept a whole burst of them.

All workers accept from one socket, so a worker that is awake could accept every connection. A worker with more connections than
another one pauses before it accepts again; in the meantime, the other worker accepts. A pause delays the clients that the worker
already has, so pauses have a budget: a burst of connections is spread evenly, and a steady stream costs other clients little.
"""

import mmap

BUDGET = 0.05
"""The most seconds that a worker may pause in one burst of connections."""
REFILL = 0.05
"""Seconds of budget that a worker regains in each second."""

_STEP = 0.0002
_LONGEST = 0.002
"""The longest pause in seconds: long enough for another worker to be scheduled on a busy machine."""

_SIZE = 4
_NO_WORKER = 0


class Shares:
    """The number of connections of each worker, in memory that all forked processes share. There are ``workers`` places.

    Only the parent process, which creates all workers, knows which worker has which place.
    """

    def __init__(self, workers: int) -> None:
        self._shares = memoryview(mmap.mmap(-1, workers * _SIZE)).cast("I")
        self._workers = [0] * workers

    def take_place(self) -> "Share":
        """Creates the share of a new worker at the first free place. If none is free, workers share a place."""
        place = min(range(len(self._workers)), key=self._workers.__getitem__)
        self._workers[place] += 1
        return Share(self._shares, place)

    def free_place(self, share: "Share") -> None:
        """Frees the place of a worker that has ended for any reason. To be called once, in the parent process."""
        share.leave()
        self._workers[share.place] -= 1


class Share:
    """The number of connections of one worker, 0 at first."""

    def __init__(self, shares: memoryview, place: int) -> None:
        self.place = place
        self._shares = shares
        self._shares[place] = _NO_WORKER + 1
        self._budget = BUDGET
        self._refilled = 0.0

    def leave(self) -> None:
        """To be called when the worker accepts no more connections."""
        self._shares[self.place] = _NO_WORKER

    def change(self, connections: int) -> None:
        """Adds ``connections``, which may be negative, to the worker's number."""
        if self._shares[self.place] != _NO_WORKER:
            self._shares[self.place] += connections

    def pause(self, now: float) -> float:
        """Returns the seconds for which the worker should pause now, and subtracts them from the budget.

        They are 0 unless the worker has at least two connections more than another one. ``now`` is the time of a monotonic clock.
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
