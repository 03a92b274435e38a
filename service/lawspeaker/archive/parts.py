"""The parts into which an archive is split. Where they begin and end depends on the files alone.

A plain file is split by its bytes; whoever judges a part reads it. A compressed file can only be read from its start, so the
run reads it, and deals the lines in blocks.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import orjson

from lawspeaker import __version__
from lawspeaker.adjudication.document import Document
from lawspeaker.archive.compression import Damaged, decompressed
from lawspeaker.archive.errors import WrongUse
from lawspeaker.archive.files import File
from lawspeaker.archive.judging import judge
from lawspeaker.archive.lines import lines_of
from lawspeaker.games import GAMES

PART = 1024 * 1024
"""Bytes of a part. On one core it takes some seconds, and as much is lost if a run is interrupted."""


@dataclass(frozen=True, slots=True)
class Part:
    """The lines of a plain file that begin from ``start`` on and before ``end``."""

    file: File
    place: int
    """Its place among the parts of the file, from 0."""
    start: int
    end: int
    damage = ""

    @property
    def size(self) -> int:
        """The bytes of the file that are done with when the part is."""
        return self.end - self.start

    def lines(self) -> Iterator[bytes]:
        """The lines. Raises ``CannotRead``."""
        before = max(self.start - 1, 0)  # the end of the line before, if it is the line break
        for line in lines_of(self.file.chunks(before), before):
            if line.start >= self.end:
                return
            if line.start >= self.start:
                yield line.text


@dataclass(frozen=True, slots=True)
class Block:
    """Some lines of a compressed file."""

    file: File
    place: int
    """Its place among the blocks of the file, from 0."""
    size: int
    """The bytes of the compressed file that were read for it."""
    text: bytes
    damage: str = ""
    """Why the file cannot be read any further; empty if it can."""

    def lines(self) -> Iterator[bytes]:
        """The lines."""
        return (line.text for line in lines_of([self.text]))


Work = Part | Block


def parts_of(file: File, size: int = PART) -> Iterator[Work]:
    """The parts of ``file``, in order. Raises ``CannotRead``."""
    if file.is_compressed:
        yield from _blocks(file, size)
        return
    bounds = [*range(0, file.size, size), file.size]
    for place, (start, end) in enumerate(pairwise(bounds)):
        yield Part(file, place, start, end)


def _blocks(file: File, size: int) -> Iterator[Block]:
    """The lines of a compressed file in blocks of about that ``size``."""
    read, dealt, place = 0, 0, 0
    text = bytearray()

    def counted() -> Iterator[bytes]:
        nonlocal read
        for chunk in file.chunks():
            read += len(chunk)
            yield chunk

    damage = ""
    try:
        for line in lines_of(decompressed(file.name, counted())):
            text += line.text + b"\n"
            if len(text) >= size:
                yield Block(file, place, read - dealt, bytes(text))
                text.clear()
                dealt, place = read, place + 1
    except Damaged as error:
        damage = str(error)
    if text or damage:
        yield Block(file, place, read - dealt, bytes(text), damage)


def rules_in_force() -> Document:
    """What the result depends on beside the archive: the version of this package, and the rulesets of the installed games."""
    return {"lawspeaker": __version__, "rulesets": {name: game.ruleset for name, game in sorted(GAMES.items())}}


def judge_part(part: Work, language: str, rules: Document) -> bytes:
    """The result of a part, as NDJSON: what was counted, then an entry on each line.

    Raises ``CannotRead``, and ``WrongUse`` if other ``rules`` are in force where it is judged.
    """
    if (here := rules_in_force()) != rules:
        raise WrongUse(f"A worker has another version of Lawspeaker or of a game: {here}, not {rules}.")
    judgement = judge(part.lines(), language)
    if part.damage:
        judgement.report_damage(part.damage)
    entries = (*judgement.breaches, *judgement.unjudged)
    head = {"lines": judgement.lines, "tally": judgement.tally.document}
    return b"".join(orjson.dumps(entry) + b"\n" for entry in (head, *entries))


def all_parts(files: Sequence[File], size: int = PART) -> Iterator[tuple[int, Work]]:
    """All parts of ``files``, each with the place of its file. Raises ``CannotRead``."""
    for place, file in enumerate(files):
        for part in parts_of(file, size):
            yield place, part
