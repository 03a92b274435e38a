"""The objects that all operations of one application share. Two applications in one process share nothing."""

from dataclasses import dataclass
from typing import Self

from lawspeaker.api.cache.answers import Answers
from lawspeaker.api.cache.build import build
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.possible_states import RecentStates
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store
from lawspeaker.api.turns import Turns


@dataclass(frozen=True)
class Service:
    """Settings, metrics, Redis, and everything that is cached in memory."""

    settings: Settings
    metrics: Metrics
    store: Store | None
    """The Redis that processes share; ``None`` if there is none."""
    answers: Answers
    turns: Turns
    possible_states: RecentStates

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """The service with ``settings``. Opens no connection and starts no thread. Raises ``SettingsError``."""
        metrics = Metrics(build())
        store = Store.of(settings, metrics.set_redis_away)
        return cls(settings, metrics, store, Answers(settings, store, metrics), Turns(metrics), RecentStates())
