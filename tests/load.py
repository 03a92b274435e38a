"""Clients that ask a served process again and again, and hold each answer to what an undisturbed service gives.

Whatever a test does meanwhile, what came back is sorted: right answers, wrong ones, and requests that broke, with the
longest time that a client waited. A request that broke was connected and sent; one that was refused never was.
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

from lawspeaker.serving.server import IDLE_GRACE
from tests.api.worked import WORKED, Worked
from tests.client import client_of
from tests.serving import Server, eventually

_HANGS = 60.0
"""Seconds after which a client gives up: no promise is as long."""
_PAUSE = 0.05
"""Seconds that a client waits before it connects anew to where it was refused."""


@dataclass(frozen=True)
class Asked:
    """A request, and the status and body that an undisturbed service answers."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes
    status: int
    answer: bytes

    @classmethod
    def of(cls, method: str, path: str, body: bytes = b"", **headers: str) -> Self:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = _undisturbed().open(path, method=method, data=body, headers=sent, buffered=True)
        return cls(method, path, sent, body, answer.status_code, answer.data)

    @classmethod
    def example(cls, worked: Worked, **headers: str) -> Self:
        return cls.of("POST", worked.path, json.dumps(worked.body).encode(), Content_Type="application/json", **headers)

    def in_words_of_its_own(self, spaces: int) -> bytes:
        """Its body with ``spaces`` behind it: the same question, but another text, so not the same entry of a cache.

        Of what is refused the body as it is: where broken JSON breaks is told by the place.
        """
        return self.body + b" " * spaces if self.status == 200 else self.body


@cache
def _undisturbed() -> Client:
    return client_of(log_level="error")


@cache
def mixed_questions() -> tuple[Asked, ...]:
    """Every worked example in each language, and what is refused, and what is read without a question."""
    posted = (
        Asked.example(worked, **wanted)
        for worked in WORKED
        for wanted in ({}, {"Accept_Language": "cs"}, {"Accept_Language": "fr", "Prefer": "return=minimal"})
    )
    refused = (
        Asked.of("POST", "/v1/games/java/rulings", b'{"state": nothing}', Content_Type="application/json"),
        Asked.of("POST", "/v1/games/graenaland/votes", b"{}", Content_Type="application/json"),
        Asked.of("POST", "/v1/games/graenaland/votes", b"{}", Content_Type="text/plain"),
        Asked.of("GET", "/v1/games/chess"),
    )
    read = (Asked.of("GET", path) for path in ("/v1/games", "/v1/games/java/rules", "/v1/games/graenaland/examples", "/healthz"))
    return tuple(chain(posted, refused, read))


_EXPENSIVE = 8


@cache
def expensive_questions() -> tuple[Asked, ...]:
    """Those that take longest to answer, so that the answers are worth keeping in Redis."""
    in_english = (asked for asked in mixed_questions() if asked.status == 200 and len(asked.headers) == 1)
    return tuple(sorted(in_english, key=_seconds, reverse=True)[:_EXPENSIVE])


def _seconds(asked: Asked) -> float:
    began = time.perf_counter()
    _undisturbed().open(
        asked.path, method=asked.method, data=asked.in_words_of_its_own(1), headers=dict(asked.headers), buffered=True
    )
    return time.perf_counter() - began


@dataclass
class Heard:
    """What the clients got."""

    right: int = 0
    """Answers with the status and bytes of an undisturbed service."""
    shed: int = 0
    """Answers that too much waits already, which is so where the machine is busy: the client asks again."""
    wrong: list[str] = field(default_factory=list)
    """Answers that have not."""
    broken: list[str] = field(default_factory=list)
    """Requests that were sent, and whose connection then ended without a whole answer."""
    refused: int = 0
    """Attempts to connect that failed."""
    too_late: int = 0
    """Requests on a connection that had been silent for so long that a service that stops may have ended it."""
    levels: Counter[str] = field(default_factory=Counter)
    """How often each ``Cache-Status`` came."""
    slowest: float = 0.0
    """The longest time, in seconds, from the first byte sent to the last one heard, of those that got an answer."""

    def assert_all_right(self, within: float) -> None:
        """Every request was answered right, within so many seconds, and there were some."""
        self.assert_never_wrong(within)
        assert self.broken == []

    def assert_never_wrong(self, within: float) -> None:
        """What was answered was right, and came within so many seconds, and there was some."""
        assert self.wrong == []
        assert self.right > self.shed
        assert self.slowest < within


