"""gunicorn's threaded worker, but no thread ever waits for a client.

As gunicorn has it, a thread reads a request as it comes and writes the answer as it is taken, so that as many slow clients
as there are threads make everybody wait. Here a thread takes what has arrived, and sends what is taken at once; for all else
the connection goes back to the main loop, which watches all of them. Only a request that has arrived whole is answered.
"""

import logging
import socket
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import Any, NamedTuple, cast

from gunicorn.config import Config
from gunicorn.glogging import Logger
from gunicorn.http import Request
from gunicorn.http.errors import ExpectationFailed, LimitRequestHeaders, LimitRequestLine, ParseException
from gunicorn.workers.gthread import TConn, ThreadWorker

from lawspeaker.serving.arrival import Arrival, Progress
from lawspeaker.serving.outbox import Outbox
from lawspeaker.serving.refusal import refusal

HELD_AT_MOST = 32 * 1024 * 1024
"""Bytes that a worker holds of requests and answers for whose clients it waits. Beyond it, who has most of them is dropped."""

_AT_ONCE = 32 * 1024
_LINGER = 2.0
"""Seconds that a client has to read its last answer, which is lost if its connection is cut while it still sends."""
_TURN = 0.001
"""Seconds in which another worker takes the next newcomer."""
_LOOKS_EVERY = 0.25
"""Seconds between two looks for who is late."""

_GO_AHEAD = b"HTTP/1.1 100 Continue\r\n\r\n"
_REFUSED = {
    Progress.HEAD_TOO_LONG: HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    Progress.UNANNOUNCED: HTTPStatus.LENGTH_REQUIRED,
}
_UNREADABLE = {
    LimitRequestLine: HTTPStatus.REQUEST_URI_TOO_LONG,
    LimitRequestHeaders: HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    ExpectationFailed: HTTPStatus.EXPECTATION_FAILED,
}
"""How gunicorn's parser is answered for; all else that it does not understand is a bad request."""

_KEPT: Future[bool] = Future()
_KEPT.set_result(True)


class _Wait(NamedTuple):
    """What is done when a client stirs, and how many bytes are held for it until then."""

    go_on: Callable[[], None]
    held: int = 0


