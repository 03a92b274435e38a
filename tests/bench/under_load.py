"""How much the service answers when it is kept busy, with one worker and with two."""

import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import orjson

from tests.bench import wrk
from tests.bench.asked import Asked, path
from tests.bench.services import Services, services
from tests.bench.spread import Spread, extremes
from tests.serving import Server

_COMPUTING = "lawspeaker_computing_seconds_"

WORKERS = (1, 2)
ROUNDS = 5
"""Runs of each, one round after the other, so that what else the machine does hits all of them."""
FLUSHED = 0.3
"""Seconds after which a worker has counted all that it did."""


class Row(NamedTuple):
    """What was measured of one question."""

    workers: int
    game: str
    name: str
    how: str
    """``cold`` or ``cached``."""
    figures: "Figures"
    way: float | None = None
    """The CPU time of the way in and out, in microseconds: what ``cold`` took beside computing the answers, which the service
    itself counts; the least of all runs, for one worker."""


class Figures(NamedTuple):
    """What several runs found."""

    per_second: Spread
    """Requests."""
    cpu: Spread
    """Microseconds of CPU time a request."""
    p50: float
    """Milliseconds."""
    p99: float


def measured(
    asked: Mapping[tuple[str, str], Asked],
    workers: Sequence[int] = WORKERS,
    rounds: int = ROUNDS,
) -> list[Row]:
    """Measures each of these questions, cold and cached."""
    return [row for count in workers for row in _rows(asked, count, rounds)]


def summary(runs: Sequence[wrk.Load]) -> Figures:
    """What these runs found together."""
    return Figures(
        extremes([run.per_second for run in runs]),
        extremes([run.cpu for run in runs]),
        statistics.median(run.p50 for run in runs),
        statistics.median(run.p99 for run in runs),
    )


def _rows(asked: Mapping[tuple[str, str], Asked], workers: int, rounds: int) -> Iterator[Row]:
    with services(workers) as running:
        targets = list(_targets(asked, running))
        loads = [[_run(target, server) for _, target, server in targets] for _ in range(rounds)]
    for ((game, name, how), _, _), runs in zip(targets, zip(*loads, strict=True), strict=True):
        way = min(load.cpu - computing for load, computing in runs) if (workers, how) == (1, "cold") else None
        yield Row(workers, game, name, how, summary([load for load, _ in runs]), way)


def _run(target: wrk.Target, server: Server) -> tuple[wrk.Load, float]:
    """One run of wrk, and the CPU time a request, in microseconds, that the service spent on computing answers."""
    before = _computing(server)
    load = wrk.run(target)
    time.sleep(FLUSHED)
    after = _computing(server)
    answers = after["count"] - before["count"]
    return load, (after["sum"] - before["sum"]) / answers * 1e6 if answers else 0.0


def _computing(server: Server) -> Mapping[str, float]:
    """How many answers were computed so far, and the seconds of CPU time that this took."""
    _, _, text = server.ask("/metrics")
    lines = [line.split() for line in text.decode().splitlines() if line.startswith(_COMPUTING)]
    return {
        part: sum(float(value) for name, value in lines if name.startswith(f"{_COMPUTING}{part}{{")) for part in ("count", "sum")
    }


def _targets(
    asked: Mapping[tuple[str, str], Asked], running: Services
) -> Iterator[tuple[tuple[str, str, str], wrk.Target, Server]]:
    for (game, name), question in asked.items():
        for how, server in running._asdict().items():
            url = f"{server.url}{path(game, question.question)}"
            body = orjson.dumps(question.request)
            yield (game, name, how), wrk.Target(url, tuple(server.worker_pids()), body, is_varied=how == "cold"), server
