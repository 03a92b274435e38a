"""Clients that send bytes which no HTTP library would send."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import psutil

from tests.api.worked import WORKED
from tests.load import CheckedRequest
from tests.serving import LONG, Server

RULING = CheckedRequest.example(next(worked for worked in WORKED if worked.operation == "rulings"))
LARGE = CheckedRequest.of("GET", "/openapi.json")
"""The request with the largest response."""

_UNREAD = 64 * 1024
"""Bytes that the operating system receives for a client that does not read."""


def head(request: CheckedRequest, *lines: str) -> bytes:
    """The head of a request, with ``lines`` at its end."""
    sent = (f"{name}: {value}" for name, value in request.headers.items())
    return "\r\n".join((f"{request.method} {request.path} HTTP/1.1", "Host: here", *sent, *lines, "", "")).encode()


def request_bytes(request: CheckedRequest, *lines: str) -> bytes:
    """The bytes of a whole request, with ``lines`` at the end of its head."""
    return head(request, f"Content-Length: {len(request.body)}", *lines) + request.body


def connected(server: Server) -> int:
    """The number of connected clients."""
    return sum(server.connections(psutil.CONN_ESTABLISHED))


@contextmanager
def connect(server: Server, seconds: float = LONG) -> Iterator[socket.socket]:
    with socket.socket() as client:
        client.settimeout(seconds)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _UNREAD)  # otherwise the buffer grows to tens of megabytes
        client.connect((server.host, server.port))
        yield client


@contextmanager
def connect_many(server: Server, number: int, seconds: float = LONG) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(connect(server, seconds)) for _ in range(number)]


class Answers:
    """Reads the responses on a connection, one by one."""

    def __init__(self, client: socket.socket) -> None:
        self._file = client.makefile("rb")

    def __enter__(self) -> "Answers":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def next(self) -> tuple[int, dict[str, str], bytes]:
        """Status, headers (with names in lower case) and body of the next response. Raises ``EOFError`` if there is none."""
        line = self._file.readline()
        if not line:
            raise EOFError
        headers = {}
        while (header := self._file.readline().decode().strip()) != "":
            name, _, value = header.partition(":")
            headers[name.lower()] = value.strip()
        return int(line.split()[1]), headers, self._file.read(int(headers.get("content-length", 0)))


def answer(client: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """The next response on the connection."""
    with Answers(client) as answers:
        return answers.next()


def has_ended(client: socket.socket) -> bool:
    """Whether the connection ends without another byte within the timeout of the client."""
    try:
        return client.recv(1) == b""
    except ConnectionResetError:
        return True


def refusal(client: socket.socket) -> tuple[int, str, str]:
    """Status, title and detail of a refusal by the server. Asserts that the connection ends after it."""
    status, headers, body = answer(client)
    problem_document = json.loads(body)
    assert (headers["content-type"], headers["connection"]) == ("application/problem+json", "close")
    assert (problem_document.pop("type"), problem_document.pop("status")) == ("about:blank", status)
    assert has_ended(client)
    return status, problem_document.pop("title"), problem_document.pop("detail", "")


def problem(body: bytes) -> str:
    """The id of the problem type in a problem document."""
    problem_document: str = json.loads(body)["type"]
    return problem_document.rpartition("/")[2]
