"""Clients that do what no HTTP library would."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.api.worked import WORKED
from tests.load import Asked
from tests.serving import Server

RULING = Asked.example(next(worked for worked in WORKED if worked.operation == "rulings"))
LARGE = Asked.of("GET", "/openapi.json")
"""The largest of the answers."""

_UNREAD = 64 * 1024
"""Bytes that come to a client although it does not read."""


def head(asked: Asked, *lines: str) -> bytes:
    """The head of a request, with ``lines`` at its end."""
    sent = (f"{name}: {value}" for name, value in asked.headers.items())
    return "\r\n".join((f"{asked.method} {asked.path} HTTP/1.1", "Host: here", *sent, *lines, "", "")).encode()


def whole(asked: Asked, *lines: str) -> bytes:
    """A request as it is sent."""
    return head(asked, f"Content-Length: {len(asked.body)}", *lines) + asked.body


@contextmanager
def connected(server: Server, seconds: float = 60) -> Iterator[socket.socket]:
    with socket.socket() as client:
        client.settimeout(seconds)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _UNREAD)  # or it grows to tens of megabytes
        client.connect((server.host, server.port))
        yield client


@contextmanager
def many_connected(server: Server, number: int, seconds: float = 60) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(connected(server, seconds)) for _ in range(number)]


class Answers:
    """What comes back on a connection, answer by answer."""

    def __init__(self, client: socket.socket) -> None:
        self._file = client.makefile("rb")

    def __enter__(self) -> "Answers":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def next(self) -> tuple[int, dict[str, str], bytes]:
        """Status, headers (names in small letters) and body; raises ``EOFError`` if no more comes."""
        line = self._file.readline()
        if not line:
            raise EOFError
        headers = {}
        while (header := self._file.readline().decode().strip()) != "":
            name, _, value = header.partition(":")
            headers[name.lower()] = value.strip()
        return int(line.split()[1]), headers, self._file.read(int(headers.get("content-length", 0)))


def answer(client: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """The one answer that comes."""
    with Answers(client) as answers:
        return answers.next()


def has_ended(client: socket.socket) -> bool:
    """Whether the connection ends without another byte, within the client's timeout."""
    try:
        return client.recv(1) == b""
    except ConnectionResetError:
        return True


def refused(client: socket.socket) -> tuple[int, str, str]:
    """Status, title and detail of the problem that comes instead of an answer of the service; nothing follows it."""
    status, headers, body = answer(client)
    told = json.loads(body)
    assert (headers["content-type"], headers["connection"]) == ("application/problem+json", "close")
    assert (told.pop("type"), told.pop("status")) == ("about:blank", status)
    assert has_ended(client)
    return status, told.pop("title"), told.pop("detail", "")


def problem(body: bytes) -> str:
    """Which problem it is."""
    told: str = json.loads(body)["type"]
    return told.rpartition("/")[2]
