"""The parts into which an archive is split. Their boundaries depend only on the files.

An uncompressed file is split at offsets, and each judge reads its part. A compressed file can be read only from its start, so
the run reads it, and distributes the lines in blocks.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

import orjson

from lawspeaker import __version__
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.archive.compression import Damaged, decompressed
from lawspeaker.archive.errors import WrongUse
from lawspeaker.archive.files import File
from lawspeaker.archive.judging import judge
from lawspeaker.archive.lines import lines_of
from lawspeaker.games import GAMES

PART = 1024 * 1024
"""Bytes of a part. On one core it takes some seconds, and as much is lost if a run is interrupted."""


@frozen
class Part:
    """The lines of an uncompressed file that begin at offsets from ``start`` to before ``end``."""

    file: File
    place: int
    """The index of the part in the file, from 0."""
    start: int
    end: int
    damage = ""

    @property
    def size(self) -> int:
        """The number of bytes of the part."""
        return self.end - self.start

    def lines(self) -> Iterator[bytes]:
        """The lines. Raises ``CannotRead``."""
        chunks, start = self.file.chunks(), 0
        if self.start:  # the first line begins behind a line break, perhaps the one just before the part
            chunks, start = _behind_line_break(self.file.chunks(self.start - 1), self.start - 1, self.end - 1)
        for line in lines_of(chunks, start):
            if line.start >= self.end:
                return
            yield line.text


def _behind_line_break(chunks: Iterator[bytes], start: int, end: int) -> tuple[Iterator[bytes], int]:
    """The content of ``chunks`` after the first line break before ``end``, with its offset; empty if there is no line break.

    The chunks begin at ``start``. Reads no more of them than needed: a line can be longer than many parts.
    """
    for chunk in chunks:
        if (found := chunk.find(b"\n", 0, end - start)) >= 0:
            return chain((chunk[found + 1 :],), chunks), start + found + 1
        start += len(chunk)
        if start >= end:
            break
    return iter(()), start


@frozen
class LineBlock:
    """Some lines of a compressed file."""

    file: File
    place: int
    """The index of the block in the file, from 0."""
    size: int
    """The number of bytes of the compressed file that were read for it."""
    text: bytes
    damage: str = ""
    """The reason if the rest of the file cannot be read; else empty."""

    def lines(self) -> Iterator[bytes]:
        """The lines."""
        return (line.text for line in lines_of([self.text]))


Task = Part | LineBlock


def parts_of(file: File, size: int = PART) -> Iterator[Task]:
    """The parts of ``file``, in order. Raises ``CannotRead``."""
    if file.is_compressed:
        yield from _blocks(file, size)
        return
    bounds = [*range(0, file.size, size), file.size]
    for index, (start, end) in enumerate(pairwise(bounds)):
        yield Part(file, index, start, end)


def _blocks(file: File, size: int) -> Iterator[LineBlock]:
    """The lines of a compressed file in blocks of about ``size`` bytes."""
    read, dealt, place = 0, 0, 0
    text = bytearray()

    def counted() -> Iterator[bytes]:
        nonlocal read
        for chunk in file.chunks():
            read += len(chunk)
            yield chunk

    damage = ""
    try:
        for line in lines_of(decompressed(file.path, counted())):
            text += line.text + b"\n"
            if len(text) >= size:
                yield LineBlock(file, place, read - dealt, bytes(text))
                text.clear()
                dealt, place = read, place + 1
    except Damaged as error:
        damage = str(error)
    if text or damage:
        yield LineBlock(file, place, read - dealt, bytes(text), damage)


def rules_in_force() -> Document:
    """The versions on which the result depends, in addition to the archive: of this package, and of the rules of the installed
    games."""
    return {"lawspeaker": __version__, "rulesets": {name: game.ruleset for name, game in sorted(GAMES.items())}}


def judge_part(part: Task, language: str, rules: Document) -> bytes:
    """The result of a part, as NDJSON: the tally, then an entry on each line.

    Raises ``CannotRead``, and ``WrongUse`` if this process has other ``rules``.
    """
    if (here := rules_in_force()) != rules:
        raise WrongUse(f"A worker has another version of Lawspeaker or of a game: {here}, not {rules}.")
    judgement = judge(part.lines(), language)
    if part.damage:
        judgement.report_damage(part.damage)
    entries = (*judgement.breaches, *judgement.unjudged)
    head = {"lines": judgement.lines, "tally": judgement.tally.document}
    return b"".join(orjson.dumps(entry) + b"\n" for entry in (head, *entries))


def all_parts(files: Sequence[File], size: int = PART) -> Iterator[tuple[int, Task]]:
    """All parts of ``files``, each with the index of its file. Raises ``CannotRead``."""
    for index, file in enumerate(files):
        for part in parts_of(file, size):
            yield index, part
