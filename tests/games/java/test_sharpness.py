"""What is known decides: where every way of filling in the gaps gives the same verdict, that is the verdict."""

from typing import Any

import pytest

from tests.games.test_every_game import ask

Document = dict[str, Any]


def ruling(state: Document, **action: Any) -> Document:
    """The ruling on an action of player One, unless it says whose it is."""
    answer: Document = ask("java", "rulings", {"state": state, "action": {"player": "one", **action}})
    return answer


def broken(state: Document, **action: Any) -> list[str]:
    """The rules that the action breaks."""
    return [finding["rule"] for finding in ruling(state, **action)["findings"] if finding["outcome"] == "violated"]


BARE: Document = {"tiles": [], "figures": [], "palaces": [], "water": [], "scored": [], "supply": {"water": 3}}


def test_in_a_turn_that_has_not_begun_nothing_was_done() -> None:
    laid = ruling({"phase": "turn", "turn": {"player": "one", "begun": False}, **BARE}, type="lay-water", space="K13")
    assert (laid["verdict"], laid["missing"]) == ("legal", [])
    assert laid["state"]["turn"]["spent"] == 1
    begun = ruling({"phase": "turn", "turn": {"player": "one", "begun": True}, **BARE}, type="lay-water", space="K13")
    assert begun["verdict"] == "undetermined"
    assert "/state/turn/spent" in begun["missing"]


def test_a_turn_that_has_not_begun_has_cost_nothing() -> None:
    audit = ask("java", "audits", {"state": {"phase": "turn", "turn": {"player": "one", "begun": False, "spent": 2}}})
    assert audit["verdict"] == "impossible"


ALL_SPENT: Document = {
    **BARE,
    "phase": "turn",
    "turn": {
        "player": "one",
        "spent": 6,
        "land_laid": False,
        "token_used": False,
        "festival_held": False,
        "palaces": [],
        "drawn": 0,
    },
    "tiles": ["E9v E11r F10r"],
    "figures": ["E11 one"],
}


@pytest.mark.parametrize("stocks", [{}, *({"stocks": {"one": {"tokens": tokens}}} for tokens in range(4))])
def test_a_free_move_takes_no_room_for_land_however_many_tokens_are_left(stocks: Document) -> None:
    moved = ruling({**ALL_SPENT, **stocks}, type="move", **{"from": "E11", "to": "F10"})
    assert (moved["verdict"], moved["missing"]) == ("legal", [])


def test_a_move_for_the_only_point_of_a_token_leaves_none_for_land() -> None:
    used = {**ALL_SPENT, "turn": {**ALL_SPENT["turn"], "token_used": True}}
    assert broken(used, type="move", **{"from": "E11", "to": "E9"}) == ["turn.land"]
