"""What is kept of an answer, and the seal under which it lies in Redis."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Self

import orjson

_SEAL = 16
"""Bytes of the seal."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An answer as it is sent, and what the metrics tell of it."""

    answer: bytes
    verdict: str = ""
    """Empty where the answer has none."""
    violated: tuple[str, ...] = ()
    """Ids of the rules that it finds violated."""

    def sealed(self, key: bytes) -> bytes:
        """The entry as it lies under ``key`` where others write, too."""
        told = orjson.dumps([self.verdict, self.violated], option=orjson.OPT_APPEND_NEWLINE) + self.answer
        return _seal(key, told) + told

    @classmethod
    def opened(cls, key: bytes, sealed: object) -> Self | None:
        """The entry that was sealed for ``key``; ``None`` if ``sealed`` is anything else.

        The key is no secret, so what is under a seal need not be an entry.
        """
        if not isinstance(sealed, bytes) or sealed[:_SEAL] != _seal(key, told := sealed[_SEAL:]):
            return None
        line, _, answer = told.partition(b"\n")
        try:
            known = orjson.loads(line)
        except orjson.JSONDecodeError:
            return None
        match known:
            case [str(verdict), [*violated]] if all(isinstance(rule, str) for rule in violated):
                return cls(answer, verdict, tuple(violated))
        return None


def _seal(key: bytes, told: bytes) -> bytes:
    return blake2b(told, key=key, digest_size=_SEAL).digest()
