"""Searches the pages for developers: the sections of the guides, the operations, and the problems."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from lawspeaker.adjudication.answers.search import ELSEWHERE, IN_STATEMENT, Index
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.api.guides import Guide, anchor
from lawspeaker.api.operations import Operation
from lawspeaker.api.problem_types import PROBLEM_TYPES

_LANGUAGE = "en"
_MOST = 20
"""The most results of a search."""


class Hit(NamedTuple):
    """A part of a page: its path, what it is called, and to what it belongs."""

    path: str
    title: str
    belongs: str
    text: str


class DeveloperSearch:
    """An index of ``guides``, ``operations`` and all problems."""

    def __init__(self, guides: Iterable[Guide], operations: Iterable[Operation]) -> None:
        self._hits = {hit.path: hit for hit in _parts(guides, operations)}
        described = {
            hit.path: [([(hit.title, _LANGUAGE)], IN_STATEMENT), ([(f"{hit.belongs} {hit.text}", _LANGUAGE)], ELSEWHERE)]
            for hit in self._hits.values()
        }
        self._index = Index(Messages(KERNEL), _LANGUAGE, described)

    def found(self, text: str) -> Sequence[Hit]:
        """What matches ``text``, the best match first."""
        return [self._hits[path] for path in self._index.search(text)[:_MOST]]


def _parts(guides: Iterable[Guide], operations: Iterable[Operation]) -> Iterator[Hit]:
    for guide in guides:
        for heading, text in guide.sections.items():
            fragment = "" if heading == guide.title else f"#{anchor(heading)}"
            yield Hit(f"/developers/{guide.name}{fragment}", heading, guide.title, text)
    for operation in operations:
        description = f"{operation.path} {operation.description}"
        yield Hit(f"/docs/{operation.id}", operation.summary, operation.tag, description)
    for problem in PROBLEM_TYPES.values():
        yield Hit(
            problem.uri, problem.title, f"Problem {problem.status}", f"{problem.meaning} {problem.occasion} {problem.remedy}"
        )
