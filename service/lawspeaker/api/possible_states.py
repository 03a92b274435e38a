"""Remembers the states that this process has audited or returned, so that it does not audit them again."""

from threading import Lock

from cachetools import LRUCache

CAPACITY = 10_000
"""The number of digests that are kept, about 2 MB. The least recently used are dropped first."""


class RecentStates:
    """Digests of states that are known to be possible. Safe to share between threads."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._digests: LRUCache[bytes, bool] = LRUCache(capacity)
        self._lock = Lock()

    def __contains__(self, digest: bytes, /) -> bool:
        with self._lock:
            return self._digests.get(digest, False)  # marks it as recently used

    def add(self, digest: bytes, /) -> None:
        """Remembers that the state with this digest is possible."""
        with self._lock:
            self._digests[digest] = True
