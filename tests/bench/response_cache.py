"""A cache for the yardstick: whole responses by path and body, in the process. The least recently used are dropped first."""

from typing import NamedTuple

from cachetools import LRUCache
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST = 4_096
"""The most cached responses."""

Key = tuple[str, bytes, bytes]


class Kept(NamedTuple):
    start: Message
    body: bytes


class ResponseCache:
    """Middleware that caches responses with status 200. It implements ASGI itself, because Starlette's base class is slow."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._kept: LRUCache[Key, Kept] = LRUCache(MOST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        body = await _body(receive)
        if body is None:  # the client has disconnected before the end of the body
            return
        key = (scope["path"], scope["query_string"], body)
        kept = self._kept.get(key)
        if kept is None:
            await self._answer(key, scope, receive, send)
        else:
            await send(kept.start)
            await send({"type": "http.response.body", "body": kept.body})

    async def _answer(self, key: Key, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, and caches its response."""
        unread: list[Message] = [{"type": "http.request", "body": key[2], "more_body": False}]
        sent: list[Message] = []

        async def read() -> Message:
            return unread.pop() if unread else await receive()

        async def note(message: Message) -> None:
            sent.append(message)
            await send(message)

        await self._app(scope, read, note)
        start, *parts = sent
        if start["status"] == 200:
            self._kept[key] = Kept(start, b"".join(part.get("body", b"") for part in parts))


async def _body(receive: Receive) -> bytes | None:
    """The whole body; ``None`` if the client has disconnected before its end."""
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)
