"""How long each question takes by itself, as a multiple of a bare echo of the same body."""

import statistics
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from http.client import HTTPConnection
from timeit import repeat
from typing import NamedTuple

import orjson

from lawspeaker.adjudication import ijson
from tests.bench.asked import Asked, Timed, path
from tests.bench.connection import BATCHES, REQUESTS, Request, alternating, batch, connected
from tests.bench.services import services
from tests.bench.spread import Spread, quartiles
from tests.conformance import questions

FEW_BATCHES = 5
FEW_REQUESTS = 2
"""Of what takes long, and is not compared with an echo."""
CHECKS = 200
"""How often a body is read and held to its shape in one measurement."""


class Row(NamedTuple):
    """What was measured of one question; hello and echo in microseconds, the rest as multiples."""

    game: str
    name: str
    size: int
    hello: float
    echo: float
    cold: Spread
    """Multiple of the echo."""
    cached: Spread
    """Multiple of the echo."""
    to_hello: float
    """The cached answer as a multiple of hello."""
    shape: float
    """Holding the body to its shape, as a multiple of reading it."""


class TimedRow(NamedTuple):
    """What was measured of a question that has no yardstick."""

    game: str
    name: str
    size: int
    took: float
    """Microseconds."""
    items: int
    """So many items of the answer."""


class Connections(NamedTuple):
    """A connection to each that is compared."""

    bare: HTTPConnection
    cold: HTTPConnection
    cached: HTTPConnection


def measured(
    asked: Mapping[tuple[str, str], Asked],
    timed: Mapping[tuple[str, str], Callable[[], Timed]],
    batches: int = BATCHES,
    requests: int = REQUESTS,
) -> tuple[list[Row], list[TimedRow]]:
    """Measures all of that, with one worker."""
    with services(workers=1) as running, ExitStack() as stack:
        connections = Connections(*(stack.enter_context(connected(server.port)) for server in running))
        rows = [_row(*named, question, connections, batches, requests) for named, question in asked.items()]
        return rows, [_time(*named, make(), connections.cold) for named, make in timed.items()]


def _row(game: str, name: str, asked: Asked, connections: Connections, batches: int, requests: int) -> Row:
    body = orjson.dumps(asked.request)
    asked_at = path(game, asked.question)
    compared = [
        Request(connections.bare, "/hello"),
        Request(connections.bare, "/echo", body),
        Request(connections.cold, asked_at, body),
        Request(connections.cached, asked_at, body),
    ]
    rounds = alternating(compared, batches, requests)
    return Row(
        game,
        name,
        len(body),
        hello=statistics.median(hello for hello, _, _, _ in rounds),
        echo=statistics.median(echo for _, echo, _, _ in rounds),
        cold=quartiles([cold / echo for _, echo, cold, _ in rounds]),
        cached=quartiles([cached / echo for _, echo, _, cached in rounds]),
        to_hello=statistics.median(cached / hello for hello, _, _, cached in rounds),
        shape=_held_to_its_shape(game, asked.question, body),
    )


def _held_to_its_shape(game: str, question: str, body: bytes) -> float:
    guard = questions(game)[question].guard
    request = ijson.parse(body)
    works: list[Callable[[], object]] = [lambda: ijson.parse(body), lambda: guard.holds(request)]
    reading, holding = (min(repeat(work, number=CHECKS, timer=time.process_time)) for work in works)
    return holding / reading


def _time(game: str, name: str, asked: Timed, cold: HTTPConnection) -> TimedRow:
    request = Request(cold, path(game, asked.question), orjson.dumps(asked.request))
    answer = orjson.loads(request.answer())
    took = statistics.median(batch(request, FEW_REQUESTS) for _ in range(FEW_BATCHES))
    return TimedRow(game, name, len(request.body), took, len(answer[asked.counted]) if asked.counted else 1)
