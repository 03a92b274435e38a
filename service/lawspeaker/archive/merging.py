"""Merges the results of all parts in the order of the archive, with only one entry in memory at a time."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.results import Results, Run
from lawspeaker.archive.tallies import Tally

BREACHES = "breaches.ndjson"
UNJUDGED = "unjudged.ndjson"
MOST_EXAMPLES = 3
"""Of each rule, and of each reason why something was not judged."""


@dataclass
class Merged:
    """The result for an archive."""

    tally: Tally = field(default_factory=Tally)
    breaches: dict[tuple[str, str], list[Document]] = field(default_factory=dict)
    """The first breaches of each rule, by game and rule."""
    unjudged: dict[str, list[Document]] = field(default_factory=dict)
    """The first lines and games that were not judged completely, by reason."""


def merge(run: Run, parts: Mapping[int, int], results: Results) -> Merged:
    """Merges the results of all parts and writes all entries in the order of the archive. ``parts`` has the number of parts of
    each file.

    Raises ``CannotRead`` and ``CannotWrite``.
    """
    merged = Merged()

    def breaches() -> Iterator[bytes]:
        for head, entries in _heads_and_entries(run, parts, results):
            merged.tally.add(Tally.read(head["tally"]))
            for entry in entries:
                if "rule" in entry:
                    _show(merged.breaches.setdefault((entry["game"], entry["rule"]), []), entry)
                    yield orjson.dumps(entry) + b"\n"

    def unjudged() -> Iterator[bytes]:
        for _, entries in _heads_and_entries(run, parts, results):
            for entry in entries:
                if "reason" in entry:
                    _show(merged.unjudged.setdefault(entry["reason"], []), entry)
                    yield orjson.dumps(entry) + b"\n"

    results.write(BREACHES, breaches())
    results.write(UNJUDGED, unjudged())
    return merged


def _heads_and_entries(run: Run, parts: Mapping[int, int], results: Results) -> Iterator[tuple[Document, Iterator[Document]]]:
    """The tally of each part, and its entries with the name of the file and the line number in it, from 1."""
    for file, number in sorted(parts.items()):
        before = 1
        for part in range(number):
            lines = results.read_part(file, part)
            head = orjson.loads(next(lines))
            yield head, (_placed(run.files[file].name, before, orjson.loads(line)) for line in lines)
            before += head["lines"]


def _placed(file: str, before: int, entry: Document) -> Document:
    return {"file": file, **entry, "line": before + entry["line"]}


def _show(examples: list[Document], entry: Document) -> None:
    if len(examples) < MOST_EXAMPLES:
        examples.append(entry)
