"""Reads whole requests out of the bytes that a client sends. Knows HTTP, but no sockets and no clock.

httptools parses. What it accepts although HTTP forbids it is refused by ``Request``, and what is too much of anything here.
"""

from collections import deque
from http import HTTPStatus

from httptools import HttpParserCallbackError, HttpParserError, HttpParserUpgrade, HttpRequestParser

from lawspeaker.serving.request import Refused, Request

LARGEST_HEAD = 32 * 1024
"""Bytes of a request line and all headers."""
LONGEST_LINE = 4094
"""Bytes of a request line."""
MOST_HEADERS = 100
MOST_WAITING = 16
"""Requests on one connection that wait for their turn."""

_AT_ONCE = 8 * 1024
"""Bytes that are parsed between two looks at the size of a head that does not end."""
_LINE_WITHOUT_TARGET = len("POST  HTTP/1.1")


class _Enough(Exception):
    """Nothing more is read."""


class RequestReader:
    """Reads the requests of one connection.

    A body that is announced longer than ``largest_body`` is not read: its request counts as whole without it, and is the last.
    """

    def __init__(self, largest_body: int) -> None:
        self.requests: deque[Request] = deque()
        """Those that have arrived whole. Whoever answers one takes it out."""
        self.is_arriving = False
        """Whether a request has begun and is not whole yet."""
        self.is_done = False
        """Whether nothing more is read: the last request of the connection has come, or one was refused."""
        self._largest_body = largest_body
        self._parser = HttpRequestParser(self)
        self._parser.set_dangerous_leniencies(lenient_version=True)  # Request checks it
        self._target = b""
        self._headers: list[tuple[bytes, bytes]] = []
        self._head_size = 0
        self._request: Request | None = None
        self._body = bytearray()
        self._body_after_upgrade = 0

    @property
    def awaited(self) -> Request | None:
        """The request whose client waits to be permitted to send the body."""
        request = self._request
        return request if request and request.expects_permission and not self._body else None

    @property
    def held(self) -> int:
        """How many bytes of requests are held here."""
        return self._head_size + len(self._body) + sum(len(request.body) for request in self.requests)

    def feed(self, data: bytes) -> None:
        """Reads on. Raises ``Refused`` for what follows the ``requests``. Once it is done it ignores what comes."""
        try:
            for start in range(0, len(data), _AT_ONCE):
                if self.is_done:
                    return
                part = data[start : start + _AT_ONCE]
                self._parse(part)
                if self.is_arriving and self._request is None:
                    self._head_size += len(part)
                    self._check_head(self._head_size - _AT_ONCE)  # the head may have begun anywhere in its first part
        except _Enough:
            self.stop()
        except Refused:
            self.stop()
            raise

    def stop(self) -> None:
        """Reads nothing more, and forgets the request in arrival."""
        self.is_done = True
        self._forget()

    def _parse(self, data: bytes) -> None:
        try:
            while data := self._after_body(data):
                try:
                    return self._parser.feed_data(data)
                except HttpParserUpgrade as upgrade:
                    data = data[upgrade.args[0] :]
        except HttpParserCallbackError as error:
            raise error.__context__ or error from None
        except HttpParserError as error:  # its message is one of a fixed list
            if not self.is_done:
                raise Refused(HTTPStatus.BAD_REQUEST, f"{error}.") from None

    def _after_body(self, data: bytes) -> bytes:
        """``data`` without the body of a request to change the protocol. That is answered as any other, but not parsed so."""
        if not self._body_after_upgrade:
            return data
        body = data[: self._body_after_upgrade]
        self._body_after_upgrade -= len(body)
        self.on_body(body)
        self.on_message_complete()
        return data[len(body) :]

    def _check_head(self, size: int) -> None:
        if len(self._target) > LONGEST_LINE - _LINE_WITHOUT_TARGET:
            raise Refused(HTTPStatus.REQUEST_URI_TOO_LONG, "The request line is too long.")
        if size > LARGEST_HEAD or len(self._headers) > MOST_HEADERS:
            raise Refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The head is too large.")

    def _forget(self) -> None:
        """Forgets the request in arrival: it is whole, or never will be."""
        self.is_arriving = False
        self._request = None
        self._head_size = 0
        self._body = bytearray()

    # Called by the parser

    def on_message_begin(self) -> None:
        if self.is_done:
            raise _Enough
        self.is_arriving = True
        self._target = b""
        self._headers = []

    def on_url(self, part: bytes) -> None:
        self._target += part
        self._check_head(0)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name.lower(), value))
        if len(self._headers) > MOST_HEADERS:
            self._check_head(0)

    def on_headers_complete(self) -> None:
        self._check_head(len(self._target) + sum(len(name) + len(value) for name, value in self._headers))
        parser = self._parser
        version = parser.get_http_version()
        self._request = request = Request(
            method=parser.get_method().decode(),
            target=self._target,
            version=version,
            headers=[header for header in self._headers if b"_" not in header[0]],  # others could be taken for those with a "-"
            keeps_connection=version != "1.0" and parser.should_keep_alive(),
        )
        if request.body_length > self._largest_body:
            request.keeps_connection = False
            self.requests.append(request)
            raise _Enough
        if parser.should_upgrade():
            self._body_after_upgrade = request.body_length

    def on_body(self, part: bytes) -> None:
        self._body += part

    def on_message_complete(self) -> None:
        request = self._request
        if self._body_after_upgrade or request is None:
            return
        if len(self.requests) == MOST_WAITING:
            raise Refused(HTTPStatus.BAD_REQUEST, "Too many requests wait for their turn.")
        request.body = bytes(self._body)
        self.requests.append(request)
        self.is_done = not request.keeps_connection
        self._forget()
