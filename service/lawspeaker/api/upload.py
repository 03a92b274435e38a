"""A body that is received while it arrives."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from enum import Enum
from time import sleep
from typing import Any

from lawspeaker.adjudication.wire import ijson
from lawspeaker.api.exchange import ClientDisconnected
from lawspeaker.api.streams.shapes import STOPPING, TIMED_OUT

Message = MutableMapping[str, Any]

AHEAD = ijson.MOST_BYTES
"""Bytes that are received in advance. A program that reads only after it has sent everything can send as much."""


class Interruption(Enum):
    """Why no more of the body is received: because the worker stops, or because nothing arrived in time."""

    STOPPING = STOPPING
    TIMED_OUT = TIMED_OUT


class Upload:
    """The body of one request, which is read part by part without an event loop, or has arrived already."""

    def __init__(self, parts: Iterator[bytes]) -> None:
        self._unread = parts

    @property
    def is_stopping(self) -> bool:
        """Whether the worker stops, so that the response should end soon."""
        return False

    def require_client(self) -> None:
        """Raises ``ClientDisconnected`` if the client has disconnected."""

    async def pause(self, seconds: float) -> None:
        """Waits for ``seconds``, or until the worker stops. Raises ``ClientDisconnected``."""
        sleep(seconds)

    async def next_part(self, seconds: float) -> bytes | Interruption:
        """The next part of the body, at its end an empty one. Waits ``seconds``. Raises ``ClientDisconnected``."""
        return next(self._unread, b"")


class AsyncUpload(Upload):
    """A body whose parts the event loop receives, up to ``AHEAD`` bytes in advance. So a slow answer slows the client down."""

    def __init__(self, receive: Callable[[], Awaitable[Message]], stopping: asyncio.Event) -> None:
        """``receive`` gives the body as ASGI messages. ``stopping`` is set when the worker stops."""
        super().__init__(iter(()))
        self._receive = receive
        self._stopping = stopping
        self._disconnected = asyncio.Event()
        self._parts = asyncio.Queue[bytes]()
        self._bytes_ahead = 0
        self._has_room = asyncio.Event()
        self._task = asyncio.ensure_future(self._receive_all())

    async def _receive_all(self) -> None:
        while (message := await self._receive())["type"] == "http.request":
            if part := message["body"]:
                self._parts.put_nowait(part)
                self._bytes_ahead += len(part)
            if not message["more_body"]:
                self._parts.put_nowait(b"")
            elif self._bytes_ahead >= AHEAD:
                self._has_room.clear()
                await self._has_room.wait()
        self._disconnected.set()

    def close(self) -> None:
        """Receives no more."""
        self._task.cancel()

    @property
    def is_stopping(self) -> bool:
        return self._stopping.is_set()

    def require_client(self) -> None:
        if self._disconnected.is_set():
            raise ClientDisconnected

    async def wait_for_disconnect(self) -> None:
        """Returns when the client disconnects."""
        await self._disconnected.wait()

    async def pause(self, seconds: float) -> None:
        await self._wait(seconds)
        self.require_client()

    async def next_part(self, seconds: float) -> bytes | Interruption:
        part = asyncio.ensure_future(self._parts.get())
        await self._wait(seconds, part)
        if not part.cancelled():
            self._bytes_ahead -= len(part.result())
            self._has_room.set()
            return part.result()
        self.require_client()
        return Interruption.STOPPING if self.is_stopping else Interruption.TIMED_OUT

    async def _wait(self, seconds: float, *also: "asyncio.Future[Any]") -> None:
        """Returns after ``seconds``; before, if the worker stops, the client disconnects, or one of ``also`` is done.

        The futures of ``also`` are then done or cancelled.
        """
        futures = {*also, *(asyncio.ensure_future(event.wait()) for event in (self._stopping, self._disconnected))}
        try:
            await asyncio.wait(futures, timeout=max(0.0, seconds), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for future in futures:
                future.cancel()
            await asyncio.wait(futures)
