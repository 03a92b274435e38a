"""One connection of a client, in the event loop of a worker: uvicorn's place for a protocol class.

It waits for the client at the cost of nobody else: each request has to arrive in time, each answer to be taken in time. Only a
whole request is passed to the application, and one at a time.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, cast

from uvicorn.config import Config

from lawspeaker.serving.call import Call
from lawspeaker.serving.clients import Clients
from lawspeaker.serving.reader import RequestReader
from lawspeaker.serving.refusal import refusal
from lawspeaker.serving.request import Refused, Request

LINGER = 2.0
"""Seconds that a client has to read its last answer, which is lost if its connection is closed while it still sends."""

_LOOK_AGAIN = 0.05
"""Seconds after a time limit in which it is seen whether it is kept, where this process did not run when it should have."""
_PROBE_AFTER = 0.005
"""Seconds after which a client that sends nothing more is probed, and twice as many before each next look at it."""
_PROBE_AT_LEAST_EVERY = 1.0

_GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"

_log = logging.getLogger("uvicorn.error")


class Connection(asyncio.Protocol):
    """One client, its requests and their answers in order."""

    receive_timeout = 10.0
    """Seconds in which a request has to arrive whole, and a client to take some of its answer."""
    largest_body = 1024 * 1024
    """Bytes. The application refuses a longer body by its Content-Length; it is not read."""

    def __init__(
        self, config: Config, server_state: Clients, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._application = config.loaded_app
        self._state = app_state
        self._clients = server_state
        self._reader = RequestReader(self.largest_body)
        self._call: Call | None = None
        self._refused: Refused | None = None
        self._has_hung_up = False
        self._is_ending = False
        self._is_taking = asyncio.Event()
        self._is_taking.set()
        self._untaken = self._written = self._held = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport
        server_state.share.change(+1)
        time.sleep(server_state.share.pause())

    # Called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._alone(self._begin)

    def _begin(self) -> None:
        transport = self._transport
        transport.set_write_buffer_limits(0)  # so that it pauses the writing as soon as the client does not take all
        peer = transport.get_extra_info("peername")
        if peer is None:  # it is gone already
            return transport.abort()
        self._addresses = {"client": peer[:2], "server": transport.get_extra_info("sockname")[:2]}
        if self._clients.admit(self):
            return self._go_on()
        return self._refuse(Refused(HTTPStatus.SERVICE_UNAVAILABLE, "There are too many connections."))

    def data_received(self, data: bytes) -> None:
        if self._is_ending:
            return
        try:
            self._reader.feed(data)
        except Refused as refused:
            self._refuse(refused)
        else:
            self._go_on()

    def eof_received(self) -> bool:
        """Keeps the connection open for who still waits for an answer."""
        self._has_hung_up = True
        if not self._is_taking.is_set():
            return True
        if self._is_ending or not (self._call or self._reader.requests):
            return False
        self._later(_PROBE_AFTER, self._probe, _PROBE_AFTER)
        return True

    def pause_writing(self) -> None:
        self._is_taking.clear()
        self._untaken = self._transport.get_write_buffer_size()
        self._stall = self._later(self.receive_timeout, self._drop_if_stalled)
        self._hold()

    def resume_writing(self) -> None:
        self._is_taking.set()
        self._untaken = 0
        if self._stall:
            self._stall.cancel()
        self._alone(self._linger if self._is_ending else self._go_on)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_ending = True
        self._set_deadline(None)
        if self._stall:
            self._stall.cancel()
        self._is_taking.set()
        self._clients.share.change(-1)
        self._clients.forget(self)
        if self._call:
            self._call.disconnect()
            self._call = None

    # Called by the server

    def shutdown(self) -> None:
        """Ends the connection if nothing is going on; otherwise the next answer does."""
        if self in self._clients.idle:
            self.end()

    def end(self) -> None:
        """Says that nothing follows, and closes when the client has, or after ``LINGER`` (RFC 9112, section 9.6)."""
        self._alone(self._end)

    def _end(self) -> None:
        self._is_ending = True
        self._reader.stop()
        self._watch()
        if self._refused:
            self._transport.write(refusal(self._refused.status))
        if self._has_hung_up:
            self._transport.close()
            return
        self._transport.write_eof()
        if self._is_taking.is_set():
            self._linger()

    def drop(self) -> None:
        """Gives up who makes this worker hold most."""
        _log.warning("The clients of a worker sent, or did not take, more than it holds: who has most is dropped.")
        if self._is_ending or not self._is_taking.is_set() or self._call:
            self._transport.abort()
        else:
            self._alone(self._refuse, Refused(HTTPStatus.SERVICE_UNAVAILABLE, "The worker holds too much."))

    # Called by Call

    def headers_for(self, call: Call) -> Iterable[tuple[bytes, bytes]]:
        if self._clients.is_stopping and not (self._reader.requests or self._reader.is_arriving):
            call.keeps_connection = False
        return self._clients.default_headers

    def write(self, data: bytes) -> None:
        self._written = len(data)
        self._transport.write(data)

    async def drain(self) -> None:
        await self._is_taking.wait()

    def on_answered(self, call: Call) -> None:
        self._call = None
        if not call.keeps_connection:
            self._reader.requests.clear()
            self.end()
        else:
            self._alone(self._go_on)

    def cut(self) -> None:
        self._transport.abort()

    # What is next

    def _go_on(self) -> None:
        """Begins the next answer, or ends the connection if none can follow."""
        if self._call is None and self._is_taking.is_set():
            if self._reader.requests:
                self._answer(self._reader.requests.popleft())
            elif self._reader.is_done or self._has_hung_up:
                return self._end()
            elif request := self._reader.awaited:
                request.expects_permission = False
                self._transport.write(_GO_ON)
        return self._watch()

    def _answer(self, request: Request) -> None:
        scope = {**request.scope(), **self._addresses, "state": self._state.copy()}
        self._call = Call(self, request, scope)
        task = self._loop.create_task(self._call.run(self._application))
        self._clients.tasks.add(task)
        task.add_done_callback(self._clients.tasks.discard)

    def _refuse(self, refused: Refused) -> None:
        """Reads nothing more, and answers so after all that came before."""
        _log.warning("A request was answered %d before it reached the service: %s", refused.status, refused.reason)
        self._refused = refused
        self._reader.stop()
        self._go_on()

    # Whom it waits for, how long, and with how much in its hands

    def _watch(self) -> None:
        is_arriving = self._reader.is_arriving
        if is_arriving != (self._deadline is not None):
            self._set_deadline(self._later(self.receive_timeout, self._give_up) if is_arriving else None)
        if is_arriving or self._call or self._is_ending or not self._is_taking.is_set():
            self._clients.idle.pop(self, None)
        elif self not in self._clients.idle:
            self._clients.idle[self] = self._loop.time()
        if is_arriving or self._reader.requests or self._held:
            self._hold()

    def _hold(self) -> None:
        self._held = self._reader.held + (max(self._untaken, self._written) if self._untaken else 0)  # uvloop keeps it as a whole
        self._clients.held.hold(self, self._held)

    def _set_deadline(self, deadline: asyncio.TimerHandle | None) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._deadline = deadline

    def _give_up(self, is_sure: bool = False) -> None:
        if not is_sure:
            self._set_deadline(self._later(_LOOK_AGAIN, self._give_up, True))
            return
        self._refuse(Refused(HTTPStatus.REQUEST_TIMEOUT, "It did not arrive whole in time."))

    def _drop_if_stalled(self, is_sure: bool = False) -> None:
        untaken = self._transport.get_write_buffer_size()
        if untaken != self._untaken:
            self._untaken = untaken
            self._stall = self._later(self.receive_timeout, self._drop_if_stalled)
        elif is_sure:
            self._transport.abort()
        else:
            self._stall = self._later(_LOOK_AGAIN, self._drop_if_stalled, True)

    def _linger(self) -> None:
        self._set_deadline(self._later(LINGER, self._transport.abort))

    def _probe(self, pause: float) -> None:
        """Finds out whether a client that sends nothing more is gone: if it is, it answers what it gets with a reset.

        What it gets is a response that any client skips, but none of HTTP/1.0 knows.
        """
        call = self._call
        if call is None or call.has_started or call.request.version == "1.0":
            return
        if pause == _PROBE_AFTER:
            self._transport.write(_GO_ON)
        elif self._transport.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            self._transport.abort()
            return
        self._later(pause, self._probe, min(2 * pause, _PROBE_AT_LEAST_EVERY))

    # An error in any of this costs this connection, and not the worker with all of them

    def _later(self, seconds: float, step: Callable[..., object], *arguments: object) -> asyncio.TimerHandle:
        return self._loop.call_later(seconds, self._alone, step, *arguments)

    def _alone(self, step: Callable[..., object], *arguments: object) -> None:
        try:
            step(*arguments)
        except Exception:
            _log.exception("A connection is cut by an error.")
            self._transport.abort()
