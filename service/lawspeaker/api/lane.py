"""A lane: one thread next to the event loop, with a short queue of requests."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, thread_time_ns
from typing import Any, TypeVar

from lawspeaker.adjudication.work import Abandoned, Allowance
from lawspeaker.api.admission.callers import network
from lawspeaker.api.exchange import ClientDisconnected, Exchange, WaitForDisconnect
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import OVERLOADED
from lawspeaker.api.problems import Problem

T = TypeVar("T")

MOST_WAITING = 16
"""The most requests in a lane, including the one that it works on."""
PATIENCE = 1.0
"""Seconds that a request may wait in a lane."""


class Lane:
    """Runs the work for requests one after another in a thread of its own, which starts with the first request."""

    def __init__(
        self,
        name: str,
        metrics: Metrics,
        places: int = MOST_WAITING,
        patience: float = PATIENCE,
        places_per_network: int = MOST_WAITING,
    ) -> None:
        """The lane holds at most ``places`` requests, at most ``places_per_network`` of them from one network."""
        self.name = name
        self._metrics = metrics
        self._places = places
        self._patience = patience
        self._places_per_network = places_per_network
        self._waiting = Counter[str]()
        """The number of requests in the lane, by network."""
        self._running: Allowance | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    @property
    def is_full(self) -> bool:
        """Whether the lane accepts no further request."""
        return self._waiting.total() >= self._places

    async def run(
        self, exchange: Exchange, work: Callable[[Allowance], T], allowance: Allowance, wait_for_disconnect: WaitForDisconnect
    ) -> T:
        """The result of ``work``, which runs in the thread. If the client disconnects, the work is cancelled or, once it runs,
        stopped through its ``allowance``.

        Records in ``exchange`` how long the request waited, and the processor time of the work. Raises what ``work`` raises;
        ``ClientDisconnected``; and ``Problem`` if the lane is full or the work cannot begin in time.
        """
        caller = network(exchange.client)
        if self.is_full or self._waiting[caller] >= self._places_per_network:
            raise overloaded(self._metrics)
        self._waiting[caller] += 1
        request = [(exchange, work)]
        try:
            job = self._thread.submit(self._do, request, allowance, monotonic())
            return await self._result(job, allowance, wait_for_disconnect)
        finally:
            self._waiting[caller] -= 1
            if not self._waiting[caller]:
                del self._waiting[caller]
            request.clear()  # the thread keeps a cancelled job until it is free; the job must not keep the request

    async def _result(self, job: "Future[T]", allowance: Allowance, wait_for_disconnect: WaitForDisconnect) -> T:
        result, disconnect = asyncio.wrap_future(job), asyncio.ensure_future(wait_for_disconnect())
        both: set[asyncio.Future[Any]] = {result, disconnect}
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
                    await result  # so that its processor time so far is known and charged
            raise ClientDisconnected
        finally:
            disconnect.cancel()
            if not result.done():
                result.add_done_callback(_raise_unexpected)
                job.cancel()
                allowance.stop()

    def _do(self, request: "list[tuple[Exchange, Callable[[Allowance], T]]]", allowance: Allowance, queued_at: float) -> T:
        ((exchange, work),) = request
        exchange.wait_seconds = monotonic() - queued_at
        self._metrics.observe_wait(self.name, exchange.wait_seconds)
        self._running = allowance
        start = thread_time_ns()
        try:
            return work(allowance)
        finally:
            exchange.work_nanoseconds += thread_time_ns() - start
            self._running = None

    def close(self) -> None:
        """Stops the running work, and cancels all that has not begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if running := self._running:
            running.stop()


def overloaded(metrics: Metrics) -> Problem:
    """The problem of a request that is refused because of overload. Counts it in the metrics."""
    metrics.count_refusal("load")
    return Problem(OVERLOADED, headers=(("Retry-After", "1"),))


def _raise_unexpected(result: "asyncio.Future[T]") -> None:
    """Raises the error of work whose result nobody awaits, unless the work was only stopped."""
    if not result.cancelled() and (error := result.exception()) and not isinstance(error, Abandoned):
        raise error  # a bug: the event loop logs it
