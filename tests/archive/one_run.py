"""Judges an archive as a program of its own, and prints as JSON what it took. `__main__.py` measures with it."""

import resource
import sys
from pathlib import Path

import orjson

from lawspeaker.archive.archive import Archive
from lawspeaker.archive.processes import judging_here
from lawspeaker.archive.tallies import Tally


class Silent:
    """Says nothing of the progress."""

    def advance(self, size: int, tally: Tally | None) -> None: ...


def main(archive: str, out: str, processes: int) -> None:
    """Judges, and prints the seconds of processor time of this process and of the others, and the most memory of one, in MiB."""
    Archive([archive]).judge(Path(out), judging_here(processes), Silent())
    own, others = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    took = {
        "own_cpu": own.ru_utime + own.ru_stime,
        "other_cpu": others.ru_utime + others.ru_stime,
        "memory": max(_most_memory(), others.ru_maxrss) / 1024,
    }
    sys.stdout.buffer.write(orjson.dumps(took))


def _most_memory() -> int:
    """In KiB. `ru_maxrss` of this process counts what the one took that started it."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))


if __name__ == "__main__":  # not in the processes that judge, which import this module
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
