"""The Redis that processes share, behind a breaker: where it does not answer it is left alone, and nobody waits for it."""

import logging
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Self, TypeVar

from redis import Redis
from redis.exceptions import ClusterError, ResponseError

from lawspeaker.api.average import Average
from lawspeaker.api.redis_url import Connect, connector
from lawspeaker.api.settings import Settings

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Away(Exception):
    """Raised instead of an answer of Redis."""


class Store:
    """Redis, as this process knows it. Safe to share between threads, and between processes until it is first used."""

    def __init__(
        self, connect: Connect, pause: float, on_change: Callable[[bool], None], clock: Callable[[], float] = monotonic
    ) -> None:
        """After each failure Redis is left alone for ``pause`` seconds, by a ``clock`` that never goes back."""
        self._connect = connect
        self._pause = pause
        self._on_change = on_change
        self._clock = clock
        self._client: Redis | None = None
        self._lock = Lock()
        self._is_away = False
        self._is_tried = False
        """Whether somebody is finding out if Redis answers."""
        self._again = 0.0
        """When that may be tried next."""
        self._average = Average()

    @classmethod
    def of(cls, settings: Settings, on_change: Callable[[bool], None]) -> Self | None:
        """The Redis of ``settings``, if they name one; ``on_change`` is told when it is away (true), and when it is back."""
        if not settings.redis_url:
            return None
        return cls(connector(settings.redis_url, settings.redis_timeout), settings.redis_pause, on_change)

    @property
    def is_away(self) -> bool:
        """Whether Redis did not answer when it was last asked."""
        return self._is_away

    @property
    def round_trip(self) -> float | None:
        """How long it takes to ask Redis something, in seconds; ``None`` if nothing was asked of late."""
        return self._average.at(self._clock())

    def attempt(self, work: Callable[[Redis], T]) -> T:
        """What ``work`` does with Redis. Raises ``Away`` if Redis does not answer, or answers with an error.

        An error tells that it does answer: a Redis that is full can still be read. While it is away one caller at a time finds
        out whether it is back, all others are told at once that it is not.
        """
        is_trial = self._began()
        try:
            client = self._client = self._client or self._connect()
            start = self._clock()
            result = work(client)
        except Exception as error:
            if isinstance(error, ResponseError) and not isinstance(error, ClusterError):
                self._answered()
            else:  # whatever a client makes of no answer, or of one that is none
                self._failed(error)
            raise Away from error
        else:
            now = self._clock()
            self._average.add(now - start, now)
            self._answered()
            return result
        finally:
            if is_trial:
                self._is_tried = False

    def _began(self) -> bool:
        """Whether the caller is the one who finds out if Redis answers; raises ``Away`` if that is not yet known."""
        if self._client is not None and not self._is_away:
            return False
        with self._lock:
            if self._client is not None and not self._is_away:
                return False
            if self._is_tried or self._clock() < self._again:
                raise Away
            self._is_tried = True
            return True

    def _answered(self) -> None:
        if self._is_away:
            self._change(False)
            _log.warning("redis_back")

    def _failed(self, error: Exception) -> None:
        self._again = self._clock() + self._pause
        if not self._is_away:
            self._change(True)
            _log.warning("redis_away", extra={"reason": type(error).__name__})

    def _change(self, is_away: bool) -> None:
        with self._lock:
            self._is_away = is_away
            self._on_change(is_away)
