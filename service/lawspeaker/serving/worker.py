"""gunicorn's threaded worker, but no thread ever waits for a client.

As gunicorn has it, a thread reads a request as it comes and writes the answer as it is taken, so that as many slow clients
as there are threads make everybody wait. Here a thread takes what has arrived, and sends what is taken at once; for all else
the connection goes back to the main loop, which watches all of them. Only a request that has arrived whole is answered.
"""

import socket
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import Any, NamedTuple, cast

from gunicorn.config import Config
from gunicorn.glogging import Logger
from gunicorn.http import Request
from gunicorn.workers.gthread import TConn, ThreadWorker

from lawspeaker.serving.arrival import Arrival, Progress
from lawspeaker.serving.newcomers import turn_away
from lawspeaker.serving.outbox import Outbox

HELD_AT_MOST = 32 * 1024 * 1024
"""Bytes of requests and answers on their way that a worker holds. Beyond it, those with most of them are dropped."""

_AT_ONCE = 32 * 1024
_LINGER = 2.0
"""Seconds that a client has to read its last answer, which is lost if its connection is cut while it still sends."""
_HANDSHAKE = 0.25
"""Seconds that a client has to finish connecting when the worker stops."""
_LOOKS_EVERY = 0.25
"""Seconds between two looks for who is late."""

_GO_AHEAD = b"HTTP/1.1 100 Continue\r\n\r\n"
_LATE = "408 Request Timeout"
_REFUSED = {Progress.HEAD_TOO_LONG: "431 Request Header Fields Too Large", Progress.UNANNOUNCED: "411 Length Required"}

_KEPT: Future[bool] = Future()
_KEPT.set_result(True)


class _Wait(NamedTuple):
    """What is done when a client stirs, and what if it does not in time."""

    go_on: Callable[[], None]
    give_up: Callable[[], None]


