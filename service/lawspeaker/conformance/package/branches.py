"""The branches of a game's checks that report a violation, and those that the cases take.

A branch is a `yield` of a violation, or a call that returns one for other code to yield, such as that which compares a claim. A
case takes it if its answer reports the violation.
"""

import ast
import sys
from collections.abc import Iterator, Mapping, Set
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.adjudication.words.messages import Messages

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
        """Whether the branch contains one of these lines."""
        return any((str(self.file), line) in lines for line in range(self.first_line, self.last_line + 1))

    def __str__(self) -> str:
        return f"{self.file.name}, line {self.first_line}, in {self.function}: {self.source}"


def branches(folder: Path) -> Iterator[Branch]:
    """All branches in the Python files of a game that report a violation."""
    for path in sorted(folder.rglob("*.py")):
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
    return ast.unparse(called).rpartition(".")[2].lstrip("_") in ("violated", "against", "Violation")


class _Facts(dict[str, Any]):
    """The facts of a violation, with the lines of the call stack that created it."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        super().__init__(facts)
        self.lines = set(_lines_at_work())


def _lines_at_work() -> Iterator[Line]:
    frame: FrameType | None = sys._getframe(3)
    while frame:
        yield frame.f_code.co_filename, frame.f_lineno
        frame = frame.f_back


@contextmanager
def recording() -> Iterator[Set[Line]]:
    """While the context is active, collects the lines of code that create the violations in answers."""
    taken: set[Line] = set()
    make, word = Violation.__init__, Messages.text

    def made(violation: Violation, at: tuple[str, ...], facts: Mapping[str, Any] | None = None) -> None:
        make(violation, at, _Facts(facts or {}))

    def worded(
        messages: Messages, language: str, name: str, attribute: str | None = None, facts: Any = None, **other: Any
    ) -> str:
        if isinstance(facts, _Facts):
            taken.update(facts.lines)
        return word(messages, language, name, attribute, facts, **other)

    with patch.object(Violation, "__init__", made), patch.object(Messages, "text", worded):
        yield taken
