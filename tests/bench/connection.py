"""Measuring over one connection that is kept alive: how long a request takes when nobody else asks.

What is compared takes turns, a batch each, so that what else the machine does slows all of them.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from typing import NamedTuple

from tests.serving import LOOPBACK

BATCHES = 25
REQUESTS = 15
"""Requests in a batch."""

HEADERS = {"Content-Type": "application/json"}


class Request(NamedTuple):
    """A request, and the connection over which it is sent."""

    connection: HTTPConnection
    path: str
    body: bytes = b""

    def answer(self) -> bytes:
        """The body of the answer. Raises ``RuntimeError`` if it was refused."""
        self.connection.request("POST" if self.body else "GET", self.path, self.body, HEADERS)
        answer = self.connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{self.path} answered {answer.status}: {body.decode()}")
        return body


@contextmanager
def connected(port: int) -> Iterator[HTTPConnection]:
    """A connection to who listens there."""
    with closing(HTTPConnection(LOOPBACK, port)) as connection:
        yield connection


def alternating(requests: Sequence[Request], batches: int = BATCHES, size: int = REQUESTS) -> list[list[float]]:
    """Microseconds that each of the requests takes, by batch."""
    for request in requests:
        request.answer()  # so that what is kept is there, and what is made once is made
    return [[batch(request, size) for request in requests] for _ in range(batches)]


def batch(request: Request, size: int = REQUESTS) -> float:
    """Microseconds that the request takes."""
    start = time.perf_counter()
    for _ in range(size):
        request.answer()
    return (time.perf_counter() - start) / size * 1e6
