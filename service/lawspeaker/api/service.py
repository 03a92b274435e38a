"""The objects that all operations of one application share. Two applications in one process share nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import TYPE_CHECKING, Self

from lawspeaker.api.cache.answers import Answers
from lawspeaker.api.cache.build import build
from lawspeaker.api.compression import Compression
from lawspeaker.api.cors import Cors
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.possible_states import RecentStates
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store

if TYPE_CHECKING:
    from lawspeaker.api.receipts.keyring import Keyring


@dataclass(frozen=True)
class Service:
    """Settings, metrics, Redis, and everything that is cached in memory."""

    settings: Settings
    metrics: Metrics
    store: Store | None
    """The Redis that processes share; ``None`` if there is none."""
    answers: Answers
    compression: Compression
    cors: Cors
    possible_states: RecentStates
    receipt_keys: "Keyring | None"
    """The keys of receipts; ``None`` if there are none."""
    clock: Callable[[], float]
    """The time in seconds since 1970. No answer depends on it, only the time in receipts."""

    @classmethod
    def of(cls, settings: Settings, clock: Callable[[], float] = time) -> Self:
        """The service with ``settings``. Opens no connection and starts no thread. Reads the keys of receipts.

        Raises ``SettingsError``.
        """
        metrics = Metrics(build())
        store = Store.of(settings, metrics.set_redis_away)
        return cls(
            settings,
            metrics,
            store,
            Answers(settings, store, metrics),
            Compression(settings.cache_bytes // 2),
            Cors(settings.cors_origins),
            RecentStates(),
            settings.read_receipt_keys(),
            clock,
        )
