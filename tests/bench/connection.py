"""Measuring over one connection that is kept alive: what a request takes when nobody else asks.

What is compared takes turns, a batch each, so that what else the machine does slows all of them.
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
    """What a request takes, in microseconds: by the clock of who asks, and of the CPU where it is answered."""

    wall: float
    cpu: float


class Source(Protocol):
    """What gives an answer again and again."""

    def answer(self) -> object:
        """The answer."""

    def cpu(self) -> float:
        """Seconds of CPU time that were taken so far where it is answered."""


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
        """Seconds of CPU time that the processes have taken."""
        return cpu.taken(self.pids)


@contextmanager
def connected(port: int) -> Iterator[HTTPConnection]:
    """A connection to who listens there."""
    with closing(HTTPConnection(LOOPBACK, port)) as connection:
        yield connection


def alternating(sources: Sequence[Source], batches: int = BATCHES, size: int = REQUESTS) -> list[list[Cost]]:
    """What an answer of each of these takes, by batch."""
    for source in sources:
        source.answer()  # so that what is cached is there, and what is made once is made
    return [[batch(source, size) for source in sources] for _ in range(batches)]


def batch(source: Source, size: int = REQUESTS) -> Cost:
    """What an answer takes, on average."""
    start, taken = time.perf_counter(), source.cpu()
    for _ in range(size):
        source.answer()
    return Cost((time.perf_counter() - start) / size * 1e6, (source.cpu() - taken) / size * 1e6)
