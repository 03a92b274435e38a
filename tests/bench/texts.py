"""The same JSON as many texts, so that a cache, which looks at the text, never knows the answer."""

from collections.abc import Iterator
from itertools import count

BLANKS = 24
"""Blanks at the end of each text."""


def texts(body: bytes, first: int = 0) -> Iterator[bytes]:
    """``body`` as text after text, all of one length: the blanks at the end of each are a number of its own."""
    for number in count(first):
        yield body + bytes(b" \t"[number >> place & 1] for place in range(BLANKS))
