"""The goals for the figures, and whether they are met."""

import statistics
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.bench import fairness, hostile, largest_bodies, shedding, yardstick
from tests.bench.figures import Figures

MOST_COLD = {"votes in a full state": 1.0, "votes in one territory": 1.5}
"""The most CPU time of a question without a cache, as a multiple of FastAPI's."""
MOST_IN_AND_OUT = 100.0
"""The most CPU time of HTTP without the ruling itself, in microseconds."""
MOST_FOR_THE_SHAPE = 2.0
"""The most time for validating a body, as a multiple of parsing it."""
MOST_MILLISECONDS = 100.0
"""The most milliseconds for other requests during a load of expensive questions, and of CPU time for refusing a body."""
MOST_UNANSWERED = 0.25
"""The largest share of requests that still wait when a load of twice the capacity ends. Without shedding it would be half."""
MOST_AFTER_A_LOAD = 2.0
"""The most time of an expensive question one second after a load, as a multiple of its usual time."""


class Goal(NamedTuple):
    """The limit for a figure, and the measured value: the worst of several, unless stated otherwise."""

    what: str
    most: float
    found: float
    of: str = ""
    """What was measured, if there are several."""

    @property
    def is_met(self) -> bool:
        return self.found <= self.most


def goals(figures: Figures) -> Iterator[Goal]:
    """All goals with the measured values."""
    yield from _beside_fastapi([row for row in figures.rivals if row.how == "cached"])
    for row in figures.rivals:
        if row.how == "cold":
            what = f"cold, {row.name}: CPU a request, multiple of FastAPI's"
            yield Goal(what, MOST_COLD[row.name], row.ratio_under_load)
    yield from _alone(figures)
    yield from _fair(figures.fairness)
    yield from _shed(figures.shedding)
    yield from _largest(figures.largest_bodies)
    yield from _hostile(figures.hostile)


def _beside_fastapi(cached: list[yardstick.Row]) -> Iterator[Goal]:
    worst = max(cached, key=lambda row: row.ratio_under_load)
    yield Goal("cached: CPU a request, multiple of FastAPI's", 1.0, worst.ratio_under_load, worst.name)
    worst = max(cached, key=lambda row: row.rate_under_load)
    yield Goal("cached: FastAPI's requests per second, multiple of ours", 1.0, worst.rate_under_load, worst.name)


def _alone(figures: Figures) -> Iterator[Goal]:
    ways = [row.way for row in figures.loads if row.way is not None]
    what = "cold: the way in and out, CPU, µs"
    yield Goal(what, MOST_IN_AND_OUT, statistics.median(ways), f"the median of {len(ways)} questions")
    worst = max(figures.costs, key=lambda row: row.shape)
    of = f"{worst.game}, {worst.name}"
    yield Goal("holding a body to its shape: multiple of reading it", MOST_FOR_THE_SHAPE, worst.shape, of)


def _fair(found: fairness.Figures) -> Iterator[Goal]:
    rows = {row.what: row for row in found.rows}
    beside = f"beside {fairness.CONNECTIONS} connections with expensive questions"
    yield Goal(f"cheap rulings {beside}: p99, ms", MOST_MILLISECONDS, rows["cheap ruling"].p99)
    yield Goal(f"`/healthz` {beside}: the slowest, ms", MOST_MILLISECONDS, rows["/healthz"].most)


def _shed(found: shedding.Figures) -> Iterator[Goal]:
    load = "a load of twice the capacity"
    silent = sum(number for answer, number in found.answers.items() if answer.endswith("without Retry-After"))
    yield Goal(f"{load}: refused without `Retry-After`", 0, silent)
    yield Goal(f"{load}: share that still waits at its end", MOST_UNANSWERED, found.unanswered)
    yield Goal(f"1 s after {load}: cheap rulings, the slowest, ms", MOST_MILLISECONDS, found.cheap.after)
    ratio = found.expensive.after / found.expensive.usual
    yield Goal(f"1 s after {load}: an expensive question, multiple of its usual time", MOST_AFTER_A_LOAD, ratio)


def _largest(found: largest_bodies.Figures) -> Iterator[Goal]:
    what = f"{largest_bodies.CONNECTIONS} connections with the largest body"
    yield Goal(f"{what}: without an answer", 0, found.unanswered)
    yield Goal(f"{what}: workers killed", 0, found.killed)
    yield Goal(f"{what}: memory, MiB", largest_bodies.LIMIT, found.peak)


def _hostile(rows: Sequence[hostile.Row]) -> Iterator[Goal]:
    worst = max(rows, key=lambda row: row.cpu_ms)
    yield Goal("a body made to be expensive: CPU before it is refused, ms", MOST_MILLISECONDS, worst.cpu_ms, worst.name)
