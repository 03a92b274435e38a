"""Keeps the service under mixed load, prints what its workers take, and ends with 1 if they grow or an answer is wrong."""

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
from tests.serving import Server, redis_server, served
from tests.soak.course import Course, Sample
from tests.soak.report import line, report

RESULTS = Path(__file__).parent / "results.md"
MINUTES = 10.0
SAMPLES = 60
WORKERS = 2
CACHE = 4 * 1024 * 1024
"""Bytes of answers that a worker keeps: so few that the cache is full within seconds and turns over again and again."""
REDIS = ("--maxmemory", "32mb", "--maxmemory-policy", "allkeys-lru")
MANY_TEXTS = 2_000
"""In which each question is asked by those who are hardly ever answered from a cache."""
FEW_TEXTS = 2
"""In which it is asked by those who often are."""
EXPENSIVE_TEXTS = 50
"""In which expensive questions are asked: so many that not all answers fit in a worker, and Redis has the others."""


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
    course = soaked(minutes * 60)
    written = report(course, minutes, machine.described())
    sys.stdout.write(written)
    RESULTS.write_text(written, encoding="utf-8")
    sys.exit(1 if any(course.faults()) else 0)


def soaked(seconds: float, samples: int = SAMPLES) -> Course:
    """What was seen in so many seconds of mixed load, at equal times, ``samples`` of them and the beginning; prints each."""
    with ExitStack() as stack:
        log = stack.enter_context(Path(os.devnull).open("wb"))
        redis = stack.enter_context(redis_server(*REDIS))
        server = stack.enter_context(served(workers=WORKERS, errors=log, redis_url=redis.url, cache_bytes=str(CACHE)))
        loads = [
            stack.enter_context(under_load(server, clients=2, texts=MANY_TEXTS)),
            stack.enter_context(under_load(server, clients=1, texts=FEW_TEXTS)),
            stack.enter_context(under_load(server, clients=1, texts=FEW_TEXTS, keeps_connections=False)),
            stack.enter_context(under_load(server, expensive_questions(), clients=1, texts=EXPENSIVE_TEXTS)),
        ]
        seen = []
        for sample in _watched(server, seconds, samples):
            print(line(sample, sum(load.heard.right for load in loads)), flush=True)
            seen.append(sample)
    return Course(seen, [load.heard for load in loads])


def _watched(server: Server, seconds: float, samples: int) -> Iterator[Sample]:
    began = time.monotonic()
    for number in range(samples + 1):
        time.sleep(max(0.0, began + seconds * number / samples - time.monotonic()))
        yield Sample(time.monotonic() - began, {pid: _size(pid) for pid in sorted(server.worker_pids())})


def _size(pid: int) -> float:
    size: int = psutil.Process(pid).memory_info().rss
    return size / 2**20


if __name__ == "__main__":
    main()
