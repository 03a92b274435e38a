"""Does the work for one request of an event loop: quick work in its turn, the rest in a lane next to the loop."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.exchange import Exchange, WaitForDisconnect
from lawspeaker.api.executor import Executor
from lawspeaker.api.lane import Lane
from lawspeaker.api.turns import Turns

T = TypeVar("T")

STREAM_PLACES = 4
"""The most streams of a worker that are worked for at the same time. They take at most a quarter of the lane."""


class BesideLoop(Executor):
    """The executor of one request. ``wait_for_disconnect`` is about its client."""

    has_turns = True

    def __init__(self, lane: Lane, turns: Turns, stream_place: asyncio.Semaphore, wait_for_disconnect: WaitForDisconnect) -> None:
        self._lane = lane
        self._turns = turns
        self.stream_place = stream_place
        self._wait_for_disconnect = wait_for_disconnect

    async def take_turn(self, exchange: Exchange) -> None:
        await self._turns.take(exchange)

    def spend(self, seconds: float) -> None:
        self._turns.spend(seconds)

    async def run(self, exchange: Exchange, work: Callable[[Allowance], T], allowance: Allowance) -> T:
        return await self._lane.run(exchange, work, allowance, self._wait_for_disconnect)

    async def wait_for_disconnect(self) -> None:
        await self._wait_for_disconnect()
