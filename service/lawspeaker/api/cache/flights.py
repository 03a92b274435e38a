"""What is being worked out right now: who asks the same meanwhile waits for it instead of working it out, too."""

from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds for which one waits for another; after that one does the work oneself."""


class Flights(Generic[T]):
    """Work in progress by what it is for. Safe to share between threads."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._flights: dict[bytes, Future[T]] = {}
        self._lock = Lock()

    def fly(self, key: bytes, work: Callable[[], T]) -> tuple[T, bool]:
        """What ``work`` gives, and whether somebody else did it; raises what it raised."""
        with self._lock:
            flight = self._flights.get(key)
            if flight is None:
                own = self._flights[key] = Future[T]()
        if flight is None:
            return self._done(key, own, work), False
        try:
            return flight.result(self._patience), True
        except (TimeoutError, CancelledError):
            return work(), False

    def _done(self, key: bytes, own: Future[T], work: Callable[[], T]) -> T:
        try:
            result = work()
        except Exception as error:
            own.set_exception(error)
            raise
        except BaseException:  # this thread is to end, which is nothing to those who wait
            own.cancel()
            raise
        else:
            own.set_result(result)
            return result
        finally:
            with self._lock:
                del self._flights[key]
