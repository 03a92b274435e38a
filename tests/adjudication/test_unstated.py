"""What a state does not state is in order, on a tiny invented game."""

from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.rules.game import Game
from tests.adjudication.marbles import HANDS, MARBLES, Marbles, taking, with_a_jar_of

IN_ORDER: dict[str, Any] = {"unstated": "in-order"}


def asked(question: str, request: dict[str, Any], game: Game[Marbles] = MARBLES, language: str = "en") -> Any:
    (chosen,) = (each for each in questions_of(game) if each.name == question)
    return chosen.ask(request, Preferences(language=language, explain=True))


def ruled(number: int, state: dict[str, Any], game: Game[Marbles] = MARBLES) -> Any:
    return asked("rulings", {"state": state, "action": taking(number)}, game)


def assumed(answer: Any) -> dict[str, Any]:
    return {one["rule"]: one["at"] for one in answer["assumptions"] if "rule" in one}


def outcomes(answer: Any) -> dict[str, str]:
    return {finding["rule"]: finding["outcome"] for finding in answer["findings"] if finding["outcome"] != "applied"}


def test_undecided_rules_are_assumed_to_be_kept() -> None:
    answer = ruled(3, {**IN_ORDER, **HANDS})
    assert answer["verdict"] == "legal"
    assert outcomes(answer) == {"take.enough": "assumed", "take.last": "assumed", "take.one-hand": "upheld"}
    assert assumed(answer) == {"take.enough": ("/state/jar",), "take.last": ("/state/jar",)}
    assert not answer["missing"]
    assert "state" in answer


def test_a_turn_assumes_what_its_actions_assume() -> None:
    state = {**IN_ORDER, "jar": 9}
    answer = asked("turns", {"state": state, "actions": [taking(1), taking(2, "bob")]})
    assert answer["verdict"] == "legal"
    assert assumed(answer) == {"take.one-hand": ("/state/hands/ann", "/state/hands/bob")}


@pytest.mark.parametrize(("most", "verdict"), [(5, "illegal"), (6, "legal")])
def test_a_turn_needs_one_state_in_which_all_of_it_is_legal(most: int, verdict: str) -> None:
    request = {"state": {**IN_ORDER, **HANDS}, "actions": [taking(2), taking(3)]}
    turn = asked("turns", request, with_a_jar_of(2, most))
    replay = asked("replays", request, with_a_jar_of(2, most))
    assert turn["verdict"] == verdict
    assert [ruling["verdict"] for ruling in replay["rulings"]] == ["legal", verdict]
    if verdict == "legal":
        assert turn["state"]["jar"] == replay["state"]["jar"] == 1
    else:
        assert turn["action"] == 1
        assert [one["rule"] for one in turn["findings"] if one.get("one_is_broken")] == ["take.enough", "take.last"]


def test_a_replay_assumes_what_its_actions_assume() -> None:
    answer = asked("replays", {"state": {**IN_ORDER, "jar": 9}, "actions": [taking(1), taking(2, "bob")]})
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["legal", "legal"]
    assert [assumed(ruling) for ruling in answer["rulings"]] == [
        {"take.one-hand": ("/state/hands/ann",)},
        {"take.one-hand": ("/state/hands/bob",)},
    ]
    assert assumed(answer) == {"take.one-hand": ("/state/hands/ann", "/state/hands/bob")}


def test_a_summary_says_first_what_is_decided() -> None:
    answer = ruled(3, {"hands": {"ann": 0}})
    statement = MARBLES.messages.text("en", "take.one-hand").rstrip(".")
    assert answer["summary"] == f"Nothing that is known forbids it. Kept: {statement}. Still open: jar."


def test_a_summary_is_in_the_language_of_the_answer() -> None:
    request = {"state": HANDS, "action": taking(3)}
    texts = {asked("rulings", request, language=language)["summary"] for language in ("en", "cs", "fr")}
    assert len(texts) == 3
