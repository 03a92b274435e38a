"""Where messages say numbers: which facts are numbers, which word follows one, and which words go with which numbers."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.games import GAMES
from tests.words.answered import said_in_cases
from tests.words.passages import fluent_files, written_messages

NUMBERS = (0, 1, 2, 5)
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "fr": {"one", "other"}}
"""The plurals of whole numbers in each language."""
_WORD = r"[^\W\d_]+"
_NEXT_WORD = re.compile(rf"\s+({_WORD})")
_NUMBER_AND_WORD = re.compile(rf"(?<![\w.,+-])(\d+)\s+({_WORD})")


@dataclass(frozen=True)
class Choice:
    """A place where a message chooses its words by the value of a variable."""

    variable: str
    variants: Mapping[str, ast.Pattern]

    @property
    def is_by_plural(self) -> bool:
        return "one" in self.variants or "few" in self.variants


@dataclass(frozen=True)
class Shown:
    """A variable in a message, with the word that follows it, if any, and the variants in which it stands."""

    variable: str
    next_word: str | None
    inside: Sequence[tuple[Choice, str]]


def plural(language: str, number: int) -> str:
    """The plural of a number: ``one``, ``few`` or ``other``."""
    form: str = Locale.parse(language).plural_form(number)
    return form


def numbers_with_words(text: str) -> Iterator[tuple[int, str]]:
    """Each number in a text that a word follows, with that word."""
    for number, word in _NUMBER_AND_WORD.findall(text):
        yield int(number), word


def shown(pattern: ast.Pattern, inside: Sequence[tuple[Choice, str]] = ()) -> Iterator[Shown]:
    """The variables that a message shows."""
    followers = [*pattern.elements[1:], None]
    for element, follower in zip(pattern.elements, followers, strict=True):
        match element:
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                yield Shown(name.name, _first_word(follower), inside)
            case ast.Placeable(expression=ast.SelectExpression() as select):
                if choice := chosen(select):
                    for key, variant in choice.variants.items():
                        yield from shown(variant, (*inside, (choice, key)))


def _first_word(element: ast.TextElement | ast.Placeable | None) -> str | None:
    """The first word of what follows a number directly."""
    match element:
        case ast.TextElement(value=text):
            found = _NEXT_WORD.match(text)
            return found[1] if found else None
    return None


def chosen(select: ast.SelectExpression) -> Choice | None:
    """A choice by a variable; ``None`` if it is by anything else."""
    if not isinstance(select.selector, ast.VariableReference):
        return None
    keys = (variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in select.variants)
    return Choice(select.selector.id.name, dict(zip(keys, (variant.value for variant in select.variants), strict=True)))


def words_by_plural(language: str, choice: Choice) -> Iterator[tuple[str, str]]:
    """Each plural of the language, with a word that follows the number in it."""
    for form in sorted(PLURALS[language]):
        for word in _words_after(choice.variable, choice.variants.get(form, choice.variants["other"])):
            yield form, word


@cache
def agreeing(language: str) -> Mapping[str, frozenset[str]]:
    """The words that follow numbers in choices by a plural, each with the plurals in which it mostly does.

    A choice without [few] says nothing of a word that one with it says.
    """
    found: list[dict[str, Counter[str]]] = [defaultdict(Counter), defaultdict(Counter)]
    for file in fluent_files(language):
        for message in written_messages(file, language):
            for choice in choices(message.pattern):
                if choice.is_by_plural:
                    is_short = not choice.variants.keys() >= PLURALS[language]
                    for form, word in words_by_plural(language, choice):
                        found[is_short][word][form] += 1
    whole, short = ({word: _mostly(times) for word, times in words.items()} for words in found)
    return short | whole


def _mostly(times: Counter[str]) -> frozenset[str]:
    return frozenset(form for form, number in times.items() if number * 3 >= times.total())


def _words_after(variable: str, pattern: ast.Pattern) -> Iterator[str]:
    """The words that follow a variable or a written number."""
    for each in shown(pattern):
        if each.variable == variable and each.next_word:
            yield each.next_word


def choices(node: ast.BaseNode) -> Sequence[Choice]:
    """The choices in a message by the value of a variable, also those in one another."""
    visitor = _Choices()
    visitor.visit(node)
    return visitor.found


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[Choice] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if choice := chosen(node):
            self.found.append(choice)
        self.generic_visit(node)


@cache
def numbers_of(folder: Path) -> frozenset[str]:
    """The names of all facts that are numbers in a folder of messages: as an answer gave them, or as a plural chooses by them."""
    told = {fact for said in said_in_cases()[0] if folder_of(said.game) == folder for fact in said.numbers}
    files = ((file, language) for language in LANGUAGES for file in fluent_files(language) if folder in file.parents)
    written = (message for file, language in files for message in written_messages(file, language))
    return frozenset(
        told | {choice.variable for message in written for choice in choices(message.pattern) if choice.is_by_plural}
    )


def folder_of(game: str) -> Path:
    """The folder of the messages of a game."""
    return GAMES[game].folder / "messages"
