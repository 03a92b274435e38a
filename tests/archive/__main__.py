"""Judges an archive with seeded faults, and writes into ``results.md`` whether all were found, how fast, and how it scales.

`python -m tests.archive 1000000` makes this number of actions. The machine should be quiet: its load is written next to
the figures. How fast it is also changes from minute to minute by more than what is measured, so what is compared runs one
after the other, several times over, and the medians count.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import orjson

from lawspeaker.adjudication.deciding.replay import MOST_WORK, replay
from lawspeaker.archive.judging import judge
from lawspeaker.archive.transcripts import read_line, read_transcript
from tests.archive import one_run
from tests.archive.generating import transcripts
from tests.bench.machine import describe

SEED = "results"
PLAYED_ONCE = 4
MOST_ACTIONS = 120
ROUNDS = 3
RESULTS = Path(__file__).with_name("results.md")
MIB = 1024 * 1024


@dataclass
class Measured:
    """What a run took."""

    wall: float
    cpu: float
    """Of all processes, in seconds."""
    own_cpu: float
    """Of the process that deals the parts."""
    memory: float
    """The most that the largest process took, in MiB."""
    load: float


def make(path: Path, actions: int) -> tuple[int, int, dict[tuple[int, int], str]]:
    """Writes an archive. Gives the number of its actions and games, and the rule of each fault by line and action."""
    seeded: dict[tuple[int, int], str] = {}
    made = line = 0
    with path.open("wb") as archive:
        for transcript, broken in transcripts(SEED, PLAYED_ONCE, MOST_ACTIONS):
            line += 1
            archive.write(orjson.dumps(transcript) + b"\n")
            made += len(transcript["actions"])
            seeded |= {(line, action): rule for action, rule in broken.items()}
            if made >= actions:
                break
    return made, line, seeded


def missed(out: Path, seeded: dict[tuple[int, int], str]) -> tuple[int, int]:
    """How many faults were not found with their rules, and how many breaches were found where no fault is."""
    found: dict[tuple[int, int], set[str]] = {}
    for line in (out / "breaches.ndjson").read_bytes().splitlines():
        breach = orjson.loads(line)
        found.setdefault((breach["line"], breach["action"]), set()).add(breach["rule"])
    return sum(1 for place, rule in seeded.items() if rule not in found.get(place, ())), len(found.keys() - seeded.keys())


def measured(path: Path, out: Path, processes: int, runs: int = 1) -> Measured:
    """The time and memory of a new process that judges the archive in ``processes`` processes, for each of ``runs`` runs."""
    started = time.perf_counter()
    programs = [
        subprocess.Popen(
            [sys.executable, "-m", one_run.__name__, str(path), str(out.with_suffix(f".{run}")), str(processes)],
            stdout=subprocess.PIPE,
        )
        for run in range(runs)
    ]
    told = [program.communicate()[0] for program in programs]
    wall = time.perf_counter() - started
    took = orjson.loads(told[-1])
    return Measured(wall, took["own_cpu"] + took["other_cpu"], took["own_cpu"], took["memory"], os.getloadavg()[0])


@dataclass
class Round:
    """The same archive judged with one process, with two, and by two programs at once of which each judges all of it."""

    one: Measured
    two: Measured
    apart: Measured

    @property
    def scaling(self) -> float:
        """How many times as fast two processes are as one."""
        return self.one.wall / self.two.wall

    @property
    def reachable(self) -> float:
        """How many times as much two programs do that know nothing of each other."""
        return 2 * self.one.wall / self.apart.wall


def compared(path: Path, folder: Path) -> list[Round]:
    """All rounds."""
    return [
        Round(
            measured(path, folder / f"one-{number}", 1),
            measured(path, folder / f"two-{number}", 2),
            measured(path, folder / f"apart-{number}", 1, runs=2),
        )
        for number in range(ROUNDS)
    ]


def overhead(path: Path, lines: int = 24) -> float:
    """The processor time to judge lines, compared with that of replaying what is in them. The median of five."""
    with path.open("rb") as archive:
        some = [line for line, _ in zip(archive, range(lines), strict=False)]

    def alone() -> Iterator[float]:
        for transcript in [read_transcript(read_line(line)) for line in some]:
            started = time.process_time()
            replay(
                transcript.game,
                transcript.state,
                transcript.actions,
                "/actions",
                go_on=transcript.go_on,
                most_work=10 * MOST_WORK,
            )
            yield time.process_time() - started

    ratios = []
    for _ in range(5):
        bare = sum(alone())
        started = time.process_time()
        judge(some, "en")
        ratios.append((time.process_time() - started) / bare)
    return median(ratios)


def _line(number: int, each: Round) -> str:
    one, two = (f"{run.wall:.1f} s (load {run.load:.1f})" for run in (each.one, each.two))
    return f"| {number} | {one} | {two} | {each.two.cpu / each.one.cpu:.2f} | {each.scaling:.2f} | {each.reachable:.2f} |\n"


def main(actions: int) -> None:
    """Measures, and writes the page."""
    with TemporaryDirectory() as folder:
        small, large = Path(folder, "small.ndjson"), Path(folder, "large.ndjson")
        few, *_ = make(small, actions // 4)
        number, games, seeded = make(large, actions)
        ratio = overhead(large)
        rounds = compared(small, Path(folder))
        whole = measured(large, Path(folder, "whole"), 2)
        lost, false = missed(Path(folder, "whole.0"), seeded)
        size = large.stat().st_size / MIB
    RESULTS.write_text(
        f"""# Archives: what was measured

Written by `python -m tests.archive {actions}`. {describe()}

{number:,} actions of {games:,} transcripts ({size:,.0f} MiB) were made by `generating.py` from {3 * PLAYED_ONCE} games that were
played at random, with {len(seeded):,} seeded faults of {len(set(seeded.values()))} rules.

| | |
|---|---|
| seeded faults that were not found with their rule | {lost} |
| breaches found where no fault was seeded | {false} |
| actions for each second of processor time, all processes counted | {number / whole.cpu:,.0f} |
| milliseconds of processor time for each action | {1000 * whole.cpu / number:.3f} |
| processor time to judge lines, compared with their replay alone | {ratio:.2f} |
| processor time of the process that deals the parts, share of the whole | {100 * whole.own_cpu / whole.cpu:.1f} % |
| most memory of a process with {few:,} actions | {max(each.two.memory for each in rounds):.0f} MiB |
| most memory of a process with {number:,} actions | {whole.memory:.0f} MiB |

One process and two, with {few:,} actions, in {ROUNDS} rounds. The load is that at the end of each run. What two programs
reach that share nothing is what the machine allows:

| round | one process | two processes | processor time of two, to one | speed of two, to one | of two that share nothing |
|---|---|---|---|---|---|
{"".join(_line(place, each) for place, each in enumerate(rounds, 1))}
In the median, two processes are **{median(each.scaling for each in rounds):.2f} times as fast** as one.
""",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
