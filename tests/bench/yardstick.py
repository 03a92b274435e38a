"""The service beside the same question in FastAPI, pydantic and uvicorn: one process each, cold with cold, cached with cached."""

import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from tempfile import TemporaryFile
from typing import NamedTuple

import orjson

from tests.bench import wrk
from tests.bench.asked import path
from tests.bench.connection import BATCHES, REQUESTS, Request, alternating, connected
from tests.bench.positions import QUESTIONS
from tests.bench.services import services
from tests.bench.spread import Spread, extremes, quartiles
from tests.bench.under_load import ROUNDS
from tests.serving import LOOPBACK, ROOT, eventually, free_port

GAME = "graenaland"
COMPARED = ("votes in one territory", "votes in a full state")
"""The questions that are asked of both."""
VOTES = path(GAME, "votes")

APPLICATIONS = {"cold": "tests.bench.fastapi_votes:app", "cached": "tests.bench.fastapi_votes:cached"}
OPTIONS = ("--http", "httptools", "--loop", "uvloop")
"""The fastest that uvicorn has. Its log is as usual, a line for each request, as the service writes one too."""


class Row(NamedTuple):
    """What was measured of one question, cold or cached; the service first, the yardstick second."""

    name: str
    size: int
    how: str
    took: tuple[float, float]
    """Microseconds a request over one connection."""
    ratio: Spread
    """The time of the service as a multiple of that of the yardstick."""
    per_second: tuple[Spread, Spread]
    """Requests per second under load."""
    p99: tuple[float, float]
    """Milliseconds under load."""


class Rivals(NamedTuple):
    """The ports of the two that are compared, and how: cold or cached."""

    how: str
    ours: int
    theirs: int


def measured(
    names: Sequence[str] = COMPARED, batches: int = BATCHES, requests: int = REQUESTS, rounds: int = ROUNDS
) -> list[Row]:
    """Measures each of these questions, cold and cached."""
    with services(workers=1) as running, ExitStack() as stack:
        ports = {how: stack.enter_context(uvicorn(application)) for how, application in APPLICATIONS.items()}
        rivals = [
            Rivals("cold", running.cold.port, ports["cold"]),
            Rivals("cached", running.cached.port, ports["cached"]),
        ]
        return [_row(name, rival, batches, requests, rounds) for name in names for rival in rivals]


def _row(name: str, rivals: Rivals, batches: int, requests: int, rounds: int) -> Row:
    body = orjson.dumps(QUESTIONS[GAME, name].request)
    ports = (rivals.ours, rivals.theirs)
    with ExitStack() as stack:
        compared = [Request(stack.enter_context(connected(port)), VOTES, body) for port in ports]
        ours, theirs = (request.answer() for request in compared)
        if ours != theirs:
            raise RuntimeError(f"The service and the yardstick do not agree about {name}.")
        times = alternating(compared, batches, requests)
    loads = [[wrk.run(f"http://{LOOPBACK}:{port}{VOTES}", body) for port in ports] for _ in range(rounds)]
    return Row(
        name,
        len(body),
        rivals.how,
        took=(statistics.median(one for one, _ in times), statistics.median(other for _, other in times)),
        ratio=quartiles([one / other for one, other in times]),
        per_second=(_per_second(loads, 0), _per_second(loads, 1)),
        p99=(_p99(loads, 0), _p99(loads, 1)),
    )


def _per_second(loads: Sequence[Sequence[wrk.Load]], whose: int) -> Spread:
    return extremes([pair[whose].per_second for pair in loads])


def _p99(loads: Sequence[Sequence[wrk.Load]], whose: int) -> float:
    return statistics.median(pair[whose].p99 for pair in loads)


@contextmanager
def uvicorn(application: str) -> Iterator[int]:
    """The port at which one uvicorn process serves ``application``."""
    with free_port() as port, TemporaryFile() as log:
        command = [sys.executable, "-m", "uvicorn", application, "--host", LOOPBACK, "--port", str(port), *OPTIONS]
        process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        try:
            eventually(lambda: process.poll() is not None or _listens(port), f"{application} listens")
            if process.poll() is not None:
                log.seek(0)
                raise RuntimeError(f"uvicorn did not start {application}:\n{log.read().decode()}")
            yield port
        finally:
            process.kill()
            process.wait()


def _listens(port: int) -> bool:
    with closing(HTTPConnection(LOOPBACK, port)) as connection:
        try:
            connection.connect()
        except ConnectionRefusedError:
            return False
        return True
