"""What happens at twice the load that can be answered, and whether all is as usual one second after its end."""

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
from tests.serving import Server, served

WORKERS = 2
SECONDS = 10.0
TIMES = 2
"""By how much the load exceeds what can be answered."""
PAUSE = 1.0
"""Seconds after the load that the service has to recover."""
CHEAPS = 20
EXPENSIVES = 3
"""How many of each are asked before, one after the other; after it as many cheap ones, and beside them an expensive one."""
GIVES_UP = 60.0
"""Seconds that it takes if there is no answer, or another than 200."""
OTHERS = 1 << 20
"""The number of the first text that the load does not send."""


class Recovery(NamedTuple):
    """Milliseconds that a question took before the load, and one second after it."""

    usual: float
    after: float


class Figures(NamedTuple):
    """What was measured."""

    per_second: float
    """Expensive questions that were sent."""
    answers: Mapping[str, int]
    """How many of them had each answer, by the status in words."""
    lag_most: float
    """Milliseconds by which the client itself was late."""
    cheap: Recovery
    """The slowest of several, before and after."""
    expensive: Recovery
    """The median of several before, and the first after."""

    @property
    def unanswered(self) -> float:
        """The share that was not answered when the load ended."""
        return self.answers.get(described(Answer(NONE, 0)), 0) / sum(self.answers.values())


def measured(seconds: float = SECONDS, message: Message = EXPENSIVE) -> Figures:
    """Measures that with two workers."""
    cheap, expensive = (asked.path for asked in (CHEAP, message))
    cheaps, expensives = (texts(asked.body, OTHERS) for asked in (CHEAP, message))
    with served(workers=WORKERS) as server, client_process() as loading:
        pids = tuple(server.worker_pids())
        before = cpu.taken(pids)
        usual_expensive = _times(server, expensive, expensives, EXPENSIVES)
        of_one = (cpu.taken(pids) - before) / EXPENSIVES
        usual_cheap = _times(server, cheap, cheaps, CHEAPS)
        pace = Pace(message, TIMES * WORKERS / of_one)
        found: Probes = loading(probe, server.port, {"": pace}, seconds, hangs_up=True).result()
        time.sleep(PAUSE)
        with ThreadPoolExecutor(1) as other:
            waiting = other.submit(_times, server, expensive, expensives, 1)
            after_cheap, after_expensive = _times(server, cheap, cheaps, CHEAPS), waiting.result()
    return Figures(
        pace.per_second,
        Counter(described(answer) for answer in found.answers[""]),
        max(found.lags) * 1e3,
        Recovery(max(usual_cheap), max(after_cheap)),
        Recovery(statistics.median(usual_expensive), *after_expensive),
    )


def described(answer: Answer) -> str:
    """The status, and whether ``Retry-After`` is missing where it has to be."""
    if answer.status == NONE:
        return "none at the end"
    return f"{answer.status} without Retry-After" if answer.status in (429, 503) and not answer.says_when else str(answer.status)


def _times(server: Server, path: str, bodies: Iterator[bytes], number: int) -> Sequence[float]:
    """Milliseconds that so many requests take, one after the other, each over a connection of its own."""
    return [_time(server, path, body) for body in islice(bodies, number)]


def _time(server: Server, path: str, body: bytes) -> float:
    began = time.perf_counter()
    try:
        status, _, _ = server.ask(path, body, seconds=GIVES_UP)
    except TimeoutError:
        status = NONE
    return ((time.perf_counter() - began) if status == 200 else GIVES_UP) * 1e3
