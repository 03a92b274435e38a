"""What is the same for every question: what may be done for it, and what need not be audited again."""

from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.deciding.audit import digest_of
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.context import Context
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.work import Abandoned, Allowance
from tests.adjudication.marbles import MARBLES, taking

STATE: dict[str, Any] = {"players": ["ann", "bob"], "jar": 5, "hands": {"ann": 0, "bob": 2}}
QUESTIONS = {question.name: question for question in questions_of(MARBLES)}


def test_no_more_is_done_than_is_allowed() -> None:
    question = QUESTIONS["rulings"]
    request = {"state": STATE, "action": taking(1)}
    assert question.ask(request, Preferences(), Context(Allowance(1_000)))["verdict"] == "legal"
    with pytest.raises(Abandoned):
        question.ask(request, Preferences(), Context(Allowance(0)))


class Seen(set[bytes]):
    """The states that are known to be possible, with how often it was asked whether one is."""

    asked = 0

    def __contains__(self, digest: object) -> bool:
        self.asked += 1
        return super().__contains__(digest)


def test_long_questions_do_not_use_known_possible_states() -> None:
    """Else the same question could take as many steps in one process as are allowed, and more in another."""
    request = {"rulings": {"state": STATE, "action": taking(1)}, "replays": {"state": STATE, "actions": [taking(1)]}}
    for name, asked in (("rulings", 1), ("replays", 0)):
        seen = Seen({digest_of(MARBLES, STATE)})
        QUESTIONS[name].ask(request[name], Preferences(), Context(possible_states=seen))
        assert seen.asked == asked


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
