"""What is known decides: a card that lies elsewhere is chosen and placed in no phase of the game."""

from typing import Any

import pytest

from tests.games.test_every_game import ask

SEEN_BY_TWO: dict[str, Any] = {"landscapes": {"two": {"squares": ["8 8 F", "V M ."]}}}
SHARED: dict[str, Any] = {"shared": {"card": 8}}
HELD_BY_TWO: dict[str, Any] = {"hands": {"two": {"cards": [{"card": 8}, {"card": 3}]}}}
ELSEWHERE = [SEEN_BY_TWO, SHARED, HELD_BY_TWO]
PLACE = {"type": "place", "side": "plain", "rotation": 0, "row": 2, "column": 1}


def verdict(state: dict[str, Any], **action: Any) -> Any:
    return ask("confusing-lands", "rulings", {"state": state, "action": {"player": "one", **action}})["verdict"]


@pytest.mark.parametrize("state", ELSEWHERE)
@pytest.mark.parametrize("action", [{"type": "choose"}, PLACE])
def test_a_card_that_lies_elsewhere_is_taken_in_no_phase(state: dict[str, Any], action: dict[str, Any]) -> None:
    assert verdict(state, **action, card=8) == "illegal"
    for phase in ("choosing",) if state is HELD_BY_TWO else ("choosing", "placing-chosen", "passing", "placing-passed"):
        assert verdict({**state, "phase": phase}, **action, card=8) == "illegal"


@pytest.mark.parametrize("state", [{}, SEEN_BY_TWO, SHARED])
@pytest.mark.parametrize("action", [{"type": "choose"}, PLACE])
def test_another_card_may_be_taken_in_some_phase(state: dict[str, Any], action: dict[str, Any]) -> None:
    assert verdict(state, **action, card=9) == "undetermined"


def test_a_card_of_ones_own_is_not_elsewhere() -> None:
    assert verdict({"hands": {"one": {"cards": [{"card": 8}, {"card": 3}]}}}, type="choose", card=8) != "illegal"
    assert verdict({"chosen": {"one": {"card": 8}}}, **PLACE, card=8) == "undetermined"
