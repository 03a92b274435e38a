"""Measures the cost of a request over one persistent connection, without other load.

The compared sources alternate, batch by batch, so that other load on the machine slows all of them.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from typing import NamedTuple, Protocol

from tests.bench import cpu
from tests.serving import LOOPBACK

BATCHES = 25
REQUESTS = 15
"""Requests in a batch."""

HEADERS = {"Content-Type": "application/json"}


class Cost(NamedTuple):
    """The cost of a request in microseconds: by the clock of the client, and as CPU time of the server."""

    wall: float
    cpu: float


class Source(Protocol):
    """A source of answers that is measured."""

    def answer(self) -> object:
        """The answer."""

    def cpu(self) -> float:
        """The seconds of CPU time used so far by the process that answers."""


class Request(NamedTuple):
    """A request, the connection over which it is sent, and the processes that answer it."""

    connection: HTTPConnection
    path: str
    body: bytes = b""
    pids: Sequence[int] = ()

    def answer(self) -> bytes:
        """The body of the answer. Raises ``RuntimeError`` if it was refused."""
        self.connection.request("POST" if self.body else "GET", self.path, self.body, HEADERS)
        answer = self.connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{self.path} answered {answer.status}: {body.decode()}")
        return body

    def cpu(self) -> float:
        """The seconds of CPU time that the processes have used."""
        return cpu.time_used(self.pids)


@contextmanager
def connect(port: int) -> Iterator[HTTPConnection]:
    """A connection to the server at ``port``."""
    with closing(HTTPConnection(LOOPBACK, port)) as connection:
        yield connection


def alternating(sources: Sequence[Source], batches: int = BATCHES, size: int = REQUESTS) -> list[list[Cost]]:
    """The cost of an answer of each source, for each batch."""
    for source in sources:
        source.answer()  # fills caches and creates everything that is created once
    return [[batch(source, size) for source in sources] for _ in range(batches)]


def batch(source: Source, size: int = REQUESTS) -> Cost:
    """The average cost of an answer."""
    start, taken = time.perf_counter(), source.cpu()
    for _ in range(size):
        source.answer()
    return Cost((time.perf_counter() - start) / size * 1e6, (source.cpu() - taken) / size * 1e6)
