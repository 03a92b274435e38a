"""What others notice while some ask the most expensive question without pause: whether rulings and probes go past it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.bench.client import PATIENCE, Answer, Message, Pace, Probes, client_process, press, probe
from tests.bench.messages import CACHED, CHEAP, EXPENSIVE, HEALTH
from tests.serving import Server, served

WORKERS = 2
CONNECTIONS = 16
"""Over which the expensive question is asked."""
SECONDS = 20.0
BEFORE = 2.0
"""Seconds of load before anything is measured."""
PACES = {"cheap ruling": Pace(CHEAP, 25), "cached answer": Pace(CACHED, 25), "/healthz": Pace(HEALTH, 25)}
"""What is asked meanwhile."""


class Row(NamedTuple):
    """How long one kind of request took, in milliseconds; what was not answered with 200 took as long as a client has."""

    what: str
    number: int
    refused: int
    """Requests that were not answered with 200."""
    p50: float
    p99: float
    most: float


class Figures(NamedTuple):
    """What was measured."""

    rows: Sequence[Row]
    lag_p99: float
    """Milliseconds by which the client itself was late."""
    lag_most: float
    expensive: Mapping[int, int]
    """How many requests of the load were answered with each status."""


def measured(seconds: float = SECONDS, expensive: Message = EXPENSIVE) -> Figures:
    """Measures that with two workers."""
    with served(workers=WORKERS) as server, client_process() as loading, client_process() as probing:
        fill_caches(server)
        load = loading(press, server.port, expensive, CONNECTIONS, seconds + 2 * BEFORE)
        # The probes begin later; those of the time before are for nothing.
        probing(probe, server.port, PACES, BEFORE).result()
        found: Probes = probing(probe, server.port, PACES, seconds).result()
        pressed: Sequence[Answer] = load.result()
    return Figures(
        [row(what, answers) for what, answers in found.answers.items()],
        percentile(found.lags, 99) * 1e3,
        max(found.lags) * 1e3,
        Counter(answer.status for answer in pressed),
    )


def row(what: str, answers: Sequence[Answer]) -> Row:
    """How long these took."""
    times = [answer.seconds if answer.status == 200 else PATIENCE for answer in answers]
    refused = sum(answer.status != 200 for answer in answers)
    return Row(what, len(times), refused, percentile(times, 50) * 1e3, percentile(times, 99) * 1e3, max(times) * 1e3)


def percentile(values: Sequence[float], share: int) -> float:
    """The least of the values that so many of 100 do not exceed."""
    return sorted(values)[-(-len(values) * share // 100) - 1]


def fill_caches(server: Server) -> None:
    """Returns when every worker has the cached answer."""
    for _ in range(16 * server.workers):  # each over a connection of its own, of which every worker gets some
        server.ask(CACHED.path, CACHED.body)
