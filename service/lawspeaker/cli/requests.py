"""The requests of a command: the JSON in a file or on standard input, or in each of its lines."""

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from lawspeaker.adjudication.wire.ijson import MOST_BYTES
from lawspeaker.api.streams.lines import Line, LineReader
from lawspeaker.cli.exits import Exit, Failure

STANDARD_INPUT = "-"
LARGEST_PART = 64 * 1024
"""Bytes that are read at once."""
LINES = (".ndjson", ".jsonl")
"""Endings of the names of files that hold a request on each line."""


@dataclass(frozen=True)
class Request:
    """A request in JSON, as it was written."""

    place: str
    """Its place, in words: a file and, if that contains several requests, a line."""
    body: bytes
    size: int
    """The number of bytes that were read for it."""
    is_too_long: bool
    """Whether it exceeds the limit for requests. Then ``body`` is cut."""
    is_line: bool = False


class InputSource:
    """A file or standard input."""

    def __init__(self, file: str, as_lines: bool) -> None:
        """With ``as_lines``, or if the name of the file ends so, each line is a request."""
        self.file = file
        self.as_lines = as_lines or Path(file).suffix.lower() in LINES
        self.name = "standard input" if file == STANDARD_INPUT else file

    @property
    def size(self) -> int | None:
        """The number of bytes; ``None`` if it is unknown, as for a pipe."""
        if self.file == STANDARD_INPUT:
            return None
        try:
            status = os.stat(self.file)
        except (OSError, ValueError):
            return None
        return status.st_size if stat.S_ISREG(status.st_mode) else None

    def requests(self) -> Iterator[Request]:
        """The requests in it. Raises ``Failure`` if it cannot be read, or has none."""
        if self.as_lines:
            found = False
            for line in self.lines():
                found = True
                body = line.text.rstrip(b"\r")
                yield Request(f"{self.name}, line {line.number}", body, line.size, line.is_too_long, is_line=True)
            if not found:
                self._require_some(b"")
            return
        with self._opened() as opened:
            body = opened.read(MOST_BYTES + 1)
            if len(body) <= MOST_BYTES:
                self._require_some(body)
            yield Request(self.name, body, len(body), is_too_long=len(body) > MOST_BYTES)

    def lines(self) -> Iterator[Line]:
        """The lines in it, each as soon as it can be read. Raises ``Failure`` if it cannot be read."""
        reader = LineReader(MOST_BYTES)
        with self._opened() as opened:
            while part := opened.readline(LARGEST_PART):
                reader.feed(part)
                while line := reader.next_line():
                    yield line
        if line := reader.last_line():
            yield line

    def _require_some(self, body: bytes) -> None:
        if not body.strip():
            raise Failure(Exit.BAD_DATA, f"{self.name} is empty; a JSON request is needed.")

    @contextmanager
    def _opened(self) -> Iterator[BinaryIO]:
        if self.file == STANDARD_INPUT:
            if sys.stdin is None:
                raise Failure(Exit.NO_INPUT, "No file is given, and there is no standard input.")
            if sys.stdin.isatty():
                sys.stderr.write("Enter a JSON request; end it with Ctrl-D.\n")
            yield sys.stdin.buffer
            return
        try:
            with Path(self.file).open("rb") as opened:
                yield opened
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise Failure(Exit.NO_INPUT, f"Cannot read {self.name}: {reason}.") from None


def sources(files: Sequence[str], as_lines: bool) -> list[InputSource]:
    """The sources with the names ``files``; standard input if there are none."""
    return [InputSource(file, as_lines) for file in files or (STANDARD_INPUT,)]
