"""How much the service answers when it is kept busy, with one worker and with two."""

import statistics
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tests.bench import wrk
from tests.bench.asked import Asked, path
from tests.bench.connection import batch
from tests.bench.ruling import Ruling, ruling_of
from tests.bench.services import Services, services
from tests.bench.spread import Spread, extremes

WORKERS = (1, 2)
ROUNDS = 5
"""Runs of each, one round after the other, so that what else the machine does hits all of them."""
RULINGS = 100
"""How often a question is answered without HTTP after a run."""


class Row(NamedTuple):
    """What was measured of one question."""

    workers: int
    game: str
    name: str
    how: str
    """``cold`` or ``cached``."""
    figures: "Figures"
    way: float | None = None
    """The CPU time of the way in and out, in microseconds: the least that ``cold`` took, without the
    least that the ruling itself did; for one worker."""


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
        loads = [[_run(target, ruling) for _, target, ruling in targets] for _ in range(rounds)]
    for ((game, name, how), _, _), runs in zip(targets, zip(*loads, strict=True), strict=True):
        figures = summary([load for load, _ in runs])
        way = figures.cpu.low - min(ruling for _, ruling in runs) if (workers, how) == (1, "cold") else None
        yield Row(workers, game, name, how, figures, way)


def _run(target: wrk.Target, ruling: Ruling) -> tuple[wrk.Load, float]:
    """One run of wrk, and the CPU time of the ruling alone at that time, in microseconds."""
    return wrk.run(target), batch(ruling, RULINGS).cpu


def _targets(
    asked: Mapping[tuple[str, str], Asked], running: Services
) -> Iterator[tuple[tuple[str, str, str], wrk.Target, Ruling]]:
    for (game, name), question in asked.items():
        ruling = ruling_of(game, question)
        for how, server in running._asdict().items():
            url = f"{server.url}{path(game, question.question)}"
            target = wrk.Target(url, tuple(server.worker_pids()), ruling.body, is_varied=how == "cold")
            yield (game, name, how), target, ruling
