"""What a state does not state is in order, on a tiny invented game."""

from typing import Any

import pytest

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
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


def test_a_rule_that_something_unknown_decides_is_assumed_to_be_kept() -> None:
    answer = ruled(3, {**IN_ORDER, **HANDS})
    assert answer["verdict"] == "legal"
    assert outcomes(answer) == {"take.enough": "assumed", "take.last": "assumed", "take.one-hand": "upheld"}
    assert assumed(answer) == {"take.enough": ("/state/jar",), "take.last": ("/state/jar",)}
    assert not answer["missing"]
    assert "state" in answer


@pytest.mark.parametrize("unstated", [{}, {"unstated": "unknown"}])
def test_without_saying_so_it_is_unknown(unstated: dict[str, Any]) -> None:
    answer = ruled(3, {**unstated, **HANDS})
    assert (answer["verdict"], answer["missing"], assumed(answer)) == ("undetermined", ["/state/jar"], {})


def test_what_is_stated_is_not_overridden() -> None:
    assert ruled(3, {**IN_ORDER, **HANDS, "jar": 2})["verdict"] == "illegal"
    answer = ruled(3, {**IN_ORDER, "hands": {"ann": 3}})
    assert answer["verdict"] == "illegal"
    assert outcomes(answer)["take.one-hand"] == "violated"


def test_where_all_is_stated_nothing_is_assumed() -> None:
    answer = ruled(3, {**IN_ORDER, **HANDS, "jar": 5})
    assert answer["verdict"] == "legal"
    assert assumed(answer) == {}
    assert "summary" not in answer


def test_two_rules_that_no_value_keeps_together_make_it_illegal() -> None:
    answer = ruled(4, {**IN_ORDER, **HANDS}, with_a_jar_of(3, 4))
    assert answer["verdict"] == "illegal"
    assert [one["rule"] for one in answer["findings"] if one.get("one_is_broken")] == ["take.enough", "take.last"]


def test_the_next_state_has_what_the_rules_leave_alone() -> None:
    answer = ruled(3, {**IN_ORDER, **HANDS}, with_a_jar_of(2, 4))
    assert answer["verdict"] == "legal"
    assert answer["state"] == {**IN_ORDER, "jar": 1, "hands": {"ann": 3, "bob": 4}}
    assert answer["summary"] == "Assumed to be in order: jar (4)."


def test_of_several_values_the_next_state_has_none() -> None:
    answer = ruled(3, {**IN_ORDER, **HANDS}, with_a_jar_of(2, 5))
    assert answer["verdict"] == "legal"
    assert "jar" not in answer["state"]
    assert answer["state"]["unstated"] == "in-order"
    assert answer["summary"] == "Assumed to be in order: jar."


def test_a_turn_assumes_what_its_actions_assume() -> None:
    state = {**IN_ORDER, "jar": 9}
    answer = asked("turns", {"state": state, "actions": [taking(1), taking(2, "bob")]})
    assert answer["verdict"] == "legal"
    assert assumed(answer) == {"take.one-hand": ("/state/hands/ann", "/state/hands/bob")}


def test_a_replay_assumes_what_its_actions_assume() -> None:
    answer = asked("replays", {"state": {**IN_ORDER, "jar": 9}, "actions": [taking(1), taking(2, "bob")]})
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["legal", "legal"]
    assert [assumed(ruling) for ruling in answer["rulings"]] == [
        {"take.one-hand": ("/state/hands/ann",)},
        {"take.one-hand": ("/state/hands/bob",)},
    ]
    assert assumed(answer) == {"take.one-hand": ("/state/hands/ann", "/state/hands/bob")}


def test_a_list_has_the_actions_that_are_legal_so() -> None:
    answer = asked("legal-actions", {"state": {**IN_ORDER, "hands": {"ann": 4}}, "type": "take"})
    assert answer["actions"] == [taking(1)]
    assert (answer["types"], answer["missing"]) == ([{"type": "take", "count": 1}], [])
    assert assumed(answer) == {"take.enough": ("/state/jar",), "take.last": ("/state/jar",)}


def test_an_audit_finds_a_state_possible_that_may_be() -> None:
    answer = asked("audits", {"state": {**IN_ORDER, **HANDS}})
    assert (answer["verdict"], assumed(answer)) == ("possible", {"jar.size": ("/state/jar",)})
    answer = asked("audits", {"state": {**IN_ORDER, "jar": 11}})
    assert (answer["verdict"], assumed(answer)) == ("impossible", {})


def test_points_are_counted_as_if_it_was_unknown() -> None:
    states = [{"players": ["ann"], "hands": {}}, {"players": ["ann"], "hands": {}, **IN_ORDER}]
    unknown, in_order = (asked("scores", {"state": state}) for state in states)
    assert unknown == in_order


def test_a_game_begins_with_what_it_is_set_up_with() -> None:
    answer = asked("setups", {**IN_ORDER, "players": ["ann", "bob"]})
    assert answer["state"]["unstated"] == "in-order"


def test_a_summary_says_first_what_is_decided() -> None:
    answer = ruled(3, {"hands": {"ann": 0}})
    statement = MARBLES.messages.text("en", "take.one-hand").rstrip(".")
    assert answer["summary"] == f"Nothing that is known forbids it. Kept: {statement}. Still open: jar."


def test_a_summary_is_in_the_language_of_the_answer() -> None:
    request = {"state": HANDS, "action": taking(3)}
    texts = {asked("rulings", request, language=language)["summary"] for language in ("en", "cs", "fr")}
    assert len(texts) == 3
