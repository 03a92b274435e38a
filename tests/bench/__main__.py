"""Measures all that there is to measure, prints the figures, and writes them to `results.md`. It needs Linux and wrk."""

import gc
import sys
from pathlib import Path

import orjson

from tests.bench import (
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
from tests.bench.positions import QUESTIONS, REPRESENTATIVE, TIMED
from tests.bench.report import report

RESULTS = Path(__file__).parent / "results.md"
BEFORE = Path(__file__).parent / "before.json"
"""What was found of each goal when threads of gunicorn answered."""


def main() -> None:
    wrk.require()
    gc.freeze()  # as in a worker, so that what is measured in this process is not slowed by looking through all that is loaded
    questions, timed = latency.measured(QUESTIONS, TIMED)
    figures = Figures(
        f"{machine.described()} With {machine.versions()}",
        questions,
        timed,
        under_load.measured({named: QUESTIONS[named] for named in REPRESENTATIVE}),
        yardstick.measured(),
        memory.measured(),
        fairness.measured(),
        hang_ups.measured(),
        shedding.measured(),
        largest_bodies.measured(),
        hostile.measured(),
    )
    written = report(figures, orjson.loads(BEFORE.read_bytes()))
    sys.stdout.write(written)
    RESULTS.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
