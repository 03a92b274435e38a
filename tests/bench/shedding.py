"""Behaviour at twice the load that the service can answer, and its recovery one second later."""

import statistics
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import NamedTuple

from tests.bench import cpu
from tests.bench.client import NONE, Answer, Message, Pace, Probes, client_process, probe
from tests.bench.messages import CHEAP, EXPENSIVE
from tests.bench.texts import texts
from tests.serving import SERVICE, Server, serve

WORKERS = 2
SECONDS = 10.0
TIMES = 2
"""The load as a multiple of the capacity."""
PAUSE = 1.0
"""Seconds after the load that the service has to recover."""
CHEAPS = 20
EXPENSIVES = 3
"""Questions of each kind before the load, one by one. After it, as many cheap ones, and one expensive one at the same time."""
GIVES_UP = 60.0
"""Seconds that a request counts if it gets no response, or another one than 200."""
OTHERS = 1 << 20
"""The number of the first text that the load does not send."""


class Recovery(NamedTuple):
    """Milliseconds that a question took before the load, and one second after it."""

    usual: float
    after: float


class Figures(NamedTuple):
    """The figures of this measurement."""

    per_second: float
    """Expensive questions sent per second."""
    answers: Mapping[str, int]
    """The number of them by status, in words."""
    lag_most: float
    """The delay of the client itself in milliseconds."""
    cheap: Recovery
    """The slowest of several, before and after."""
    expensive: Recovery
    """The median of several before, and the first after."""

    @property
    def unanswered(self) -> float:
        """The share of questions without an answer when the load ended."""
        return self.answers.get(describe(Answer(NONE, 0)), 0) / sum(self.answers.values())


def measure(seconds: float = SECONDS, message: Message = EXPENSIVE) -> Figures:
    """Runs the measurement with two workers."""
    cheap, expensive = (each.path for each in (CHEAP, message))
    cheaps, expensives = (texts(each.body, OTHERS) for each in (CHEAP, message))
    with serve(SERVICE, workers=WORKERS) as server, client_process() as loading:
        pids = tuple(server.worker_pids())
        before = cpu.time_used(pids)
        usual_expensive = _times(server, expensive, expensives, EXPENSIVES)
        of_one = (cpu.time_used(pids) - before) / EXPENSIVES
        usual_cheap = _times(server, cheap, cheaps, CHEAPS)
        pace = Pace(message, TIMES * WORKERS / of_one)
        found: Probes = loading(probe, server.port, {"": pace}, seconds, hangs_up=True).result()
        time.sleep(PAUSE)
        with ThreadPoolExecutor(1) as other:
            waiting = other.submit(_times, server, expensive, expensives, 1)
            after_cheap, after_expensive = _times(server, cheap, cheaps, CHEAPS), waiting.result()
    return Figures(
        pace.per_second,
        Counter(describe(answer) for answer in found.answers[""]),
        max(found.lags) * 1e3,
        Recovery(max(usual_cheap), max(after_cheap)),
        Recovery(statistics.median(usual_expensive), *after_expensive),
    )


def describe(answer: Answer) -> str:
    """The status in words, and whether a required ``Retry-After`` is missing."""
    if answer.status == NONE:
        return "none at the end"
    return f"{answer.status} without Retry-After" if answer.status in (429, 503) and not answer.says_when else str(answer.status)


def _times(server: Server, path: str, bodies: Iterator[bytes], number: int) -> Sequence[float]:
    """The milliseconds of ``number`` requests, one after another, each over a new connection."""
    return [_time(server, path, body) for body in islice(bodies, number)]


def _time(server: Server, path: str, body: bytes) -> float:
    began = time.perf_counter()
    try:
        status, _, _ = server.ask(path, body, seconds=GIVES_UP)
    except TimeoutError:
        status = NONE
    return ((time.perf_counter() - began) if status == 200 else GIVES_UP) * 1e3
