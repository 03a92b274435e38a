"""One connection of a client in the event loop of a worker. Replaces the protocol class of uvicorn.

A slow client costs other clients nothing: it must send each request in time, and read each response in time. The application
gets only complete requests, one at a time for each connection.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, cast

from uvicorn.config import Config

from lawspeaker.serving.call import CONTINUE, Call
from lawspeaker.serving.clients import Clients
from lawspeaker.serving.reader import RequestReader
from lawspeaker.serving.refusal import refusal_response
from lawspeaker.serving.request import Refusal, Request

LINGER = 2.0
"""Seconds that a client has to read its last response. If the connection were closed while the client still sends, the client
would lose the response."""

_SECOND_CHECK = 0.05
"""Seconds between the end of a time limit and a second check. If this process was suspended for a while, it reads in between what
has arrived in time."""
_PROBE_AFTER = 0.005
"""Seconds until the first probe of a client that has closed its side. Each further pause is twice as long."""
_PROBE_AT_LEAST_EVERY = 1.0
"""The longest pause between two probes, in seconds."""

_log = logging.getLogger("uvicorn.error")


class Connection(asyncio.Protocol):
    """The connection of one client. Answers its requests one after another."""

    receive_timeout = 10.0
    """Seconds in which a request must arrive completely, and in which a client must read a part of its response."""
    largest_body = 1024 * 1024
    """Bytes. A longer body is not read; the application refuses the request by its Content-Length."""
    streamed: frozenset[bytes] = frozenset()
    """Media types of bodies of any length, which the application receives while they arrive."""

    def __init__(
        self, config: Config, server_state: Clients, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._application = config.loaded_app
        self._state = app_state
        self._clients = server_state
        self._reader = RequestReader(self.largest_body, self.streamed)
        self._call: Call | None = None
        self._refusal: Refusal | None = None
        self._timed_request = 0
        self._is_paused = False
        self._has_hung_up = False
        self._is_ending = False
        self._can_write = asyncio.Event()
        self._can_write.set()
        self._unsent = self._last_write = self._held = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport
        server_state.share.change(+1)
        time.sleep(server_state.share.pause(self._loop.time()))

    # Called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._guarded(self._begin)

    def _begin(self) -> None:
        transport = self._transport
        transport.set_write_buffer_limits(0)  # calls ``pause_writing`` as soon as the client does not read everything
        peer = transport.get_extra_info("peername")
        if peer is None:  # the client has disconnected already
            return transport.abort()
        self._addresses = {"client": peer[:2], "server": transport.get_extra_info("sockname")[:2]}
        if self._clients.admit(self):
            return self._advance()
        return self._refuse(Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "There are too many connections."))

    def data_received(self, data: bytes) -> None:
        if not self._is_ending:
            self._read(data)

    def _read(self, data: bytes = b"") -> None:
        try:
            self._reader.feed(data)
        except Refusal as refusal:
            self._refuse(refusal)
        else:
            self._advance()

    def eof_received(self) -> bool:
        """Keeps the connection open until all requests are answered."""
        self._has_hung_up = True
        if self._reader.is_uploading:  # the rest of its request cannot arrive
            return False
        if not self._can_write.is_set():
            return True
        if self._is_ending or not (self._call or self._reader.requests):
            return False
        self._later(_PROBE_AFTER, self._probe, _PROBE_AFTER)
        return True

    def pause_writing(self) -> None:
        self._can_write.clear()
        self._unsent = self._transport.get_write_buffer_size()
        self._stall = self._later(self.receive_timeout, self._drop_if_stalled)
        self._hold()

    def resume_writing(self) -> None:
        self._can_write.set()
        self._unsent = 0
        if self._stall:
            self._stall.cancel()
        self._guarded(self._linger if self._is_ending else self._advance)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_ending = True
        self._set_deadline(None)
        if self._stall:
            self._stall.cancel()
        self._can_write.set()
        self._reader.stop()
        self._reader.requests.clear()  # frees memory: a call that still runs keeps this connection alive
        self._clients.forget(self)
        self._clients.share.change(-1)
        if self._call:
            self._call.disconnect()
            self._call = None

    # Called by the server

    def shutdown(self) -> None:
        """Ends the connection if it is idle. Otherwise it ends with its next response."""
        if self in self._clients.idle:
            self.end()

    def end(self) -> None:
        """Closes our side. Closes the connection when the client has closed its side, or after ``LINGER`` (RFC 9112, 9.6)."""
        self._guarded(self._end)

    def _end(self) -> None:
        self._is_ending = True
        self._reader.stop()
        self._watch()
        if self._refusal:
            self._transport.write(refusal_response(self._refusal.status))
        if self._has_hung_up:
            self._transport.close()
            return
        self._transport.write_eof()
        if self._can_write.is_set():
            self._linger()

    def drop(self) -> None:
        """Ends the connection because it uses the most memory of this worker."""
        _log.warning("The connections of this worker use too much memory. The one that uses most is closed.")
        if self._is_ending or not self._can_write.is_set() or self._call:
            self._transport.abort()
        else:
            self._guarded(self._refuse, Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "The worker holds too much."))

    # Called by Call

    @property
    def stopping(self) -> asyncio.Event:
        """Set when the worker stops."""
        return self._clients.stopping

    def headers_for(self, call: Call) -> Iterable[tuple[bytes, bytes]]:
        is_last = not (self._reader.requests or self._reader.is_arriving)
        if self._clients.is_ending or (self._clients.is_stopping and is_last):
            call.keeps_connection = False
        return self._clients.default_headers

    def write(self, data: bytes) -> None:
        self._last_write = len(data)
        self._transport.write(data)

    async def drain(self) -> None:
        await self._can_write.wait()

    def on_answered(self, call: Call) -> None:
        self._call = None
        if not call.keeps_connection:
            self._reader.requests.clear()
            self.end()
        else:
            self._guarded(self._advance)

    def cut(self) -> None:
        self._transport.abort()

    # What is next

    def _advance(self) -> None:
        """Answers the next request, or ends the connection if no request can follow."""
        if self._call is None and self._can_write.is_set():
            if self._reader.requests:
                self._answer(self._reader.requests.popleft())
                return self._read()  # there is room for another request now
            if self._reader.is_done or self._has_hung_up:
                return self._end()
            if request := self._reader.awaited:
                request.expects_permission = False
                self._transport.write(CONTINUE)
        return self._watch()

    def _answer(self, request: Request) -> None:
        scope = {**request.scope(), **self._addresses, "state": self._state.copy()}
        self._call = Call(self, request, scope)
        if request.upload:
            request.upload.on_received = lambda: self._guarded(self._read)
        task = self._loop.create_task(self._call.run(self._application))
        self._clients.tasks.add(task)
        task.add_done_callback(self._clients.tasks.discard)

    def _refuse(self, refusal: Refusal) -> None:
        """Stops reading, and sends the refusal after the responses to all earlier requests."""
        if self._call and self._call.request.upload:  # its response may have begun
            self.cut()
            return
        _log.warning("A request was refused with status %d before it reached the service: %s", refusal.status, refusal.reason)
        self._refusal = refusal
        self._reader.stop()
        self._advance()

    # Time limits and memory

    def _watch(self) -> None:
        """Updates time limits and memory. Called whenever a request or a response begins, continues or ends."""
        self._limit_reading()
        is_arriving = self._reader.is_arriving and not self._is_paused
        timed_request = self._reader.request_count if is_arriving else 0
        if timed_request != self._timed_request:  # each request has its own time limit
            self._timed_request = timed_request
            self._set_deadline(self._later(self.receive_timeout, self._give_up) if timed_request else None)
        if is_arriving or self._call or self._is_ending or not self._can_write.is_set():
            self._clients.idle.pop(self, None)
        elif self not in self._clients.idle:
            self._clients.idle[self] = self._loop.time()
        if is_arriving or self._reader.requests or self._reader.is_uploading or self._held:
            self._hold()

    def _limit_reading(self) -> None:
        """Pauses reading while enough requests wait. The kernel then slows the client down."""
        if self._reader.is_full and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()
        elif self._is_paused and not self._reader.is_full:
            self._is_paused = False
            self._transport.resume_reading()

    def _hold(self) -> None:
        unsent = max(self._unsent, self._last_write) if self._unsent else 0  # uvloop keeps the last write as a whole
        self._held = self._reader.held + unsent
        self._clients.held.hold(self, self._held)

    def _set_deadline(self, deadline: asyncio.TimerHandle | None) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._deadline = deadline

    def _give_up(self, is_second_check: bool = False) -> None:
        if not is_second_check:
            self._set_deadline(self._later(_SECOND_CHECK, self._give_up, True))
            return
        self._refuse(Refusal(HTTPStatus.REQUEST_TIMEOUT, "It did not arrive whole in time."))

    def _drop_if_stalled(self, is_second_check: bool = False) -> None:
        unsent = self._transport.get_write_buffer_size()
        if unsent != self._unsent:
            self._unsent = unsent
            self._stall = self._later(self.receive_timeout, self._drop_if_stalled)
        elif is_second_check:
            self._transport.abort()
        else:
            self._stall = self._later(_SECOND_CHECK, self._drop_if_stalled, True)

    def _linger(self) -> None:
        self._set_deadline(self._later(LINGER, self._transport.abort))

    def _probe(self, pause: float) -> None:
        """Finds out whether a client that has closed its side has disconnected: then its operating system answers a probe with a
        reset.

        The probe is ``100 Continue``, which every HTTP/1.1 client skips. HTTP/1.0 does not have it.
        """
        call = self._call
        if call is None or call.has_started or call.request.version == "1.0":
            return
        if pause == _PROBE_AFTER:
            self._transport.write(CONTINUE)
        elif self._transport.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            self._transport.abort()
            return
        self._later(pause, self._probe, min(2 * pause, _PROBE_AT_LEAST_EVERY))

    # An error in any step ends only this connection, not the worker with all its connections

    def _later(self, seconds: float, step: Callable[..., object], *arguments: object) -> asyncio.TimerHandle:
        return self._loop.call_later(seconds, self._guarded, step, *arguments)

    def _guarded(self, step: Callable[..., object], *arguments: object) -> None:
        try:
            step(*arguments)
        except Exception:
            _log.exception("A connection was closed because of an error.")
            self._transport.abort()
