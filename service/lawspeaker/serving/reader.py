"""Reads complete requests from the bytes that a client sends. Knows HTTP, but no sockets and no clock.

httptools does the parsing. This module refuses requests that are too large; ``Request`` refuses what HTTP forbids but httptools
accepts.
"""

from collections import deque
from collections.abc import Collection
from http import HTTPStatus

from httptools import HttpParserCallbackError, HttpParserError, HttpParserUpgrade, HttpRequestParser

from lawspeaker.serving.request import Refusal, Request
from lawspeaker.serving.upload import Upload

LARGEST_HEAD = 32 * 1024
"""The most bytes of the request line and all headers together."""
LONGEST_TARGET = 4080
"""The most bytes of the request target, which is the path and query in the request line."""
MOST_HEADERS = 100
MOST_WAITING = 16
"""The most complete requests that wait on one connection. While so many wait, no more bytes are parsed."""

_AT_ONCE = 8 * 1024
"""Bytes that are parsed at once. They may contain more than ``MOST_WAITING`` requests, or a part of an endless head."""
_SIZE = 600
"""The approximate memory of a request in bytes, without its text."""
_SIZE_OF_HEADER = 150
"""The approximate memory of a header in bytes, without its text."""


class _StopReading(Exception):
    """Raised in a callback of the parser to stop it."""


class RequestReader:
    """Reads the requests of one connection.

    If a Content-Length exceeds ``largest_body``, the body is not read. The request then counts as complete without it, and is the
    last one of the connection. So is a request whose media type is one of ``streamed``: it counts as complete with its head, and
    its body becomes an ``Upload``.
    """

    def __init__(self, largest_body: int, streamed: Collection[bytes] = ()) -> None:
        self.requests: deque[Request] = deque()
        """The complete requests. The caller removes one to answer it, and then calls ``feed`` to read further ones."""
        self.request_count = 0
        """How many requests have begun to arrive so far."""
        self.is_arriving = False
        """Whether a request has begun to arrive and is not complete yet."""
        self.is_done = False
        """Whether reading has ended: the last request of the connection has arrived, or a request was refused."""
        self._largest_body = largest_body
        self._streamed = streamed
        self._upload: Upload | None = None
        self._framing = 0
        """Bytes of an upload since the last ones that belonged to its content."""
        self._unread = b""
        self._parser = HttpRequestParser(self)
        self._parser.set_dangerous_leniencies(lenient_version=True)  # ``Request`` checks the version
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
        """The approximate memory of all requests here, in bytes."""
        arrived = len(self._body) + len(self._unread) + (self._upload.size if self._upload else 0)
        return self._head_size + arrived + sum(request.size for request in self.requests)

    @property
    def is_uploading(self) -> bool:
        """Whether a part of an upload has yet to arrive."""
        return self._upload is not None and not self._upload.is_complete

    @property
    def is_full(self) -> bool:
        """Whether so much waits that no more bytes should be read."""
        return len(self.requests) >= MOST_WAITING or (self._upload is not None and self._upload.is_full)

    def feed(self, data: bytes = b"") -> None:
        """Reads ``data``, after any bytes that were left while the reader was full. Ignores them if reading has ended.

        Raises ``Refusal`` if the request after the complete ``requests`` is refused.
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
                if self.is_uploading:  # the sizes of chunks, and trailers, which the parser collects
                    self._framing += len(part)
                    self._check_head(self._framing - _AT_ONCE)
        except _StopReading:
            self.stop()
        except Refusal:
            self.stop()
            raise

    def stop(self) -> None:
        """Ends reading, and drops the incomplete request."""
        if self._upload and not self._upload.is_complete:
            self._upload.break_off()
        self._upload = None
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
        except HttpParserError as error:  # its message comes from a fixed list, so it quotes nothing
            if not self.is_done:
                raise Refusal(HTTPStatus.BAD_REQUEST, f"{error}.") from None

    def _after_body(self, data: bytes) -> bytes:
        """Takes the body of a request with Upgrade from ``data``, and returns the rest. httptools does not read that body."""
        if not self._body_after_upgrade:
            return data
        body = data[: self._body_after_upgrade]
        self._body_after_upgrade -= len(body)
        self.on_body(body)
        self.on_message_complete()
        return data[len(body) :]

    def _check_head(self, size: int) -> None:
        if len(self._target) > LONGEST_TARGET:
            raise Refusal(HTTPStatus.REQUEST_URI_TOO_LONG, "The path and query are too long.")
        if size > LARGEST_HEAD or len(self._headers) > MOST_HEADERS:
            raise Refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The headers are too large.")

    def _forget(self) -> None:
        """Resets the state of the arriving request, because it is complete or never will be."""
        self.is_arriving = False
        self._request = None
        self._head_size = 0
        self._body = bytearray()

    # Called by the parser

    def on_message_begin(self) -> None:
        if self.is_done:
            raise _StopReading
        self.is_arriving = True
        self.request_count += 1
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
        upload = Upload(self._largest_body) if self._is_streamed() else None
        self._request = request = Request(
            method=parser.get_method().decode(),
            target=self._target,
            version=version,
            headers=[header for header in self._headers if b"_" not in header[0]],  # a proxy or WSGI could confuse "_" with "-"
            keeps_connection=version != "1.0" and parser.should_keep_alive() and upload is None,
            upload=upload,
        )
        copies = 2 * len(self._target)  # as ``raw_path`` and ``path``
        self._head_size = request.size = _SIZE + _SIZE_OF_HEADER * len(request.headers) + text + copies
        if upload:
            self._upload = upload
            self.is_arriving = False
            self.requests.append(request)
            return
        if request.body_length > self._largest_body:
            request.keeps_connection = False
            self.requests.append(request)
            raise _StopReading
        if parser.should_upgrade():
            self._body_after_upgrade = request.body_length

    def _is_streamed(self) -> bool:
        types = [value.partition(b";")[0].strip().lower() for name, value in self._headers if name == b"content-type"]
        return len(types) == 1 and types[0] in self._streamed and not self._parser.should_upgrade()

    def on_body(self, part: bytes) -> None:
        if self._upload:
            self._framing = 0
            self._upload.add(part)
        else:
            self._body += part

    def on_message_complete(self) -> None:
        if self._upload:
            self._upload.complete()
            self.is_done = True
            self._forget()
            return
        request = self._request
        if self._body_after_upgrade or request is None:
            return
        request.body = bytes(self._body)
        request.size += len(request.body)
        self.requests.append(request)
        self.is_done = not request.keeps_connection
        self._forget()
