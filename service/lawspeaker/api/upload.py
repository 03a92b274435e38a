"""A body that is received while it arrives."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from enum import Enum
from time import sleep
from typing import Any, Protocol

from lawspeaker.api.disconnecting import ClientDisconnected

STREAM = "lawspeaker.stream"
"""The ASGI extension of our server for a request with such a body. It has the events ``disconnected`` and ``stopping``."""
_SECOND_CHECK = 0.05
"""Seconds after a time limit until a second look: if this process was suspended, what arrived in time may not be read yet."""


class Interruption(Enum):
    """Why no more of the body is received."""

    STOPPING = "The worker stops."
    TIME_IS_UP = "Nothing arrived in time."


class Upload(Protocol):
    """The body of one request."""

    @property
    def is_stopping(self) -> bool:
        """Whether the worker stops, so that the response should end soon."""

    def require_client(self) -> None:
        """Raises ``ClientDisconnected`` if the client has disconnected."""

    async def pause(self, seconds: float) -> None:
        """Waits for so many ``seconds``, or until the worker stops. Raises ``ClientDisconnected``."""

    async def next_part(self, seconds: float) -> bytes | Interruption:
        """The next part of the body, at its end an empty one. Waits so many ``seconds``. Raises ``ClientDisconnected``."""
        ...


class PlainUpload:
    """A body that is read part by part without an event loop, or has arrived already."""

    is_stopping = False

    def __init__(self, parts: Iterator[bytes]) -> None:
        self._parts = parts

    def require_client(self) -> None:
        """Does nothing: whoever reads the response is there."""

    async def pause(self, seconds: float) -> None:
        """Waits for so many ``seconds``."""
        sleep(seconds)

    async def next_part(self, seconds: float) -> bytes | Interruption:
        """The next part of the body, at its end an empty one."""
        return next(self._parts, b"")


class AsyncUpload:
    """A body whose parts the event loop receives."""

    def __init__(
        self, receive: Callable[[], Awaitable[MutableMapping[str, Any]]], disconnected: asyncio.Event, stopping: asyncio.Event
    ) -> None:
        """``receive`` gives the parts as ASGI messages. The events are those of the extension."""
        self._receive = receive
        self._disconnected = disconnected
        self._stopping = stopping

    @property
    def is_stopping(self) -> bool:
        """Whether the worker stops, so that the response should end soon."""
        return self._stopping.is_set()

    def require_client(self) -> None:
        """Raises ``ClientDisconnected`` if the client has disconnected."""
        if self._disconnected.is_set():
            raise ClientDisconnected

    async def wait_for_disconnect(self) -> None:
        """Returns when the client disconnects."""
        await self._disconnected.wait()

    async def pause(self, seconds: float) -> None:
        """Waits for so many ``seconds``, or until the worker stops. Raises ``ClientDisconnected``."""
        stopping = asyncio.ensure_future(self._stopping.wait())
        disconnected = asyncio.ensure_future(self._disconnected.wait())
        await _first(stopping, disconnected, seconds=seconds)
        self.require_client()

    async def next_part(self, seconds: float) -> bytes | Interruption:
        """The next part of the body, at its end an empty one. Waits so many ``seconds``. Raises ``ClientDisconnected``."""
        message = asyncio.ensure_future(self._receive())
        stopping = asyncio.ensure_future(self._stopping.wait())
        await _first(message, stopping, seconds=seconds)
        if message.done() and not message.cancelled():
            received = message.result()
            if received["type"] != "http.request":
                raise ClientDisconnected
            part: bytes = received["body"]
            return part
        return Interruption.STOPPING if self.is_stopping else Interruption.TIME_IS_UP


async def _first(*futures: "asyncio.Future[Any]", seconds: float) -> None:
    """Returns when one of the ``futures`` is done, or after so many ``seconds``. Cancels the others."""
    try:
        for limit in (max(0.0, seconds), _SECOND_CHECK):
            done, _ = await asyncio.wait(futures, timeout=limit, return_when=asyncio.FIRST_COMPLETED)
            if done:
                return
    finally:
        for future in futures:
            future.cancel()
