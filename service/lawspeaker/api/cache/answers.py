"""Finds an answer in this process or in Redis, or computes it."""

from collections.abc import Callable
from math import inf
from threading import Lock
from time import monotonic, thread_time
from typing import Literal, NamedTuple

from cachetools import LRUCache

from lawspeaker.api.cache.costs import Costs
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.inquiry import Inquiry, Key
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import RedisUnavailable, Store

Level = Literal["memory", "redis", "miss"]

_OVERHEAD = 500
"""The approximate memory of an answer in bytes, without its question and its text."""
_PREFIX = b"lawspeaker:answer:"
"""The prefix of each key in Redis."""


class FoundAnswer(NamedTuple):
    """An answer, and the cache level that had it."""

    entry: Entry
    level: Level
    is_stored: bool = False
    """Whether the answer was computed and then cached."""

    @property
    def cache_status(self) -> str:
        """The value of the header ``Cache-Status`` (RFC 9211)."""
        if self.level != "miss":
            return f"lawspeaker; hit; detail={self.level}"
        return f"lawspeaker; fwd=miss{'; stored' if self.is_stored else ''}"


class _SizedEntry(NamedTuple):
    entry: Entry
    size: int


class Answers:
    """Finds or computes answers, with both caches. Safe to share between threads."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None,
        metrics: Metrics,
        clock: Callable[[], float] = monotonic,
        timer: Callable[[], float] = thread_time,
    ) -> None:
        """``timer`` measures the cost of computing: processor time of this thread, as other threads may make it wait."""
        self._memory: LRUCache[Key, _SizedEntry] = LRUCache(settings.cache_bytes, getsizeof=lambda sized: sized.size)
        self._lock = Lock()
        self._store = store if settings.cache_bytes else None
        self._redis_keeps = settings.redis_keeps
        self._metrics = metrics
        self._timer = timer
        self._costs = Costs(clock)

    def find_cached(self, inquiry: Inquiry, largest: float = inf) -> FoundAnswer | None:
        """The answer to ``inquiry`` from the cache of this process; ``None`` if it is not there, or has more bytes."""
        with self._lock:
            sized = self._memory.get(inquiry.key)
        if sized is None or len(sized.entry.answer) > largest:
            return None
        return self._count(inquiry, FoundAnswer(sized.entry, "memory"))

    def get(self, inquiry: Inquiry, compute: Callable[[], Entry]) -> FoundAnswer:
        """The answer to ``inquiry``: cached in this process or in Redis, or computed. May wait for Redis. Raises what ``compute``
        raises."""
        return self.find_cached(inquiry) or self._find_in_redis(inquiry) or self._compute_and_share(inquiry, compute)

    def compute(self, inquiry: Inquiry, compute: Callable[[], Entry]) -> FoundAnswer:
        """Calls ``compute`` for the answer to ``inquiry``, and caches it in this process. Raises what ``compute`` raises."""
        start = self._timer()
        entry = compute()
        seconds = self._timer() - start
        self._costs.add(inquiry, seconds)
        return self._count(inquiry, FoundAnswer(entry, "miss", self._keep(inquiry, entry)), seconds)

    def _keep(self, inquiry: Inquiry, entry: Entry) -> bool:
        """Caches ``entry`` in this process. Returns false if it is larger than the whole cache."""
        size = len(inquiry.body) + len(entry.answer) + _OVERHEAD
        if size > self._memory.maxsize:
            return False
        with self._lock:
            self._memory[inquiry.key] = _SizedEntry(entry, size)
        return True

    def _find_in_redis(self, inquiry: Inquiry) -> FoundAnswer | None:
        store = self._worthwhile_store(inquiry)
        if store is None:
            return None
        try:
            packed = store.attempt(lambda redis: redis.get(_PREFIX + inquiry.digest()))
        except RedisUnavailable:
            return None
        if not isinstance(packed, bytes):
            return None
        entry = Entry.unpack(packed)
        self._keep(inquiry, entry)
        return self._count(inquiry, FoundAnswer(entry, "redis"))

    def _compute_and_share(self, inquiry: Inquiry, compute: Callable[[], Entry]) -> FoundAnswer:
        answer = self.compute(inquiry, compute)
        store = self._worthwhile_store(inquiry)
        if store is None:
            return answer
        key, packed = _PREFIX + inquiry.digest(), answer.entry.pack()
        try:
            is_shared = bool(store.attempt(lambda redis: redis.set(key, packed, ex=self._redis_keeps)))
        except RedisUnavailable:
            return answer
        return answer._replace(is_stored=answer.is_stored or is_shared)

    def _worthwhile_store(self, inquiry: Inquiry) -> Store | None:
        """Redis, if computing the answer costs clearly more than a round trip to Redis; else ``None``."""
        store = self._store
        return store if store and self._costs.exceed(store.round_trip, inquiry) else None

    def expected_seconds(self, inquiry: Inquiry) -> float | None:
        """The expected seconds for computing the answer; ``None`` if no similar one was computed recently."""
        return self._costs.expected(inquiry)

    def _count(self, inquiry: Inquiry, answer: FoundAnswer, seconds: float | None = None) -> FoundAnswer:
        self._metrics.count_answer(inquiry.operation, inquiry.game, answer.level, answer.entry, seconds)
        return answer