class PatientWorker(ThreadWorker):
    """Waits for all clients at once, for each at the cost of none of the others."""

    patience = 10.0
    """Seconds in which a request has to arrive, and a client to take some of its answer."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._body_at_most = 0
        self._waits: dict[TConn, _Wait] = {}
        self._arrivals: dict[TConn, Arrival] = {}
        self._unsent: dict[TConn, Outbox] = {}
        self._held: dict[TConn, int] = {}
        self._held_in_all = 0
        self._next_look = 0.0
        self._has_stopped = False

    @classmethod
    def check_config(cls, cfg: Config, log: Logger) -> None:
        """Refuses what is read and written by gunicorn's own threads."""
        if cfg.is_ssl or cfg.settings["http2_cleartext"].get() != "off" or cfg.proxy_protocol != "off" or cfg.protocol != "http":
            sys.exit("Only plain HTTP/1.1 is spoken here; all else is for the proxy in front of Lawspeaker.")
        super().check_config(cfg, log)

    def load_wsgi(self) -> None:
        super().load_wsgi()
        from lawspeaker.api.questions import READ_AT_MOST  # not in the main process, whose workers would never load it anew

        self._body_at_most = READ_AT_MOST

    # From a connection to a whole request

    def handle(self, conn: TConn) -> bool:
        """Takes what has arrived on ``conn`` and answers it if that is a whole request; in a thread, which never waits."""
        conn.init()
        parser: Any = conn.parser
        arrival = self._arrivals.pop(conn, None) or Arrival(parser.unreader.take_buffered(), self._body_at_most)
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
            self._turn_down(conn, _REFUSED[progress])
            return False
        parser.unreader.unread(arrival.text)
        conn.data_ready = progress is Progress.COMPLETE
        return super().handle(conn)

    def _await_rest(self, conn: TConn, arrival: Arrival) -> None:
        if not arrival.text.removeprefix(b"\r\n"):  # some clients end a body with a line's end too many
            del self._arrivals[conn]
            return super().finish_request(conn, _KEPT)  # as after an answer, it may take its time to begin
        if arrival.awaits_permission:
            arrival.awaits_permission = False
            self._say(conn, _GO_AHEAD)
        now = time.monotonic()
        arrival.deadline = arrival.deadline or now + self.patience
        if now >= arrival.deadline:  # as one can be whose bytes come so often that it is never seen waiting
            return self._refuse(conn)
        go_on, give_up = partial(self.enqueue_req, conn), partial(self._refuse, conn)
        return self._wait(conn, EVENT_READ, arrival.deadline, _Wait(go_on, give_up), len(arrival.text))

    # From a request to an answer that was taken

    def handle_request(self, req: Request, conn: TConn) -> bool:
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
        """Whether another request can follow; not after a body that was refused unread, whose end is nowhere."""
        parser: Any = conn.parser
        return keepalive and conn.data_ready and bool(parser.finish_body())

    def finish_request(self, conn: TConn, fs: Future[bool]) -> None:
        """Does in the main loop what comes after a thread was busy with ``conn``."""
        self._hold(conn, 0)
        if arrival := self._arrivals.get(conn):
            self._await_rest(conn, arrival)
        elif outbox := self._unsent.pop(conn, None):
            self._send_rest(conn, fs, outbox)
        elif fs.cancelled() or fs.exception() or not fs.result():
            self._hang_up(conn)
        else:
            super().finish_request(conn, fs)

    def _send_rest(self, conn: TConn, fs: Future[bool], outbox: Outbox) -> None:
        try:
            outbox.send_off()
        except OSError:
            return self._close(conn)
        if not outbox.unsent:
            return self.finish_request(conn, fs)
        go_on, give_up = partial(self._send_rest, conn, fs, outbox), partial(self._close, conn)
        return self._wait(conn, EVENT_WRITE, time.monotonic() + self.patience, _Wait(go_on, give_up), len(outbox.unsent))

    # The end of a connection

    def _refuse(self, conn: TConn) -> None:
        """Ends a request that is late."""
        del self._arrivals[conn]
        self._turn_down(conn, _LATE)
        self._hang_up(conn)

    def _turn_down(self, conn: TConn, status: str) -> None:
        self.log.warning("A request was answered %s before it reached the service.", status)
        self._say(conn, f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode())

    def _say(self, conn: TConn, text: bytes) -> None:
        with suppress(OSError):  # it went away, which shows when it is read next
            conn.sock.send(text, socket.MSG_DONTWAIT)

    def _hang_up(self, conn: TConn) -> None:
        """Says that nothing follows, and closes when the client has, or after ``_LINGER`` (RFC 9112, section 9.6)."""
        try:
            conn.sock.setblocking(False)
            conn.sock.shutdown(socket.SHUT_WR)
        except OSError:
            return self._close(conn)
        return self._drain(conn, time.monotonic() + _LINGER)

    def _drain(self, conn: TConn, deadline: float) -> None:
        try:
            has_ended = not conn.sock.recv(_AT_ONCE)
        except BlockingIOError:
            has_ended = False
        except OSError:
            has_ended = True
        if has_ended:
            return self._close(conn)
        return self._wait(conn, EVENT_READ, deadline, _Wait(partial(self._drain, conn, deadline), partial(self._close, conn)))

    def _close(self, conn: TConn) -> None:
        self._hold(conn, 0)
        self.nr_conns -= 1
        conn.close()

    # Waiting

    def _wait(self, conn: TConn, event: int, deadline: float, wait: _Wait, held: int = 0) -> None:
        conn.timeout = deadline
        self._waits[conn] = wait
        self._hold(conn, held)
        self.poller.register(conn.sock, event, lambda _: self._stirred(conn))
        if held:  # who is given up waits, too, but holds nothing
            self._make_room()

    def _make_room(self) -> None:
        """Gives up those who hold most, as long as it is too much in all."""
        while self._held_in_all > HELD_AT_MOST and (largest := max(self._waits, key=self._held_for, default=None)):
            if not self._held_for(largest):
                return
            self._woken(largest).give_up()

    def _stirred(self, conn: TConn) -> None:
        if conn in self._waits:  # and was not given up since the poller saw it
            self._woken(conn).go_on()

    def _woken(self, conn: TConn) -> _Wait:
        self.poller.unregister(conn.sock)
        return self._waits.pop(conn)

    def _hold(self, conn: TConn, held: int) -> None:
        """Notes how many bytes are held for ``conn`` now."""
        self._held_in_all += held - self._held.pop(conn, 0)
        if held:
            self._held[conn] = held

    def _held_for(self, conn: TConn) -> int:
        return self._held.get(conn, 0)

    def murder_pending(self) -> None:
        """Gives up who is late, and where nobody else could connect, who has been idle for the longest."""
        if self.nr_conns >= self.worker_connections and self.keepalived_conns:
            self.keepalived_conns[0].timeout = 0
            self.murder_keepalived()
        now = time.monotonic()
        if now >= self._next_look:
            self._next_look = now + _LOOKS_EVERY
            for conn in [conn for conn in self._waits if conn.timeout is not None and conn.timeout <= now]:
                self._woken(conn).give_up()

    # Stopping

    def set_accept_enabled(self, enabled: bool | None) -> None:
        if enabled or self.alive:
            super().set_accept_enabled(enabled)
        else:
            self._stop_listening()

    def _stop_listening(self) -> None:
        """Accepts all who are connecting; who comes later is for the workers that go on, and not for a socket left open."""
        if self._has_stopped:
            return
        self._has_stopped = True
        super().set_accept_enabled(True)
        for listener in self.sockets:
            with suppress(OSError):  # no Linux: who is connecting at the last moment is cut off
                turn_away(listener)
        until = time.monotonic() + _HANDSHAKE
        while (left := until - time.monotonic()) > 0:
            self.wait_for_and_dispatch_events(left)
        super().set_accept_enabled(False)
        for listener in self.sockets:
            with DefaultSelector() as connected:
                connected.register(listener, EVENT_READ)
                while connected.select(0):
                    self.accept(listener)
            listener.close()
