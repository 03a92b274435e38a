"""Turns: how questions share the event loop.

The loop computes answers for at most a few milliseconds in each of its rounds. Questions beyond that wait for a later round; all
other events are handled in between.
"""

import asyncio
from collections import deque
from time import monotonic

from lawspeaker.api.exchange import Exchange
from lawspeaker.api.lane import PATIENCE, overloaded
from lawspeaker.api.observation.metrics import Metrics

ROUND_BUDGET = 0.005
"""Seconds of computing after which no further turn begins in the same round of the event loop."""
MOST_WAITING = 256
"""The most questions that wait for a turn."""
FEW_WAITING = 16
"""If fewer wait, others may go first: a turn comes after at most that many rounds."""


class Turns:
    """Gives turns to the questions that are computed in one event loop, in the order of their arrival."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._spent = 0.0
        self._is_open = True
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def take(self, exchange: Exchange) -> None:
        """Waits for the caller's turn.

        The caller must then compute at once, and call ``spend`` with the time that it took. Raises ``Problem`` if too many
        questions wait already, or the turn did not come in time. Whether the client is still there is not looked at: that takes
        longer than most answers.
        """
        if self._is_open:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise overloaded(self._metrics)
        start, turn = monotonic(), asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn
        exchange.wait_seconds = monotonic() - start
        self._metrics.observe_wait("loop", exchange.wait_seconds)
        if exchange.wait_seconds > PATIENCE:
            raise overloaded(self._metrics)

    @property
    def is_there_time(self) -> bool:
        """Whether a question may be computed in this round without waiting for a turn. Then ``spend`` must be called, too."""
        return self._spent < ROUND_BUDGET and len(self._waiting) < FEW_WAITING

    def spend(self, seconds: float) -> None:
        """Records that the caller computed for ``seconds`` in this round."""
        self._spent += seconds
        if self._is_open and self._spent >= ROUND_BUDGET:
            self._is_open = False
            asyncio.get_running_loop().call_soon(self._begin_round)

    def _begin_round(self) -> None:
        """Gives a turn to the first question that waits. If none waits, new questions get their turn at once."""
        self._spent = 0.0
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._begin_round)
                return
        self._is_open = True
