"""Measures all that there is to measure, prints the figures, and writes them to `results.md`. It needs Linux and wrk."""

import sys
from pathlib import Path

from tests.bench import latency, machine, memory, under_load, wrk, yardstick
from tests.bench.positions import QUESTIONS, REPRESENTATIVE, TIMED
from tests.bench.report import Figures, report

RESULTS = Path(__file__).parent / "results.md"


def main() -> None:
    wrk.require()
    questions, timed = latency.measured(QUESTIONS, TIMED)
    figures = Figures(
        f"{machine.described()} With {machine.versions()}",
        questions,
        timed,
        under_load.measured({named: QUESTIONS[named] for named in REPRESENTATIVE}),
        yardstick.measured(),
        memory.measured(),
    )
    written = report(figures)
    sys.stdout.write(written)
    RESULTS.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
