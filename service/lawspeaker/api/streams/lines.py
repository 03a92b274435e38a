"""Splits bytes into lines, in bounded memory."""

import re
from typing import NamedTuple

_BLANK_LINES = re.compile(rb"(?:[ \t\r\f\v]*+\n)*+")


class Line(NamedTuple):
    """A line that is not blank."""

    number: int
    """The first line is 1. Blank lines count, too."""
    text: bytes
    """Without the line break. If the line is too long, only its beginning."""
    size: int
    """Bytes of the whole line, with its line break."""
    is_too_long: bool = False
    is_unfinished: bool = False
    """Whether the text ends without a line break: perhaps in the middle of the line."""


class LineReader:
    """Reads lines of at most ``longest`` bytes. Holds one line and the last bytes that were fed."""

    def __init__(self, longest: int) -> None:
        self.number = 0
        """The number of lines that were read so far, blank ones included."""
        self._longest = longest
        self._line = bytearray()
        self._size = 0
        self._fed = b""
        self._at = 0

    def feed(self, data: bytes) -> None:
        """Adds ``data``. Only to be called when ``next_line`` has returned ``None``."""
        self._fed = data
        self._at = 0

    def next_line(self) -> Line | None:
        """The next complete line; ``None`` if more bytes are needed."""
        while True:
            if not self._size:
                self._skip_blank_lines()
            if (end := self._fed.find(b"\n", self._at)) < 0:
                break
            self._add(self._fed[self._at : end])
            self._size += 1
            self._at = end + 1
            if line := self._complete():
                return line
        self._add(self._fed[self._at :])
        self._fed = b""
        self._at = 0
        return None

    def last_line(self) -> Line | None:
        """The line that has no line break, at the end of all bytes; ``None`` if there is none."""
        line = self._complete()
        return line._replace(is_unfinished=True) if line else None

    def _skip_blank_lines(self) -> None:
        """Goes on behind all blank lines at once: one by one they would cost more than they take to send."""
        if blank := _BLANK_LINES.match(self._fed, self._at):
            self.number += self._fed.count(b"\n", self._at, blank.end())
            self._at = blank.end()

    def _add(self, part: bytes) -> None:
        room = self._longest + 1 - len(self._line)
        self._line += part[:room]
        self._size += len(part)

    def _complete(self) -> Line | None:
        text, size = bytes(self._line), self._size
        self._line.clear()
        self._size = 0
        self.number += 1
        if not text.strip():
            return None
        return Line(self.number, text[: self._longest], size, is_too_long=len(text) > self._longest)
