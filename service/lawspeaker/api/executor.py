"""Where the work for a request is done: in an event loop and its threads, or in the thread of the caller.

Endpoints are coroutines, so that an event loop can answer others while one of them waits. Without an event loop, as in Flask and
on the command line, the same endpoints answer ``at_once``: nothing that they await has to wait then.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, nullcontext
from time import thread_time_ns
from typing import TypeVar

from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.exchange import Exchange

T = TypeVar("T")


class Executor:
    """Does the work for a request at once, in the thread of the caller."""

    has_turns = False
    """Whether there is an event loop, which gives turns to what is quick."""
    stream_place: AbstractAsyncContextManager[None] = nullcontext()
    """Limits the streams that are worked on at the same time. A stream holds a place in an ``async with`` block."""

    async def take_turn(self, exchange: Exchange) -> None:
        """Waits for a turn in the event loop, to compute something quick there; then ``spend`` must be called.

        Only for an executor that has turns. Raises ``Problem``.
        """
        raise NotImplementedError

    def spend(self, seconds: float) -> None:
        """Records that the work in this turn took ``seconds``."""
        raise NotImplementedError

    async def run(self, exchange: Exchange, work: Callable[[Allowance], T], allowance: Allowance) -> T:
        """The result of ``work``, which may take long. Records its processor time in ``exchange``.

        Raises what ``work`` raises; with an event loop, also ``ClientDisconnected`` and ``Problem``.
        """
        start = thread_time_ns()
        try:
            return work(allowance)
        finally:
            exchange.work_nanoseconds += thread_time_ns() - start

    async def wait_for_disconnect(self) -> None:
        """Returns when the client disconnects. Without an event loop it is never called: nothing waits."""


IN_PLACE = Executor()


def at_once(awaitable: Awaitable[T]) -> T:
    """The result of ``awaitable``, which waits only so that other requests can go first: here there are none."""
    steps = awaitable.__await__()
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def each_at_once(items: AsyncIterator[T]) -> Iterator[T]:
    """The ``items``, each as soon as it is wanted."""
    while True:
        try:
            item = at_once(anext(items))
        except StopAsyncIteration:
            return
        yield item
