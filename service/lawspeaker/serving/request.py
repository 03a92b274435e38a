"""A request for the application, and the exception for a request that is refused before it reaches the application."""

import re
from dataclasses import dataclass, field
from http import HTTPStatus
from ipaddress import AddressValueError, IPv6Address
from typing import Any
from urllib.parse import unquote

from httptools import HttpParserInvalidURLError, parse_url

from lawspeaker.serving.upload import Upload

_VERSIONS = ("1.0", "1.1")
_HOST = re.compile(rb"(\[[0-9A-Fa-f:.]+\]|([A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+)(:[0-9]*)?")
_NAMES = frozenset((b"content-length", b"expect", b"host", b"transfer-encoding"))


class Refusal(Exception):
    """The request does not reach the application. The response has ``status``, and the connection ends.

    ``reason`` is for the log. It quotes nothing of the request.
    """

    def __init__(self, status: HTTPStatus, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


@dataclass(slots=True)
class Request:
    """A request whose headers have arrived. Raises ``Refusal`` if they are invalid or unsupported."""

    method: str
    target: bytes
    version: str
    """``1.0`` or ``1.1``."""
    headers: list[tuple[bytes, bytes]]
    """Names in lower case and values, in the order in which they arrived."""
    keeps_connection: bool
    """Whether another request can follow on the same connection."""
    upload: Upload | None = None
    """The body, if the application receives it while it arrives. Then ``body`` stays empty, and the body may be chunked."""
    body: bytes = b""
    size: int = 0
    """The approximate memory of the request in bytes."""
    body_length: int = field(init=False)
    """The length of the body in bytes, from the header Content-Length."""
    expects_permission: bool = field(default=False, init=False)
    """Whether the client waits for ``100 Continue`` before it sends the body."""
    raw_path: bytes = field(init=False)
    """The target without its query, as it was sent (not decoded)."""
    query: bytes = field(init=False)
    path: str = field(init=False)

    def __post_init__(self) -> None:
        if self.version not in _VERSIONS:
            raise Refusal(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED, "The HTTP version is neither 1.0 nor 1.1.")
        by_name = {name: value for name, value in self.headers if name in _NAMES}
        self._check_host(by_name.get(b"host"))
        if b"transfer-encoding" in by_name and not self._is_chunked_upload():
            raise Refusal(HTTPStatus.LENGTH_REQUIRED, "The body has no Content-Length header.")
        if expectation := by_name.get(b"expect"):
            if expectation.lower() != b"100-continue":
                raise Refusal(HTTPStatus.EXPECTATION_FAILED, "The Expect header is not 100-continue.")
            self.expects_permission = self.version != "1.0"
        self.body_length = int(by_name.get(b"content-length", b"0"))  # the parser refuses anything but one number
        self.raw_path, _, _ = self.target.partition(b"?")
        path, self.query = self._path_and_query()
        self.path = unquote(path.decode("ascii"))  # the parser refuses anything but ASCII

    def scope(self) -> dict[str, Any]:
        """The request as an ASGI 3 scope."""
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": self.version,
            "method": self.method,
            "scheme": "http",
            "path": self.path,
            "raw_path": self.raw_path,
            "query_string": self.query,
            "root_path": "",
            "headers": self.headers,
        }

    def _is_chunked_upload(self) -> bool:
        codings = [value.lower() for name, value in self.headers if name == b"transfer-encoding"]
        return self.upload is not None and self.version != "1.0" and codings == [b"chunked"]

    def _check_host(self, host: bytes | None) -> None:
        if host is None:
            if self.version != "1.0":
                raise Refusal(HTTPStatus.BAD_REQUEST, "The Host header is missing.")
        elif not _HOST.fullmatch(host) or (host.startswith(b"[") and not _is_address(host)):
            raise Refusal(HTTPStatus.BAD_REQUEST, "The Host header is invalid.")
        elif sum(name == b"host" for name, _ in self.headers) > 1:
            raise Refusal(HTTPStatus.BAD_REQUEST, "There are several Host headers.")

    def _path_and_query(self) -> tuple[bytes, bytes]:
        if self.target.startswith(b"/") and b"#" not in self.target:
            path, _, query = self.target.partition(b"?")
            return path, query
        try:
            url = parse_url(self.target)
        except HttpParserInvalidURLError:  # its message quotes the URL
            raise Refusal(HTTPStatus.BAD_REQUEST, "The path or query is invalid.") from None
        return url.path or b"/", url.query or b""


def _is_address(host: bytes) -> bool:
    """Whether ``host`` is an IPv6 address in brackets."""
    try:
        IPv6Address(host[1 : host.index(b"]")].decode())
    except AddressValueError:
        return False
    return True
