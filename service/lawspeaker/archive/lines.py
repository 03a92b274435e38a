"""The lines of a file, read piece by piece: however long a line is, no more of it is held than any transcript may have."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lawspeaker.adjudication.wire.ijson import MOST_BYTES


class Line(NamedTuple):
    """A line of a file."""

    start: int
    """Where it begins, in bytes from the start of the file."""
    text: bytes
    """Without the line break. Of a line that is too long this is only the beginning, one byte longer than allowed."""
    is_complete: bool
    """Whether a line break ends it. Only the last line can be without."""


def lines_of(chunks: Iterable[bytes], start: int = 0) -> Iterator[Line]:
    """The lines in ``chunks``, of which the first one begins at ``start`` in the file."""
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
