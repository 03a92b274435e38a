"""Response times of rulings and probes while other clients send the most expensive question without pause."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.bench.client import PATIENCE, Answer, Message, Pace, Probes, client_process, press, probe
from tests.bench.messages import CACHED, CHEAP, EXPENSIVE, HEALTH
from tests.serving import SERVICE, Server, serve

WORKERS = 2
CONNECTIONS = 16
"""The number of connections that send the expensive question."""
SECONDS = 20.0
BEFORE = 2.0
"""Seconds of load before the measurement."""
PACES = {"cheap ruling": Pace(CHEAP, 25), "cached answer": Pace(CACHED, 25), "/healthz": Pace(HEALTH, 25)}
"""The requests that are measured in the meantime."""


class Row(NamedTuple):
    """Times of one kind of request in milliseconds. A request without a 200 counts as long as the patience of a client."""

    what: str
    number: int
    refused: int
    """Requests that were not answered with 200."""
    p50: float
    p99: float
    most: float


class Figures(NamedTuple):
    """The figures of this measurement."""

    rows: Sequence[Row]
    lag_p99: float
    """The delay of the client itself in milliseconds."""
    lag_most: float
    expensive: Mapping[int, int]
    """The number of requests of the load by status."""


def measure(seconds: float = SECONDS, expensive: Message = EXPENSIVE) -> Figures:
    """Runs the measurement with two workers."""
    with serve(SERVICE, workers=WORKERS) as server, client_process() as loading, client_process() as probing:
        fill_caches(server)
        load = loading(press, server.port, expensive, CONNECTIONS, seconds + 2 * BEFORE)
        # Probes before the start of the measurement are ignored.
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
    """The times of these answers."""
    times = [answer.seconds if answer.status == 200 else PATIENCE for answer in answers]
    refused = sum(answer.status != 200 for answer in answers)
    return Row(what, len(times), refused, percentile(times, 50) * 1e3, percentile(times, 99) * 1e3, max(times) * 1e3)


def percentile(values: Sequence[float], share: int) -> float:
    """The percentile of ``values`` for ``share``."""
    return sorted(values)[-(-len(values) * share // 100) - 1]


def fill_caches(server: Server) -> None:
    """Waits until every worker has cached the answer."""
    for _ in range(16 * server.workers):  # new connections, so that every worker gets some
        server.ask(CACHED.path, CACHED.body)
