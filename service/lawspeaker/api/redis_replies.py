"""A parser for replies of Redis with limits: a faulty Redis can neither fill the memory nor block a thread for long.

The parsers of redis-py read a reply of any announced size, and their timeout starts again with each piece of it. This parser
limits the bytes, the elements and the nesting of a reply, and the time for all of it. If a reply exceeds a limit or is
malformed, the parser raises ``ConnectionError``, and the connection is closed.
"""

import socket
from collections.abc import Callable
from ssl import SSLWantReadError
from time import monotonic
from typing import Any

from redis.connection import DefaultParser
from redis.exceptions import ConnectionError

LARGEST = 8 * 1024 * 1024
"""The most bytes of a reply. The largest replies are answers of this service."""
ELEMENTS = 100_000
"""The most elements of a reply. The client of a cluster requests a table of all commands, which has 3,000 elements in Redis 6,
and several times as many in later versions."""
_DEPTH = 16
"""The most levels of nested lists. The table of commands has up to 8."""
_LINE = 1024
"""The most bytes of a line, which is an error, or the header of a string or a list."""

_error: Callable[[str], Exception] = DefaultParser.parse_error


class BoundedParser:
    """Parses the replies of one connection (RESP2). Has the interface of a ``parser_class`` of redis-py. Strings stay bytes."""

    def __init__(self, socket_read_size: int) -> None:
        """``socket_read_size`` is the most bytes to read at a time."""
        self._piece = socket_read_size
        self._socket: socket.socket | None = None
        self._timeout = 0.0
        self._buffer = bytearray()
        """The received bytes of the current reply, and any after it."""
        self._position = 0
        """How many bytes of the buffer are parsed."""
        self._received = self._elements = 0
        """Bytes and elements of the current reply."""
        self._waited = 0.0
        """Seconds spent waiting for the current reply."""

    def on_connect(self, connection: Any) -> None:
        """Starts to read from a new ``connection``."""
        self._socket, self._timeout = connection._sock, connection.socket_timeout
        self._buffer.clear()

    def on_disconnect(self) -> None:
        """Forgets the connection."""
        self._socket = None
        self._buffer.clear()

    def can_read(self, timeout: float = 0) -> bool:
        """Whether there are bytes to read that belong to no command. Raises ``ConnectionError`` if the connection has ended."""
        connection = self._open_socket()
        if self._buffer:
            return True
        connection.settimeout(timeout)
        try:
            self._read_piece(connection)
        except (BlockingIOError, SSLWantReadError, TimeoutError):
            return False
        finally:
            connection.settimeout(self._timeout)
        return True

    def read_response(self, disable_decoding: bool = False, timeout: object = None) -> Any:
        """The next reply: bytes, an integer, ``None``, a list of these, or an error for the caller to raise.

        ``disable_decoding`` and ``timeout`` are ignored. Raises ``ConnectionError``, and ``TimeoutError`` if the waiting for the
        whole reply takes longer than the timeout of the connection.
        """
        connection = self._open_socket()
        self._received, self._elements, self._waited, self._position = len(self._buffer), 0, 0.0, 0
        try:
            return self._reply(depth=0)
        except ValueError as error:
            raise ConnectionError("Not a reply of Redis.") from error
        finally:
            del self._buffer[: self._position]
            if self._waited:
                connection.settimeout(self._timeout)

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
        start, end = self._position, self._position + length
        while len(self._buffer) < end + 2:
            self._receive()
        self._position = end + 2
        return bytes(memoryview(self._buffer)[start:end])

    def _line(self) -> bytes:
        while (end := self._buffer.find(b"\r\n", self._position)) < 0:
            if len(self._buffer) - self._position > _LINE:
                raise ConnectionError("A reply with too long a line.")
            self._receive()
        line = bytes(memoryview(self._buffer)[self._position : end])
        self._position = end + 2
        return line

    def _receive(self) -> None:
        """Waits for more bytes of the current reply."""
        connection = self._open_socket()
        left = self._timeout - self._waited
        if left <= 0:
            raise TimeoutError
        connection.settimeout(left)
        start = monotonic()
        self._received += self._read_piece(connection)
        self._waited += monotonic() - start
        if self._received > LARGEST + self._piece:
            raise ConnectionError("A reply of too many bytes.")

    def _read_piece(self, connection: socket.socket) -> int:
        piece = connection.recv(self._piece)
        if not piece:
            raise ConnectionError("Redis closed the connection.")
        self._buffer += piece
        return len(piece)

    def _open_socket(self) -> socket.socket:
        if self._socket is None:
            raise ConnectionError("Not connected.")
        return self._socket
