"""How a game begins, and how it went, on a tiny invented game."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.legal_actions import legal_actions
from lawspeaker.adjudication.questions.replays import replays
from lawspeaker.adjudication.questions.setups import setups
from lawspeaker.adjudication.rules.checks import Impossible, Violation, rule, violated
from lawspeaker.adjudication.wire.errors import Misunderstood
from tests.adjudication.marbles import MARBLES, Marbles, taking

FULL: dict[str, Any] = {"jar": 9, "hands": {"ann": 0, "bob": 0}}
ENOUGH = [taking(3, "ann"), taking(3, "bob"), taking(2, "ann")]


def set_up(**request: Any) -> Any:
    return setups(MARBLES).ask(request, Preferences())


def replayed(state: Any, actions: Any, **wanted: Any) -> Any:
    return replays(MARBLES).ask({"state": state, "actions": actions, **wanted}, Preferences())


def verdicts(answer: Document) -> list[str]:
    return [ruling["verdict"] for ruling in answer["rulings"]]


def test_errors_of_a_set_up_have_pointers_into_the_request() -> None:
    answer = set_up(players=["ann"], marbles=11)
    assert [finding["at"] for finding in answer["findings"]] == [("/marbles",)]
    assert answer["hinges_on"][0]["otherwise"] == [{"choice": "none", "verdict": "legal", "events": [{"type": "filled"}]}]


def test_missing_parts_of_a_set_up_point_into_the_request() -> None:
    answer = set_up(marbles=7)
    assert (answer["verdict"], answer["missing"]) == ("legal", [])
    assert (answer["state"], answer["open"]) == (
        {},
        [{"at": "/state", "in_words": "the whole position", "missing": ["/players"]}],
    )


def test_pointers_of_an_impossible_set_up_are_in_its_request() -> None:
    @rule("jar.size")
    def no_single_player(state: Marbles) -> Iterator[Violation]:
        if len(state.players) == 1:
            yield violated("/state/players", number=1)

    with pytest.raises(Impossible) as raised:
        setups(replace(MARBLES, audit=(no_single_player,))).ask({"players": ["ann"]}, Preferences())
    assert [defect.at for defect in raised.value.defects] == [("/players",)]


def test_all_unknown_names_are_reported_before_any_action() -> None:
    with pytest.raises(Misunderstood) as refused:
        replayed(FULL, [taking(1, "eve"), taking(1, "ann"), taking(1, "eve")])
    assert [fault.pointer for fault in refused.value.faults] == ["/actions/0/player", "/actions/2/player"]


def test_hinges_of_a_replay_have_the_places_of_actions() -> None:
    answer = replayed({"jar": 4, "hands": {"ann": 0}}, [taking(1), taking(3), taking(2)], go_on=True)
    assert verdicts(answer) == ["legal", "illegal", "legal"]
    hinges = {hinge["reading"]: hinge["otherwise"] for hinge in answer["hinges_on"]}
    assert hinges["last"] == [{"choice": "goes", "actions": [1]}]
    assert [reading["reading"] for reading in answer["readings"]] == sorted({"bottom", "last", "luck"} & {"last", "luck"})


def test_no_cursor_is_given_that_could_not_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("lawspeaker.adjudication.questions.legal_actions"), "HIGHEST_CURSOR", 2)
    listing = legal_actions(MARBLES)
    request = {"state": {"players": ["ann"]}, "action": {"type": "fill"}, "limit": 2}
    first, last = (listing.ask({**request, "cursor": cursor}, Preferences()) for cursor in (0, 2))
    assert (first["truncated"], first["next"]) == (True, 2)
    assert (last["truncated"], "next" in last) == (True, False)


def test_a_replay_with_too_much_work_goes_on_from_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    actions = [taking(1, player) for player in ("ann", "bob") * 3]
    whole = replayed(FULL, actions)
    assert not whole["truncated"]
    monkeypatch.setattr(import_module("lawspeaker.adjudication.questions.replays"), "MOST_WORK", 110)
    first = replayed(FULL, actions)
    done = len(first["rulings"])
    assert (first["truncated"], first["prefix"], first["legal"]) == (True, done, done)
    assert 0 < done < len(actions)
    last = replayed(first["state"], actions[done:])
    while last["truncated"]:
        done += len(last["rulings"])
        last = replayed(last["state"], actions[done:])
    assert last["state"] == whole["state"]


def test_writing_the_answer_to_a_replay_counts_as_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("lawspeaker.adjudication.questions.replays"), "MOST_WORK", 400)
    legal = replayed(FULL, [taking(1), taking(1, "bob")] * 20, go_on=True)
    illegal = replayed(FULL, [taking(99), taking(99, "bob")] * 20, go_on=True)
    assert legal["truncated"]
    assert illegal["truncated"]
    assert len(illegal["rulings"]) < len(legal["rulings"])


def test_a_replay_leaves_the_state_out_where_it_is_not_wanted() -> None:
    answer = replays(MARBLES).ask({"state": FULL, "actions": ENOUGH}, Preferences(minimal=True))
    assert "state" not in answer
