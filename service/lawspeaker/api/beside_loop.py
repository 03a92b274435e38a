"""Does the work for one request of an event loop: what is quick in its turn, the rest in a lane beside the loop."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.disconnecting import WaitForDisconnect
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.lane import Lane
from lawspeaker.api.turns import Turns

T = TypeVar("T")

STREAM_PLACES = 4
"""The most streams of a worker that are worked for at the same time. They take at most a quarter of the lane."""


class BesideLoop:
    """The executor of one request. ``wait_for_disconnect`` is about its client."""

    __slots__ = ("_lane", "_turns", "stream_place", "wait_for_disconnect")

    def __init__(self, lane: Lane, turns: Turns, stream_place: asyncio.Semaphore, wait_for_disconnect: WaitForDisconnect) -> None:
        self._lane = lane
        self._turns = turns
        self.stream_place = stream_place
        self.wait_for_disconnect = wait_for_disconnect

    async def take_turn(self, exchange: Exchange) -> bool:
        """Waits for a turn, and returns whether it had to. Raises ``ClientDisconnected`` and ``Problem``."""
        return await self._turns.take(exchange, self.wait_for_disconnect)

    def spend(self, seconds: float) -> None:
        """Records that the work in this turn took ``seconds``."""
        self._turns.spend(seconds)

    async def run(self, exchange: Exchange, work: Callable[[Allowance], T], allowance: Allowance) -> T:
        """The result of ``work`` in the lane. Raises what ``Lane.run`` raises."""
        return await self._lane.run(exchange, work, allowance, self.wait_for_disconnect)
