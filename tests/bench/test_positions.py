import pytest

from lawspeaker.adjudication.questions.question import Preferences
from tests.bench.positions import full_state, questions, timed, village
from tests.conformance import questions as questions_of_game
from tests.games.graenaland.positions import ALL_CARDS, cards

ASKED = questions()
TIMED = timed()


@pytest.mark.parametrize("name", ASKED)
def test_what_the_benchmark_asks_is_decided(name: str) -> None:
    question, request = ASKED[name]
    answer = questions_of_game("graenaland")[question].ask(request, Preferences())
    assert answer.get("verdict") in (None, "legal", "illegal")
    assert not answer["missing"]


def test_the_village_of_the_benchmark_is_built() -> None:
    question, request = ASKED["ruling: a village is built"]
    assert questions_of_game("graenaland")[question].ask(request, Preferences())["verdict"] == "legal"
    assert {"market"} < {member for entry in village()["payment"] for member in entry}


def test_no_card_is_missing_in_the_full_state() -> None:
    assert cards(full_state()) == ALL_CARDS


@pytest.mark.parametrize("name", TIMED)
def test_what_is_timed_is_decided_in_full(name: str) -> None:
    asked = TIMED[name]
    answer = questions_of_game("graenaland")[asked.question].ask(asked.request, Preferences())
    assert not answer["missing"]
    assert not answer.get("truncated")
    assert answer.get("prefix") in (None, len(asked.request.get("actions", ())))
    assert asked.counted is None or len(answer[asked.counted]) > 50
    assert answer.get("outcome", "") == ("" if "claim" not in name else "unreachable" if "cannot" in name else "reachable")
