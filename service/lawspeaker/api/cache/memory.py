"""Answers cached in this process: the least recently used go first."""

from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache

from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.inquiry import Inquiry, Key

_OVERHEAD = 500
"""Bytes that an entry takes beside its question and its answer, roughly."""


class _Cached(NamedTuple):
    entry: Entry
    size: int


class Memory:
    """Entries by what they answer, ``size`` bytes in all; with 0 it keeps none. Safe to share between threads."""

    def __init__(self, size: int) -> None:
        self._cached: LRUCache[Key, _Cached] = LRUCache(size, getsizeof=lambda cached: cached.size)
        self._lock = Lock()

    def find(self, inquiry: Inquiry) -> Entry | None:
        """The answer to ``inquiry``, if it is here."""
        with self._lock:
            found = self._cached.get(inquiry.key)
        return found.entry if found else None

    def keep(self, inquiry: Inquiry, entry: Entry) -> bool:
        """Keeps ``entry``; false if it is larger than all that may be kept."""
        size = len(inquiry.body) + len(entry.answer) + _OVERHEAD
        if size > self._cached.maxsize:
            return False
        with self._lock:
            self._cached[inquiry.key] = _Cached(entry, size)
        return True
