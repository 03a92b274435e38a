"""Where an answer comes from: this process, Redis, or computing it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic, thread_time
from typing import Literal

from lawspeaker.api.cache.costs import Costs
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.inquiry import Inquiry
from lawspeaker.api.cache.memory import Memory
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.redis_replies import LARGEST
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Away, Store

Level = Literal["memory", "redis", "miss"]

_PREFIX = b"lawspeaker:answer:"
"""Of each key in Redis."""


@dataclass(frozen=True, slots=True)
class FoundAnswer:
    """An answer, and where it comes from."""

    entry: Entry
    level: Level
    is_stored: bool = False
    """Whether it was computed and is cached from now on."""

    @property
    def cache_status(self) -> str:
        """As the header ``Cache-Status`` says it (RFC 9211)."""
        if self.level != "miss":
            return f"lawspeaker; hit; detail={self.level}"
        return f"lawspeaker; fwd=miss{'; stored' if self.is_stored else ''}"


class Answers:
    """All answers of this process. Safe to share between threads."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None,
        metrics: Metrics,
        clock: Callable[[], float] = monotonic,
        timer: Callable[[], float] = thread_time,
    ) -> None:
        """``timer`` tells what computing costs: by the processor time of this thread, as others may make it wait."""
        self._memory = Memory(settings.cache_bytes)
        self._store = store if settings.cache_bytes else None
        self._redis_keeps = settings.redis_keeps
        self._metrics = metrics
        self._timer = timer
        self._costs = Costs(clock)

    def cached(self, inquiry: Inquiry) -> FoundAnswer | None:
        """The answer to ``inquiry`` if this process has it."""
        entry = self._memory.find(inquiry)
        return self._counted(inquiry, FoundAnswer(entry, "memory")) if entry else None

    def give(self, inquiry: Inquiry, compute: Callable[[], Entry]) -> FoundAnswer:
        """The answer to ``inquiry``, from wherever it costs least; may wait for Redis, and raises what ``compute`` raises."""
        return self.cached(inquiry) or self._shared(inquiry) or self._computed_and_shared(inquiry, compute)

    def computed(self, inquiry: Inquiry, compute: Callable[[], Entry]) -> FoundAnswer:
        """The answer to ``inquiry`` as ``compute`` gives it, cached in this process; raises what that raises."""
        start = self._timer()
        entry = compute()
        seconds = self._timer() - start
        self._costs.add(inquiry, seconds)
        return self._counted(inquiry, FoundAnswer(entry, "miss", self._memory.keep(inquiry, entry)), seconds)

    def _shared(self, inquiry: Inquiry) -> FoundAnswer | None:
        store = self._worthwhile_store(inquiry)
        if store is None:
            return None
        key = inquiry.digest()
        try:
            sealed = store.attempt(lambda redis: redis.get(_PREFIX + key))
        except Away:
            return None
        entry = Entry.opened(key, sealed)
        if entry is None:
            return None
        self._memory.keep(inquiry, entry)
        return self._counted(inquiry, FoundAnswer(entry, "redis"))

    def _computed_and_shared(self, inquiry: Inquiry, compute: Callable[[], Entry]) -> FoundAnswer:
        found = self.computed(inquiry, compute)
        store = self._worthwhile_store(inquiry)
        if store is None:
            return found
        key = inquiry.digest()
        sealed = found.entry.sealed(key)
        if len(sealed) > LARGEST:  # it would not be read
            return found
        try:
            is_shared = bool(store.attempt(lambda redis: redis.set(_PREFIX + key, sealed, ex=self._redis_keeps)))
        except Away:
            return found
        return replace(found, is_stored=found.is_stored or is_shared)

    def _worthwhile_store(self, inquiry: Inquiry) -> Store | None:
        """Redis, if the answer costs clearly more than asking it."""
        store = self._store
        return store if store and self._costs.exceed(store.round_trip, inquiry) else None

    def expected_seconds(self, inquiry: Inquiry) -> float | None:
        """How long it will take to compute the answer; ``None`` if nothing like it was computed of late."""
        return self._costs.expected(inquiry)

    def _counted(self, inquiry: Inquiry, found: FoundAnswer, seconds: float | None = None) -> FoundAnswer:
        self._metrics.given(inquiry.operation, inquiry.game, found.level, found.entry, seconds)
        return found
