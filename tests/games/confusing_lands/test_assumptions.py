"""A ruling says which invented sides of cards it rests on."""

from typing import Any

from tests.games.asking import ask

STATE: Any = {
    "edition": "sample",
    "players": ["one", "two"],
    "phase": "placing-passed",
    "round": 1,
    "shared": {"card": 1},
    "landscapes": {
        "one": {"placed": [{"card": 5, "side": "plain", "rotation": 0, "row": 1, "column": 1}]},
        "two": {"placed": [{"card": 7, "side": "plain", "rotation": 0, "row": 1, "column": 1}]},
    },
    "hands": {"one": {"cards": [{"card": 8}]}, "two": {"cards": [{"card": 6}]}},
    "deck": {"count": 13},
}
PLACE: Any = {"type": "place", "player": "one", "card": 8, "side": "condition", "rotation": 0, "row": 2, "column": 3}


def assumed(state: Any) -> list[str]:
    ruling = ask("confusing-lands", "rulings", {"state": state, "action": PLACE})
    assert ruling["verdict"] == "legal"
    return [assumption["figure"] for assumption in ruling["assumptions"]]


def test_it_assumes_the_sides_of_own_cards_and_the_new_one() -> None:
    assert assumed(STATE) == ["/cards/5/plain", "/cards/8/condition"]


def test_it_assumes_no_side_that_was_given() -> None:
    told = {"5": {"plain": ["F . V", "ns C W"]}, "8": {"condition": ["E M .", "8 8 V"]}}
    assert assumed({**STATE, "overlay": {"cards": told}}) == []


def test_it_assumes_no_side_if_the_squares_are_given() -> None:
    landscapes = {"one": {"squares": ["F . V", "ns C W"]}, "two": STATE["landscapes"]["two"]}
    assert assumed({**STATE, "landscapes": landscapes}) == ["/cards/8/condition"]
