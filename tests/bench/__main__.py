"""Runs all measurements, prints the figures, and writes them to `results.md`. Needs Linux and wrk."""

import gc
import sys
from pathlib import Path

import orjson

from tests.bench import (
    costs,
    engine_cases,
    fairness,
    hang_ups,
    hostile,
    largest_bodies,
    latency,
    machine,
    memory,
    shedding,
    under_load,
    wrk,
    yardstick,
)
from tests.bench.figures import Figures
from tests.bench.positions import QUESTIONS, REPRESENTATIVE, SLOW_QUESTIONS
from tests.bench.report import report

RESULTS = Path(__file__).parent / "results.md"
BEFORE = Path(__file__).parent / "before.json"
"""The figures for the goals from the time when gunicorn threads answered."""


def main() -> None:
    wrk.require()
    gc.freeze()  # as in a worker, so that garbage collection of all modules does not slow measurements in this process
    questions, timed = latency.measure(QUESTIONS, SLOW_QUESTIONS)
    figures = Figures(
        f"{machine.describe()} With {machine.versions()}",
        questions,
        timed,
        costs.measure(),
        under_load.measure({named: QUESTIONS[named] for named in REPRESENTATIVE}),
        yardstick.measure(),
        engine_cases.measure(),
        memory.measure(),
        fairness.measure(),
        hang_ups.measure(),
        shedding.measure(),
        largest_bodies.measure(),
        hostile.measure(),
    )
    written = report(figures, orjson.loads(BEFORE.read_bytes()))
    sys.stdout.write(written)
    RESULTS.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