class _Connection(http.client.HTTPConnection):
    """One that knows when it was last used."""

    def __init__(self, host: str, port: int, timeout: float) -> None:
        super().__init__(host, port, timeout=timeout)
        self.used = time.monotonic()


class Load:
    """Client threads at work; ``heard`` is what they got so far."""

    def __init__(self, server: Server, questions: Sequence[Asked], clients: int, texts: int, keeps_connections: bool) -> None:
        self.heard = Heard()
        self._server, self._questions, self._texts, self._keeps = server, questions, texts, keeps_connections
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._threads = [threading.Thread(target=self._ask_on, args=(random.Random(seed),)) for seed in range(clients)]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Returns when each client has the answer to its last request."""
        self._stopped.set()
        for thread in self._threads:
            thread.join()

    def goes_on(self, answers: int = 50, seconds: float = 30) -> None:
        """Returns when so many more right answers came."""
        enough = self.heard.right + answers
        eventually(lambda: self.heard.right >= enough, f"{answers} more right answers", seconds)

    def sees(self, level: str, times: int = 5, seconds: float = 30) -> None:
        """Returns when so many more answers came whose ``Cache-Status`` ends like that."""

        def seen() -> int:
            with self._lock:
                return sum(count for status, count in self.heard.levels.items() if status.endswith(level))

        enough = seen() + times
        eventually(lambda: seen() >= enough, f"{times} more answers with {level}", seconds)

    def _ask_on(self, chance: random.Random) -> None:
        connection: _Connection | None = None
        while not self._stopped.is_set():
            connection = self._ask(connection, chance.choice(self._questions), chance.randrange(self._texts))
            if connection and not self._keeps:
                connection.close()
                connection = None
        if connection:
            connection.close()

    def _ask(self, connection: "_Connection | None", asked: Asked, spaces: int) -> "_Connection | None":
        """Asks once, and gives the connection back if it can be used again."""
        if connection is None:
            connection = _Connection(self._server.host, self._server.port, timeout=_HANGS)
            try:
                connection.connect()
            except OSError:
                connection.close()
                with self._lock:
                    self.heard.refused += 1
                self._stopped.wait(_PAUSE)
                return None
        silent_since, began = connection.used, time.monotonic()
        connection.used = began
        sent = 0.0
        try:
            body = asked.in_words_of_its_own(spaces) if asked.body else None
            connection.request(asked.method, asked.path, body, dict(asked.headers))
            sent = time.monotonic()
            answer = connection.getresponse()
            got = answer.read()
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            with self._lock:
                if (sent or time.monotonic()) - silent_since > IDLE_GRACE and isinstance(error, ConnectionError):
                    self.heard.too_late += 1
                    return None
                self.heard.broken.append(f"{asked.method} {asked.path}: {error!r} after {time.monotonic() - began:.2f} s")
            return None
        self._note(asked, answer, got, time.monotonic() - began)
        if answer.will_close:
            connection.close()
            return None
        return connection

    def _note(self, asked: Asked, answer: http.client.HTTPResponse, got: bytes, seconds: float) -> None:
        with self._lock:
            self.heard.slowest = max(self.heard.slowest, seconds)
            self.heard.levels[answer.getheader("Cache-Status", "")] += 1
            if (answer.status, got) == (asked.status, asked.answer):
                self.heard.right += 1
            elif answer.status == 503 and answer.getheader("Retry-After") and b"/problems/overloaded" in got:
                self.heard.shed += 1
            else:
                self.heard.wrong.append(f"{asked.method} {asked.path}: {answer.status} {got[:300]!r}")


@contextmanager
def under_load(
    server: Server,
    questions: Sequence[Asked] | None = None,
    *,
    clients: int = 4,
    texts: int = 1,
    keeps_connections: bool = True,
) -> Iterator[Load]:
    """``clients`` that ask ``server`` meanwhile, picking at random from ``questions``, each in one of ``texts`` texts."""
    load = Load(server, questions or mixed_questions(), clients, texts, keeps_connections)
    load.start()
    try:
        yield load
    finally:
        load.stop()


def memory_under_load(server: Server, seconds: float, *, texts: int = 50, samples: int = 20) -> tuple[Heard, list[int]]:
    """What was heard in ``seconds`` of mixed load, and the bytes that all workers took, at ``samples`` equal times."""
    sizes = []
    with under_load(server, texts=texts) as load:
        for _ in range(samples):
            time.sleep(seconds / samples)
            sizes.append(sum(psutil.Process(pid).memory_info().rss for pid in server.worker_pids()))
    return load.heard, sizes
