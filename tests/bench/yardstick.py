"""Compares the service with FastAPI, pydantic and uvicorn for the same questions: one process each, with and without a cache."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from tempfile import TemporaryFile
from typing import NamedTuple

import orjson

from tests.bench import under_load, wrk
from tests.bench.positions import QUESTIONS
from tests.bench.questions import path
from tests.bench.services import services
from tests.bench.under_load import ROUNDS
from tests.serving import LOOPBACK, ROOT, eventually, free_port

GAME = "graenaland"
COMPARED = ("votes in one territory", "votes in a full state")
"""The questions for both."""
VOTES = path(GAME, "votes")

APPLICATIONS = {"cold": "tests.bench.fastapi_votes:app", "cached": "tests.bench.fastapi_votes:cached"}
OPTIONS = ("--http", "httptools", "--loop", "uvloop")
"""The fastest options of uvicorn. It logs each request by default, like the service."""


class Row(NamedTuple):
    """The figures of one question, cold or cached: first the service, then the yardstick."""

    name: str
    how: str
    loads: tuple[under_load.Figures, under_load.Figures]
    """Figures under load by wrk."""

    @property
    def ratio_under_load(self) -> float:
        """The least CPU time of the service as a multiple of that of the yardstick, kept busy by wrk."""
        ours, theirs = self.loads
        return ours.cpu.low / theirs.cpu.low

    @property
    def rate_under_load(self) -> float:
        """The most requests per second of the yardstick as a multiple of those of the service."""
        ours, theirs = self.loads
        return theirs.per_second.high / ours.per_second.high


class Rival(NamedTuple):
    """One of the two compared servers."""

    port: int
    pids: Sequence[int]


def measure(names: Sequence[str] = COMPARED, rounds: int = ROUNDS) -> list[Row]:
    """Measures each of these questions, cold and cached."""
    with services(workers=1) as running, ExitStack() as stack:
        rivals = {
            how: (
                Rival(server.port, tuple(server.worker_pids())),
                stack.enter_context(uvicorn(APPLICATIONS[how])),
            )
            for how, server in running._asdict().items()
        }
        return [_row(name, how, pair, rounds) for name in names for how, pair in rivals.items()]


def _row(name: str, how: str, rivals: tuple[Rival, Rival], rounds: int) -> Row:
    body = orjson.dumps(QUESTIONS[GAME, name].request)
    targets = [wrk.Target(f"http://{LOOPBACK}:{port}{VOTES}", pids, body, is_varied=how == "cold") for port, pids in rivals]
    loads = [[wrk.run(target) for target in targets] for _ in range(rounds)]
    ours, theirs = zip(*loads, strict=True)
    return Row(name, how, loads=(under_load.summary(ours), under_load.summary(theirs)))


@contextmanager
def uvicorn(application: str) -> Iterator[Rival]:
    """One uvicorn process that serves ``application``."""
    with free_port() as port, TemporaryFile() as log:
        command = [sys.executable, "-m", "uvicorn", application, "--host", LOOPBACK, "--port", str(port), *OPTIONS]
        process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        try:
            eventually(lambda: process.poll() is not None or _listens(port), f"{application} listens")
            if process.poll() is not None:
                log.seek(0)
                raise RuntimeError(f"uvicorn did not start {application}:\n{log.read().decode()}")
            yield Rival(port, [process.pid])
        finally:
            process.kill()
            process.wait()


def _listens(port: int) -> bool:
    with closing(HTTPConnection(LOOPBACK, port)) as connection:
        try:
            connection.connect()
        except ConnectionRefusedError:
            return False
        return True
