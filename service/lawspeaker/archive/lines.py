"""Splits a file into lines, in bounded memory: of a long line, no more is kept than the limit for transcripts."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lawspeaker.adjudication.wire.ijson import MOST_BYTES


class Line(NamedTuple):
    """A line of a file."""

    start: int
    """The offset of its first byte in the file."""
    text: bytes
    """Without the line break. A line that is too long is cut to one byte more than the limit."""
    is_complete: bool
    """Whether it ends with a line break. Only the last line can lack one."""


def lines_of(chunks: Iterable[bytes], start: int = 0) -> Iterator[Line]:
    """The lines in ``chunks``, the first of which begins at the offset ``start`` in the file."""
    held, size = b"", 0  # the beginning of a line, and how long it is up to now
    for chunk in chunks:
        first, *others = chunk.split(b"\n")
        for part in others:
            yield Line(start, _shortened(held + first), True)
            start += size + len(first) + 1
            held, size, first = b"", 0, part
        if len(held) <= MOST_BYTES:  # else nothing more of it is held
            held = _shortened(held + first)
        size += len(first)
    if size:
        yield Line(start, held, False)


def _shortened(text: bytes) -> bytes:
    return text if len(text) <= MOST_BYTES else text[: MOST_BYTES + 1]
