"""Several actions ruled on as one turn, on a tiny invented game."""

from collections.abc import Sequence
from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions.replays import replays
from lawspeaker.adjudication.questions.turns import MOST_ACTIONS, turns
from lawspeaker.adjudication.wire.errors import Misunderstood
from tests.adjudication.marbles import MARBLES, taking
from tests.sweeps import each

QUESTION = turns(MARBLES)
FULL: dict[str, Any] = {"jar": 9, "hands": {"ann": 0, "bob": 0}}
TURN = [taking(3), taking(1, "bob"), taking(2)]


def ruled(actions: Sequence[Any], state: dict[str, Any] = FULL, **wanted: Any) -> dict[str, Any]:
    return dict(QUESTION.ask({"state": state, "actions": actions}, Preferences(**wanted)))


def hinges(answer: dict[str, Any]) -> dict[str, Any]:
    return {hinge["reading"]: hinge["otherwise"] for hinge in answer["hinges_on"]}


def outcomes(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(finding["rule"], finding["outcome"]) for finding in answer["findings"]]


def test_a_turn_names_what_stays_open_after_all_actions() -> None:
    thrice = {**FULL, "readings": {"luck": "thrice"}}
    answer = ruled([taking(1), taking(1, "bob")], thrice)
    assert answer["state"] == {**thrice, "jar": 7, "hands": {}}
    assert [(part["at"], part["missing"]) for part in answer["open"]] == [
        (f"/state/hands/{player}", ["/state/overlay/luck/charm"]) for player in ("ann", "bob")
    ]
    begun_again = ruled([taking(1), {"type": "fill"}], {**thrice, "players": ["ann", "bob"]})
    assert (begun_again["verdict"], begun_again["open"]) == ("legal", [])


def test_each_rule_is_explained_once_in_catalogue_order() -> None:
    rules = ["take.enough", "take.last", "take.one-hand"]
    assert outcomes(ruled(TURN, explain=True))[:3] == [(rule, "upheld") for rule in rules]
    answer = ruled([*TURN, taking(3)], explain=True)
    found = [outcome for outcome in outcomes(answer) if outcome[1] != "applied"]
    assert found == list(zip(rules, ["upheld", "violated", "violated"], strict=True))
    begun_again = ruled([taking(1), {"type": "fill"}], {**FULL, "players": ["ann"]}, explain=True)
    assert outcomes(begun_again)[:4] == [(rule, "upheld") for rule in ("jar.size", *rules)]


def test_a_turn_tells_the_next_state_only_if_it_is_wanted() -> None:
    whole = ruled(TURN)
    assert ruled(TURN, minimal=True) == {name: member for name, member in whole.items() if name != "state"}


def test_a_turn_is_weighed_as_a_whole() -> None:
    """Luck alone makes no action illegal; but what it did before leaves no room in the hand."""
    answer = ruled([taking(2), taking(2)])
    assert answer["verdict"] == "legal"
    twice, thrice = hinges(answer)["luck"]
    assert twice == {"choice": "twice", "verdict": "illegal", "action": 1, "events": [{"type": "taken", "number": 4}]}
    assert (thrice["choice"], thrice["verdict"], thrice["action"]) == ("thrice", "undetermined", 1)
    replay = replays(MARBLES).ask({"state": FULL, "actions": [taking(2), taking(2)]}, Preferences())
    assert hinges(dict(replay))["luck"][0] == {"choice": "twice", "actions": [0, 1]}


def test_an_illegal_turn_hinges_on_events_before_its_end() -> None:
    answer = ruled([taking(1), taking(9)])
    assert (answer["verdict"], answer["action"]) == ("illegal", 1)
    assert hinges(answer)["luck"][0] == {
        "choice": "twice",
        "verdict": "illegal",
        "action": 1,
        "events": [{"type": "taken", "number": 2}],
    }


def test_a_turn_may_be_illegal_elsewhere_under_another_choice() -> None:
    state = {"jar": 5, "hands": {"ann": 0, "bob": 0}, "readings": {"last": "goes"}}
    answer = ruled([taking(3), taking(2, "bob"), taking(1, "bob")], state)
    assert (answer["verdict"], answer["action"]) == ("illegal", 2)
    assert [(other["verdict"], other["action"]) for other in hinges(answer)["last"]] == [("illegal", 1)]


def test_all_unknown_names_are_reported_before_any_action() -> None:
    with pytest.raises(Misunderstood) as refused:
        ruled([taking(9), taking(1, "eve"), taking(1), taking(1, "eve")])
    assert [fault.pointer for fault in refused.value.faults] == ["/actions/1/player", "/actions/3/player"]


@each(
    "members, places",
    [
        ({}, ["/actions"]),
        ({"action": taking(1)}, ["/action", "/actions"]),
        ({"action": taking(1), "actions": [taking(1)]}, ["/action"]),
        ({"actions": []}, ["/actions"]),
        ({"actions": [taking(1)] * (MOST_ACTIONS + 1)}, ["/actions"]),
        ({"actions": taking(1)}, ["/actions"]),
    ],
)
def test_a_turn_is_a_list_of_actions(members: dict[str, Any], places: list[str]) -> None:
    request = {"state": FULL, **members}
    assert not QUESTION.guard.holds(request)
    assert sorted({fault.pointer for fault in QUESTION.guard.faults(request)}) == places
