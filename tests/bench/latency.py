"""The cost of each question over HTTP and within the process, and so the cost of HTTP itself."""

import statistics
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from timeit import repeat
from typing import NamedTuple

import orjson

from lawspeaker.adjudication import ijson
from tests.bench.connection import BATCHES, REQUESTS, Request, alternating, batch, connect
from tests.bench.questions import Question, SlowQuestion, path
from tests.bench.ruling import Ruling, ruling_of
from tests.bench.services import services
from tests.bench.spread import Spread, quartiles

FEW_BATCHES = 5
FEW_REQUESTS = 2
"""The number of requests for slow questions."""
CHECKS = 200
"""How often a body is parsed and validated in one measurement."""


class Row(NamedTuple):
    """The figures of one question in microseconds."""

    game: str
    name: str
    size: int
    cold: Spread
    """CPU time without a cache."""
    ruling: float
    """CPU time for parsing and validating the body, ruling, and serializing the answer."""
    way: Spread
    """``cold`` without ``ruling``: the CPU time of HTTP."""
    cached: Spread
    """CPU time from the cache."""
    walls: tuple[float, float]
    """Time by the clock of the client, without a cache and from the cache."""
    shape: float
    """The time for validating the body, as a multiple of parsing it."""


class SlowRow(NamedTuple):
    """The figures of a slow question in microseconds."""

    game: str
    name: str
    size: int
    wall: float
    cpu: float
    items: int
    """The number of items in the answer."""


def measure(
    questions: Mapping[tuple[str, str], Question],
    timed: Mapping[tuple[str, str], Callable[[], SlowQuestion]],
    batches: int = BATCHES,
    requests: int = REQUESTS,
) -> tuple[list[Row], list[SlowRow]]:
    """Runs the measurement with one worker."""
    with services(workers=1) as running, ExitStack() as stack:
        cold, cached = (
            Request(stack.enter_context(connect(server.port)), "", pids=tuple(server.worker_pids())) for server in running
        )
        rows = [_row(*named, question, cold, cached, batches, requests) for named, question in questions.items()]
        return rows, [_slow_row(*named, make(), cold) for named, make in timed.items()]


def _row(game: str, name: str, question: Question, cold: Request, cached: Request, batches: int, requests: int) -> Row:
    question_path, ruling = path(game, question.question), ruling_of(game, question)
    body = ruling.body
    over_http = [request._replace(path=question_path, body=body) for request in (cold, cached)]
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


def _slow_row(game: str, name: str, question: SlowQuestion, cold: Request) -> SlowRow:
    request = cold._replace(path=path(game, question.question), body=orjson.dumps(question.request))
    answer = orjson.loads(request.answer())
    costs = [batch(request, FEW_REQUESTS) for _ in range(FEW_BATCHES)]
    return SlowRow(
        game,
        name,
        len(request.body),
        statistics.median(cost.wall for cost in costs),
        statistics.median(cost.cpu for cost in costs),
        len(answer[question.list_member]) if question.list_member else 1,
    )
