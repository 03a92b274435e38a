"""Answers that were given before, kept in this process: the least recently used go first."""

from hashlib import blake2b
from threading import Lock

from cachetools import LRUCache

from lawspeaker.adjudication.preferences import Preferences

_OVERHEAD = 400
"""Bytes that an entry takes beside its answer, roughly."""


class AnswerCache:
    """Finished answers by what was asked, ``size`` bytes in all; with 0 it keeps none. Safe to share between threads."""

    def __init__(self, size: int) -> None:
        self._answers: LRUCache[bytes, bytes] = LRUCache(size, getsizeof=lambda answer: len(answer) + _OVERHEAD)
        self._lock = Lock()

    def find(self, key: bytes) -> bytes | None:
        """The answer kept under ``key``, if there is one."""
        with self._lock:
            return self._answers.get(key)

    def keep(self, key: bytes, answer: bytes) -> bool:
        """Keeps ``answer``; false if it is larger than the whole cache."""
        if len(answer) + _OVERHEAD > self._answers.maxsize:
            return False
        with self._lock:
            self._answers[key] = answer
        return True


def cache_key(operation: str, ruleset: str, preferences: Preferences, body: bytes) -> bytes:
    """What an answer depends on, and nothing else."""
    form = f"{operation} {ruleset} {preferences.language} {preferences.explain} {preferences.minimal}\n"
    return blake2b(form.encode() + body, digest_size=32).digest()
