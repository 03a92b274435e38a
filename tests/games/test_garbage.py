"""What a question leaves behind is gone as soon as it is answered: a garbage collection that had to find it would hold up all
clients of a worker."""

import gc
from collections.abc import Iterator

import pytest

from lawspeaker.adjudication.preferences import Preferences
from tests.bench.positions import QUESTIONS, SLOW_QUESTIONS
from tests.conformance import questions
from tests.sweeps import each

ASKED = {name: asked for name, asked in QUESTIONS.items() if asked.question != "scores"}
"""Scores leave a few hundred objects that refer to each other."""


@pytest.fixture(scope="module")
def quiet() -> Iterator[None]:
    """A process in which garbage is collected only where a test does so, and only what is made since."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("quiet")
@each("name", ASKED, " ".join)
def test_an_answer_leaves_no_garbage_in_circles(name: tuple[str, str]) -> None:
    game, asked = name[0], ASKED[name]
    assert garbage_of(game, asked.question, asked.request) == 0


@pytest.mark.usefixtures("quiet")
@pytest.mark.slow
@pytest.mark.thorough
@each("name", SLOW_QUESTIONS, " ".join)
def test_nor_does_one_that_takes_long(name: tuple[str, str]) -> None:
    asked = SLOW_QUESTIONS[name]()
    assert garbage_of(name[0], asked.question, asked.request) == 0


def garbage_of(game: str, name: str, request: object) -> int:
    """How many objects a question leaves behind that only a garbage collection finds."""
    question = questions(game)[name]
    question.ask(request, Preferences())  # what is remembered for later questions is here from now on
    gc.collect()
    question.ask(request, Preferences())
    return gc.collect()
