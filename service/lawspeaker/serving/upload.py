"""A body that the application receives while it arrives. A slow application slows the client down, and memory stays bounded."""

import asyncio
from collections.abc import Callable

LARGEST_PART = 16 * 1024
"""Bytes that the application receives at once."""


class Upload:
    """What has arrived of a body and is not received yet. The connection stops reading while there are ``limit`` bytes of it."""

    def __init__(self, limit: int) -> None:
        self.is_complete = False
        """Whether the whole body has arrived."""
        self.on_received: Callable[[], object] = lambda: None
        """Called when there is room again."""
        self._limit = limit
        self._arrived = bytearray()
        self._is_broken = False
        self._news = asyncio.Event()

    @property
    def size(self) -> int:
        """The bytes that have arrived and are not received yet."""
        return len(self._arrived)

    @property
    def is_full(self) -> bool:
        """Whether no more bytes should be read for now."""
        return len(self._arrived) >= self._limit and not self.is_complete

    def add(self, data: bytes) -> None:
        """Adds bytes that have arrived."""
        self._arrived += data
        self._news.set()

    def complete(self) -> None:
        """To be called when the whole body has arrived."""
        self.is_complete = True
        self._news.set()

    def break_off(self) -> None:
        """To be called when the rest of the body cannot arrive or is not needed. Forgets what has arrived."""
        self._is_broken = True
        self._arrived.clear()
        self._news.set()

    async def receive(self) -> bytes | None:
        """The next part, at the end of the body an empty one; ``None`` if the body is broken off. Waits until there is one."""
        await self._news.wait()
        if self._is_broken:
            return None
        was_full = self.is_full
        part = bytes(self._arrived[:LARGEST_PART])
        del self._arrived[:LARGEST_PART]
        if not self._arrived and not self.is_complete:
            self._news.clear()
        if was_full and not self.is_full:
            self.on_received()
        return part
