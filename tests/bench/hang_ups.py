"""The CPU time for expensive questions whose clients have reset the connection."""

import socket
import struct
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from typing import NamedTuple

from tests.bench import cpu
from tests.bench.client import Message
from tests.bench.messages import EXPENSIVE
from tests.serving import serve

WORKERS = 2
NUMBER = 40
"""The number of questions."""
AFTER = (0.0, 0.1)
"""Seconds after which the connections are reset: at once, and when the questions are queued and some have begun."""
GIVES_UP = 120.0
"""Seconds after which a service that still works is stopped, and the measurement ends."""

_RESET = struct.pack("ii", 1, 0)
"""The value of ``SO_LINGER`` with which closing resets the connection."""


class Row(NamedTuple):
    """The figures in seconds of CPU time."""

    number: int
    after: float
    """Seconds after which the questions were reset."""
    one: float
    """CPU time for one question that is answered."""
    all: float
    """CPU time for all questions that were reset."""


def measure(number: int = NUMBER, expensive: Message = EXPENSIVE) -> list[Row]:
    """Runs the measurement with two workers."""
    return [_row(number, after, expensive) for after in AFTER]


def _row(number: int, after: float, expensive: Message) -> Row:
    with serve(workers=WORKERS) as server:
        pids = tuple(server.worker_pids())
        cpu.wait_until_idle(pids)
        start = cpu.time_used(pids)
        server.ask(expensive.path, expensive.body)
        answered = cpu.time_used(pids)
        reset(server.host, server.port, list(islice(expensive.requests(), number)), after)
        with suppress(AssertionError):  # the CPU time until then is enough
            cpu.wait_until_idle(pids, GIVES_UP)
        return Row(number, after, answered - start, cpu.time_used(pids) - answered)


def reset(host: str, port: int, requests: Sequence[bytes], after: float) -> None:
    """Sends each request over a new connection, and resets all connections ``after`` seconds."""
    connections = []
    for request in requests:
        connection = socket.create_connection((host, port))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        connection.sendall(request)
        connections.append(connection)
    time.sleep(after)
    for connection in connections:
        connection.close()
