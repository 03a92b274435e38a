"""Many texts of the same JSON, so that a cache, which compares texts, never has the answer."""

from collections.abc import Iterator
from itertools import count

BLANKS = 24
"""The number of blanks at the end of each text."""


def texts(body: bytes, first: int = 0) -> Iterator[bytes]:
    """Different texts of ``body`` with the same length. The blanks at the end encode a number."""
    for number in count(first):
        yield body + bytes(b" \t"[number >> index & 1] for index in range(BLANKS))
