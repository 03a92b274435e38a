"""A cache entry: an answer with its facts for the metrics. In Redis it has a seal (a keyed hash)."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Self

import orjson

_SEAL = 16
"""The length of the seal in bytes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A serialized answer, and what the metrics count of it."""

    answer: bytes
    verdict: str = ""
    """The verdict of the answer; empty if it has none."""
    violated: tuple[str, ...] = ()
    """The ids of the rules that are violated according to the answer."""

    def seal(self, key: bytes) -> bytes:
        """The entry as bytes for Redis, with a seal that is valid only for ``key``: others may write to Redis, too."""
        content = orjson.dumps([self.verdict, self.violated], option=orjson.OPT_APPEND_NEWLINE) + self.answer
        return _seal(key, content) + content

    @classmethod
    def open(cls, key: bytes, sealed: object) -> Self | None:
        """The entry that was sealed for ``key``; ``None`` if ``sealed`` is anything else.

        The key is no secret, so even content with a valid seal may be malformed.
        """
        if not isinstance(sealed, bytes) or sealed[:_SEAL] != _seal(key, content := sealed[_SEAL:]):
            return None
        line, _, answer = content.partition(b"\n")
        try:
            facts = orjson.loads(line)
        except orjson.JSONDecodeError:
            return None
        match facts:
            case [str(verdict), [*violated]] if all(isinstance(rule, str) for rule in violated):
                return cls(answer, verdict, tuple(violated))
        return None


def _seal(key: bytes, content: bytes) -> bytes:
    return blake2b(content, key=key, digest_size=_SEAL).digest()
