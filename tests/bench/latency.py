"""What each question takes by itself, over HTTP and within the process, and so what the way in and out takes."""

import statistics
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from timeit import repeat
from typing import NamedTuple

import orjson

from lawspeaker.adjudication import ijson
from tests.bench.asked import Asked, Timed, path
from tests.bench.connection import BATCHES, REQUESTS, Request, alternating, batch, connected
from tests.bench.ruling import Ruling, ruling_of
from tests.bench.services import services
from tests.bench.spread import Spread, quartiles

FEW_BATCHES = 5
FEW_REQUESTS = 2
"""Of what takes long."""
CHECKS = 200
"""How often a body is read and held to its shape in one measurement."""


class Row(NamedTuple):
    """What was measured of one question, in microseconds."""

    game: str
    name: str
    size: int
    cold: Spread
    """CPU time without a cache."""
    ruling: float
    """CPU time of reading the body, holding it to its shape, ruling and writing the answer."""
    way: Spread
    """What ``cold`` has beside ``ruling``: the way in and out."""
    cached: Spread
    """CPU time from the cache."""
    walls: tuple[float, float]
    """By the clock of who asks, without a cache and from it."""
    shape: float
    """Holding the body to its shape, as a multiple of reading it."""


class TimedRow(NamedTuple):
    """What was measured of a question that takes long, in microseconds."""

    game: str
    name: str
    size: int
    wall: float
    cpu: float
    items: int
    """So many items of the answer."""


def measured(
    asked: Mapping[tuple[str, str], Asked],
    timed: Mapping[tuple[str, str], Callable[[], Timed]],
    batches: int = BATCHES,
    requests: int = REQUESTS,
) -> tuple[list[Row], list[TimedRow]]:
    """Measures all of that, with one worker."""
    with services(workers=1) as running, ExitStack() as stack:
        cold, cached = (
            Request(stack.enter_context(connected(server.port)), "", pids=tuple(server.worker_pids())) for server in running
        )
        rows = [_row(*named, question, cold, cached, batches, requests) for named, question in asked.items()]
        return rows, [_timed_row(*named, make(), cold) for named, make in timed.items()]


def _row(game: str, name: str, asked: Asked, cold: Request, cached: Request, batches: int, requests: int) -> Row:
    asked_at, ruling = path(game, asked.question), ruling_of(game, asked)
    body = ruling.body
    over_http = [request._replace(path=asked_at, body=body) for request in (cold, cached)]
    rounds = alternating([over_http[0], ruling, over_http[1]], batches, requests)
    return Row(
        game,
        name,
        len(body),
        cold=quartiles([whole.cpu for whole, _, _ in rounds]),
        ruling=statistics.median(within.cpu for _, within, _ in rounds),
        way=quartiles([whole.cpu - within.cpu for whole, within, _ in rounds]),
        cached=quartiles([from_cache.cpu for _, _, from_cache in rounds]),
        walls=(
            statistics.median(whole.wall for whole, _, _ in rounds),
            statistics.median(from_cache.wall for _, _, from_cache in rounds),
        ),
        shape=_held_to_its_shape(ruling),
    )


def _held_to_its_shape(ruling: Ruling) -> float:
    guard, request = ruling.question.guard, ijson.parse(ruling.body)
    works: list[Callable[[], object]] = [lambda: ijson.parse(ruling.body), lambda: guard.holds(request)]
    reading, holding = (min(repeat(work, number=CHECKS, timer=time.process_time)) for work in works)
    return holding / reading


def _timed_row(game: str, name: str, asked: Timed, cold: Request) -> TimedRow:
    request = cold._replace(path=path(game, asked.question), body=orjson.dumps(asked.request))
    answer = orjson.loads(request.answer())
    costs = [batch(request, FEW_REQUESTS) for _ in range(FEW_BATCHES)]
    return TimedRow(
        game,
        name,
        len(request.body),
        statistics.median(cost.wall for cost in costs),
        statistics.median(cost.cpu for cost in costs),
        len(answer[asked.counted]) if asked.counted else 1,
    )
