"""The memory of a worker, and the time that the service needs to start."""

import statistics
import time
from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from typing import NamedTuple

import orjson
import psutil

from tests.api.worked import WORKED
from tests.bench.spread import Spread, extremes
from tests.serving import SERVICE, Server, serve

WORKERS = 2
REQUESTS = 2_000
"""The number of mixed requests before memory is measured again."""
STARTS = 3


class Memory(NamedTuple):
    """The average memory of a worker in MiB."""

    rss: float
    """Resident memory, including memory that is shared with other processes."""
    pss: float
    """Resident memory, with shared memory divided among the processes that share it."""
    uss: float
    """Memory that would become free if the worker ended."""


class Figures(NamedTuple):
    start: Spread
    """Seconds from the start of gunicorn until `/readyz` says that every game answers."""
    fresh: Memory
    used: Memory
    """Memory after the mixed requests."""


def measure(starts: int = STARTS, requests: int = REQUESTS) -> Figures:
    """Measures the service with its default settings."""
    times = []
    for _ in range(starts):
        began = time.perf_counter()
        with serve(SERVICE, workers=WORKERS) as server:
            status, _, answer = server.ask("/readyz")
            times.append(time.perf_counter() - began)
            if status != 200:
                raise RuntimeError(f"The service is not ready: {answer.decode()}")
            fresh = _memory(server.worker_pids())
            used = _memory_after(server, requests) if len(times) == starts else fresh
    return Figures(extremes(times), fresh, used)


def _memory_after(server: Server, requests: int) -> Memory:
    """The memory of the workers after ``requests`` worked examples, each in a different text."""
    for number, worked in islice(enumerate(cycle(WORKED)), requests):
        status, _, answer = server.ask(worked.path, orjson.dumps(worked.body) + b" " * (number // len(WORKED)))
        if status != 200:
            raise RuntimeError(f"{worked.path} answered {status}: {answer.decode()}")
    return _memory(server.worker_pids())


def _memory(pids: Iterable[int]) -> Memory:
    of_each: Sequence[Memory] = [_of_one(psutil.Process(pid)) for pid in pids]
    return Memory(*(statistics.mean(figures) / 2**20 for figures in zip(*of_each, strict=True)))


def _of_one(process: psutil.Process) -> Memory:
    full = process.memory_full_info()
    return Memory(full.rss, full.pss, full.uss)
