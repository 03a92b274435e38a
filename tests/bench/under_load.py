"""The throughput of the service under full load, with one worker and with two."""

import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import orjson

from tests.bench import wrk
from tests.bench.questions import Question, path
from tests.bench.services import Services, services
from tests.bench.spread import Spread, extremes
from tests.serving import Server

_COMPUTING = "lawspeaker_computing_seconds_"

WORKERS = (1, 2)
ROUNDS = 5
"""The number of rounds. Each round runs everything once, so that other load on the machine affects all of them."""
FLUSHED = 0.3
"""Seconds after which a worker has written all its metrics."""


class Row(NamedTuple):
    """The figures of one question."""

    workers: int
    game: str
    name: str
    how: str
    """``cold`` or ``cached``."""
    figures: "Figures"
    way: float | None = None
    """The CPU time of HTTP in microseconds: ``cold`` without computing the answers, which the service itself measures.
    The least of all runs with one worker."""


class Figures(NamedTuple):
    """The figures of several runs."""

    per_second: Spread
    """Requests per second."""
    cpu: Spread
    """CPU time of a request in microseconds."""
    p50: float
    """The median time in milliseconds."""
    p99: float


def measure(
    questions: Mapping[tuple[str, str], Question],
    workers: Sequence[int] = WORKERS,
    rounds: int = ROUNDS,
) -> list[Row]:
    """Measures each of these questions, cold and cached."""
    return [row for count in workers for row in _rows(questions, count, rounds)]


def summary(runs: Sequence[wrk.Load]) -> Figures:
    """The figures of these runs together."""
    return Figures(
        extremes([run.per_second for run in runs]),
        extremes([run.cpu for run in runs]),
        statistics.median(run.p50 for run in runs),
        statistics.median(run.p99 for run in runs),
    )


def _rows(questions: Mapping[tuple[str, str], Question], workers: int, rounds: int) -> Iterator[Row]:
    with services(workers) as running:
        targets = list(_targets(questions, running))
        loads = [[_run(target, server) for _, target, server in targets] for _ in range(rounds)]
    for ((game, name, how), _, _), runs in zip(targets, zip(*loads, strict=True), strict=True):
        way = min(load.cpu - computing for load, computing in runs) if (workers, how) == (1, "cold") else None
        yield Row(workers, game, name, how, summary([load for load, _ in runs]), way)


def _run(target: wrk.Target, server: Server) -> tuple[wrk.Load, float]:
    """One run of wrk, and the CPU time in microseconds that the service spent on computing the answer to a request."""
    before = _computing(server)
    load = wrk.run(target)
    time.sleep(FLUSHED)
    after = _computing(server)
    answers = after["count"] - before["count"]
    return load, (after["sum"] - before["sum"]) / answers * 1e6 if answers else 0.0


def _computing(server: Server) -> Mapping[str, float]:
    """The number of answers computed so far, and the CPU time for them in seconds."""
    _, _, text = server.ask("/metrics")
    lines = [line.split() for line in text.decode().splitlines() if line.startswith(_COMPUTING)]
    return {
        part: sum(float(value) for name, value in lines if name.startswith(f"{_COMPUTING}{part}{{")) for part in ("count", "sum")
    }


def _targets(
    questions: Mapping[tuple[str, str], Question], running: Services
) -> Iterator[tuple[tuple[str, str, str], wrk.Target, Server]]:
    for (game, name), question in questions.items():
        for how, server in running._asdict().items():
            url = f"{server.url}{path(game, question.question)}"
            body = orjson.dumps(question.request)
            yield (game, name, how), wrk.Target(url, tuple(server.worker_pids()), body, is_varied=how == "cold"), server
