"""Which rules and cases cover each paragraph of the printed rulebooks: `COVERAGE.md` beside the cases of a game.

`make coverage` writes these tables anew. What is printed is in `rulebook/contents.yaml` beside the cases; what each rule
cites in the catalogue; why a paragraph has no rule in `rulebook/no-rule.yaml`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.adjudication.rules.catalogue import Citation
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package import rulebook
from lawspeaker.games import GAMES
from tests.conformance import cases, folder_of_cases

SHOWN = 3
"""Ids of cases that a cell shows at most."""


def main() -> None:
    for game in GAMES.ours:
        file_of(game).write_text(table(game), encoding="utf-8")


def file_of(game: str) -> Path:
    """Where the table of a game stands."""
    return folder_of_cases(game) / "COVERAGE.md"


@cache
def contents(game: str) -> dict[str, Any]:
    """By rulebook, the headings with what is below them; of one without headings, how many paragraphs it has."""
    return _about_the_rulebooks(game, "contents.yaml")


@cache
def without_rule(game: str) -> Mapping[Citation, str]:
    """The paragraphs that state no rule, each with the reason's name."""
    return rulebook.without_rule(_about_the_rulebooks(game, "no-rule.yaml"))


def _about_the_rulebooks(game: str, name: str) -> dict[str, Any]:
    written: dict[str, Any] = yaml.load((folder_of_cases(game) / "rulebook" / name).read_text(encoding="utf-8"), yaml.CSafeLoader)
    return written


def table(game: str) -> str:
    """The whole table of a game."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: str) -> Iterator[str]:
    reasons = {name: entry["says"] for name, entry in _about_the_rulebooks(game, "no-rule.yaml").items()}
    yield f"# What of the rulebooks of {GAMES[game].messages.text('en', 'game')} is covered"
    yield ""
    yield "Written by `make coverage`, and held up to date by a test. For each paragraph of each printed rulebook: the rules that"
    yield "cite it, and the conformance cases beside this file that violate each rule and that uphold it, or leave it open: how"
    yield f"many, and {SHOWN} of them. Cases that are told in the paragraph itself come first and stand in *italics*."
    yield ""
    yield "Rules *at the table* are those that no state or action shows, so no case can."
    yield ""
    yield "Paragraphs are counted as in the citations: from 1 below each heading, if there are any. Some state no rule:"
    yield ""
    for name, says in reasons.items():
        yield f"- *{name}*: {says}"
    citing = rulebook.rules_citing(GAMES[game].catalogue)
    for book in contents(game):
        title = GAMES[game].catalogue.rulebooks[book]["title"]
        yield from ("", f"## {title} (`{book}`)")
        for section, paragraphs in rulebook.sections(contents(game), book):
            if paragraphs:
                heading = ("", f"### {' · '.join(section)}") if section else ()
                yield from (*heading, "", "| ¶ | rule | violated | upheld or open |", "|---|---|---|---|")
            for paragraph in range(1, paragraphs + 1):
                passage = Citation(book, section, paragraph)
                yield from (_row(game, passage, rule) for rule in citing.get(passage, ()))
                if passage not in citing:
                    yield f"| {paragraph} | *{without_rule(game).get(passage, 'not covered')}* | | |"


def _row(game: str, passage: Citation, rule: str) -> str:
    if not GAMES[game].catalogue.rules[rule].judged:
        return f"| {passage.paragraph} | `{rule}` | *at the table* | |"
    showing = [case for case in cases() if case.game == game and rule in case.rules]
    violating = [case for case in showing if rule in case.expect.get("violated", ())]
    other = [case for case in showing if case not in violating]
    return f"| {passage.paragraph} | `{rule}` | {_cell(passage, violating)} | {_cell(passage, other)} |"


def _cell(passage: Citation, showing: Sequence[Case]) -> str:
    told_there = [f"*{case.id}*" for case in showing if case.passage == passage.document]
    others = [case.id for case in showing if case.passage != passage.document]
    ids = [*told_there, *others]
    shown = ", ".join(ids[: max(SHOWN, len(told_there))])
    return f"{len(ids)}: {shown}{' …' if len(ids) > max(SHOWN, len(told_there)) else ''}" if ids else "0"


if __name__ == "__main__":
    main()
