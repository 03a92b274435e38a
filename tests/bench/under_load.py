"""How much the service answers when it is kept busy, with one worker and with two."""

import statistics
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import orjson

from tests.bench import wrk
from tests.bench.asked import Asked, path
from tests.bench.services import Services, services
from tests.bench.spread import Spread, extremes

WORKERS = (1, 2)
ROUNDS = 3
"""Runs of each, one round after the other, so that what else the machine does hits all of them."""


class Target(NamedTuple):
    """What is kept busy; ``how`` is hello, echo, cold or cached."""

    game: str
    name: str
    how: str
    url: str
    body: bytes = b""


class Row(NamedTuple):
    """What was measured of one target; times in milliseconds."""

    workers: int
    game: str
    name: str
    how: str
    per_second: Spread
    p50: float
    p99: float


def measured(
    asked: Mapping[tuple[str, str], Asked],
    workers: Sequence[int] = WORKERS,
    rounds: int = ROUNDS,
) -> list[Row]:
    """Measures hello, and of each question the echo of its body and the service, cold and cached."""
    return [row for count in workers for row in _rows(asked, count, rounds)]


def _rows(asked: Mapping[tuple[str, str], Asked], workers: int, rounds: int) -> Iterator[Row]:
    with services(workers) as running:
        targets = list(_targets(asked, running))
        loads = [[wrk.run(target.url, target.body) for target in targets] for _ in range(rounds)]
    for target, runs in zip(targets, zip(*loads, strict=True), strict=True):
        yield Row(
            workers,
            target.game,
            target.name,
            target.how,
            extremes([run.per_second for run in runs]),
            statistics.median(run.p50 for run in runs),
            statistics.median(run.p99 for run in runs),
        )


def _targets(asked: Mapping[tuple[str, str], Asked], running: Services) -> Iterator[Target]:
    yield Target("", "", "hello", f"{running.bare.url}/hello")
    for (game, name), question in asked.items():
        body = orjson.dumps(question.request)
        asked_at = path(game, question.question)
        yield Target(game, name, "echo", f"{running.bare.url}/echo", body)
        yield Target(game, name, "cold", f"{running.cold.url}{asked_at}", body)
        yield Target(game, name, "cached", f"{running.cached.url}{asked_at}", body)
