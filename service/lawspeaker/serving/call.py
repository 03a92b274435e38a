"""Runs the application (ASGI 3) for one request."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http import HTTPStatus
from typing import Any, Protocol

from lawspeaker.serving.refusal import refusal_response
from lawspeaker.serving.request import Request
from lawspeaker.serving.upload import Upload

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Message, Receive, Send], Awaitable[None]]

_STATUS_LINES = {status.value: f"HTTP/1.1 {status.value} {status.phrase}".encode() for status in HTTPStatus}
_WITHOUT_BODY = (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED)

_log = logging.getLogger("uvicorn.error")  # a logger of the service would have to log events, as ``observation/log.py`` requires


STREAM = "lawspeaker.stream"
"""The extension in the scope of a request with an ``Upload``. It has two events: ``disconnected`` is set when the client has
disconnected, ``stopping`` when the worker stops, so that the application ends its response soon."""

CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


class Client(Protocol):
    """The interface of a connection for calls and for the worker."""

    @property
    def stopping(self) -> asyncio.Event:
        """Set when the worker stops."""

    def headers_for(self, call: "Call") -> Iterable[tuple[bytes, bytes]]:
        """The default headers of every response."""

    def write(self, data: bytes) -> None:
        """Sends ``data``, or buffers it until it can be sent."""

    async def drain(self) -> None:
        """Returns when all data is sent."""

    def on_answered(self, call: "Call") -> None:
        """Called when the whole response is written."""

    def end(self) -> None:
        """Ends the connection; the client can still read its last response."""

    def drop(self) -> None:
        """Ends the connection because it uses the most memory of the worker."""

    def cut(self) -> None:
        """Ends the connection at once."""


class Call:
    """One call of the application. It gets the whole request in one message, and the next message when the client disconnects.

    An ``Upload`` comes in further messages before that.
    """

    def __init__(self, client: Client, request: Request, scope: Message) -> None:
        self.request = request
        self.keeps_connection = request.keeps_connection
        """Whether another response may follow on the connection. Decided when the response begins."""
        self.has_started = False
        """Whether a part of the response is written."""
        self.is_over = False
        """Whether the response is written, or the client has disconnected."""
        self._client = client
        self._scope = scope
        self._is_received = False
        self._is_uploaded = False
        self._over = asyncio.Event()
        self._start: Message | None = None
        self._body_left: int | None = None
        if request.upload:
            scope["extensions"] = {STREAM: {"disconnected": self._over, "stopping": client.stopping}}

    async def run(self, application: Application) -> None:
        """Calls ``application``. If that fails, sends a 500 or, if the response has begun already, cuts the connection."""
        try:
            await application(self._scope, self.receive, self.send)
            if not self.is_over:
                raise RuntimeError("The application returned without a response.")
        except Exception:
            _log.exception("The application failed.")
            self._fail()
        except BaseException:  # it was cancelled
            self._fail()
            raise

    def _fail(self) -> None:
        if self.is_over:
            return
        if self.has_started:
            self._client.cut()
            return
        self.keeps_connection = False
        self._client.write(refusal_response(HTTPStatus.INTERNAL_SERVER_ERROR))
        self._end()

    def disconnect(self) -> None:
        """Called when the client has disconnected."""
        self.is_over = True
        self._over.set()
        if self.request.upload:
            self.request.upload.break_off()

    def _end(self) -> None:
        self.disconnect()
        self._client.on_answered(self)

    async def receive(self) -> Message:
        """Returns the request first, and then ``http.disconnect`` once the call is over."""
        if not self._is_received:
            self._is_received = True
            return {"type": "http.request", "body": self.request.body, "more_body": self.request.upload is not None}
        if self.request.upload and not self._is_uploaded:
            part = await self._receive_part(self.request.upload)
            if part is not None:
                self._is_uploaded = part == b""
                return {"type": "http.request", "body": part, "more_body": not self._is_uploaded}
            if not self.is_over:
                self._client.cut()
        await self._over.wait()
        return {"type": "http.disconnect"}

    async def _receive_part(self, upload: Upload) -> bytes | None:
        if self.request.expects_permission and not self.has_started:
            self.request.expects_permission = False
            self._client.write(CONTINUE)
        return await upload.receive()

    async def send(self, message: Message) -> None:
        """Writes the response. Ignores messages once the call is over."""
        if self.is_over:
            return
        if self._start is None:
            if message["type"] != "http.response.start":
                raise RuntimeError("A response must start with http.response.start.")
            self._start = message
            return
        body: bytes = message.get("body", b"")
        is_last = not message.get("more_body", False)
        data = b"" if self.has_started else self._head(self._start, len(body) if is_last else None)
        if self.request.method != "HEAD":
            data += body
        if self._body_left is not None:
            self._body_left -= len(body)
            if self._body_left < 0 or (is_last and self._body_left and self.request.method != "HEAD"):
                raise RuntimeError("The length of the body differs from Content-Length.")
        self.has_started = True
        self._client.write(data)
        if is_last:
            self._end()
        else:
            await self._client.drain()

    def _head(self, start: Message, length: int | None) -> bytes:
        """The status line and headers of a response whose body has ``length`` bytes; ``None`` if that is unknown."""
        status = start["status"]
        headers = list(start.get("headers", ()))
        by_name = dict(headers)
        headers += ((name, value) for name, value in self._client.headers_for(self) if name not in by_name)
        if b"content-length" in by_name:
            self._body_left = int(by_name[b"content-length"])
        elif length is None:
            self.keeps_connection = False  # the end of the connection marks the end of the body
        elif status not in _WITHOUT_BODY:
            headers.append((b"content-length", b"%d" % length))
        if b"close" in by_name.get(b"connection", b"").lower():
            self.keeps_connection = False
        elif not self.keeps_connection:
            headers.append((b"connection", b"close"))
        lines = [_STATUS_LINES[status], *map(b": ".join, headers), b"", b""]
        head = b"\r\n".join(lines)
        if head.count(b"\n") != len(lines) - 1:
            raise RuntimeError("A header must be one line.")
        return head
