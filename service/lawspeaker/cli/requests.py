"""The requests of a command: the JSON of a file or of standard input, or of each of its lines."""

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
    """Where it stands, in words: a file and, of several requests in it, a line."""
    body: bytes
    size: int
    """How many bytes were read for it."""
    is_too_long: bool
    """Whether it is longer than any request may be. Then ``body`` is not all of it."""
    is_line: bool = False


class Source:
    """A file or standard input."""

    def __init__(self, file: str, as_lines: bool) -> None:
        """With ``as_lines``, each line is a request. The name of the file can say so, too."""
        self.file = file
        self.as_lines = as_lines or Path(file).suffix.lower() in LINES
        self.name = "standard input" if file == STANDARD_INPUT else file

    @property
    def size(self) -> int | None:
        """How many bytes it has; ``None`` if nobody knows, as of a pipe."""
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


def sources(files: Sequence[str], as_lines: bool) -> list[Source]:
    """The sources with the names ``files``; standard input if there are none."""
    return [Source(file, as_lines) for file in files or (STANDARD_INPUT,)]
