"""Replies of Redis, read within bounds: a Redis that lies can neither fill the memory nor hold a thread.

redis-py has its parsers read whatever a reply announces, in as many pieces as come in time. This one limits the bytes, the
elements and the nesting of a reply, and the time that all of it may take. A breach is a ``ConnectionError``, as is anything
that is no reply: after one the connection is closed.
"""

import socket
from collections.abc import Callable
from ssl import SSLWantReadError
from time import monotonic
from typing import Any

from redis.connection import DefaultParser
from redis.exceptions import ConnectionError

LARGEST = 8 * 1024 * 1024
"""Bytes of a reply at most. The largest that are expected are answers of this service."""
ELEMENTS = 100_000
"""Elements of a reply at most. A client of a cluster asks for a table of all commands, which has 3,000 in Redis 6 and several
times as many since."""
_DEPTH = 16
"""Lists inside each other at most. In that table they are up to 8."""
_LINE = 1024
"""Bytes of a line at most: an error, or what announces a string or a list."""

_error: Callable[[str], Exception] = DefaultParser.parse_error


class BoundedParser:
    """Reads the replies of one connection (RESP2), as redis-py wants it from a ``parser_class``. Strings stay bytes."""

    def __init__(self, socket_read_size: int) -> None:
        """It reads at most ``socket_read_size`` bytes at a time."""
        self._piece = socket_read_size
        self._socket: socket.socket | None = None
        self._timeout = 0.0
        self._buffer = bytearray()
        """What was received of the reply and after it."""
        self._place = 0
        """How much of that was read."""
        self._received = self._elements = 0
        self._waited = 0.0
        """Of the reply that is being read."""

    def on_connect(self, connection: Any) -> None:
        """Begins with a ``connection`` that has just been made."""
        self._socket, self._timeout = connection._sock, connection.socket_timeout
        self._buffer.clear()

    def on_disconnect(self) -> None:
        """Forgets the connection."""
        self._socket = None
        self._buffer.clear()

    def can_read(self, timeout: float = 0) -> bool:
        """Whether something is there that no command waits for. Raises ``ConnectionError`` if the connection has ended."""
        connected = self._connected()
        if self._buffer:
            return True
        connected.settimeout(timeout)
        try:
            self._take(connected)
        except (BlockingIOError, SSLWantReadError, TimeoutError):
            return False
        finally:
            connected.settimeout(self._timeout)
        return True

    def read_response(self, disable_decoding: bool = False, timeout: object = None) -> Any:
        """The next reply: bytes, an integer, ``None``, a list of these, or an error to be raised by the caller.

        ``disable_decoding`` and ``timeout`` are for other clients. Raises ``ConnectionError``, and ``TimeoutError`` if not all
        of it comes in the time of the connection, which is counted while waiting.
        """
        connected = self._connected()
        self._received, self._elements, self._waited, self._place = len(self._buffer), 0, 0.0, 0
        try:
            return self._reply(depth=0)
        except ValueError as error:
            raise ConnectionError("Not a reply of Redis.") from error
        finally:
            del self._buffer[: self._place]
            if self._waited:
                connected.settimeout(self._timeout)

    def _reply(self, depth: int) -> Any:
        line = self._line()
        kind, rest = line[:1], line[1:]
        if kind == b"$":
            return None if rest == b"-1" else self._string(int(rest))
        if kind == b"+":
            return rest
        if kind == b":":
            return int(rest)
        if kind == b"*":
            return None if rest == b"-1" else self._list(int(rest), depth + 1)
        if kind == b"-":
            error = _error(rest.decode(errors="replace"))
            if isinstance(error, ConnectionError):
                raise error
            return error
        raise ConnectionError("Not a reply of Redis.")

    def _list(self, length: int, depth: int) -> list[Any]:
        self._elements += length
        if length < 0 or self._elements > ELEMENTS or depth > _DEPTH:
            raise ConnectionError("A reply of too many elements.")
        return [self._reply(depth) for _ in range(length)]

    def _string(self, length: int) -> bytes:
        if not 0 <= length <= LARGEST:
            raise ConnectionError("A reply of too many bytes.")
        start, end = self._place, self._place + length
        while len(self._buffer) < end + 2:
            self._receive()
        self._place = end + 2
        return bytes(memoryview(self._buffer)[start:end])

    def _line(self) -> bytes:
        while (end := self._buffer.find(b"\r\n", self._place)) < 0:
            if len(self._buffer) - self._place > _LINE:
                raise ConnectionError("A reply with too long a line.")
            self._receive()
        line = bytes(memoryview(self._buffer)[self._place : end])
        self._place = end + 2
        return line

    def _receive(self) -> None:
        """Waits for the next piece of a reply."""
        connected = self._connected()
        left = self._timeout - self._waited
        if left <= 0:
            raise TimeoutError
        connected.settimeout(left)
        start = monotonic()
        self._received += self._take(connected)
        self._waited += monotonic() - start
        if self._received > LARGEST + self._piece:
            raise ConnectionError("A reply of too many bytes.")

    def _take(self, connected: socket.socket) -> int:
        piece = connected.recv(self._piece)
        if not piece:
            raise ConnectionError("Redis closed the connection.")
        self._buffer += piece
        return len(piece)

    def _connected(self) -> socket.socket:
        if self._socket is None:
            raise ConnectionError("Not connected.")
        return self._socket
