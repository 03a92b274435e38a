"""Runs all measurements, prints the figures, and writes them to `results.md`. Needs Linux and wrk."""

import gc
import sys
from pathlib import Path

from tests.bench import (
    costs,
    fairness,
    hostile,
    largest_bodies,
    machine,
    memory,
    shedding,
    under_load,
    wrk,
    yardstick,
)
from tests.bench.figures import Figures
from tests.bench.positions import QUESTIONS, REPRESENTATIVE
from tests.bench.report import report

RESULTS = Path(__file__).parent / "results.md"


def main() -> None:
    wrk.require()
    gc.freeze()  # as in a worker, so that garbage collection of all modules does not slow measurements in this process
    figures = Figures(
        f"{machine.describe()} With {machine.versions()}",
        costs.measure(),
        under_load.measure({named: QUESTIONS[named] for named in REPRESENTATIVE}),
        yardstick.measure(),
        memory.measure(),
        fairness.measure(),
        shedding.measure(),
        largest_bodies.measure(),
        hostile.measure(),
    )
    written = report(figures)
    sys.stdout.write(written)
    RESULTS.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
