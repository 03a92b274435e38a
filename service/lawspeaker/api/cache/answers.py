"""Where an answer comes from: this process, Redis, somebody who is working it out already, or working it out."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Literal

from lawspeaker.api.cache.asked import Asked
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.flights import Flights
from lawspeaker.api.cache.memory import Memory
from lawspeaker.api.cache.worth import Costs
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Away, Store

Level = Literal["memory", "redis", "miss"]

_PLACE = b"lawspeaker:answer:"
"""Before each key in Redis."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, and where it comes from."""

    entry: Entry
    level: Level
    stored: bool = False
    """Whether it is kept from now on."""
    collapsed: bool = False
    """Whether it was awaited from another request that asked the same."""

    @property
    def cache_status(self) -> str:
        """As the header ``Cache-Status`` says it (RFC 9211)."""
        if self.level != "miss":
            return f"lawspeaker; hit; detail={self.level}"
        return f"lawspeaker; fwd=miss{'; stored' if self.stored else ''}{'; collapsed' if self.collapsed else ''}"


class Answers:
    """All answers of this process. Safe to share between threads."""

    def __init__(self, settings: Settings, store: Store | None, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        self._memory = Memory(settings.cache_bytes)
        self._store = store if settings.cache_bytes else None
        self._redis_keeps = settings.redis_keeps
        self._metrics = metrics
        self._clock = clock
        self._costs = Costs(clock)
        self._flights = Flights[Given]()

    def kept(self, asked: Asked) -> Given | None:
        """The answer to ``asked`` if this process keeps it."""
        entry = self._memory.find(asked.key)
        return self._counted(asked, Given(entry, "memory")) if entry else None

    def give(self, asked: Asked, compute: Callable[[], Entry]) -> Given:
        """The answer to ``asked``, worked out by ``compute`` where it is not to be had for less; raises what that raises."""
        given, is_of_another = self._flights.fly(
            asked.key, lambda: self.kept(asked) or self._found(asked) or self._computed(asked, compute)
        )
        return self._counted(asked, replace(given, stored=False, collapsed=True)) if is_of_another else given

    def _found(self, asked: Asked) -> Given | None:
        store = self._store
        if store is None or not self._is_dear(asked, store):
            return None
        try:
            sealed = store.attempt(lambda redis: redis.get(_PLACE + asked.key))
        except Away:
            return None
        entry = Entry.opened(asked.key, sealed)
        if entry is None:
            return None
        return self._counted(asked, Given(entry, "redis", self._memory.keep(asked.key, entry)))

    def _computed(self, asked: Asked, compute: Callable[[], Entry]) -> Given:
        start = self._clock()
        entry = compute()
        seconds = self._clock() - start
        self._costs.add(asked, seconds)
        is_stored = self._memory.keep(asked.key, entry)
        is_stored |= self._shared(asked, entry)
        return self._counted(asked, Given(entry, "miss", is_stored), seconds)

    def _shared(self, asked: Asked, entry: Entry) -> bool:
        """Whether ``entry`` lies in Redis now."""
        store = self._store
        if store is None or not self._is_dear(asked, store):
            return False
        try:
            sealed = entry.sealed(asked.key)
            return bool(store.attempt(lambda redis: redis.set(_PLACE + asked.key, sealed, ex=self._redis_keeps)))
        except Away:
            return False

    def _is_dear(self, asked: Asked, store: Store) -> bool:
        return self._costs.exceed(store.round_trip, asked)

    def _counted(self, asked: Asked, given: Given, seconds: float | None = None) -> Given:
        self._metrics.given(asked.operation, asked.game, given.level, given.entry, seconds)
        return given
