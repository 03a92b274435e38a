"""Reads whole requests out of the bytes that a client sends. Knows HTTP, but no sockets and no clock.

httptools parses. ``Request`` refuses what httptools accepts although HTTP forbids it; what is too large is refused here.
"""

from collections import deque
from http import HTTPStatus

from httptools import HttpParserCallbackError, HttpParserError, HttpParserUpgrade, HttpRequestParser

from lawspeaker.serving.request import Refused, Request

LARGEST_HEAD = 32 * 1024
"""Bytes of a request line and all headers."""
LONGEST_TARGET = 4080
"""Bytes of what a request line asks for."""
MOST_HEADERS = 100
MOST_WAITING = 16
"""Requests on one connection that wait for their turn. While as many wait, no more bytes are parsed."""

_AT_ONCE = 8 * 1024
"""Bytes that are parsed at once. They may hold more requests than ``MOST_WAITING``, or a part of a head that does not end."""
_SIZE = 600
"""Bytes that a request takes in memory, about, beside its text."""
_SIZE_OF_HEADER = 150
"""Bytes that a header takes in memory, about, beside its text."""


class _Enough(Exception):
    """Nothing more is read."""


class RequestReader:
    """Reads the requests of one connection.

    A body longer than ``largest_body`` by its Content-Length is not read: its request is whole without it, and is the last.
    """

    def __init__(self, largest_body: int) -> None:
        self.requests: deque[Request] = deque()
        """Those that have arrived whole. Whoever answers one takes it out, and calls ``feed`` for those behind it."""
        self.begun = 0
        """How many requests have begun so far."""
        self.is_arriving = False
        """Whether a request has begun and is not whole yet."""
        self.is_done = False
        """Whether nothing more is read: the last request of the connection has arrived, or one was refused."""
        self._largest_body = largest_body
        self._unread = b""
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
        """The request whose client waits for ``100 Continue`` before it sends the body."""
        request = self._request
        return request if request and request.expects_permission and not self._body else None

    @property
    def held(self) -> int:
        """How many bytes of memory requests take here."""
        return self._head_size + len(self._body) + len(self._unread) + sum(request.size for request in self.requests)

    @property
    def is_full(self) -> bool:
        """Whether so many requests wait that no more bytes should come."""
        return len(self.requests) >= MOST_WAITING

    def feed(self, data: bytes = b"") -> None:
        """Reads on: first what was left while it was full, then ``data``. Once it is done, it ignores what comes.

        Raises ``Refused`` if the request that follows the ``requests`` is refused.
        """
        data = self._unread + data
        self._unread = b""
        try:
            for start in range(0, len(data), _AT_ONCE):
                if self.is_done:
                    return
                if self.is_full:
                    self._unread = data[start:]
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
        """Reads nothing more, and forgets the request that is arriving."""
        self.is_done = True
        self._unread = b""
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
        """``data`` without the body of a request with Upgrade: it is answered like any other, but httptools does not read it."""
        if not self._body_after_upgrade:
            return data
        body = data[: self._body_after_upgrade]
        self._body_after_upgrade -= len(body)
        self.on_body(body)
        self.on_message_complete()
        return data[len(body) :]

    def _check_head(self, size: int) -> None:
        if len(self._target) > LONGEST_TARGET:
            raise Refused(HTTPStatus.REQUEST_URI_TOO_LONG, "The target is too long.")
        if size > LARGEST_HEAD or len(self._headers) > MOST_HEADERS:
            raise Refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The head is too large.")

    def _forget(self) -> None:
        """Forgets the request that is arriving: it is whole, or never will be."""
        self.is_arriving = False
        self._request = None
        self._head_size = 0
        self._body = bytearray()

    # Called by the parser

    def on_message_begin(self) -> None:
        if self.is_done:
            raise _Enough
        self.is_arriving = True
        self.begun += 1
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
        text = len(self._target) + sum(len(name) + len(value) for name, value in self._headers)
        self._check_head(text)
        parser = self._parser
        version = parser.get_http_version()
        self._request = request = Request(
            method=parser.get_method().decode(),
            target=self._target,
            version=version,
            headers=[header for header in self._headers if b"_" not in header[0]],  # others could be taken for those with a "-"
            keeps_connection=version != "1.0" and parser.should_keep_alive(),
        )
        kept_again = 2 * len(self._target)  # as ``raw_path`` and ``path``
        self._head_size = request.size = _SIZE + _SIZE_OF_HEADER * len(request.headers) + text + kept_again
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
        request.body = bytes(self._body)
        request.size += len(request.body)
        self.requests.append(request)
        self.is_done = not request.keeps_connection
        self._forget()
