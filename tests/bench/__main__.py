"""Measures the service and the yardstick side by side, prints the ratios, and writes them to `results.md`.

Each runs in a gunicorn worker of its own and is asked over one connection that is kept alive. They take turns, a batch
each, so that what else the machine does slows both; the median over the batches is what counts.
"""

import os
import platform
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from timeit import repeat
from typing import NamedTuple

import orjson

from lawspeaker.adjudication import ijson
from tests.bench.asked import Asked, Timed
from tests.bench.positions import GOALS, QUESTIONS, TIMED
from tests.conformance import questions

RESULTS = Path(__file__).parent / "results.md"
BATCHES = 25
REQUESTS = 30
"""Requests in a batch."""
FEW_BATCHES = 5
FEW_REQUESTS = 3
"""Of what takes long, and is not compared with an echo."""
CHECKS = 200
"""How often a body is read and held to its shape in one measurement."""
MOST_FOR_THE_SHAPE = 2
"""The goal for holding a body to its shape, as a multiple of reading it."""
HEADERS = {"Content-Type": "application/json"}

COLD = "lawspeaker.api.app:create_app(cache_bytes=0)"
CACHED = "lawspeaker.api.app:create_app()"
BARE = "tests.bench.echo:create_app()"


class Row(NamedTuple):
    """What was measured of one question; times are multiples of the echo, but for that of the echo itself, in microseconds."""

    game: str
    name: str
    size: int
    echo: float
    cold: float
    spread: float
    cached: float
    shape: float
    """The time of holding the body to its shape, as a multiple of that of reading it."""


def main() -> None:
    with ExitStack() as stack:
        bare, cold, cached = (stack.enter_context(_served(application)) for application in (BARE, COLD, CACHED))
        hello = statistics.median(_batch(bare, "GET", "/hello", b"") for _ in range(BATCHES))
        rows = [_row(*named, asked, bare, cold, cached) for named, asked in QUESTIONS.items()]
        times = [_time(*named, asked(), cold) for named, asked in TIMED.items()]
    report = _report(hello, rows) + _report_of_times(times)
    sys.stdout.write(report)
    RESULTS.write_text(report, encoding="utf-8")


def _row(game: str, name: str, asked: Asked, bare: HTTPConnection, cold: HTTPConnection, cached: HTTPConnection) -> Row:
    body = orjson.dumps(asked.request)
    path = f"/v1/games/{game}/{asked.question}"
    batches: list[Callable[[], float]] = [
        lambda: _batch(bare, "POST", "/echo", body),
        lambda: _batch(cold, "POST", path, body),
        lambda: _batch(cached, "POST", path, body),
    ]
    rounds = [[batch() for batch in batches] for _ in range(BATCHES)]
    echo = statistics.median(times[0] for times in rounds)
    ratios = [times[1] / times[0] for times in rounds]
    quartiles = statistics.quantiles(ratios, n=4)
    hit = statistics.median(times[2] / times[0] for times in rounds)
    shape = _held_to_its_shape(game, asked.question, body)
    return Row(game, name, len(body), echo, statistics.median(ratios), quartiles[2] - quartiles[0], hit, shape)


def _held_to_its_shape(game: str, question: str, body: bytes) -> float:
    """The time that it takes to hold ``body`` to the shape of that question, as a multiple of the time that reading it takes."""
    guard = questions(game)[question].guard
    request = ijson.parse(body)
    works: list[Callable[[], object]] = [lambda: ijson.parse(body), lambda: guard.holds(request)]
    reading, holding = (min(repeat(work, number=CHECKS, timer=time.process_time)) for work in works)
    return holding / reading


def _time(game: str, name: str, asked: Timed, cold: HTTPConnection) -> tuple[str, str, int, float, int]:
    """The game, the name, the size of the body, microseconds a request, and how many items of the answer that is for."""
    body = orjson.dumps(asked.request)
    path = f"/v1/games/{game}/{asked.question}"
    answer = orjson.loads(_answer(cold, "POST", path, body))
    took = statistics.median(_batch(cold, "POST", path, body, FEW_REQUESTS) for _ in range(FEW_BATCHES))
    return game, name, len(body), took, len(answer[asked.counted]) if asked.counted else 1


def _batch(connection: HTTPConnection, method: str, path: str, body: bytes, requests: int = REQUESTS) -> float:
    """Microseconds a request."""
    start = time.perf_counter()
    for _ in range(requests):
        _answer(connection, method, path, body)
    return (time.perf_counter() - start) / requests * 1e6


def _answer(connection: HTTPConnection, method: str, path: str, body: bytes) -> bytes:
    connection.request(method, path, body, HEADERS)
    answer = connection.getresponse()
    if answer.status != 200:
        raise RuntimeError(f"{path} answered {answer.status}")
    return answer.read()


@contextmanager
def _served(application: str) -> Iterator[HTTPConnection]:
    """A connection to ``application``, served by one gunicorn worker."""
    port = _free_port()
    settings = ["--bind", f"127.0.0.1:{port}", "--workers", "1", "--threads", "2", "--keep-alive", "75", "--log-level", "error"]
    command = [sys.executable, "-m", "gunicorn", "--worker-class", "gthread", "--no-control-socket", *settings, application]
    server = subprocess.Popen(command, cwd=Path(__file__).parents[2])
    try:
        with closing(_connected(port)) as connection:
            yield connection
    finally:
        server.terminate()
        server.wait()


def _connected(port: int) -> HTTPConnection:
    for _ in range(200):
        try:
            connection = HTTPConnection("127.0.0.1", port)
            connection.connect()
        except ConnectionRefusedError:
            time.sleep(0.1)
        else:
            return connection
    raise TimeoutError(f"nothing listens on port {port}")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _report(hello: float, rows: list[Row]) -> str:
    goals = ", ".join(f"{goal} for {game}" for game, goal in GOALS.items())
    lines = [
        "# How fast it is",
        "",
        f"Written by `make bench` on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.",
        "One gunicorn worker each, one connection; absolute times depend on the machine, ratios hardly.",
        "",
        f"A bare Flask endpoint that says hello: {hello:.0f} µs a request.",
        "",
        "`echo` is a bare Flask endpoint that parses the same body and writes it back. `cold` is the service without a",
        f"cache, as a multiple of it, with the spread between the quartiles of {BATCHES} batches;",
        f"the goal is at most {goals}.",
        "`cached` is the service when it has answered the same request before. `shape` is the time of holding the body to its",
        f"shape, as a multiple of the time of reading it as strict JSON (goal: at most {MOST_FOR_THE_SHAPE}).",
        "",
        "| game | question | body, bytes | echo, µs | cold | spread | cached | shape |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        ratios = f"{row.cold:.2f} | {row.spread:.2f} | {row.cached:.2f} | {row.shape:.2f}"
        lines.append(f"| {row.game} | {row.name} | {row.size} | {row.echo:.0f} | {ratios} |")
    return "\n".join(lines) + "\n"


def _report_of_times(times: list[tuple[str, str, int, float, int]]) -> str:
    lines = [
        "",
        "What takes longer than reading the question does, without a cache. `each` is the time for one action of the answer.",
        "",
        "| game | question | body, bytes | ms | actions | each, µs |",
        "|---|---|---|---|---|---|",
    ]
    for game, name, size, took, items in times:
        lines.append(f"| {game} | {name} | {size} | {took / 1e3:.1f} | {items} | {took / items:.0f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
