"""No words that readers stumble over: in messages, titles of cases, documents, guides, pages, help texts and the contract."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

import click
import pytest

from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.cli.commands import lawspeaker
from tests.sweeps import each
from tests.words.passages import CODE, ROOT, Passage, assert_none, contract, documents, messages, titles

BANNED = {
    r"dear(er|est|ly)?": "expensive",
    r"anew": "again",
    r"(does|do|did|goes|go|went) without": "skips; has no",
    r"to be had": "available",
    r"worth to \w+": "worth …ing",
    r"(has|have|had) not the": "does not have the",
    r"one (asks|knows|sees|wants)": "you; a player",
    r"(one|nobody|somebody|whoever) (tells|told)|(is|are|was|were|be|been) told|(tells?|told) (of|by)": "list; say; unknown",
    r"one's own": "your own; the player's own",
    r"talks? nonsense": "is invalid",
    r"hangs? together|hung together": "is connected",
    r"the cost of none": "which resource, and how much",
    r"as (it is|they are) seen from above": "from above",
    r"be it": "even",
    r"by (another|the other) reading": "with another reading",
    r"wholly": "completely",
    r"say (so )?alike": "have in common",
    r"thinks? to have": "claims to have",
    r"comes? to stand": "stands",
    r"so many|(after|among|by|for|gives?|of|with) that many": "the number; a number of",
    r"what(ever)? (comes|came|becomes|became) of": "the effect; the result",
    r"(of|to) (whom|which) (it|that|this) is (not )?known": "for whom it is known; whose … is known",
    r"whatso\w+|whoso\w*|thereof|wherein|whereof|hereof|therein": "of it; in it",
}
"""Words, as regular expressions, each with what to say instead."""
PATTERN = re.compile(r"\b(?:" + "|".join(BANNED).replace(" ", r"\s+") + r")\b", re.IGNORECASE)
PLAYER = re.compile(r"\b(?:Player )?One\b")
"""A player of Java and Confusing Lands."""
TAGS = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|<(script|style|code|pre)\b.*?</\1>|<[^>]*>", re.DOTALL)
"""What in a template is not read."""
PLACES: Mapping[str, Callable[[], Iterable[Passage]]] = {
    "messages": lambda: messages("en"),
    "titles of cases": lambda: titles("en"),
    "documents": documents,
    "contract": contract,
    "problems": lambda: problems(),
    "help": lambda: help_texts(),
    "templates": lambda: templates(),
    "docstrings of the kernel": lambda: docstrings(),
}


def problems() -> Iterator[Passage]:
    for problem in PROBLEM_TYPES.values():
        for text in (problem.title, problem.meaning, problem.occasion, problem.remedy, problem.detail):
            yield Passage(problem.uri, 1, "en", text)


def help_texts() -> Iterator[Passage]:
    for name, command in {"": lawspeaker, **lawspeaker.commands}.items():
        yield Passage(f"lawspeaker {name}", 1, "en", command.help or "")
        for option in command.params:
            if isinstance(option, click.Option):
                yield Passage(f"lawspeaker {name} {option.opts[0]}", 1, "en", option.help or "")


def templates() -> Iterator[Passage]:
    for file in sorted(ROOT.glob("service/lawspeaker/**/templates/**/*.html")):
        text = TAGS.sub(lambda tag: CODE + "\n" * tag[0].count("\n"), file.read_text(encoding="utf-8"))
        yield Passage(str(file.relative_to(ROOT)), 1, "en", text)


def docstrings() -> Iterator[Passage]:
    """Those of the kernel are the documentation of the library."""
    for file in sorted(ROOT.glob("service/lawspeaker/adjudication/**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield Passage(str(file.relative_to(ROOT)), node.lineno, "en", node.value.value)


def banned(passage: Passage) -> Iterator[str]:
    """The banned words of a passage, each with its place and what to say instead."""
    text = PLAYER.sub("Player 1", passage.text)
    for found in PATTERN.finditer(text):
        line = passage.line + text.count("\n", 0, found.start())
        words = " ".join(found[0].split())
        yield f"{passage.file}:{line}: “{words}”: {instead(words)}"


def instead(words: str) -> str:
    return next(better for pattern, better in BANNED.items() if re.fullmatch(pattern, words, re.IGNORECASE))


@pytest.mark.slow
@each("place", PLACES)
def test_no_text_has_a_banned_word(place: str) -> None:
    passages = list(PLACES[place]())
    assert any(passage.text.strip() for passage in passages)
    assert_none(found for passage in passages for found in banned(passage))


@each(
    "text, found",
    [
        ("Rice is dear.", ["dear"]),
        ("Of Java one tells the tiles, and `openapi.yaml` is written anew.", ["one tells", "anew"]),
        ("It has not the shape that is told.", ["has not the", "is told"]),
        ("A request is\nworth to ask.", ["worth to ask"]),
        ("May One build here? One sees the top card of the endearing deck.", []),
    ],
)
def test_banned_words_are_found_as_whole_words(text: str, found: list[str]) -> None:
    assert [one.split("“")[1].split("”")[0] for one in banned(Passage("", 1, "en", text))] == found
