"""The effect that an action has whatever is unknown."""

from typing import Any

from lawspeaker.adjudication.deciding.common import common_effect
from lawspeaker.adjudication.rules.action import Effect, Open
from lawspeaker.adjudication.rules.checks import Finding, Outcome
from tests.sweeps import each

UNKNOWN = ("hands", "ann")
MISSING = ["/state/hands/ann"]
GLASS = {"jar": {"of": "glass"}}
OTHERS: list[dict[str, Any]] = [{"jar": 1}, {"jar": []}, {"jar": None}]


def jar(marbles: int) -> dict[str, Any]:
    return {"jar": {"of": "glass", "marbles": marbles}}


def cards(*numbers: int) -> dict[str, Any]:
    return {"cards": [{"deck": "blue", "card": number} for number in numbers]}


@each(
    "states, common, places",
    [
        ([jar(1), jar(1)], jar(1), []),
        ([jar(1), jar(2)], GLASS, [("jar", "marbles")]),
        ([jar(1), jar(2), jar(1)], GLASS, [("jar", "marbles")]),
        # An object that elsewhere has other members is left out: that one is missing may mean that somebody has no marbles.
        ([{"hands": {"ann": 1}}, {"hands": {"ann": 1, "bob": 2}}], {}, [("hands",)]),
        # What was unknown before is not named as open.
        ([{"hands": {"ann": 1, "bob": 2}}, {"hands": {"ann": 3, "bob": 2}}], {"hands": {"bob": 2}}, []),
        # A list is kept if a part of each entry is.
        ([cards(1, 2), cards(3, 2)], {"cards": [{"deck": "blue"}, {"deck": "blue", "card": 2}]}, [("cards", 0, "card")]),
        ([{"cards": [1]}, {"cards": [2]}], {}, [("cards",)]),
        ([{"cards": [1]}, {"cards": [1, 1]}], {}, [("cards",)]),
        ([{"jar": 1}, {"jar": 1, "turn": "ann"}], {"jar": 1}, [("turn",)]),
        *(([GLASS, other], {}, [("jar",)]) for other in OTHERS),
        *(([other, GLASS], {}, [("jar",)]) for other in OTHERS),
    ],
)
def test_a_state_keeps_the_common_values(states: list[dict[str, Any]], common: dict[str, Any], places: list[Any]) -> None:
    effect = common_effect([Effect(state) for state in states], MISSING, [UNKNOWN])
    assert effect.state == common
    assert effect.open == [Open(place, ["/state/hands/ann"]) for place in places]


def test_what_one_of_them_leaves_open_stays_open() -> None:
    deck, hand = Open(("deck",), ["/state/deck"]), Open(("hands", "ann"), ["/state/jar"])
    effects = Effect({"jar": 1}, open=[deck]), Effect({"jar": 1, "deck": 3})
    assert common_effect(effects, MISSING, [UNKNOWN]).open == [deck]
    effects = Effect({"hands": {"bob": 2}}, open=[hand]), Effect({"hands": {"ann": 1, "bob": 2}})
    effect = common_effect(effects, [])
    assert (effect.state, effect.open) == ({"hands": {"bob": 2}}, [hand])


def test_open_parts_of_something_left_out_are_not_named() -> None:
    effects = Effect({"hands": {"bob": {}}}, open=[Open(("hands", "bob", "card"), ["/state/deck"])]), Effect({"hands": {}})
    assert [part.at for part in common_effect(effects, MISSING, [UNKNOWN]).open] == [("hands",)]


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
