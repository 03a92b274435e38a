"""What the operations of one application share, and nobody else: two applications in a process have nothing in common."""

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
    """What is set, what is counted, and what is kept."""

    settings: Settings
    metrics: Metrics
    store: Store | None
    """The Redis that processes share, if there is one."""
    answers: Answers
    turns: Turns
    possible_states: RecentStates

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """The service as it is set; connects to nothing and starts nothing. Raises ``SettingsError``."""
        metrics = Metrics(build())
        store = Store.of(settings, metrics.breaker)
        return cls(settings, metrics, store, Answers(settings, store, metrics), Turns(metrics), RecentStates())
