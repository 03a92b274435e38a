"""What people read: messages, documents, the contract, and the titles of cases, each with its place."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import yaml
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from markdown_it import MarkdownIt
from markdown_it.token import Token

from lawspeaker.adjudication.words.messages import LANGUAGES

ROOT = Path(__file__).parents[2]
_DOCUMENTS = ("*.md", "deploy/**/*.md", "service/clients/*/README.md", "tests/noughts_and_crosses/README.md")
_GUIDES = ("service/lawspeaker/guides/*.md", "service/lawspeaker/games/*/guide.md")
_MESSAGES = ("service/lawspeaker/**/messages", "tests/noughts_and_crosses/**/messages")
_CASES = ("tests/noughts_and_crosses/*/cases/*.yaml", "tests/cases/*/*.yaml")
_TITLE = re.compile(r"\s*(?:- |\{)?title: (?P<title>.+)")
_DESCRIBED = ("description", "summary")
_LIKE = "like"
"""The attribute of a message that is no text: it names other messages."""
CODE = "`code`"
"""The placeholder for a piece of code in a sentence."""


@dataclass(frozen=True)
class Passage:
    """A paragraph, a cell of a table, a piece of a message, a title; ``line`` is where it begins, counted from 1."""

    file: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"

    @property
    def lines(self) -> Iterator["Passage"]:
        """Its lines, each a passage of its own."""
        for number, text in enumerate(self.text.split("\n")):
            yield replace(self, line=self.line + number, text=text)


@dataclass(frozen=True)
class WrittenMessage:
    """A message, or an attribute of one, as it is written in a Fluent file."""

    file: Path
    line: int
    language: str
    id: str
    attribute: str | None
    pattern: ast.Pattern

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.id}{f'.{self.attribute}' if self.attribute else ''}"


@cache
def fluent_files(language: str) -> Sequence[Path]:
    """All Fluent files of a language: those of the kernel, the games, the command line and the desk."""
    folders = sorted(chain.from_iterable(ROOT.glob(pattern) for pattern in _MESSAGES))
    return [
        file
        for folder in folders
        for file in (*sorted((folder / language).glob("*.ftl")), folder / f"{language}.ftl")
        if file.exists()
    ]


@cache
def _entries(file: Path) -> Sequence[ast.EntryType]:
    """What is in a Fluent file."""
    return FluentResource(file.read_text(encoding="utf-8")).body


@cache
def written_messages(file: Path, language: str) -> Sequence[WrittenMessage]:
    """The messages in a Fluent file, with their attributes."""
    content, found = file.read_text(encoding="utf-8"), list[WrittenMessage]()
    for entry in _entries(file):
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            patterns = [(None, entry.value, entry.span), *((each.id.name, each.value, each.span) for each in entry.attributes)]
            for attribute, pattern, span in patterns:
                if pattern is not None:
                    line = line_of(span, content)
                    found.append(WrittenMessage(file, line, language, entry.id.name, attribute, pattern))
    return found


def line_of(span: ast.Span | None, content: str) -> int:
    """The line in which a part of a file begins, counted from 1."""
    return content.count("\n", 0, span.start) + 1 if span else 1


@cache
def messages(language: str) -> Sequence[Passage]:
    """Each piece of text in the messages of a language, as it stands between two variables."""
    found = list[Passage]()
    for file in fluent_files(language):
        texts = _Texts(str(file.relative_to(ROOT)), file.read_text(encoding="utf-8"), language)
        for entry in _entries(file):
            texts.visit(entry)
        found += texts.found
    return found


def texts_in(node: ast.BaseNode) -> Sequence[str]:
    """The pieces of text in a part of a Fluent file, as they stand between variables."""
    visitor = _Texts("", "", "")
    visitor.visit(node)
    return [passage.text for passage in visitor.found]


class _Texts(Visitor):
    """The pieces of text that are met in a Fluent file."""

    def __init__(self, file: str, content: str, language: str) -> None:
        self._file, self._content, self._language = file, content, language
        self.found: list[Passage] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self._add(node.span, node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != _LIKE:
            self.generic_visit(node)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self._add(node.span, node.value)

    def visit_GroupComment(self, node: ast.GroupComment) -> None:
        self._add(node.span, node.content or "")

    def _add(self, span: ast.Span | None, text: str) -> None:
        self.found.append(Passage(self._file, line_of(span, self._content), self._language, text))


@cache
def documents() -> Sequence[Passage]:
    """The paragraphs, headings, entries and cells of all documents, without code."""
    files = sorted(chain.from_iterable(ROOT.glob(pattern) for pattern in (*_DOCUMENTS, *_GUIDES)))
    return [
        passage for file in files for passage in in_markdown(str(file.relative_to(ROOT)), 1, file.read_text(encoding="utf-8"))
    ]


def in_markdown(file: str, first_line: int, markdown: str) -> Iterator[Passage]:
    """The paragraphs, headings, entries and cells of a text in Markdown, without code."""
    begins = 0
    for token in _MARKDOWN.parse(markdown):
        if token.map:
            begins = token.map[0]
        if token.type == "inline":
            yield Passage(file, first_line + begins, "en", "".join(_said(token.children or ())))


_MARKDOWN = MarkdownIt("commonmark").enable("table")


def _said(tokens: Iterable[Token]) -> Iterator[str]:
    for token in tokens:
        match token.type:
            case "text" | "image":
                yield token.content
            case "code_inline":
                yield CODE
            case "softbreak" | "hardbreak":
                yield "\n"


@cache
def contract() -> Sequence[Passage]:
    """Every description and summary in openapi.yaml, each once."""
    content = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    found = {node.value: node.start_mark.line + 1 for node in _described(yaml.compose(content, yaml.CSafeLoader))}
    return [passage for text, line in found.items() for passage in in_markdown("openapi.yaml", line, text)]


def _described(node: yaml.Node | None) -> Iterator[Any]:
    """The descriptions and summaries in a YAML document."""
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _described(item)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value in _DESCRIBED and isinstance(value, yaml.ScalarNode):
                yield value
            else:
                yield from _described(value)


@cache
def titles(language: str) -> Sequence[Passage]:
    """The titles of the conformance cases, as far as they are in that language."""
    files = sorted(chain.from_iterable(ROOT.glob(pattern) for pattern in _CASES))
    found = _titles if language == LANGUAGES[0] else _translated_titles
    return [title for file in files for title in found(file, language)]


def _titles(file: Path, language: str) -> Iterator[Passage]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if found := _TITLE.match(line):
            yield Passage(str(file.relative_to(ROOT)), number, language, yaml.load(found["title"], yaml.CSafeLoader))


def _translated_titles(file: Path, language: str) -> Iterator[Passage]:
    in_titles = False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        key, _, text = line.strip().partition(": ")
        if in_titles and key == language:
            yield Passage(str(file.relative_to(ROOT)), number, language, yaml.load(text, yaml.CSafeLoader))
        in_titles = line.strip() == "titles:" or (in_titles and key in LANGUAGES)


def assert_none(found: Iterable[object]) -> None:
    """Fails where something was found, with a line for each."""
    lines = "\n".join(map(str, found))
    assert not lines, f"\n{lines}"
