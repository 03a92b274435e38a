"""Reads the question on a line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.api.named_questions import NamedQuestion, Questions, any_question
from lawspeaker.api.problem_types import CONTENT_TOO_LARGE, INVALID_JSON
from lawspeaker.api.problems import Problem, parsed
from lawspeaker.api.streams.lines import Line
from lawspeaker.api.streams.shapes import LONGEST_ID, stream_question

LONGEST_LINE = ijson.MOST_BYTES
"""Bytes of a line without its line break."""
MOST_VALUES = ijson.MOST_VALUES + 10
"""JSON values of a line. The question itself may have as many as alone."""

_GUARD = Guard(stream_question(any_question()))
_FIRST_MEMBER = re.compile(rb'\s*\{\s*"correlation_id"\s*:\s*("(?:[^"\\]|\\.){0,%d}")' % (6 * LONGEST_ID))


class LineProblem(Exception):
    """The question on the line has no answer. ``document`` is the problem document.

    ``correlation_id`` is ``None`` if it cannot be read. ``is_broken`` says whether the line is no JSON.
    """

    def __init__(self, document: Mapping[str, Any], correlation_id: str | None, is_broken: bool = False) -> None:
        super().__init__(document["title"])
        self.document = document
        self.correlation_id = correlation_id
        self.is_broken = is_broken


@dataclass(frozen=True)
class QuestionOnLine:
    """The question on a line."""

    correlation_id: str
    named: NamedQuestion


def question_on(line: Line, questions: Questions, language: str) -> QuestionOnLine:
    """The question on ``line``, which is one of ``questions``. Raises ``LineProblem``."""
    document = _document(line, language)
    correlation_id, question = document["correlation_id"], NamedQuestion.of(document["question"])
    try:
        question.require_known(questions, "question")
    except Problem as problem:
        raise LineProblem(problem.document, correlation_id) from None
    return QuestionOnLine(correlation_id, question)


def _document(line: Line, language: str) -> Document:
    if line.is_too_long:
        problem = Problem(CONTENT_TOO_LARGE, f"The line has more than {LONGEST_LINE:,} bytes.")
        raise LineProblem(problem.document, _beginning(line.text))
    try:
        return parsed(line.text, _GUARD, language, MOST_VALUES)
    except Problem as problem:
        is_broken = problem.type is INVALID_JSON
        raise LineProblem(problem.document, _correlation_id(line.text), is_broken) from None


def _correlation_id(text: bytes) -> str | None:
    """The correlation id of a line that is refused, as far as it can be read."""
    try:
        document = orjson.loads(text)
    except orjson.JSONDecodeError:
        return _beginning(text)
    return _valid(document.get("correlation_id")) if isinstance(document, dict) else None


def _beginning(text: bytes) -> str | None:
    """The correlation id of a line that cannot be parsed, if the line begins with it."""
    if found := _FIRST_MEMBER.match(text):
        try:
            return _valid(orjson.loads(found[1]))
        except orjson.JSONDecodeError:
            return None
    return None


def _valid(value: object) -> str | None:
    return value if isinstance(value, str) and len(value) <= LONGEST_ID else None
