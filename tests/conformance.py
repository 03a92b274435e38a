"""The conformance cases of our games, asked in this process. In the folder of a game, `cases` is a link to `tests/cases/<game>`.

`make cases` judges all of them. A test of one case becomes by `sampled` one that tries as many cases as the command runs.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.conformance import cases as cases_module
from lawspeaker.conformance.expectations import differences
from lawspeaker.conformance.package.words import happened
from lawspeaker.games import GAMES
from tests.effort import share_of
from tests.sweeps import Test, each


@dataclass(frozen=True, eq=False)
class Case(cases_module.Case):
    """A conformance case that can be asked in this process."""

    def answer(self) -> dict[str, Any]:
        """What the service answers, with the rules that were upheld."""
        return _answer(self)


@cache
def _answer(case: Case) -> dict[str, Any]:
    return dict(questions(case.game)[case.question].ask(case.request, Preferences(explain=True)))


@cache
def questions(game: str) -> dict[str, Question]:
    """What can be asked of a game, by name."""
    return {question.name: question for question in questions_of(GAMES[game])}


def folder_of_cases(game: str) -> Path:
    """Where the cases of a game are."""
    return GAMES[game].folder / cases_module.FOLDER


@cache
def cases() -> tuple[Case, ...]:
    """Every case of our games."""
    return tuple(case for game in GAMES.ours for case in cases_of(game))


@cache
def cases_of(game: str) -> tuple[Case, ...]:
    """Every case of one game."""
    return tuple(Case(**vars(case)) for case in cases_module.read_cases(game, folder_of_cases(game)))


def sampled(cases: Iterable[Case]) -> Callable[[Test], Test]:
    """Makes of a test of one case a test of these cases, of which each command tries a sample, but `make thorough`.

    Each test begins at another case, so that together the tests try every case.
    """
    given = list(cases)

    def made(test: Test) -> Test:
        def chosen(config: pytest.Config) -> list[Case]:
            share = min(share_of(config), len(given))
            return given[crc32(f"{test.__module__} {test.__name__}".encode()) % share :: share]

        return each("case", chosen)(test)

    return made


@cache
def events(game: str) -> list[dict[str, Any]]:
    """What happens in the cases of a game."""
    return [event for case in cases_of(game) for event in happened(case.answer())]


def hold(case: Case) -> None:
    """Fails if the case is not answered as it expects."""
    assert list(differences(case.question, case.expect, case.answer())) == []
