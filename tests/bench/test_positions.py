import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from tests.bench.positions import QUESTIONS, REPRESENTATIVE, SLOW_QUESTIONS
from tests.conformance import questions as questions_of_game
from tests.sweeps import each

ILLEGAL = (
    "ruling: an illegal proposal",
    "ruling: hinges on a reading",
    "ruling: a card over a condition",
    "ruling: a figure goes nowhere",
)


@pytest.mark.slow
@each("game, name", QUESTIONS)
def test_every_question_of_the_benchmark_is_decided(game: str, name: str) -> None:
    question, request = QUESTIONS[game, name]
    answer = questions_of_game(game)[question].ask(request, Preferences())
    assert answer.get("verdict") in (None, "illegal" if name in ILLEGAL else "legal")
    assert not answer["missing"]


def test_the_representative_questions_exist() -> None:
    assert set(REPRESENTATIVE) <= QUESTIONS.keys()


@pytest.mark.slow
@pytest.mark.thorough
@each("game, name", SLOW_QUESTIONS)
def test_every_slow_question_is_decided_in_full(game: str, name: str) -> None:
    question = SLOW_QUESTIONS[game, name]()
    answer = questions_of_game(game)[question.question].ask(question.request, Preferences())
    assert not answer["missing"]
    assert not answer.get("truncated") or question.request["scores"]  # which are bounded by what they cost
    assert answer.get("prefix") in (None, len(question.request.get("actions", ())))
    assert question.list_member is None or len(answer[question.list_member]) > 50
    assert answer.get("outcome", "") == ("" if "claim" not in name else "unreachable" if "cannot" in name else "reachable")
