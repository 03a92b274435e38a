"""Turns: how questions share the event loop. It computes for a few milliseconds in each of its rounds, and everything else goes
past those that wait."""

import asyncio
from collections import deque
from time import monotonic

from lawspeaker.api.exchange import Exchange
from lawspeaker.api.lane import PATIENCE, HangUp, HungUp, overloaded
from lawspeaker.api.observation.metrics import Metrics

A_ROUND = 0.005
"""Seconds of computing after which a round of the event loop has had enough."""
MOST_WAITING = 256
"""Questions that wait for their turn at most."""


class Turns:
    """The turns of the questions that are computed in one event loop, in the order in which they came."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._spent = 0.0
        self._is_open = True
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def take(self, exchange: Exchange, hang_up: HangUp) -> bool:
        """Returns when it is the caller's turn, to compute at once and tell ``spend`` how long; and whether it had to wait.

        Raises ``HungUp``; and ``Problem`` if too many wait already, or its turn does not come in time.
        """
        if self._is_open:
            return False
        if len(self._waiting) >= MOST_WAITING:
            raise overloaded(self._metrics)
        began, turn = monotonic(), asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        gone = asyncio.ensure_future(hang_up())
        try:
            await asyncio.wait((turn, gone), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not turn.done():
                raise HungUp if gone.done() else overloaded(self._metrics)
        finally:
            gone.cancel()
            turn.cancel()
        exchange.waited = monotonic() - began
        self._metrics.waited("loop", exchange.waited)
        return True

    def spend(self, seconds: float) -> None:
        """So much was computed in this round."""
        self._spent += seconds
        if self._is_open and self._spent >= A_ROUND:
            self._is_open = False
            asyncio.get_running_loop().call_soon(self._begin_round)

    def _begin_round(self) -> None:
        """Gives the first who waits a turn in this round; if nobody does, all who come have one at once."""
        self._spent = 0.0
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._begin_round)
                return
        self._is_open = True
