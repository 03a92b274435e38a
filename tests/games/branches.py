"""The branches of a game's checks that report a violation, and those that a case takes.

A branch is a `yield` of a violation, or a call that makes one for others to yield. A case takes it if the violation is told in
its answer.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from lawspeaker.adjudication.checks import Violation
from lawspeaker.adjudication.messages import Messages
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.games import GAMES
from tests.conformance import Case, questions

Line = tuple[str, int]
"""The path of a file and the number of a line."""


@dataclass(frozen=True)
class Branch:
    """A place in a file of a game."""

    file: Path
    function: str
    """The qualified name of the function."""
    source: str
    """The code on one line."""
    first_line: int
    last_line: int

    def is_among(self, lines: Set[Line]) -> bool:
        return any((str(self.file), line) in lines for line in range(self.first_line, self.last_line + 1))

    def __str__(self) -> str:
        return f"{self.file.name} {self.function}: {self.source}"


def branches(game: str) -> Iterator[Branch]:
    """Every branch of a game that reports a violation."""
    for path in sorted(GAMES[game].folder.rglob("*.py")):
        for function, node in _reporting(ast.parse(path.read_text(encoding="utf-8")), ()):
            yield Branch(path, ".".join(function), ast.unparse(node), node.lineno, node.end_lineno or node.lineno)


def _reporting(node: ast.AST, function: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], ast.expr]]:
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield from _reporting(child, (*function, name))
            case ast.Yield(value=ast.Call(func=called)) | ast.Call(func=called) if _makes_a_violation(called):
                yield function, child
            case _:
                yield from _reporting(child, function)


def _makes_a_violation(called: ast.expr) -> bool:
    return ast.unparse(called).rpartition(".")[2].lstrip("_") in ("violated", "Violation")


class _Facts(dict[str, Any]):
    """The facts of a violation, from which its message is written, with the lines at work where it was made."""

    def __init__(self, facts: Mapping[str, Any], lines: Sequence[Line]) -> None:
        super().__init__(facts)
        self.lines = lines


def _lines_at_work() -> Iterator[Line]:
    frame: FrameType | None = sys._getframe(2)
    while frame:
        yield frame.f_code.co_filename, frame.f_lineno
        frame = frame.f_back


def lines_taken(cases: Iterable[Case]) -> set[Line]:
    """The lines at work where the violations were made that the answers to these cases tell."""
    taken: set[Line] = set()
    make, word = Violation.__init__, Messages.text

    def made(violation: Violation, at: tuple[str, ...], facts: Mapping[str, Any] | None = None) -> None:
        make(violation, at, _Facts(facts or {}, list(_lines_at_work())))

    def worded(
        messages: Messages,
        language: str,
        name: str,
        attribute: str | None = None,
        facts: Any = None,
        *,
        otherwise: str | None = None,
    ) -> str:
        if isinstance(facts, _Facts):
            taken.update(facts.lines)
        return word(messages, language, name, attribute, facts, otherwise=otherwise)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Violation, "__init__", made)
        patched.setattr(Messages, "text", worded)
        for case in cases:
            questions(case.game)[case.question].ask(case.request, Preferences(explain=True))
    return taken
