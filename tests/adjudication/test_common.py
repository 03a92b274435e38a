"""What comes of an action whatever is unknown."""

from typing import Any

from lawspeaker.adjudication.action import Effect, Open
from lawspeaker.adjudication.checks import Finding, Outcome
from lawspeaker.adjudication.common import common_effect

UNKNOWN = ("hands", "ann")


def common(*states: dict[str, Any]) -> Effect:
    return common_effect([Effect(state) for state in states], [UNKNOWN])


def test_what_is_the_same_in_all_is_kept() -> None:
    effect = common({"jar": 1, "lost": {"by": "ann"}}, {"jar": 1, "lost": {"by": "ann"}})
    assert (effect.state, effect.open) == ({"jar": 1, "lost": {"by": "ann"}}, [])


def test_differences_are_left_out_and_named_as_open() -> None:
    effect = common({"jar": {"of": "glass", "marbles": 1}}, {"jar": {"of": "glass", "marbles": 2}})
    assert effect.state == {"jar": {"of": "glass"}}
    assert effect.open == [Open(("jar", "marbles"), ["/state/hands/ann"])]


def test_an_object_that_has_other_members_elsewhere_is_left_out() -> None:
    """What is not there may say something: that somebody has no marbles, say."""
    effect = common({"hands": {"ann": 1}}, {"hands": {"ann": 1, "bob": 2}})
    assert (effect.state, [part.at for part in effect.open]) == ({}, [("hands",)])


def test_what_differs_in_two_of_three_is_left_out_alone() -> None:
    effect = common(*({"jar": {"of": "glass", "marbles": number}} for number in (1, 2, 1)))
    assert (effect.state, [part.at for part in effect.open]) == ({"jar": {"of": "glass"}}, [("jar", "marbles")])


def test_a_part_left_open_by_one_is_left_out_alone() -> None:
    left_open = Open(("hands", "ann"), ["/state/jar"])
    effects = Effect({"hands": {"bob": 2}}, open=[left_open]), Effect({"hands": {"ann": 1, "bob": 2}})
    effect = common_effect(effects, [])
    assert (effect.state, effect.open) == ({"hands": {"bob": 2}}, [left_open])


def test_a_list_is_kept_if_of_each_entry_something_is() -> None:
    cards = [[{"deck": "blue", "card": number}, {"deck": "red"}] for number in (1, 2, 3)]
    assert common(*({"cards": entries} for entries in cards)).state == {"cards": [{"deck": "blue"}, {"deck": "red"}]}
    assert common({"cards": [1]}, {"cards": [2]}).state == {}
    assert common({"cards": [1]}, {"cards": [1, 1]}).state == {}


def test_what_was_unknown_before_is_not_said_to_be_left_open() -> None:
    effect = common({"hands": {"ann": 1, "bob": 2}}, {"hands": {"ann": 3, "bob": 2}})
    assert (effect.state, effect.open) == ({"hands": {"bob": 2}}, [])


def test_what_one_of_them_leaves_open_stays_open() -> None:
    left_open = Open(("deck",), ["/state/deck"])
    effects = Effect({"jar": 1}, open=[left_open]), Effect({"jar": 1, "deck": 3})
    assert common_effect(effects, [UNKNOWN]).open == [left_open]


def test_open_parts_of_something_left_out_are_not_named() -> None:
    effects = Effect({"hands": {"bob": {}}}, open=[Open(("hands", "bob", "card"), ["/state/deck"])]), Effect({"hands": {}})
    assert [part.at for part in common_effect(effects, [UNKNOWN]).open] == [("hands",)]


def test_events_are_given_up_to_the_first_that_differs() -> None:
    taken, lost, won = ({"type": kind, "player": "ann"} for kind in ("taken", "lost", "won"))
    effects = [Effect({}, [{**taken, "number": 1}, lost]), Effect({}, [{**taken, "number": 2}, won])]
    assert common_effect(effects, [UNKNOWN]).events == [taken]


def test_an_object_in_a_list_is_given_in_part() -> None:
    effect = common({"cards": [{"deck": "blue", "card": 1}]}, {"cards": [{"deck": "blue", "card": 2}]})
    assert [part.at for part in effect.open] == [("cards", 0, "card")]


def test_an_object_and_another_value_have_nothing_in_common() -> None:
    others: list[Any] = [1, [], None]
    for other in others:
        assert common({"jar": {"of": "glass"}}, {"jar": other}).state == {}
        assert common({"jar": other}, {"jar": {"of": "glass"}}).state == {}


def test_an_event_has_what_all_alternatives_have() -> None:
    taken, won = {"type": "taken", "player": "ann", "number": 1}, {"type": "won"}
    another, in_part = {**taken, "number": 2}, {"type": "taken", "player": "ann"}

    def events(*ways: list[dict[str, Any]]) -> Any:
        return common_effect([Effect({}, happened) for happened in ways], []).events

    assert events([taken, won], [taken, won]) == [taken, won]
    assert events([taken, won], [taken, won], [another, won]) == [in_part, won]
    assert events([taken, won], [in_part, won]) == [in_part, won]
    assert events([won, taken], [taken, taken]) == []
    assert events([taken, won], [taken]) == events([taken], [taken, won]) == [taken]


def test_a_rule_applied_in_all_alternatives_is_applied() -> None:
    enough, last = Finding("take.enough", Outcome.APPLIED), Finding("take.last", Outcome.APPLIED)
    ways = [Effect({}, applied=[enough, last]), Effect({}, applied=[last]), Effect({}, applied=[last, enough])]
    assert common_effect(ways, []).applied == [last]


def test_of_a_state_itself_what_is_not_there_is_unknown() -> None:
    assert common({"jar": 1}, {"jar": 1, "turn": "ann"}).state == {"jar": 1}
