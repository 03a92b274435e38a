"""What is known decides: a card that lies elsewhere is chosen and placed in no phase of the game."""

from itertools import product
from typing import Any

from tests.games.asking import ask
from tests.sweeps import each

SEEN_BY_TWO: dict[str, Any] = {"landscapes": {"two": {"squares": ["8 8 F", "V M ."]}}}
SHARED: dict[str, Any] = {"shared": {"card": 8}}
HELD_BY_TWO: dict[str, Any] = {"hands": {"two": {"cards": [{"card": 8}, {"card": 3}]}}}
PLACE = {"type": "place", "side": "plain", "rotation": 0, "row": 2, "column": 1}
CHOOSE = {"type": "choose"}


def verdict(state: dict[str, Any], card: int, action: dict[str, Any]) -> Any:
    return ask("confusing-lands", "rulings", {"state": state, "action": {"player": "one", "card": card, **action}})["verdict"]


@each("state, action", product([SEEN_BY_TWO, SHARED, HELD_BY_TWO], [CHOOSE, PLACE]))
def test_a_card_that_lies_elsewhere_is_taken_in_no_phase(state: dict[str, Any], action: dict[str, Any]) -> None:
    assert verdict(state, 8, action) == "illegal"
    for phase in ("choosing",) if state is HELD_BY_TWO else ("choosing", "placing-chosen", "passing", "placing-passed"):
        assert verdict({**state, "phase": phase}, 8, action) == "illegal"


@each("state, action", product([{}, SEEN_BY_TWO, SHARED], [CHOOSE, PLACE]))
def test_another_card_may_be_taken_in_some_phase(state: dict[str, Any], action: dict[str, Any]) -> None:
    assert verdict(state, 9, action) == "undetermined"


def test_a_card_of_ones_own_is_not_elsewhere() -> None:
    assert verdict({"hands": {"one": {"cards": [{"card": 8}, {"card": 3}]}}}, 8, CHOOSE) != "illegal"
    assert verdict({"chosen": {"one": {"card": 8}}}, 8, PLACE) == "undetermined"
