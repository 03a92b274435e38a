"""Compressed answers, for clients that accept them: Zstandard, or gzip."""

import asyncio
import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

import zstandard
from cachetools import LRUCache
from werkzeug.http import parse_accept_header

from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.negotiation import LONGEST_HEADER

LEAST = 1024
"""Bytes of a body that is worth it: a smaller one fits into one packet anyway."""
LARGEST_IN_LOOP = 128 * 1024
"""Bytes of a body that is compressed in the event loop, at most: gzip takes some 100 KiB a millisecond."""

_ENCODINGS: Mapping[str, Callable[[bytes], bytes]] = {
    "zstd": lambda body: zstandard.compress(body, 3),
    "gzip": lambda body: gzip.compress(body, 5, mtime=0),
}
"""By name, the better first."""
_COMPRESSIBLE = ("text/", "application/json", "application/problem+json", "application/yaml", "image/svg+xml")
"""How the media types begin of what gets smaller."""


class _Compressed(NamedTuple):
    """What became of an answer, which is kept as its key."""

    body: bytes
    length_before: int

    def size(self) -> int:
        return len(self.body) + self.length_before


class Compression:
    """Compresses answers, and remembers ``size`` bytes of them, before and after. Safe to share between threads."""

    def __init__(self, size: int) -> None:
        self._known: LRUCache[tuple[str, bytes], _Compressed] = LRUCache(size, getsizeof=_Compressed.size)
        self._lock = Lock()

    def compressed(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer`` in the encoding that the client likes best; as it is where it is small, or the client wants it so."""
        encoding = _encoding(exchange, answer)
        if not encoding:
            return answer
        headers = [*answer.headers, ("Content-Encoding", encoding)]
        return Answer(answer.status, headers, self._body(encoding, answer.body))

    async def compressed_from_loop(self, exchange: Exchange, answer: Answer) -> Answer:
        """The same, without holding up the event loop by what is large: that is done in a thread."""
        if len(answer.body) <= LARGEST_IN_LOOP:
            return self.compressed(exchange, answer)
        return await asyncio.to_thread(self.compressed, exchange, answer)

    def _body(self, encoding: str, body: bytes) -> bytes:
        key = encoding, body  # the hash of a text is computed once, so that a cached answer is found without reading it
        with self._lock:
            if (known := self._known.get(key)) is not None:
                return known.body
        made = _Compressed(_ENCODINGS[encoding](body), len(body))
        if made.size() <= self._known.maxsize:
            with self._lock:
                self._known[key] = made
        return made.body


def _encoding(exchange: Exchange, answer: Answer) -> str:
    """The encoding in which the answer is sent; empty if it is sent as it is."""
    encoding = _preferred(exchange.headers.get("accept-encoding", ""))
    return encoding if encoding and _gets_smaller(answer) else ""


def _gets_smaller(answer: Answer) -> bool:
    if len(answer.body) < LEAST:
        return False
    return any(name.lower() == "content-type" and value.startswith(_COMPRESSIBLE) for name, value in answer.headers)


@lru_cache
def _preferred(header: str) -> str:
    """The encoding that an ``Accept-Encoding`` header wants most, of those that there are; empty if it wants none."""
    if len(header) > LONGEST_HEADER:
        return ""
    qualities = {encoding: parse_accept_header(header).quality(encoding) for encoding in _ENCODINGS}
    best = max(qualities, key=lambda encoding: qualities[encoding])
    return best if qualities[best] > 0 else ""
