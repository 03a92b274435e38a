"""What the service still does for those who hung up: expensive questions, whose connections are reset."""

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
from tests.serving import served

WORKERS = 2
NUMBER = 40
"""Questions."""
AFTER = (0.0, 0.1)
"""Seconds after which they are reset: at once, and when they are queued and some have been begun."""
GIVES_UP = 120.0
"""Seconds after which a service that still works on them is stopped, and no more is counted."""

_RESET = struct.pack("ii", 1, 0)
"""Of ``SO_LINGER``: to close is to reset."""


class Row(NamedTuple):
    """What was measured, in seconds of CPU time."""

    number: int
    after: float
    """Seconds after which the questions were reset."""
    one: float
    """For one question that is answered."""
    all: float
    """For all of those that were reset."""


def measured(number: int = NUMBER, expensive: Message = EXPENSIVE) -> list[Row]:
    """Measures that with two workers."""
    return [_row(number, after, expensive) for after in AFTER]


def _row(number: int, after: float, expensive: Message) -> Row:
    with served(workers=WORKERS) as server:
        pids = tuple(server.worker_pids())
        cpu.wait_until_idle(pids)
        start = cpu.taken(pids)
        server.ask(expensive.path, expensive.body)
        answered = cpu.taken(pids)
        reset(server.host, server.port, list(islice(expensive.written(), number)), after)
        with suppress(AssertionError):  # what was taken until then says enough
            cpu.wait_until_idle(pids, GIVES_UP)
        return Row(number, after, answered - start, cpu.taken(pids) - answered)


def reset(host: str, port: int, requests: Sequence[bytes], after: float) -> None:
    """Sends each of these over a connection of its own and, so many seconds after the last one, resets them all."""
    connections = []
    for request in requests:
        connection = socket.create_connection((host, port))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        connection.sendall(request)
        connections.append(connection)
    time.sleep(after)
    for connection in connections:
        connection.close()
