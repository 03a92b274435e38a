"""The conformance cases: questions with the answers that the rulebook gives, in `cases/*.yaml` in the folder of each game.

In the folders of our own games `cases` is a link to `tests/cases/<game>`.

A test that is to hold of many cases is written for one, as a function of a `case`. `of_every_topic` and `sampled` make of
it one test a topic, which is a file of cases: it tries the cases of the topic, goes on where one fails, and reports each
that does by its id. `pytest -m "" -k java:figures` runs all there is about the cases in `tests/cases/java/figures.yaml`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from inspect import Parameter, signature
from itertools import groupby
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.conformance import cases as cases_module
from lawspeaker.conformance.expectations import KNOWN, differences
from lawspeaker.games import GAMES
from tests.effort import SLOW, THOROUGH

CHECKED = 48
"""Of so many cases of a game `make check` tries one."""
TESTED = 6
"""Of so many cases of a topic `make test` tries one."""

OfOne = Callable[..., None]
"""A test of one case; by what `of_every_topic` makes of it, one of all cases of a topic."""


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
    """Every case of every game."""
    return tuple(case for game in GAMES for case in cases_of(game))


@cache
def cases_of(game: str) -> tuple[Case, ...]:
    """Every case of one game."""
    return tuple(_cases(game))


def of_every_topic(cases: Iterable[Case]) -> Callable[[OfOne], OfOne]:
    """Makes of a test of one case a test for each topic of these cases."""
    parameters = [pytest.param(some, id=name) for name, some in _grouped(cases, "game", "topic")]
    return lambda test: _one_by_one(test, parameters)


def sampled(cases: Iterable[Case]) -> Callable[[OfOne], OfOne]:
    """The same for a property of all answers, of which each command tries a sample, but `make thorough`.

    `make check` tries a few cases of each game, and `make test` also some of each topic. Each test has others of these, so that
    together the tests try every case.
    """
    given = list(cases)
    samples = [pytest.param(some, id=f"{name}:sample") for name, some in _grouped(given[::CHECKED], "game")]
    topics = list(_grouped((case for place, case in enumerate(given) if place % CHECKED), "game", "topic"))

    def made(test: OfOne) -> OfOne:
        first = crc32(f"{test.__module__} {test.__name__}".encode())
        parameters = [*samples, *(parameter for topic in topics for parameter in _tested_and_others(*topic, first))]
        return _one_by_one(test, parameters)

    return made


def _tested_and_others(name: str, cases: Sequence[Case], first: int) -> Iterator[Any]:
    """The cases of a topic that `make test` tries, from one of the first on, and those that only `make thorough` tries."""
    first %= min(TESTED, len(cases))
    yield pytest.param(cases[first::TESTED], id=name, marks=SLOW)
    if others := [case for place, case in enumerate(cases) if place % TESTED != first]:
        yield pytest.param(others, id=f"{name}:others", marks=THOROUGH)


def hold(case: Case) -> None:
    """Fails if the case is not answered as it expects."""
    assert case.expect.keys() <= KNOWN[case.question]
    assert list(differences(case.question, case.expect, case.answer())) == []


def _grouped(cases: Iterable[Case], *members: str) -> Iterator[tuple[str, Sequence[Case]]]:
    """The cases that agree in these members, which stand one after the other, named by what they agree in."""
    for _, some in groupby(cases, lambda case: [getattr(case, member) for member in members]):
        alike = list(some)
        yield ":".join(getattr(alike[0], member) for member in members), alike


def _one_by_one(test: OfOne, parameters: Sequence[Any]) -> OfOne:
    """A test that tries a test of one case for the cases in each of these parameters."""

    @wraps(test)
    def tried(cases: Sequence[Case], subtests: pytest.Subtests, **arguments: Any) -> None:
        for case in cases:
            try:
                test(case, **arguments)
            except Exception:
                with subtests.test(case=str(case)):  # to report those that do not fail would take longer than to try them
                    raise

    given = [Parameter(name, Parameter.KEYWORD_ONLY) for name in ("cases", "subtests")]
    told = signature(test)
    others = [parameter.replace(kind=Parameter.KEYWORD_ONLY) for name, parameter in told.parameters.items() if name != "case"]
    tried.__dict__["__signature__"] = told.replace(parameters=[*given, *others])  # by which pytest knows what to fill in
    of_each: OfOne = pytest.mark.parametrize("cases", parameters)(tried)
    return of_each


def _cases(game: str) -> Iterator[Case]:
    for case in cases_module.read_cases(game, folder_of_cases(game)):
        yield Case(**vars(case))
