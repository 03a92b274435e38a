"""Compresses responses with Zstandard or gzip, for clients that accept it."""

import asyncio
import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple

import zstandard
from cachetools import LRUCache, cached
from werkzeug.http import parse_accept_header

from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.negotiation import LONGEST_HEADER

SMALLEST_BODY = 1024
"""Bytes. A smaller body is not compressed: it fits into one packet anyway."""
LARGEST_IN_LOOP = 128 * 1024
"""Bytes. A larger body is compressed in a thread: gzip compresses about 100 KiB in a millisecond."""

_ENCODINGS: Mapping[str, Callable[[bytes], bytes]] = {
    "zstd": lambda body: zstandard.compress(body, 3),
    "gzip": lambda body: gzip.compress(body, 5, mtime=0),
}
"""Compressors by the name of their encoding, the preferred one first."""
_COMPRESSIBLE = ("text/", "application/json", "application/problem+json", "application/yaml", "image/svg+xml")
"""The beginnings of the media types that are compressed."""


class _Compressed(NamedTuple):
    """A compressed body. The original body is a part of its key in the cache, so its length counts, too."""

    body: bytes
    original_length: int

    def size(self) -> int:
        return len(self.body) + self.original_length


class Compression:
    """Compresses responses, with a cache of ``size`` bytes for original and compressed bodies. Safe to share between threads."""

    def __init__(self, size: int) -> None:
        cache: LRUCache[Any, _Compressed] = LRUCache(size, getsizeof=_Compressed.size)
        self._compressed = cached(cache, lock=Lock())(_compress)

    def compress(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer`` in the encoding that the client prefers; unchanged if it is small or the client accepts no encoding."""
        encoding = _preferred(exchange.headers.get("accept-encoding", ""))
        if not encoding or not _is_compressible(answer):
            return answer
        headers = [*answer.headers, ("Content-Encoding", encoding)]
        return Answer(answer.status, headers, self._compressed(encoding, answer.body).body)

    async def compress_from_loop(self, exchange: Exchange, answer: Answer) -> Answer:
        """Like ``compress``, but a large body is compressed in a thread, so that it does not block the event loop."""
        if len(answer.body) <= LARGEST_IN_LOOP:
            return self.compress(exchange, answer)
        return await asyncio.to_thread(self.compress, exchange, answer)


def _compress(encoding: str, body: bytes) -> _Compressed:
    return _Compressed(_ENCODINGS[encoding](body), len(body))


def _is_compressible(answer: Answer) -> bool:
    if len(answer.body) < SMALLEST_BODY:
        return False
    headers = {name.lower(): value for name, value in answer.headers}
    return "content-encoding" not in headers and headers.get("content-type", "").startswith(_COMPRESSIBLE)


@lru_cache
def _preferred(header: str) -> str:
    """The supported encoding with the highest quality in an ``Accept-Encoding`` header; empty if it accepts none."""
    if len(header) > LONGEST_HEADER:
        return ""
    qualities = {encoding: parse_accept_header(header).quality(encoding) for encoding in _ENCODINGS}
    best = max(qualities, key=lambda encoding: qualities[encoding])
    return best if qualities[best] > 0 else ""
