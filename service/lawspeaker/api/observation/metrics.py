"""What is counted, for Prometheus: requests, answers, verdicts, violated rules, work, refusals, and whether Redis is away.

Label values come from the contract and the catalogues, never from a client, so there are only so many series. Where
``PROMETHEUS_MULTIPROC_DIR`` names a directory, each process keeps its figures in files there and ``exposition`` adds up those
of all. ``prometheus_client`` looks at the variable once, as it is imported, and a process then has one ``Metrics`` only.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from glob import glob
from threading import Lock
from typing import TYPE_CHECKING, Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

import lawspeaker
from lawspeaker.api.settings import SettingsError

if TYPE_CHECKING:
    from lawspeaker.api.cache.entry import Entry

Reason = Literal["key", "rate", "load"]
"""Why a request is refused."""

DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the directory which processes share."""

_SECONDS = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Bounds between which times are counted: a cached answer takes 0.1 ms, the longest search a second."""

_added_up: Callable[[Iterable[str]], Iterable[Metric]] = MultiProcessCollector.merge
_forget: Callable[[int, str], None] = mark_process_dead

_leave_created_out: Callable[[], None] = disable_created_metrics
_leave_created_out()  # a second series for each, which there would be without a shared directory only


class Metrics:
    """The figures of this process; ``build`` tells one build of the service from another.

    Raises ``SettingsError`` if the figures cannot be kept where they are to be shared.
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
            built = gauge("lawspeaker_build_info", "The build of the service; always 1.", ("version", "build"))
            built.labels(lawspeaker.__version__, build).set(1)
            for reason in get_args(Reason):
                self._refusals.add(reason, times=0)  # begins at 0: from nothing to the first refusal there would be no rate
            self._request_seconds("none")  # opens the last of the shared files, so that it fails here or never
        except OSError as error:
            raise SettingsError([f"{DIRECTORY}: cannot write to the directory {self._directory}: {error.strerror}."]) from None

    def request(self, operation: str, method: str, status: int, seconds: float) -> None:
        """A request was answered ``seconds`` after it came."""
        self._requests.add(operation, method, status)
        self._request_seconds(operation).observe(seconds)

    def given(self, operation: str, game: str, level: str, entry: "Entry", seconds: float | None) -> None:
        """A question of ``game`` was answered from ``level`` of the cache; if it was computed, that took so many ``seconds``."""
        self._answers.add(operation, level)
        if entry.verdict:
            self._verdicts.add(game, operation, entry.verdict)
        for rule in entry.violated:
            self._violated.add(game, rule)
        if seconds is not None:
            self._computing_seconds(operation).observe(seconds)

    def breaker(self, is_open: bool) -> None:
        """Redis is left alone from now on, or no longer."""
        self._away.set(is_open)

    def waited(self, lane: str, seconds: float) -> None:
        """A request waited so long in ``lane``; in the ``loop``: that is how late the event loop was."""
        self._wait_seconds(lane).observe(seconds)

    def refused(self, reason: Reason) -> None:
        """A request was refused: for its ``key``, by its ``rate``, or for the ``load`` of the service."""
        self._refusals.add(reason)

    def line_lost(self) -> None:
        """A line could not be logged."""
        self._lost.inc()

    def flush(self) -> None:
        """Shares what was counted since the last time; whoever counts calls it several times a second."""
        for tally in self._tallies:
            tally.flush()

    def exposition(self) -> tuple[bytes, str]:
        """All figures as text, and its content type."""
        self.flush()
        figures = _AllProcesses(self._directory) if self._directory else self._registry
        return generate_latest(figures), CONTENT_TYPE_PLAIN_0_0_4


class _Tally:
    """Adds up a counter in memory: to write to the files that processes share takes ten times as long."""

    def __init__(self, family: Counter) -> None:
        self._family = family
        self._lock = Lock()
        self._counts: dict[tuple[object, ...], int] = {}

    def add(self, *labels: object, times: int = 1) -> None:
        """Counts once more, by the values of the labels."""
        with self._lock:
            self._counts[labels] = self._counts.get(labels, 0) + times

    def flush(self) -> None:
        """Passes on what was counted."""
        with self._lock:
            counts, self._counts = self._counts, {}
        for labels, times in counts.items():
            self._family.labels(*labels).inc(times)


class _AllProcesses:
    """The figures of all processes that share ``directory``, those included that have ended."""

    def __init__(self, directory: str) -> None:
        self._directory = directory

    def collect(self) -> Iterable[Metric]:
        """The figures added up. A file that cannot be read, as one is that was damaged, is left out."""
        files = glob(os.path.join(self._directory, "*.db"))
        try:
            return _added_up(files)
        except Exception:
            return _added_up([file for file in files if _is_readable(file)])


def _is_readable(file: str) -> bool:
    try:
        _added_up([file])
    except Exception:
        return False
    return True


def worker_gone(pid: int) -> None:
    """Forgets the state of the process ``pid``, which has ended; what it counted stays counted."""
    if directory := os.environ.get(DIRECTORY):
        _forget(pid, directory)
