"""A lane: one thread beside the event loop, and a short queue for it."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, thread_time_ns
from typing import Any, TypeVar

from lawspeaker.adjudication.work import Abandoned, Allowance
from lawspeaker.api.admission.callers import network
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import OVERLOADED
from lawspeaker.api.problems import Problem

T = TypeVar("T")

HangUp = Callable[[], Awaitable[object]]
"""Returns when the client hangs up."""

MOST_WAITING = 16
"""Requests in a lane at most, the one that is worked on among them."""
PATIENCE = 1.0
"""Seconds that a request waits in a lane at most."""


class HungUp(Exception):
    """Nobody waits for the answer any more."""


class Lane:
    """Does one thing after the other in a thread of its own, which is started with the first of them."""

    def __init__(
        self,
        name: str,
        metrics: Metrics,
        places: int = MOST_WAITING,
        patience: float = PATIENCE,
        places_of_one: int = MOST_WAITING,
    ) -> None:
        """Clients of one network have ``places_of_one`` of the ``places`` at most."""
        self.name = name
        self._metrics = metrics
        self._places = places
        self._patience = patience
        self._places_of_one = places_of_one
        self._waiting = Counter[str]()
        """How many requests of each network are in the lane."""
        self._running: Allowance | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    @property
    def is_full(self) -> bool:
        """Whether nobody else may wait."""
        return self._waiting.total() >= self._places

    async def run(self, exchange: Exchange, work: Callable[[Allowance], T], allowance: Allowance, hang_up: HangUp) -> T:
        """What ``work`` gives; it is dropped, or stopped by its ``allowance``, as soon as the client hangs up.

        Notes in ``exchange`` how long it waited, and the processor time it took. Raises what ``work`` raises; ``HungUp``;
        and ``Problem`` where too many wait already, or its turn does not come in time.
        """
        caller = network(exchange.client)
        if self.is_full or self._waiting[caller] >= self._places_of_one:
            raise overloaded(self._metrics)
        self._waiting[caller] += 1
        request = [(exchange, work)]
        try:
            job = self._thread.submit(self._do, request, allowance, monotonic())
            return await self._result(job, allowance, hang_up)
        finally:
            self._waiting[caller] -= 1
            if not self._waiting[caller]:
                del self._waiting[caller]
            request.clear()  # until the thread is free it remembers a job, though it was cancelled

    async def _result(self, job: "Future[T]", allowance: Allowance, hang_up: HangUp) -> T:
        result, gone = asyncio.wrap_future(job), asyncio.ensure_future(hang_up())
        both: set[asyncio.Future[Any]] = {result, gone}
        try:
            done, _ = await asyncio.wait(both, timeout=self._patience, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                if job.cancel():
                    raise overloaded(self._metrics)
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if result.done():
                return result.result()
            allowance.stop()
            if not job.cancel():
                with suppress(Abandoned):
                    await result  # so that what it has taken so far is known, and charged
            raise HungUp
        finally:
            gone.cancel()
            if not result.done():
                result.add_done_callback(_forget)
                job.cancel()
                allowance.stop()

    def _do(self, request: "list[tuple[Exchange, Callable[[Allowance], T]]]", allowance: Allowance, queued: float) -> T:
        ((exchange, work),) = request
        exchange.waited = monotonic() - queued
        self._metrics.waited(self.name, exchange.waited)
        self._running = allowance
        began = thread_time_ns()
        try:
            return work(allowance)
        finally:
            exchange.worked += thread_time_ns() - began
            self._running = None

    def close(self) -> None:
        """Stops what is being done; nothing is begun any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if running := self._running:
            running.stop()


def overloaded(metrics: Metrics) -> Problem:
    """The problem with a request for which there is no time now; it is counted."""
    metrics.refused("load")
    return Problem(OVERLOADED, headers=(("Retry-After", "1"),))


def _forget(result: "asyncio.Future[T]") -> None:
    """Takes note of how something ended for which nobody waits."""
    if not result.cancelled() and (error := result.exception()) and not isinstance(error, Abandoned):
        raise error  # a fault of ours: the event loop logs it
