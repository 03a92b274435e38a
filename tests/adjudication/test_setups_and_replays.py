"""How a game begins, and how it went, on a tiny invented game."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from lawspeaker.adjudication.checks import Violation, rule, violated
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.errors import Impossible, Misunderstood
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.legal_actions import legal_actions
from lawspeaker.adjudication.questions.replays import replays
from lawspeaker.adjudication.questions.rulings import rulings
from lawspeaker.adjudication.questions.setups import setups
from tests.adjudication.marbles import MARBLES, Marbles, taking
from tests.sweeps import each

FULL: dict[str, Any] = {"jar": 9, "hands": {"ann": 0, "bob": 0}}
ENOUGH = [taking(3, "ann"), taking(3, "bob"), taking(2, "ann")]


def set_up(**request: Any) -> Any:
    return setups(MARBLES).ask(request, Preferences())


def replayed(state: Any, actions: Any, **wanted: Any) -> Any:
    return replays(MARBLES).ask({"state": state, "actions": actions, **wanted}, Preferences())


def verdicts(answer: Document) -> list[str]:
    return [ruling["verdict"] for ruling in answer["rulings"]]


def test_a_set_up_is_asked_for_by_its_members_and_gives_the_first_state() -> None:
    answer = set_up(players=["ann", "bob"], marbles=7, readings={"last": "goes"})
    assert answer["verdict"] == "legal"
    assert answer["state"] == {"players": ["ann", "bob"], "readings": {"last": "goes"}, "jar": 7, "hands": {"ann": 0, "bob": 0}}


def test_what_is_wrong_with_a_set_up_is_pointed_to_in_the_request() -> None:
    answer = set_up(players=["ann"], marbles=11)
    assert [finding["at"] for finding in answer["findings"]] == [("/marbles",)]
    assert answer["hinges_on"][0]["otherwise"] == [{"choice": "none", "verdict": "legal", "events": [{"type": "filled"}]}]


def test_what_a_set_up_would_have_to_know_is_pointed_to_in_the_request() -> None:
    answer = set_up(marbles=7)
    assert (answer["verdict"], answer["missing"]) == ("legal", [])
    assert (answer["state"], answer["open"]) == (
        {},
        [{"at": "/state", "in_words": "the whole position", "missing": ["/players"]}],
    )


def test_what_cannot_be_is_pointed_to_in_the_request_of_a_set_up() -> None:
    @rule("jar.size")
    def no_single_player(state: Marbles) -> Iterator[Violation]:
        if len(state.players) == 1:
            yield violated("/state/players", number=1)

    with pytest.raises(Impossible) as raised:
        setups(replace(MARBLES, audit=(no_single_player,))).ask({"players": ["ann"]}, Preferences())
    assert [defect.at for defect in raised.value.defects] == [("/players",)]


def test_what_only_a_state_has_is_no_member_of_a_set_up() -> None:
    with pytest.raises(Misunderstood):
        set_up(players=["ann"], jar=3)


def test_a_replay_does_one_action_after_the_other() -> None:
    answer = replayed(FULL, ENOUGH)
    assert verdicts(answer) == ["legal"] * 3
    assert (answer["prefix"], answer["legal"]) == (3, 3)
    assert answer["state"] == {"jar": 1, "hands": {"ann": 5, "bob": 3}}
    assert all("state" not in ruling for ruling in answer["rulings"])


def test_a_replay_ends_at_the_first_action_that_is_not_legal() -> None:
    answer = replayed(FULL, [*ENOUGH[:2], taking(4, "ann"), taking(1, "bob")])
    assert verdicts(answer) == ["legal", "legal", "illegal"]
    assert (answer["prefix"], answer["legal"]) == (2, 2)
    assert answer["state"] == {"jar": 3, "hands": {"ann": 3, "bob": 3}}
    assert {finding["at"] for finding in answer["rulings"][2]["findings"]} == {("/actions/2/number",), ("/actions/2/player",)}


def test_a_replay_that_goes_on_skips_what_is_not_legal() -> None:
    answer = replayed(FULL, [*ENOUGH[:2], taking(4, "ann"), taking(1, "bob")], go_on=True)
    assert verdicts(answer) == ["legal", "legal", "illegal", "legal"]
    assert (answer["prefix"], answer["legal"]) == (2, 3)
    assert answer["state"] == {"jar": 2, "hands": {"ann": 3, "bob": 4}}


def test_what_is_unknown_ends_a_replay_too() -> None:
    answer = replayed({"jar": 9, "hands": {"ann": 0}}, [taking(1, "ann"), taking(1, "ann")])
    assert verdicts(answer) == ["legal", "legal"]
    answer = replayed({"hands": {"ann": 0}}, [taking(1, "ann"), taking(1, "ann")], go_on=True)
    assert verdicts(answer) == ["undetermined", "undetermined"]
    assert (answer["prefix"], answer["missing"]) == (0, ["/state/jar"])


@each("readings", [{}, {"luck": "twice"}, {"last": "goes"}, {"bottom": "none"}, {"luck": "thrice"}])
def test_each_action_is_ruled_on_as_if_it_were_asked_alone(readings: dict[str, str]) -> None:
    """But for the choices under which only the state would be impossible: a state in a replay is not audited again."""
    state: Any = {**FULL, "jar": 12 if "bottom" in readings else 9, "readings": readings}
    actions = [taking(number, player) for number in (1, 2, 3, 2) for player in ("ann", "bob")]
    answer = replayed(state, actions, go_on=True)
    for place, (ruling, action) in enumerate(zip(answer["rulings"], actions, strict=True)):
        alone = dict(rulings(MARBLES).ask({"state": state, "action": action}, Preferences()))
        state = alone.pop("state", state)
        for finding in alone["findings"]:
            finding["at"] = tuple(pointer.replace("/action/", f"/actions/{place}/") for pointer in finding["at"])
        for answered in (ruling, alone):
            answered["hinges_on"] = [hinge for hinge in answered["hinges_on"] if hinge["reading"] != "bottom"]
        assert ruling == {name: member for name, member in alone.items() if name not in ("readings", "ruleset")}
    assert answer["state"] == state


def test_the_first_state_must_be_possible() -> None:
    with pytest.raises(Impossible):
        replayed({**FULL, "jar": 11}, ENOUGH)


def test_names_that_stand_for_nothing_are_all_told_before_anything_is_done() -> None:
    with pytest.raises(Misunderstood) as refused:
        replayed(FULL, [taking(1, "eve"), taking(1, "ann"), taking(1, "eve")])
    assert [fault.pointer for fault in refused.value.faults] == ["/actions/0/player", "/actions/2/player"]


def test_what_hinges_on_a_reading_is_told_by_the_places_of_the_actions() -> None:
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


def test_a_replay_with_too_much_to_do_ends_early_and_is_gone_on_with_in_its_last_state(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_of_a_replay_what_is_to_be_told_counts_as_work_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("lawspeaker.adjudication.questions.replays"), "MOST_WORK", 400)
    legal = replayed(FULL, [taking(1), taking(1, "bob")] * 20, go_on=True)
    illegal = replayed(FULL, [taking(99), taking(99, "bob")] * 20, go_on=True)
    assert legal["truncated"]
    assert illegal["truncated"]
    assert len(illegal["rulings"]) < len(legal["rulings"])


def test_an_action_is_told_in_full_in_every_way() -> None:
    listing = legal_actions(MARBLES)
    request = {"state": {"players": ["ann"]}, "action": {"type": "fill"}, "limit": 3, "cursor": 6}
    page = listing.ask(request, Preferences())
    assert [action["marbles"] for action in page["actions"]] == [7, 8, 9]
    assert page["next"] == 9
    assert listing.ask({**request, "cursor": 9}, Preferences())["actions"] == [{"type": "fill", "marbles": 10}]
    assert listing.ask({**request, "type": "take"}, Preferences())["actions"] == []


def test_a_replay_leaves_the_state_out_where_it_is_not_wanted() -> None:
    answer = replays(MARBLES).ask({"state": FULL, "actions": ENOUGH}, Preferences(minimal=True))
    assert "state" not in answer
