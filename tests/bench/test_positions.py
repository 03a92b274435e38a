import pytest

from lawspeaker.adjudication.preferences import Preferences
from tests.bench.graenaland import full_state, village
from tests.bench.java import late_state, seen
from tests.bench.positions import QUESTIONS, SLOW_QUESTIONS
from tests.conformance import questions as questions_of_game
from tests.games.graenaland.positions import ALL_CARDS, cards
from tests.sweeps import each

ILLEGAL = (
    "ruling: an illegal proposal",
    "ruling: hinges on a reading",
    "ruling: a card over a condition",
    "ruling: a figure goes nowhere",
)


@each("game, name", QUESTIONS)
def test_every_question_of_the_benchmark_is_decided(game: str, name: str) -> None:
    question, request = QUESTIONS[game, name]
    answer = questions_of_game(game)[question].ask(request, Preferences())
    assert answer.get("verdict") in (None, "illegal" if name in ILLEGAL else "legal")
    assert not answer["missing"]


def test_the_village_is_also_paid_for_at_a_market() -> None:
    assert {"market"} < {member for entry in village()["payment"] for member in entry}


def test_no_card_is_missing_in_the_full_state() -> None:
    assert cards(full_state()) == ALL_CARDS


def test_the_late_state_is_possible_and_large() -> None:
    state = late_state()
    assert (len(state["tiles"]), len(state["figures"]), len(state["water"])) == (86, 48, 12)
    for variant, verdict in ((state, "possible"), (seen(state), "undetermined")):  # seen from above, tiles cannot be counted
        assert questions_of_game("java")["audits"].ask({"state": variant}, Preferences())["verdict"] == verdict


@pytest.mark.slow
@pytest.mark.thorough
@each("game, name", SLOW_QUESTIONS)
def test_every_slow_question_is_decided_in_full(game: str, name: str) -> None:
    question = SLOW_QUESTIONS[game, name]()
    answer = questions_of_game(game)[question.question].ask(question.request, Preferences())
    assert not answer["missing"]
    assert not answer.get("truncated")
    assert answer.get("prefix") in (None, len(question.request.get("actions", ())))
    assert question.list_member is None or len(answer[question.list_member]) > 50
    assert answer.get("outcome", "") == ("" if "claim" not in name else "unreachable" if "cannot" in name else "reachable")
