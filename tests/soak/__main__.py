"""Keeps the service under mixed load, and prints the memory of its workers. Exits with 1 if they grow or a response is wrong."""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil

from tests.bench import machine
from tests.load import expensive_questions, under_load
from tests.serving import SERVICE, Server, redis_server, serve
from tests.soak.course import Course, Sample
from tests.soak.report import line, report

RESULTS = Path(__file__).parent / "results.md"
MINUTES = 10.0
SAMPLES = 60
WORKERS = 2
CACHE = 4 * 1024 * 1024
"""Bytes of answers that a worker caches: so few that the cache is full within seconds, and its content changes all the time."""
REDIS = ("--maxmemory", "32mb", "--maxmemory-policy", "allkeys-lru")
MANY_TEXTS = 2_000
"""The number of texts of each question for clients that hardly ever hit a cache."""
FEW_TEXTS = 2
"""The number of texts for clients that often hit a cache."""
EXPENSIVE_TEXTS = 50
"""The number of texts of expensive questions. Not all their answers fit into a worker, but all fit into Redis."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument(
        "minutes",
        nargs="?",
        type=float,
        default=MINUTES,
        help="how long (usual: %(default)g); below 5 the workers may not yet keep all that they do",
    )
    minutes = parser.parse_args().minutes
    if minutes <= 0:
        parser.error("minutes: more than 0")
    course = soak(minutes * 60)
    written = report(course, minutes, machine.describe())
    sys.stdout.write(written)
    RESULTS.write_text(written, encoding="utf-8")
    sys.exit(1 if any(course.faults()) else 0)


def soak(seconds: float, samples: int = SAMPLES) -> Course:
    """Runs mixed load for ``seconds``. Takes and prints a sample at the start, and ``samples`` more at equal intervals."""
    with ExitStack() as stack:
        redis = stack.enter_context(redis_server(*REDIS))
        silent = Path(os.devnull)
        server = stack.enter_context(serve(SERVICE, workers=WORKERS, errors=silent, redis_url=redis.url, cache_bytes=str(CACHE)))
        loads = [
            stack.enter_context(under_load(server, clients=2, texts=MANY_TEXTS)),
            stack.enter_context(under_load(server, clients=1, texts=FEW_TEXTS)),
            stack.enter_context(under_load(server, clients=1, texts=FEW_TEXTS, keeps_connections=False)),
            stack.enter_context(under_load(server, expensive_questions(), clients=1, texts=EXPENSIVE_TEXTS)),
        ]
        seen = []
        for sample in _take_samples(server, seconds, samples):
            print(line(sample, sum(load.results.right for load in loads)), flush=True)
            seen.append(sample)
    return Course(seen, [load.results for load in loads])


def _take_samples(server: Server, seconds: float, samples: int) -> Iterator[Sample]:
    began = time.monotonic()
    for number in range(samples + 1):
        time.sleep(max(0.0, began + seconds * number / samples - time.monotonic()))
        yield Sample(time.monotonic() - began, {pid: _size(pid) for pid in sorted(server.worker_pids())})


def _size(pid: int) -> float:
    size: int = psutil.Process(pid).memory_info().rss
    return size / 2**20


if __name__ == "__main__":
    main()
