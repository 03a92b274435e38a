"""The states that this process has audited or returned, so that it need not audit them again."""

from threading import Lock

from cachetools import LRUCache

MOST = 10_000
"""Digests that are kept, 2 MB; the least recently used go first."""


class RecentStates:
    """Digests of states that are known to be possible. Safe to share between threads."""

    def __init__(self, most: int = MOST) -> None:
        self._digests: LRUCache[bytes, None] = LRUCache(most)
        self._lock = Lock()

    def __contains__(self, digest: bytes, /) -> bool:
        with self._lock:
            try:
                self._digests[digest]  # that makes it the most recently used
            except KeyError:
                return False
            return True

    def add(self, digest: bytes, /) -> None:
        """From now on the state of that digest is known to be possible."""
        with self._lock:
            self._digests[digest] = None
