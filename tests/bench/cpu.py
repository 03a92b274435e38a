"""The CPU time that processes take, as the kernel counts it: it is steady where the clock is not. Needs Linux."""

import time
from collections.abc import Iterable
from pathlib import Path

from tests.serving import eventually

PAUSE = 0.2
IDLE = 0.02
"""Seconds for which processes are watched, and how much of these they may take, to count as idle."""


def taken(pids: Iterable[int]) -> float:
    """Seconds, user and system, that these processes have taken since each of them started, with all their threads."""
    return sum(time.clock_gettime_ns(_clock(pid)) for pid in pids) / 1e9


def wait_until_idle(pids: Iterable[int], seconds: float = 60) -> None:
    """Returns when these processes have nothing left to do."""
    pids = tuple(pids)
    eventually(lambda: _taken_in_a_pause(pids) < IDLE * PAUSE and not wants_more(pids), "the processes are idle", seconds)


def wants_more(pids: Iterable[int]) -> bool:
    """Whether any of these processes runs or waits for a processor, which on a busy machine it may do without taking any time."""
    return any(_state(thread) == "R" for pid in pids for thread in Path(f"/proc/{pid}/task").iterdir())


def _taken_in_a_pause(pids: Iterable[int]) -> float:
    before = taken(pids)
    time.sleep(PAUSE)
    return taken(pids) - before


def _state(thread: Path) -> str:
    """The state of a thread, as a letter."""
    return (thread / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]


def _clock(pid: int) -> int:
    """The clock of a process, as ``clock_getcpuclockid`` of the C library gives it; Python does not offer that."""
    return (~pid << 3) | 2
