"""Load on a running service: clients that send requests without pause, and compare each response with the expected one.

The results are counted, whatever a test does in the meantime: right responses, wrong responses, broken requests, and the longest
time that a client waited. A broken request was sent over a connection; a refused one found nobody to connect to.
"""

import http.client
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Self

import psutil
from werkzeug.test import Client

from lawspeaker.games import GAMES
from lawspeaker.serving.connection import IDLE_GRACE
from tests.api.worked import WORKED, Worked
from tests.bench.positions import SLOW_QUESTIONS
from tests.client import client_of
from tests.serving import LONG, Server, eventually

_HANGS = float(LONG)
"""Seconds after which a client gives up. Longer than any time that the tests allow."""
_PAUSE = 0.05
"""Seconds that a client waits before it connects again after a refusal."""


@dataclass(frozen=True)
class CheckedRequest:
    """A request, and the status and body of the response that an undisturbed service gives."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes
    status: int
    answer: bytes

    @classmethod
    def of(cls, method: str, path: str, body: bytes = b"", **headers: str) -> Self:
        header_fields = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = _undisturbed().open(path, method=method, data=body, headers=header_fields, buffered=True)
        return cls(method, path, header_fields, body, answer.status_code, answer.data)

    @classmethod
    def example(cls, worked: Worked, **headers: str) -> Self:
        return cls.of("POST", worked.path, json.dumps(worked.body).encode(), Content_Type="application/json", **headers)

    def body_with_blanks(self, spaces: int) -> bytes:
        """The body with ``spaces`` blanks at its end: the same question, but another cache entry.

        The body of a request that is refused stays as it is, because the response quotes a position in it.
        """
        return self.body + b" " * spaces if self.status == 200 else self.body


@cache
def _undisturbed() -> Client:
    return client_of(log_level="error")


@cache
def mixed_questions() -> tuple[CheckedRequest, ...]:
    """Every worked example in each language, some requests that are refused, and some GET requests."""
    examples = (
        CheckedRequest.example(worked, **headers)
        for worked in WORKED
        for headers in ({}, {"Accept_Language": "cs"}, {"Accept_Language": "fr", "Prefer": "return=minimal"})
    )
    refusals = (
        CheckedRequest.of("POST", "/v1/games/java/rulings", b'{"state": nothing}', Content_Type="application/json"),
        CheckedRequest.of("POST", "/v1/games/graenaland/votes", b"{}", Content_Type="application/json"),
        CheckedRequest.of("POST", "/v1/games/graenaland/votes", b"{}", Content_Type="text/plain"),
        CheckedRequest.of("GET", "/v1/games/chess"),
    )
    reads = (
        CheckedRequest.of("GET", path)
        for path in ("/v1/games", "/v1/games/java/rules", "/v1/games/graenaland/examples", "/healthz")
    )
    return tuple(chain(examples, refusals, reads))


@cache
def expensive_questions() -> tuple[CheckedRequest, ...]:
    """Long lists of actions: computing them costs many round trips to Redis, on a busy machine too."""
    lists = ((game, name, make()) for (game, name), make in SLOW_QUESTIONS.items() if name.startswith("every"))
    return tuple(CheckedRequest.example(Worked(GAMES[game], name, slow.question, slow.request)) for game, name, slow in lists)


@dataclass
class Results:
    """The responses that the clients got, counted."""

    right: int = 0
    """Responses with the status and bytes of an undisturbed service."""
    shed: int = 0
    """Responses 503 because of overload, which can happen on a busy machine. The client asks again."""
    wrong: list[str] = field(default_factory=list)
    """All other responses, described."""
    broken: list[str] = field(default_factory=list)
    """Requests that were sent, but whose connection ended before a complete response."""
    refused: int = 0
    """Attempts to connect that failed, and first requests on a connection that only the kernel had accepted: it was reset."""
    too_late: int = 0
    """Requests on a connection that was idle for so long that a stopping service was allowed to end it."""
    levels: Counter[str] = field(default_factory=Counter)
    """The number of responses by their header ``Cache-Status``."""
    slowest: float = 0.0
    """The longest time in seconds from sending a request to the end of its response."""

    def assert_all_right(self, within: float) -> None:
        """Asserts that every request got the right response within ``within`` seconds, and that there were some."""
        self.assert_never_wrong(within)
        assert self.broken == []

    def assert_never_wrong(self, within: float) -> None:
        """Asserts that every response was right and came within ``within`` seconds, and that there were some."""
        assert self.wrong == []
        assert self.right > self.shed
        assert self.slowest < within


class _Connection(http.client.HTTPConnection):
    """A connection that remembers when it was last used."""

    def __init__(self, host: str, port: int, timeout: float) -> None:
        super().__init__(host, port, timeout=timeout)
        self.last_used = time.monotonic()
        self.is_new = True


class Load:
    """Client threads that send requests. ``results`` counts their responses so far."""

    def __init__(
        self, server: Server, questions: Sequence[CheckedRequest], clients: int, texts: int, keeps_connections: bool
    ) -> None:
        self.results = Results()
        self._server, self._questions, self._texts, self._keeps = server, questions, texts, keeps_connections
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._threads = [threading.Thread(target=self._ask_repeatedly, args=(random.Random(seed),)) for seed in range(clients)]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stops the clients. Returns when each has the response to its last request."""
        self._stopped.set()
        for thread in self._threads:
            thread.join()

    def wait_for_answers(self, answers: int = 50, seconds: float = LONG) -> None:
        """Waits for ``answers`` further correct responses."""
        enough = self.results.right + answers
        eventually(lambda: self.results.right >= enough, f"{answers} more right answers", seconds)

    def wait_for_level(self, level: str, times: int = 5, seconds: float = LONG) -> None:
        """Waits for ``times`` further responses whose ``Cache-Status`` ends with ``level``.

        On a busy machine Redis may be too slow for a while, and is then left alone for an interval.
        """

        def number() -> int:
            with self._lock:
                return sum(count for status, count in self.results.levels.items() if status.endswith(level))

        enough = number() + times
        eventually(lambda: number() >= enough, f"{times} more answers with {level}", seconds)

    def _ask_repeatedly(self, chance: random.Random) -> None:
        connection: _Connection | None = None
        while not self._stopped.is_set():
            connection = self._ask(connection, chance.choice(self._questions), chance.randrange(self._texts))
            if connection and not self._keeps:
                connection.close()
                connection = None
        if connection:
            connection.close()

    def _ask(self, connection: "_Connection | None", request: CheckedRequest, spaces: int) -> "_Connection | None":
        """Sends one request. Returns the connection if it can be used again."""
        if connection is None:
            connection = _Connection(self._server.host, self._server.port, timeout=_HANGS)
            try:
                connection.connect()
            except OSError:
                connection.close()
                with self._lock:
                    self.results.refused += 1
                self._stopped.wait(_PAUSE)
                return None
        idle_since, start = connection.last_used, time.monotonic()
        connection.last_used = start
        sent_at = 0.0
        try:
            body = request.body_with_blanks(spaces) if request.body else None
            connection.request(request.method, request.path, body, dict(request.headers))
            sent_at = time.monotonic()
            answer = connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            with self._lock:
                if (sent_at or time.monotonic()) - idle_since > IDLE_GRACE and isinstance(error, ConnectionError):
                    self.results.too_late += 1
                    return None
                if connection.is_new and isinstance(error, ConnectionError):
                    self.results.refused += 1
                    return None
                self.results.broken.append(f"{request.method} {request.path}: {error!r} after {time.monotonic() - start:.2f} s")
            return None
        connection.is_new = False
        self._record(request, answer, content, time.monotonic() - start)
        if answer.will_close:
            connection.close()
            return None
        return connection

    def _record(self, request: CheckedRequest, answer: http.client.HTTPResponse, content: bytes, seconds: float) -> None:
        with self._lock:
            self.results.slowest = max(self.results.slowest, seconds)
            self.results.levels[answer.getheader("Cache-Status", "")] += 1
            if (answer.status, content) == (request.status, request.answer):
                self.results.right += 1
            elif answer.status == 503 and answer.getheader("Retry-After") and b"/problems/overloaded" in content:
                self.results.shed += 1
            else:
                self.results.wrong.append(f"{request.method} {request.path}: {answer.status} {content[:300]!r}")


@contextmanager
def under_load(
    server: Server,
    questions: Sequence[CheckedRequest] | None = None,
    *,
    clients: int = 4,
    texts: int = 1,
    keeps_connections: bool = True,
) -> Iterator[Load]:
    """Runs ``clients`` that send random ``questions`` to ``server``, each question in ``texts`` different texts."""
    load = Load(server, questions or mixed_questions(), clients, texts, keeps_connections)
    load.start()
    try:
        yield load
    finally:
        load.stop()


def memory_under_load(server: Server, seconds: float, *, texts: int = 50, samples: int = 20) -> tuple[Results, list[int]]:
    """The results of mixed load for ``seconds``, and the memory of all workers in bytes at ``samples`` equal intervals."""
    sizes = []
    with under_load(server, texts=texts) as load:
        for _ in range(samples):
            time.sleep(seconds / samples)
            sizes.append(sum(psutil.Process(pid).memory_info().rss for pid in server.worker_pids()))
    return load.results, sizes
