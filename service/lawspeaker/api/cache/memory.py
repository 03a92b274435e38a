"""The cache of answers in this process. The least recently used are dropped first."""

from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache

from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.inquiry import Inquiry, Key

_OVERHEAD = 500
"""The approximate memory of an entry in bytes, without its question and its answer."""


class _SizedEntry(NamedTuple):
    entry: Entry
    size: int


class Memory:
    """Caches entries of ``size`` bytes in all; none if that is 0. Safe to share between threads."""

    def __init__(self, size: int) -> None:
        self._entries: LRUCache[Key, _SizedEntry] = LRUCache(size, getsizeof=lambda entry: entry.size)
        self._lock = Lock()

    def find(self, inquiry: Inquiry) -> Entry | None:
        """The cached entry for ``inquiry``; ``None`` if there is none."""
        with self._lock:
            sized_entry = self._entries.get(inquiry.key)
        return sized_entry.entry if sized_entry else None

    def keep(self, inquiry: Inquiry, entry: Entry) -> bool:
        """Caches ``entry``. Returns false if it is larger than the whole cache."""
        size = len(inquiry.body) + len(entry.answer) + _OVERHEAD
        if size > self._entries.maxsize:
            return False
        with self._lock:
            self._entries[inquiry.key] = _SizedEntry(entry, size)
        return True
