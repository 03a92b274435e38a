"""The objects that all operations of one application share. Two applications in one process share nothing."""

from collections.abc import Callable
from time import time

from lawspeaker.api.cache.answers import Answers
from lawspeaker.api.cache.build import build
from lawspeaker.api.compression import Compression
from lawspeaker.api.cors import Cors
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store


class Service:
    """Settings, metrics, Redis, and everything that is cached in memory."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time) -> None:
        """Opens no connection and starts no thread. Reads the keys of receipts. Raises ``SettingsError``."""
        self.settings = settings
        self.metrics = Metrics(build())
        self.store = Store.of(settings, self.metrics.set_redis_away)
        """The Redis that processes share; ``None`` if there is none."""
        self.answers = Answers(settings, self.store, self.metrics)
        self.compression = Compression(settings.cache_bytes // 2)
        self.cors = Cors(settings.cors_origins)
        self.receipt_keys = settings.read_receipt_keys()
        """The keys of receipts; ``None`` if there are none."""
        self.clock = clock
        """The time in seconds since 1970. No answer depends on it, only the time in receipts."""
