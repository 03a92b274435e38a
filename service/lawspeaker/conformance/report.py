"""The result of a run over conformance cases, as JSON and as JUnit XML."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple
from xml.etree import ElementTree

import orjson

from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.expectations import Difference

LONGEST_VALUE = 1_000
"""Characters of a value in a sentence. What is longer is cut; the report as JSON has all of it."""
_VERDICT = ("/verdict", "violated", "undetermined")
"""The differences that are reported together, as the verdict with its rules."""
_NAMES: Mapping[str, str] = {
    "at": "places",
    "events": "event",
    "state": "next state",
    "applied": "rules applied",
    "hinges_on": "readings on which it hinges",
    "includes": "an action that must be listed",
    "excludes": "an action that must not be listed",
    "open": "places left open",
    "action": "the first action that is not legal, from 0",
}
"""The names of differences, where they are not those of the members."""
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document can contain."""


@dataclass(frozen=True)
class CaseResult:
    """The result of one case."""

    case: Case
    differences: Sequence[Difference] = ()
    error: str = ""
    """The reason if there is no answer; else empty."""

    @property
    def passed(self) -> bool:
        """Whether the answer meets the expectations."""
        return not self.differences and not self.error

    @property
    def sentences(self) -> Sequence[str]:
        """A sentence for each difference: first the verdict with its rules, then everything else."""
        if self.error:
            return [self.error]
        others = [one for one in self.differences if one.at not in _VERDICT]
        return [
            *self._verdict(),
            *(f"{_name(one.at)}: expected {_short(one.expected)}; found {_short(one.found)}" for one in others),
        ]

    def _verdict(self) -> Iterator[str]:
        """The expected and the actual verdict, each with the rules that are broken or undetermined."""
        found = {one.at: one.found for one in self.differences if one.at in _VERDICT}
        if found:
            wanted = {at: self.case.expect.get(at.removeprefix("/")) for at in _VERDICT}
            yield f"expected {_ruling(wanted)}; found {_ruling(wanted | found)}"


class Row(NamedTuple):
    """The numbers of passed and failed cases of a game for one question or rule."""

    name: str
    passed: int
    failed: int


class Report:
    """The results of a run, counted by game, question and rule."""

    def __init__(self, results: Iterable[CaseResult]) -> None:
        self.results = list(results)

    @property
    def failures(self) -> Sequence[CaseResult]:
        """The cases that failed."""
        return [result for result in self.results if not result.passed]

    @property
    def games(self) -> Sequence[tuple[str, "Report"]]:
        """The part of the report about each game."""
        return [(game, Report(some)) for game, some in groupby(self.results, lambda result: result.case.game)]

    @property
    def by_question(self) -> Sequence[Row]:
        """The cases of each question."""
        return self._rows(lambda case: [case.question])

    @property
    def by_rule(self) -> Sequence[Row]:
        """The cases of each rule. A case can show several rules."""
        return self._rows(lambda case: case.rules)

    def document(self) -> dict[str, Any]:
        """The report as JSON: the counts of each game, and every failure."""
        return {
            **self._counts(),
            "games": [
                {
                    "game": game,
                    **report._counts(),
                    "questions": [
                        {"question": row.name, "passed": row.passed, "failed": row.failed} for row in report.by_question
                    ],
                    "rules": [{"rule": row.name, "passed": row.passed, "failed": row.failed} for row in report.by_rule],
                }
                for game, report in self.games
            ],
            "failures": [
                {
                    "game": result.case.game,
                    "case": result.case.id,
                    "title": result.case.title,
                    "topic": result.case.topic,
                    "question": result.case.question,
                    "rules": list(result.case.rules),
                    **({"error": result.error} if result.error else {}),
                    "differences": [one._asdict() for one in result.differences],
                }
                for result in self.failures
            ],
        }

    def junit(self) -> bytes:
        """The report as JUnit XML: a test suite for each file of cases, and a test for each case."""
        suites = ElementTree.Element("testsuites", self._attributes())
        for name, some in groupby(self.results, lambda result: f"{result.case.game}.{result.case.topic}"):
            of_file = Report(some)
            suite = ElementTree.SubElement(suites, "testsuite", {"name": name, **of_file._attributes()})
            for result in of_file.results:
                test = ElementTree.SubElement(suite, "testcase", {"classname": name, "name": result.case.id})
                if not result.passed:
                    kind = "error" if result.error else "failure"
                    fault = ElementTree.SubElement(test, kind, {"message": _in_xml(result.case.title)})
                    fault.text = _in_xml("\n".join(result.sentences))
        ElementTree.indent(suites)
        written: bytes = ElementTree.tostring(suites, encoding="utf-8", xml_declaration=True)
        return written + b"\n"

    def _counts(self) -> dict[str, int]:
        failed = len(self.failures)
        return {"passed": len(self.results) - failed, "failed": failed}

    def _attributes(self) -> dict[str, str]:
        errors = sum(1 for result in self.failures if result.error)
        return {"tests": str(len(self.results)), "failures": str(len(self.failures) - errors), "errors": str(errors)}

    def _rows(self, names: Callable[[Case], Iterable[str]]) -> Sequence[Row]:
        passed, failed = Counter[str](), Counter[str]()
        for result in self.results:
            (passed if result.passed else failed).update(names(result.case))
        return [Row(name, passed[name], failed[name]) for name in sorted(passed | failed)]


def _ruling(parts: Mapping[str, Any]) -> str:
    """A verdict in short, with its rules: ``illegal by palace.size``."""
    by = f" by {_short(parts['violated'])}" if parts["violated"] else ""
    without = f" with {_short(parts['undetermined'])} open" if parts["undetermined"] else ""
    return f"{_short(parts['/verdict'])}{by}{without}"


def _name(at: str) -> str:
    """Describes the place of a difference for people."""
    part, _, owner = at.partition(" ")
    if owner:
        return f"{_NAMES.get(part, part)} of {owner}"
    _, _, path = at.partition("/")
    member, *below = path.split("/") if path else [at]
    if member == "events" and below:
        below = [str(int(below[0]) + 1), *below[1:]]
    return " ".join(filter(None, (_NAMES.get(member, member), "/".join(below))))


def _short(value: Any) -> str:
    """A value for people: an id as it is, ``None`` as "nothing", everything else as JSON."""
    if value is None or value == []:
        return "nothing"
    if isinstance(value, str):
        return value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…"
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return _short(", ".join(value))
    return _json(value)


def _json(value: Any) -> str:
    text = orjson.dumps(value, default=str).decode()
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def _in_xml(text: str) -> str:
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)
