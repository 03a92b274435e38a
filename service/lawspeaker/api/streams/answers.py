"""Writes the lines of a response."""

from typing import Any

import orjson

from lawspeaker.api.problems import below
from lawspeaker.api.streams.lines import Line
from lawspeaker.api.streams.questions import LineProblem, QuestionOnLine
from lawspeaker.api.streams.shapes import COMPLETE, TRUNCATED


class StreamWriter:
    """Writes the lines of one response, and counts them."""

    def __init__(self, root: str = "") -> None:
        """``root`` is that of the exchange."""
        self._root = root
        self._answers = 0
        self._problems = 0
        self._truncated_line = 0

    def answer(self, line: Line, question: QuestionOnLine, answer: bytes) -> bytes:
        """The line with the ``answer`` to the ``question`` on ``line``, a JSON text that is written as it is."""
        self._answers += 1
        correlation_id = orjson.dumps(question.correlation_id)
        of_question = question.named.answered(answer)
        return b'{"type":"answer","line":%d,"correlation_id":%b,"answer":%b}\n' % (line.number, correlation_id, of_question)

    def problem(self, line: Line, found: LineProblem) -> bytes:
        """The line with the problem of ``line``."""
        self._problems += 1
        if line.is_unfinished and found.is_broken:
            self._truncated_line = line.number
        known = {} if found.correlation_id is None else {"correlation_id": found.correlation_id}
        return _line({"type": "problem", "line": line.number, **known, "problem": below(self._root, found.document)})

    def end(self, reason: str = COMPLETE, next_line: int | None = None, retry_after: int | None = None) -> bytes:
        """The last line. Unless all questions are answered, says from which line to go on, and after how many seconds."""
        if reason == COMPLETE and self._truncated_line:
            reason, next_line = TRUNCATED, self._truncated_line
        how = {"next_line": next_line, "retry_after": retry_after}
        known = {name: value for name, value in how.items() if value is not None}
        return _line({"type": "end", "reason": reason, "answers": self._answers, "problems": self._problems, **known})


def _line(document: dict[str, Any]) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_APPEND_NEWLINE)
