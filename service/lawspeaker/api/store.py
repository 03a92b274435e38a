"""The Redis that processes share, behind a circuit breaker: while Redis does not answer, no request waits for it."""

import logging
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Self, TypeVar

from lawspeaker.api.average import Average
from lawspeaker.api.settings import Settings

if TYPE_CHECKING:  # imported only if it is configured
    from redis import Redis

T = TypeVar("T")

_log = logging.getLogger(__name__)


class RedisUnavailable(Exception):
    """Redis does not answer, or its breaker is open."""


class Store:
    """The connection of this process to Redis. Safe to share between threads, and to inherit by a fork until it is first used."""

    def __init__(
        self, client: "Redis", pause: float, on_change: Callable[[bool], None], clock: Callable[[], float] = monotonic
    ) -> None:
        """After each failure, the ``client`` is not used for ``pause`` seconds. ``clock`` must be monotonic.

        ``on_change`` is called with true when the breaker opens, and with false when it closes.
        """
        self._client = client
        self._pause = pause
        self._on_change = on_change
        self._clock = clock
        self._lock = Lock()
        self._is_away = False
        self._is_trial_running = False
        """Whether one caller is trying whether Redis answers."""
        self._next_attempt = 0.0
        """The earliest time for the next trial."""
        self._average = Average()

    @classmethod
    def of(cls, settings: Settings, on_change: Callable[[bool], None]) -> Self | None:
        """The Redis of ``settings``; ``None`` if they name none. See ``__init__`` for ``on_change``."""
        if not settings.redis_url:
            return None
        from lawspeaker.api.redis_url import redis_client

        return cls(redis_client(settings.redis_url, settings.redis_timeout), settings.redis_pause, on_change)

    @property
    def is_away(self) -> bool:
        """Whether Redis did not answer the last time (the breaker is open)."""
        return self._is_away

    @property
    def round_trip(self) -> float | None:
        """The average time for a request to Redis, in seconds; ``None`` if there was none recently."""
        return self._average.at(self._clock())

    def attempt(self, work: "Callable[[Redis], T]") -> T:
        """The result of ``work`` with the client. Raises ``RedisUnavailable`` if Redis does not answer, or answers with an error.

        An error does not open the breaker: a Redis that is full can still be read. While the breaker is open, one caller at a
        time tries whether Redis answers again; all others get ``RedisUnavailable`` at once.
        """
        from redis.exceptions import ResponseError

        is_trial = self._begin_trial()
        try:
            start = self._clock()
            result = work(self._client)
        except Exception as error:
            if isinstance(error, ResponseError):
                self._close_breaker()
            else:  # clients raise many kinds of errors if there is no answer or an invalid one
                self._open_breaker(error)
            raise RedisUnavailable from error
        else:
            now = self._clock()
            self._average.add(now - start, now)
            self._close_breaker()
            return result
        finally:
            if is_trial:
                self._is_trial_running = False

    def _begin_trial(self) -> bool:
        """Whether this attempt is a trial, as the breaker is open. Raises ``RedisUnavailable`` if it is too early for a trial."""
        if not self._is_away:
            return False
        with self._lock:
            if not self._is_away:
                return False
            if self._is_trial_running or self._clock() < self._next_attempt:
                raise RedisUnavailable
            self._is_trial_running = True
            return True

    def _close_breaker(self) -> None:
        if self._is_away:
            self._change(False)
            _log.warning("redis_back")

    def _open_breaker(self, error: Exception) -> None:
        self._next_attempt = self._clock() + self._pause
        if not self._is_away:
            self._change(True)
            _log.warning("redis_away", extra={"reason": type(error).__name__})

    def _change(self, is_away: bool) -> None:
        with self._lock:
            self._is_away = is_away
            self._on_change(is_away)
