import pytest

from lawspeaker.adjudication.questions.question import Preferences
from tests.bench.positions import questions
from tests.conformance import questions as questions_of_game

ASKED = questions()


@pytest.mark.parametrize("name", ASKED)
def test_what_the_benchmark_asks_is_decided(name: str) -> None:
    question, request = ASKED[name]
    answer = questions_of_game("graenaland")[question].ask(request, Preferences())
    assert answer.get("verdict") in (None, "legal", "illegal")
    assert not answer["missing"]
