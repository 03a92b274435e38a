"""uvicorn's connection with limits for slow clients and floods, and with a stop that is announced.

A request has to arrive in time, an answer has to be read, and what one network makes a worker hold is bounded. So the event loop
waits for nobody. Everything else about connections belongs to the proxy in front, see ``deploy/README.md``.
"""

import json
import logging
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from email.utils import formatdate
from http import HTTPStatus
from typing import ClassVar, cast

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from lawspeaker.api.admission.callers import network

LARGEST_HEAD = 32 * 1024
"""The most bytes of the request line and all headers together."""
MOST_HEADERS = 100
MOST_QUEUED = 16
"""The most requests that wait on one connection while an earlier one is answered."""
LARGEST_HOLDING = 64 * 1024 * 1024
"""Bytes of incomplete requests and unread answers that a worker holds for one network."""
IDLE_GRACE = 1.0
"""Seconds for which an idle connection stays open when the worker stops. The client may send one more request; the response to it
has ``Connection: close``."""

_log = logging.getLogger("uvicorn.error")


class Connection(HttpToolsProtocol):
    """The connection of one client."""

    receive_timeout: ClassVar[float] = 10.0
    """Seconds in which a request must arrive completely, and in which a client must read a part of its response."""
    streamed: ClassVar[bytes] = b""
    """The media type of bodies of any length, for which the application has its own time limit."""
    held_by_network: ClassVar[Counter[str]] = Counter()

    _deadline: TimerHandle | None = None
    _stall: TimerHandle | None = None
    _running: RequestResponseCycle | None = None
    _has_head = _is_whole = True
    """Whether the head, and the body, of the last request that has begun have arrived."""
    _arrived = _held = 0
    _is_deaf = _is_stopping = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self._network = network(self.client[0]) if self.client else ""
        self._deadline = self.loop.call_later(self.receive_timeout, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._running:  # uvicorn tells only the last request that has begun
            self._running.disconnected = True
            self._running.message_event.set()
        self._is_deaf = True
        self._unset_keepalive_if_required()
        self._end_wait()
        if self._stall:
            self._stall.cancel()

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        self._unset_keepalive_if_required()
        self._arrived += len(data)
        try:
            self._feed(data)
        except HttpParserError:
            if not self._is_deaf:
                self._refuse(HTTPStatus.BAD_REQUEST)
            return
        if self._is_whole or self._is_stream():
            self._end_wait()
            return
        if not self._deadline:
            self._deadline = self.loop.call_later(self.receive_timeout, self._refuse, HTTPStatus.REQUEST_TIMEOUT)
        if not self._has_head and self._arrived > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not (self._has_head and self.cycle.response_complete):  # otherwise what arrives is forgotten
            self._hold(self._arrived)

    def _feed(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade as upgrade:
            method = self.parser.get_method()
            if method == b"CONNECT":
                return self._refuse(HTTPStatus.BAD_REQUEST)
            # httptools skips the body. So the request is read once more, without the header.
            headers = (b"%b: %b\r\n" % header for header in self.headers if header[0] != b"upgrade")
            self.parser = HttpRequestParser(self)
            self._feed(b"".join((b"%b %b HTTP/1.1\r\n" % (method, self.url), *headers, b"\r\n", data[upgrade.args[0] :])))

    def on_message_begin(self) -> None:
        self._has_head = self._is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.parser.should_upgrade():
            return
        if len(self.headers) > MOST_HEADERS or self._arrived > LARGEST_HEAD < sum(map(len, (self.url, *sum(self.headers, ())))):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise HttpParserError
        if len(self.pipeline) == MOST_QUEUED:  # the client has to send this one again
            self.cycle.keep_alive = False
            self._is_deaf = True
            raise HttpParserError
        super().on_headers_complete()
        self._has_head = True

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        if not self.parser.should_upgrade():
            self._is_whole = True
            self.cycle.keep_alive &= not self._is_stopping
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._has_head and not self._is_whole and self.cycle.response_complete:  # the rest of its body is read and forgotten
            self._end_wait()
            seconds = IDLE_GRACE if self._is_stopping else self.receive_timeout
            self._deadline = self.loop.call_later(seconds, self.transport.abort)
            if self._is_stopping or self.expect_100_continue:
                self.transport.write_eof()

    def shutdown(self) -> None:
        """Called when the worker stops. The connection ends with the response to the last request that has begun."""
        self._is_stopping = True
        if stopping := self.app_state.get("stopping"):
            stopping.set()
        if self.cycle is None or self.cycle.response_complete:
            self.loop.call_later(IDLE_GRACE, self._close_if_idle)
        elif self._is_whole:
            self.cycle.keep_alive = False

    def _close_if_idle(self) -> None:
        if self._is_whole and (self.cycle is None or self.cycle.response_complete):
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall = self.loop.call_later(self.receive_timeout, self._drop_if_stalled, self._unsent())
        self._hold(self._unsent())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall:
            self._stall.cancel()
        self._hold(0)

    def _drop_if_stalled(self, unsent: int) -> None:
        if unsent == self._unsent():
            self.transport.abort()
        else:
            self._stall = self.loop.call_later(self.receive_timeout, self._drop_if_stalled, self._unsent())

    def _unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def _is_stream(self) -> bool:
        """Whether the application reads the body of the request while it arrives, and limits the time itself."""
        if not self._has_head or self.cycle.response_complete:
            return False
        return any(name == b"content-type" and value.lower().startswith(self.streamed) for name, value in self.headers)

    def _end_wait(self) -> None:
        self._arrived = 0
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
        if self._held:
            self._hold(0)

    def _hold(self, size: int) -> None:
        held = self.held_by_network
        held[self._network] += size - self._held
        self._held = size
        if held[self._network] > LARGEST_HOLDING:
            _log.warning("A worker holds too much for one network. One of its connections is closed.")
            self.transport.abort()
        elif not held[self._network]:
            del held[self._network]

    def _refuse(self, status: HTTPStatus) -> None:
        """Reads nothing more. Earlier requests are answered first; if there are none, the response is a refusal."""
        _log.warning("A request was refused with status %d before it reached the service.", status)
        self._is_deaf = True
        self._end_wait()
        is_broken_body = self._has_head and not self._is_whole
        if self.cycle and not self.cycle.response_complete and not is_broken_body:
            self.cycle.keep_alive = False
            return
        if not (is_broken_body and (self.cycle.response_started or self.pipeline)):
            self.transport.write(_refusal(status))
        self.transport.close()


def _refusal(status: HTTPStatus) -> bytes:
    """A response that quotes nothing: a problem document (RFC 9457)."""
    body = json.dumps({"type": "about:blank", "title": status.phrase, "status": status})
    head = f"HTTP/1.1 {status} {status.phrase}\r\nDate: {formatdate(usegmt=True)}\r\nConnection: close\r\n"
    return f"{head}Content-Type: application/problem+json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
