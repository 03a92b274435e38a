"""Answers kept in this process: the least recently used go first."""

from threading import Lock

from cachetools import LRUCache

from lawspeaker.api.cache.entry import Entry

_OVERHEAD = 500
"""Bytes that an entry takes beside its answer, roughly."""


def _size(entry: Entry) -> int:
    return len(entry.answer) + _OVERHEAD


class Memory:
    """Entries by their keys, ``size`` bytes in all; with 0 it keeps none. Safe to share between threads."""

    def __init__(self, size: int) -> None:
        self._entries: LRUCache[bytes, Entry] = LRUCache(size, getsizeof=_size)
        self._lock = Lock()

    def find(self, key: bytes) -> Entry | None:
        """The entry kept under ``key``, if there is one."""
        with self._lock:
            return self._entries.get(key)

    def keep(self, key: bytes, entry: Entry) -> bool:
        """Keeps ``entry``; false if it is larger than all that may be kept."""
        if _size(entry) > self._entries.maxsize:
            return False
        with self._lock:
            self._entries[key] = entry
        return True
