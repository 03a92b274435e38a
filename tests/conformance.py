"""The conformance cases: questions with the answers that the rulebook gives, in `tests/cases/<game>/*.yaml`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.games import GAMES

CASES = Path(__file__).parent / "cases"
SAMPLE = 24


@dataclass(frozen=True, eq=False)
class Case:
    """One question, and what must be answered."""

    game: str
    id: str
    title: str
    rules: tuple[str, ...]
    passage: dict[str, Any] | None
    question: str
    request: dict[str, Any]
    expect: dict[str, Any]

    def answer(self) -> dict[str, Any]:
        """What the service answers, with the rules that were upheld."""
        return _answer(self)

    def __str__(self) -> str:
        return f"{self.game}:{self.id}"


@cache
def _answer(case: Case) -> dict[str, Any]:
    return dict(questions(case.game)[case.question].ask(case.request, Preferences(explain=True)))


@cache
def questions(game: str) -> dict[str, Question]:
    """What can be asked of a game, by name."""
    return {question.name: question for question in questions_of(GAMES[game])}


@cache
def cases() -> tuple[Case, ...]:
    """Every case of every game."""
    return tuple(_cases())


def sampled(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """A test for each of these cases; all but a sample of them are left out of `make check`."""
    parameters = [
        pytest.param(case, id=str(case), marks=[pytest.mark.slow] if place % SAMPLE else []) for place, case in enumerate(cases)
    ]
    return pytest.mark.parametrize("case", parameters)


def _cases() -> Iterator[Case]:
    for game in GAMES:
        for path in sorted((CASES / game).glob("*.yaml")):
            for entry in yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)["cases"]:
                yield Case(
                    game=game,
                    id=entry["id"],
                    title=entry["title"],
                    rules=tuple(entry["rules"]),
                    passage=entry.get("passage"),
                    question=entry["question"],
                    request=entry["request"],
                    expect=entry["expect"],
                )
