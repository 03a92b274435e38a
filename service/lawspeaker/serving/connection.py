"""uvicorn's connection with limits for slow clients and floods, and with a stop that is announced.

A request has to arrive in time, an answer has to be read, and what one network makes a worker hold is bounded. So the event loop
waits for nobody. Everything else about connections belongs to the proxy in front, see ``deploy/README.md``.

Most requests of a client have the same head. If such a request arrives whole and the application has its answer at once, cached
or computed in a moment, that is sent without a task and ASGI messages, which cost more than many answers.
"""

import json
import logging
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from email.utils import formatdate
from http import HTTPStatus
from math import inf
from typing import ClassVar, cast

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from lawspeaker.api.admission.callers import network
from lawspeaker.api.exchange import AtOnce

LARGEST_HEAD = 32 * 1024
"""The most bytes of the request line and all headers together."""
MOST_HEADERS = 100
MOST_QUEUED = 16
"""The most requests that wait on one connection while an earlier one is answered."""
LARGEST_KNOWN_HEAD = 2 * 1024
MOST_KNOWN_HEADS = 1024
"""All are forgotten when there are that many, with at most 2 MiB."""
LARGEST_HOLDING = 64 * 1024 * 1024
"""Bytes of incomplete requests and unread answers that a worker holds for one network."""
IDLE_GRACE = 1.0
"""Seconds for which an idle connection stays open when the worker stops. The client may send one more request; the response to it
has ``Connection: close``."""

_END_OF_HEAD = b"\r\n\r\n"

_log = logging.getLogger("uvicorn.error")


_bytes_of_networks = Counter[str]()
"""The bytes that this worker holds for each network."""


