"""What is the same for every question: what may be done for it, and whom it may name."""

from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.work import Abandoned, Allowance
from tests.adjudication.marbles import MARBLES, taking

STATE: dict[str, Any] = {"players": ["ann", "bob"], "jar": 5, "hands": {"ann": 0, "bob": 2}}
QUESTIONS = {question.name: question for question in questions_of(MARBLES)}


def test_no_more_is_done_than_is_allowed() -> None:
    question = QUESTIONS["rulings"]
    request = {"state": STATE, "action": taking(1)}
    assert question.ask(request, Preferences(), Allowance(1_000))["verdict"] == "legal"
    with pytest.raises(Abandoned):
        question.ask(request, Preferences(), Allowance(0))


def ask_for(question: Question, **members: Any) -> Any:
    return question.ask({"state": STATE, **members}, Preferences())


def test_a_listing_names_only_players_who_are_there() -> None:
    question = QUESTIONS["legal-actions"]
    assert ask_for(question, player="ann")["actions"]
    with pytest.raises(Misunderstood) as raised:
        ask_for(question, player="eve")
    assert [fault.pointer for fault in raised.value.faults] == ["/player"]
    with pytest.raises(Misunderstood) as raised:
        ask_for(question, action=taking(1, "eve"))
    assert [fault.pointer for fault in raised.value.faults] == ["/action/player"]


def test_some_may_take_long() -> None:
    assert {name for name, question in QUESTIONS.items() if question.may_take_long} == {"legal-actions", "replays", "pictures"}
