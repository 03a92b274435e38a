"""What a question leaves behind is gone as soon as it is answered: a garbage collection that had to find it would hold up all
clients of a worker."""

import gc
from collections.abc import Iterator

import pytest

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.games import GAMES
from tests.bench.positions import QUESTIONS, SLOW_QUESTIONS

ASKED = {name: asked for name, asked in QUESTIONS.items() if asked.question != "scores"}
"""Scores leave a few hundred objects that refer to each other."""
ALL = {(game.id, question.name): question for game in GAMES.values() for question in questions_of(game)}


@pytest.fixture(scope="module")
def quiet() -> Iterator[None]:
    """A process in which garbage is collected only where a test does so, and only what is made since."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", [*ASKED, *SLOW_QUESTIONS], ids=" ".join)
def test_an_answer_leaves_no_garbage_in_circles(name: tuple[str, str]) -> None:
    asked = ASKED[name] if name in ASKED else SLOW_QUESTIONS[name]()
    question = ALL[name[0], asked.question]
    question.ask(asked.request, Preferences())  # what is remembered for later questions is here from now on
    gc.collect()
    question.ask(asked.request, Preferences())
    assert gc.collect() == 0
