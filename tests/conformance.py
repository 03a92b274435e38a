"""The conformance cases of our games, asked in this process. In the folder of a game, `cases` is a link to `tests/cases/<game>`.

`make cases` judges all of them. A test of one case becomes by `sampled` one that tries as many cases as the command runs.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from lawspeaker.adjudication.questions.question import Question
from lawspeaker.conformance.cases import FOLDER, Case
from lawspeaker.conformance.expectations import differences
from lawspeaker.conformance.package.subject import Package
from lawspeaker.conformance.package.words import happened
from lawspeaker.games import GAMES
from tests.effort import share_of
from tests.sweeps import Test, each


@cache
def package(game: str) -> Package:
    """A game with its cases and their answers, which all tests share."""
    return Package(GAMES[game])


def questions(game: str) -> Mapping[str, Question]:
    """What can be asked of a game, by name."""
    return package(game).questions


def answer_to(case: Case) -> Any:
    """What the service answers, with the rules that were upheld."""
    return package(case.game).answer(case)


def folder_of_cases(game: str) -> Path:
    """Where the cases of a game are."""
    return GAMES[game].folder / FOLDER


@cache
def cases() -> tuple[Case, ...]:
    """Every case of our games."""
    return tuple(case for game in GAMES.ours for case in cases_of(game))


@cache
def cases_of(game: str) -> tuple[Case, ...]:
    """Every case of one game."""
    return tuple(package(game).cases)


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
    return [event for case in cases_of(game) for event in happened(answer_to(case))]


def hold(case: Case) -> None:
    """Fails if the case is not answered as it expects."""
    assert list(differences(case.question, case.expect, answer_to(case))) == []
