"""Memory for many bodies of the largest size at the same time, of kinds that need much memory for parsing."""

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from typing import NamedTuple

import psutil

from lawspeaker.api.questions import LARGEST_BODY
from tests.bench.client import NONE
from tests.bench.messages import CHEAP
from tests.serving import SERVICE, Server, serve

WORKERS = 2
CONNECTIONS = 64
TIMES = 2
"""How often each connection sends its body."""
PATIENCE = 120.0
"""Seconds after which a client gives up."""
LIMIT = 512
"""The memory limit for all workers in MiB, from `compose.yaml` and `deployment.yaml`."""


class Figures(NamedTuple):
    """The figures of this measurement."""

    size: int
    """The size of each body in bytes."""
    statuses: Mapping[str, Mapping[int, int]]
    """The number of bodies by kind and status; ``NONE`` is no response."""
    killed: int
    """The number of workers that were killed."""
    peak: float
    """The most memory of gunicorn and its workers in MiB: the sum of their peaks, without shared memory."""

    @property
    def unanswered(self) -> int:
        return sum(statuses.get(NONE, 0) for statuses in self.statuses.values())


def measure(size: int = LARGEST_BODY, connections: int = CONNECTIONS) -> Figures:
    """Runs the measurement with two workers. Neighbouring connections send bodies of different kinds."""
    named = bodies(size)
    kinds = [list(named)[number % len(named)] for number in range(connections)]
    with serve(SERVICE, workers=WORKERS) as server, ThreadPoolExecutor(connections) as pool:
        before = server.worker_pids()
        shared = {pid: _shared(pid) for pid in [server.pid, *before]}
        answers = list(pool.map(lambda kind: _statuses(server, named[kind]), kinds))
        left = server.worker_pids() & before
        peak = sum(_most(pid) - shared[pid] for pid in [server.pid, *left])
    statuses: dict[str, Counter[int]] = {kind: Counter() for kind in named}
    for kind, counts in zip(kinds, answers, strict=True):
        statuses[kind].update(counts)
    return Figures(size, statuses, len(before - left), peak / 2**20)


def bodies(size: int) -> Mapping[str, bytes]:
    """Bodies of ``size`` bytes, by kind."""
    many_objects = b'{"\\u0061":0,"s":[' + b",".join([b'{"":5.0}'] * (size // 9 - 4)) + b"]}"
    made = {
        "lists": b"[" + b",".join([b"[]"] * ((size - 2) // 3)) + b"]",
        "numbers": b"[" + b",".join([b"5.0"] * ((size - 2) // 4)) + b"]",
        "objects, and an escape": many_objects,
        "members": b"{" + b",".join(b'"%06d":0' % number for number in range((size - 2) // 11)) + b"}",
        "one string": b'{"state":"' + b"a" * (size - 12) + b'"}',
        "a ruling, and blanks": CHEAP.body,
    }
    return {kind: body.ljust(size) for kind, body in made.items()}


def _statuses(server: Server, body: bytes) -> Sequence[int]:
    """Sends the body several times, over one connection if the service keeps it open. Returns the statuses."""
    statuses = []
    with closing(HTTPConnection(server.host, server.port, timeout=PATIENCE)) as connection:
        for _ in range(TIMES):
            try:
                with suppress(BrokenPipeError, ConnectionResetError):  # refused before it was sent as a whole
                    connection.request("POST", CHEAP.path, body, {"Content-Type": "application/json"})
                answer = connection.getresponse()
                answer.read()
                statuses.append(answer.status)
            except (OSError, HTTPException):
                connection.close()
                statuses.append(NONE)
    return statuses


def _shared(pid: int) -> float:
    """Bytes of memory that a process shares and that are counted for other processes."""
    full = psutil.Process(pid).memory_full_info()
    return float(full.rss - full.pss)


def _most(pid: int) -> float:
    """The peak memory of a process in bytes."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as status:
        (line,) = (line for line in status if line.startswith("VmHWM:"))
    return float(line.split()[1]) * 1024