class Connection(HttpToolsProtocol):
    """The connection of one client."""

    receive_timeout: ClassVar[float] = 10.0
    """Seconds in which a request must arrive completely, and in which a client must read a part of its response."""
    streamed: ClassVar[bytes] = b""
    """The media type of bodies of any length, for which the application has its own time limit."""

    _deadline: TimerHandle | None = None
    _stall: TimerHandle | None = None
    _running: RequestResponseCycle | None = None
    _has_head = _is_whole = True
    """Whether the head, and the body, of the last request that has begun have arrived."""
    _arrived = 0
    """Bytes of the request that arrives now."""
    _bytes_held = 0
    """Bytes that this connection holds: of an incomplete request, or of answers that the client has not read."""
    _is_deaf = _is_stopping = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self._network = network(self.client[0]) if self.client else ""
        self._known_heads: dict[bytes, AtOnce | None] = self.app_state.setdefault("known_heads", {})
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
        is_idle = self._is_whole and (self.cycle is None or self.cycle.response_complete)
        if self._is_deaf or (is_idle and self._answer_at_once(data)):
            return None
        self._unset_keepalive_if_required()
        self._arrived += len(data)
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade as upgrade:
            return self._ignore_upgrade(data[upgrade.args[0] :])
        except HttpParserError:
            return None if self._is_deaf else self._refuse(HTTPStatus.BAD_REQUEST)
        if self._is_whole or self._is_stream():
            if is_idle and self._is_whole:
                self._remember_head(data)
            return self._end_wait()
        if not self._deadline:
            self._deadline = self.loop.call_later(self.receive_timeout, self._refuse, HTTPStatus.REQUEST_TIMEOUT)
        if not self._has_head and self._arrived > LARGEST_HEAD:
            return self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if not (self._has_head and self.cycle.response_complete):  # otherwise what arrives is forgotten
            self._hold(self._arrived)
        return None

    def _answer_at_once(self, data: bytes) -> bool:
        """Answers a whole request without parsing it, if its head is known and the application has the answer at once."""
        head, _, body = data.partition(_END_OF_HEAD)
        at_once = self._known_heads.get(head)
        is_busy = self._is_stopping or self.flow.write_paused or len(self.connections) >= (self.limit_concurrency or inf)
        if at_once is None or is_busy or not (found := at_once(body)):
            return False
        self._end_wait()
        status, headers, content = found
        fields = [b"%b: %b\r\n" % header for header in (*self.server_state.default_headers, *headers)]
        self.transport.write(b"".join((STATUS_LINE[status], *fields, b"\r\n", content)))
        self.on_response_complete()
        return True

    def _remember_head(self, data: bytes) -> None:
        """Asks the application how to answer at once what has the head of the request that is all of ``data``.

        Before another body of the same length, the parser would take this head for the same request.
        """
        head, _, body = data.partition(_END_OF_HEAD)
        is_alone = dict(self.headers).get(b"content-length") == b"%d" % len(body)
        is_usual = self.cycle.keep_alive and not self.expect_100_continue and len(head) <= LARGEST_KNOWN_HEAD
        if is_alone and is_usual and head not in self._known_heads and "at_once" in self.app_state:
            if len(self._known_heads) == MOST_KNOWN_HEADS:
                self._known_heads.clear()
            self._known_heads[head] = self.app_state["at_once"](self.scope)

    def _ignore_upgrade(self, rest: bytes) -> None:
        """Reads the request once more without the header, and then ``rest``: the other parser would skip the body."""
        method = self.parser.get_method()
        if method == b"CONNECT":
            return self._refuse(HTTPStatus.BAD_REQUEST)
        self.parser = HttpRequestParser(self)
        return self.data_received(_head_without_upgrade(method, self.url, self.headers) + rest)

    def on_message_begin(self) -> None:
        self._has_head = self._is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.parser.should_upgrade():
            return
        is_large = self._arrived > LARGEST_HEAD < sum(map(len, (self.url, *sum(self.headers, ()))))
        if is_large or len(self.headers) > MOST_HEADERS or len(self.pipeline) == MOST_QUEUED:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
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
            self._deadline = self.loop.call_later(IDLE_GRACE if self._is_stopping else self.receive_timeout, self.transport.abort)
            if self._is_stopping or self.expect_100_continue:
                self.transport.write_eof()

    def shutdown(self) -> None:
        """Called when the worker stops. The connection ends with the response to the last request that has begun."""
        self._is_stopping = True
        if stopping := self.app_state.get("stopping"):
            stopping.set()
        if self.cycle and self._is_whole:
            self.cycle.keep_alive = False
        half = IDLE_GRACE / 2  # what has come while the worker stood still is read in between
        self.loop.call_later(half, self.loop.call_later, half, self._close_if_idle)

    def _close_if_idle(self) -> None:
        if self._is_whole and (self.cycle is None or self.cycle.response_complete):
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader(-1)

    def _watch_reader(self, unsent: int) -> None:
        """Called as long as the client does not read everything, and closes the connection if it has read nothing since."""
        now_unsent = self.transport.get_write_buffer_size()
        self._hold(now_unsent)
        if now_unsent == unsent:
            self.transport.abort()
        else:
            self._stall = self.loop.call_later(self.receive_timeout, self._watch_reader, now_unsent)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._hold(0)
        if self._stall:
            self._stall.cancel()

    def _is_stream(self) -> bool:
        """Whether the application reads the body of the request while it arrives, and limits the time itself."""
        types = [value.lower() for name, value in self.headers if name == b"content-type"]
        return self._has_head and not self.cycle.response_complete and any(one.startswith(self.streamed) for one in types)

    def _end_wait(self) -> None:
        self._arrived = 0
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
        if self._bytes_held:
            self._hold(0)

    def _hold(self, size: int) -> None:
        """Records that this connection holds ``size`` bytes, and closes it if that is too much for its network."""
        of_network = _bytes_of_networks[self._network] + size - self._bytes_held
        _bytes_of_networks[self._network], self._bytes_held = of_network, size
        if not of_network:
            del _bytes_of_networks[self._network]
        elif of_network > LARGEST_HOLDING:
            _log.warning("A worker holds too much for one network. One of its connections is closed.")
            self.transport.abort()

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


def _head_without_upgrade(method: bytes, url: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    fields = (b"%b: %b\r\n" % header for header in headers if header[0] != b"upgrade")
    return b"".join((b"%b %b HTTP/1.1\r\n" % (method, url), *fields, b"\r\n"))


def _refusal(status: HTTPStatus) -> bytes:
    """A response that quotes nothing: a problem document (RFC 9457)."""
    body = json.dumps({"type": "about:blank", "title": status.phrase, "status": status})
    head = f"HTTP/1.1 {status} {status.phrase}\r\nDate: {formatdate(usegmt=True)}\r\nConnection: close\r\n"
    return f"{head}Content-Type: application/problem+json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
