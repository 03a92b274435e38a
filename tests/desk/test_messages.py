"""The messages of the desk: the same ones in every language, none missing, and none unused."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lawspeaker
from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.sweeps import each

DESK = Path(lawspeaker.__file__).parent / "desk"
PAGES = sorted(path.stem for path in (DESK / "messages" / "en").glob("*.ftl"))
LITERAL = r"""(?:(?P<before>\w+ ~ )?(?P<quote>["'`])(?P<text>(?:[\w-]|\$\{[^}]*\})+)(?P=quote)(?P<after> ~ \w+)?)"""
"""A message name in a module, such as ``"share"`` or ```ballot-${ballot}```, or in a template, such as ``name ~ "-title"``."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, page: str) -> dict[str, set[str]]:
    """The messages of a page, each with its variables."""
    found = {}
    for entry in FluentParser().parse((DESK / "messages" / language / f"{page}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


def sources() -> Iterator[str]:
    for path in [*DESK.rglob("*.js"), *DESK.rglob("*.html"), *DESK.rglob("*.py")]:
        if "vendor" not in path.parts:
            yield path.read_text(encoding="utf-8")


def names(before: str) -> set[str]:
    """Patterns for the message names that follow ``before`` anywhere in the desk."""
    return {_pattern(found) for source in sources() for found in re.finditer(before + LITERAL, source)}


def _pattern(found: re.Match[str]) -> str:
    text = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(found["text"]))
    return f"{'.+' if found['before'] else ''}{text}{'.+' if found['after'] else ''}"


@each("language, page", product(LANGUAGES[1:], PAGES))
def test_every_language_says_the_same(language: str, page: str) -> None:
    assert messages(language, page) == messages("en", page)


def test_what_is_said_is_there() -> None:
    there = [name for page in PAGES for name in messages("en", page)]
    assert [said for said in names(r"\bsay\(") if not any(re.fullmatch(said, name) for name in there)] == []


def test_what_is_there_is_said() -> None:
    said = re.compile("|".join(pattern for pattern in names("") if re.search(r"^\w|-\w", pattern)))
    assert [name for page in PAGES for name in messages("en", page) if not said.fullmatch(name)] == []