class PatientWorker(ThreadWorker):
    """Waits for all clients at once, for each at the cost of none of the others."""

    patience = 10.0
    """Seconds in which a request has to arrive, and a client to take some of its answer."""
    body_at_most = 1024 * 1024
    """Bytes of a body that the service reads; a longer one is for it to refuse, unread."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._waits: dict[TConn, _Wait] = {}
        self._arrivals: dict[TConn, Arrival] = {}
        self._unsent: dict[TConn, Outbox] = {}
        self._held = 0
        self._next_look = 0.0

    @classmethod
    def check_config(cls, cfg: Config, log: Logger) -> None:
        """Refuses what is read and written by gunicorn's own threads."""
        if cfg.is_ssl or cfg.settings["http2_cleartext"].get() != "off" or cfg.proxy_protocol != "off" or cfg.protocol != "http":
            sys.exit("Only plain HTTP/1.1 is spoken here; all else is for the proxy in front of Lawspeaker.")
        super().check_config(cfg, log)

    # From a connection to a whole request

    def handle(self, conn: TConn) -> bool:
        """Takes what has arrived on ``conn`` and answers it if that is a whole request; in a thread, which never waits."""
        conn.init()
        parser: Any = conn.parser
        arrival = self._arrivals.pop(conn, None) or Arrival(parser.unreader.take_buffered(), self.body_at_most)
        while (progress := arrival.progress()) is Progress.ARRIVING:
            try:
                arrived = conn.sock.recv(_AT_ONCE, socket.MSG_DONTWAIT)
            except BlockingIOError:
                self._arrivals[conn] = arrival
                return False
            except OSError:
                return False
            if not arrived:
                return False
            arrival.text += arrived
        if progress in _REFUSED:
            self._turn_down(conn.sock, _REFUSED[progress], progress.name)
            return False
        parser.unreader.unread(arrival.text)
        return super().handle(conn)

    def _await_rest(self, conn: TConn, arrival: Arrival) -> None:
        if not arrival.text.removeprefix(b"\r\n"):  # some clients end a body with a line's end too many
            del self._arrivals[conn]
            return super().finish_request(conn, _KEPT)  # as after an answer, it may take its time to begin
        if arrival.awaits_permission:
            arrival.awaits_permission = False
            self._say(conn.sock, _GO_AHEAD)
        now = time.monotonic()
        arrival.deadline = arrival.deadline or now + self.patience
        if now >= arrival.deadline:  # as one can be whose bytes come so often that it is never seen waiting
            return self._refuse(conn, HTTPStatus.REQUEST_TIMEOUT)
        return self._wait(conn, EVENT_READ, arrival.deadline, _Wait(partial(self.enqueue_req, conn), len(arrival.text)))

    # From a request to an answer that was taken

    def handle_request(self, req: Request, conn: TConn) -> bool:
        body: Any = req.body
        if body.reader.length > self.body_at_most:  # its end is not here, and nobody waits for it
            req.force_close()
        client, outbox = conn.sock, Outbox(conn.sock)
        conn.sock = cast(socket.socket, outbox)
        try:
            return super().handle_request(req, conn)
        finally:
            conn.sock = client
            outbox.send_off()
            if outbox.unsent:
                self._unsent[conn] = outbox

    def _keepalive_after(self, conn: TConn, keepalive: bool) -> bool:
        """Whether another request can follow; what the service did not read of a body is here, however much."""
        parser: Any = conn.parser
        return keepalive and bool(parser.finish_body())

    def finish_request(self, conn: TConn, fs: Future[bool]) -> None:
        """Does in the main loop what comes after a thread was busy with ``conn``."""
        with self._failing_alone(conn):
            kept = fs.result()
            if arrival := self._arrivals.get(conn):
                self._await_rest(conn, arrival)
            elif outbox := self._unsent.pop(conn, None):
                self._send_rest(conn, fs, outbox)
            elif kept:
                super().finish_request(conn, fs)
            else:
                self._hang_up(conn)

    def _send_rest(self, conn: TConn, fs: Future[bool], outbox: Outbox) -> None:
        outbox.send_off()
        if not outbox.unsent:
            return self.finish_request(conn, fs)
        wait = _Wait(partial(self._send_rest, conn, fs, outbox), len(outbox.unsent))
        return self._wait(conn, EVENT_WRITE, time.monotonic() + self.patience, wait)

    # The end of a connection

    def handle_error(self, req: Request | None, client: socket.socket, addr: Any, exc: BaseException) -> None:
        """Answers what gunicorn cannot read or the service fails to answer, and tells nothing of it: errors quote requests."""
        if req is None and isinstance(exc, ParseException):
            self._turn_down(client, _UNREADABLE.get(type(exc), HTTPStatus.BAD_REQUEST), type(exc).__name__)
        else:
            self.log.exception("The service failed.")
            self._say(client, refusal(HTTPStatus.INTERNAL_SERVER_ERROR))

    def _refuse(self, conn: TConn, status: HTTPStatus) -> None:
        """Ends a request that does not arrive."""
        del self._arrivals[conn]
        self._turn_down(conn.sock, status, Progress.ARRIVING.name)
        self._hang_up(conn)

    def _turn_down(self, client: socket.socket, status: HTTPStatus, fault: str) -> None:
        self.log.warning("A request was answered %d before it reached the service: %s", status, fault)
        self._say(client, refusal(status))

    def _say(self, client: socket.socket, text: bytes) -> None:
        with suppress(OSError):  # it went away, which shows when it is read next
            client.send(text, socket.MSG_DONTWAIT)

    def _hang_up(self, conn: TConn) -> None:
        """Says that nothing follows, and closes when the client has, or after ``_LINGER`` (RFC 9112, section 9.6)."""
        conn.sock.setblocking(False)
        conn.sock.shutdown(socket.SHUT_WR)
        self._drain(conn, time.monotonic() + _LINGER)

    def _drain(self, conn: TConn, deadline: float) -> None:
        with suppress(BlockingIOError):
            if not conn.sock.recv(_AT_ONCE):
                return self._close(conn)
        return self._wait(conn, EVENT_READ, deadline, _Wait(partial(self._drain, conn, deadline)))

    def _close(self, conn: TConn) -> None:
        self._arrivals.pop(conn, None)
        self._unsent.pop(conn, None)
        self.nr_conns -= 1
        conn.close()

    @contextmanager
    def _failing_alone(self, conn: TConn) -> Iterator[None]:
        """An error in what the main loop does for ``conn`` ends that connection, and not the worker with all of them."""
        try:
            yield
        except Exception as error:
            level = logging.DEBUG if isinstance(error, OSError) else logging.ERROR  # clients go away every day
            self.log.log(level, "A connection is cut by an error.", exc_info=True)
            self._close(conn)

    # Waiting

    def _wait(self, conn: TConn, event: int, deadline: float, wait: _Wait) -> None:
        self.poller.register(conn.sock, event, lambda _: self._stirred(conn))
        conn.timeout = deadline
        self._waits[conn] = wait
        self._held += wait.held
        if self._held > HELD_AT_MOST:  # one is enough: the largest is no smaller than what has just come
            self.log.warning("The clients of a worker sent, or did not take, more than it holds: who has most is dropped.")
            self._give_up(max(self._waits, key=lambda one: self._waits[one].held), HTTPStatus.SERVICE_UNAVAILABLE)

    def _stirred(self, conn: TConn) -> None:
        if conn in self._waits:  # and was not given up since the poller saw it
            with self._failing_alone(conn):
                self._woken(conn).go_on()

    def _give_up(self, conn: TConn, status: HTTPStatus) -> None:
        with self._failing_alone(conn):
            self._woken(conn)
            if conn in self._arrivals:
                self._refuse(conn, status)
            else:
                self._close(conn)

    def _woken(self, conn: TConn) -> _Wait:
        wait = self._waits.pop(conn)
        self._held -= wait.held
        self.poller.unregister(conn.sock)
        return wait

    def murder_pending(self) -> None:
        """Gives up who is late, and where nobody else could connect, who has been idle for the longest."""
        if self.nr_conns >= self.worker_connections and self.keepalived_conns:
            self.keepalived_conns[0].timeout = 0
            self.murder_keepalived()
        now = time.monotonic()
        if now >= self._next_look:
            self._next_look = now + _LOOKS_EVERY
            for conn in [conn for conn in self._waits if conn.timeout is not None and conn.timeout <= now]:
                self._give_up(conn, HTTPStatus.REQUEST_TIMEOUT)

    # Beginning and stopping

    def accept(self, listener: socket.socket) -> None:
        """Takes a newcomer, and leaves the next to another worker: one could take all that come at once, and keep them."""
        super().accept(listener)
        if self.nr_conns > 1:  # to be late for the only client would be for nothing
            time.sleep(_TURN)

    def set_accept_enabled(self, enabled: bool | None) -> None:
        super().set_accept_enabled(enabled)
        if not (enabled or self.alive):
            self._stop_listening()

    def _stop_listening(self) -> None:
        """Accepts whom the kernel has connected; who comes later is for the workers that go on, or meets nobody."""
        for listener in self.sockets:
            with DefaultSelector() as connected:
                connected.register(listener, EVENT_READ)
                while self.nr_conns < self.worker_connections and connected.select(0):
                    super().accept(listener)
            listener.close()
        self.sockets = []
