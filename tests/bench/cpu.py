"""The CPU time of processes as the kernel counts it, which is more stable than clock time. Needs Linux."""

import time
from collections.abc import Iterable
from pathlib import Path

from tests.serving import LONG, eventually

PAUSE = 0.2
IDLE = 0.02
"""Processes count as idle if they use at most this share of the CPU time for this number of seconds."""


def time_used(pids: Iterable[int]) -> float:
    """Seconds of user and system time that all threads of these processes have used since their start."""
    return sum(time.clock_gettime_ns(_clock(pid)) for pid in pids) / 1e9


def wait_until_idle(pids: Iterable[int], seconds: float = LONG) -> None:
    """Waits until these processes are idle."""
    pids = tuple(pids)
    eventually(lambda: _taken_in_a_pause(pids) < IDLE * PAUSE and not wants_more(pids), "the processes are idle", seconds)


def wants_more(pids: Iterable[int]) -> bool:
    """Whether any of these processes runs or waits for a processor. On a busy machine it can wait without using CPU time."""
    return any(_state(thread) == "R" for pid in pids for thread in Path(f"/proc/{pid}/task").iterdir())


def _taken_in_a_pause(pids: Iterable[int]) -> float:
    before = time_used(pids)
    time.sleep(PAUSE)
    return time_used(pids) - before


def _state(thread: Path) -> str:
    """The state of a thread, as a letter."""
    return (thread / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]


def _clock(pid: int) -> int:
    """The CPU clock of a process, like ``clock_getcpuclockid`` of the C library, which Python does not have."""
    return (~pid << 3) | 2
