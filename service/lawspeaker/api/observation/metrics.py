"""The metrics for Prometheus: requests, answers, verdicts, violated rules, times, refusals, and whether Redis is away.

Label values come from the contract and the catalogues, never from a client, so the number of series is limited. If
``PROMETHEUS_MULTIPROC_DIR`` names a directory, each process stores its metrics in files there, and ``exposition`` adds up those
of all processes. ``prometheus_client`` reads the variable when it is imported; a process can then have only one ``Metrics``.
"""

import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from threading import Lock
from typing import TYPE_CHECKING, Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

import lawspeaker
from lawspeaker.api.settings import SettingsError

if TYPE_CHECKING:
    from lawspeaker.api.cache.entry import Entry

Reason = Literal["key", "rate", "load"]
"""Why a request was refused."""

DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the directory that all processes share."""

OTHER = "OTHER"
"""The label of every method that HTTP does not define: a client can invent any number of them."""
_METHODS = frozenset(("CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"))

_SECONDS = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""The buckets of the histograms of times. A cached answer takes 0.1 ms, the longest search a second."""

_collect_all: Callable[[CollectorRegistry, str], object] = MultiProcessCollector
_mark_dead: Callable[[int, str], None] = mark_process_dead

_disable_created: Callable[[], None] = disable_created_metrics
_disable_created()  # an extra series for each metric, which exists only without a shared directory


def known_method(method: str) -> str:
    """``method`` if HTTP defines it, else ``OTHER``."""
    return method if method in _METHODS else OTHER


class Metrics:
    """The metrics of this process. ``build`` is the label that identifies the build of the service.

    Raises ``SettingsError`` if the shared directory cannot be used.
    """

    def __init__(self, build: str = "") -> None:
        self._registry = registry = CollectorRegistry()
        self._directory = os.environ.get(DIRECTORY)
        counter = partial(Counter, registry=registry)
        self._tallies: list[_Tally] = []

        def tally(name: str, documentation: str, labels: Sequence[str]) -> _Tally:
            self._tallies.append(_Tally(counter(name, documentation, labels)))
            return self._tallies[-1]

        histogram = partial(Histogram, registry=registry, buckets=_SECONDS)
        gauge = partial(Gauge, registry=registry, multiprocess_mode="livemax")
        self._requests = tally("lawspeaker_requests", "Requests answered.", ("operation", "method", "status"))
        self._request_seconds = cache(
            histogram("lawspeaker_request_seconds", "Seconds until a request was answered.", ("operation",)).labels,
        )
        self._verdicts = tally("lawspeaker_verdicts", "Answers by their verdict.", ("game", "operation", "verdict"))
        self._violated = tally("lawspeaker_rules_violated", "Rules that answers found violated.", ("game", "rule"))
        self._answers = tally(
            "lawspeaker_answers", "Answers by the level of the cache they were found at.", ("operation", "level")
        )
        self._computing_seconds = cache(
            histogram("lawspeaker_computing_seconds", "Seconds spent on computing an answer.", ("operation",)).labels,
        )
        self._wait_seconds = cache(
            histogram("lawspeaker_wait_seconds", "Seconds that requests waited for their turn.", ("lane",)).labels,
        )
        self._refusals = tally("lawspeaker_refusals", "Requests refused: no key, rate limit, or too much waiting.", ("reason",))
        try:
            self._lost = counter("lawspeaker_log_lines_lost", "Lines that could not be logged.")
            self._away = gauge("lawspeaker_redis_away", "Whether Redis is left alone since it does not answer: 1 if it is, or 0.")
            build_info = gauge("lawspeaker_build_info", "The build of the service; always 1.", ("version", "build"))
            build_info.labels(lawspeaker.__version__, build).set(1)
            for reason in get_args(Reason):
                self._refusals.add(
                    reason, times=0
                )  # starts at 0: Prometheus computes no rate from a missing series to the first refusal
            self._request_seconds("none")  # opens the last of the shared files, so that an error occurs now and not later
        except OSError as error:
            raise SettingsError([f"{DIRECTORY}: cannot write to the directory {self._directory}: {error.strerror}."]) from None

    def count_request(self, operation: str, method: str, status: int, seconds: float) -> None:
        """Counts a request that was answered after ``seconds``."""
        self._requests.add(operation, method, status)
        self._request_seconds(operation).observe(seconds)

    def count_answer(self, operation: str, game: str, level: str, entry: "Entry", seconds: float | None) -> None:
        """Counts an answer of ``game`` from the cache ``level``. ``seconds`` is the computing time, ``None`` if it was cached."""
        self._answers.add(operation, level)
        if entry.verdict:
            self._verdicts.add(game, operation, entry.verdict)
        for rule in entry.violated:
            self._violated.add(game, rule)
        if seconds is not None:
            self._computing_seconds(operation).observe(seconds)

    def set_redis_away(self, is_away: bool) -> None:
        """Records whether Redis is away (the breaker is open)."""
        self._away.set(is_away)

    def observe_wait(self, lane: str, seconds: float) -> None:
        """Records that a request waited for ``seconds`` in ``lane``. The lane ``loop`` is the event loop."""
        self._wait_seconds(lane).observe(seconds)

    def count_refusal(self, reason: Reason) -> None:
        """Counts a refused request: no valid ``key``, ``rate`` limit exceeded, or too much ``load`` on the service."""
        self._refusals.add(reason)

    def count_lost_line(self) -> None:
        """Counts a line of the log that is lost."""
        self._lost.inc()

    def flush(self) -> None:
        """Writes the recent counts to the shared files. To be called several times a second."""
        for tally in self._tallies:
            tally.flush()

    def exposition(self) -> tuple[bytes, str]:
        """All metrics as text, and their content type."""
        self.flush()
        registry = self._registry
        if self._directory:
            registry = CollectorRegistry()
            _collect_all(registry, self._directory)
        return generate_latest(registry), CONTENT_TYPE_PLAIN_0_0_4


class _Tally:
    """Buffers the increments of a counter in memory, as writing to the shared files takes ten times as long."""

    def __init__(self, family: Counter) -> None:
        self._family = family
        self._lock = Lock()
        self._counts: dict[tuple[object, ...], int] = {}

    def add(self, *labels: object, times: int = 1) -> None:
        """Adds ``times`` to the counter with these label values."""
        with self._lock:
            self._counts[labels] = self._counts.get(labels, 0) + times

    def flush(self) -> None:
        """Writes the buffered increments to the counter."""
        with self._lock:
            counts, self._counts = self._counts, {}
        for labels, times in counts.items():
            self._family.labels(*labels).inc(times)


def worker_gone(pid: int) -> None:
    """Removes the gauges of the process ``pid``, which has ended. Its counters remain."""
    if directory := os.environ.get(DIRECTORY):
        _mark_dead(pid, directory)
