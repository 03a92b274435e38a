"""Which states have the shape of one."""

from typing import Any

import pytest

from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.phrases import rendered
from lawspeaker.games.confusing_lands import CONFUSING_LANDS

GUARD = Guard(CONFUSING_LANDS.StateShape)


def is_a_state(state: Any) -> bool:
    holds = GUARD.holds(state)
    assert holds == (GUARD.faults(state) == []), state
    return holds


def placed(**card: Any) -> Any:
    return {"landscapes": {"one": {"placed": [card]}}}


def seen(*squares: str) -> Any:
    return {"landscapes": {"one": {"squares": list(squares)}}}


@pytest.mark.parametrize("rotation", [0, 90, 180, 270, 90.0])
def test_a_placed_card_lies_turned_by_quarters(rotation: float) -> None:
    assert is_a_state(placed(card=7, side="plain", rotation=rotation, row=-20, column=20))


@pytest.mark.parametrize("rotation", [45, -90, 360, "90", True, None])
def test_a_placed_card_lies_in_no_other_way(rotation: Any) -> None:
    assert not is_a_state(placed(card=7, rotation=rotation))


@pytest.mark.parametrize("card", [{"row": 21}, {"column": -21}, {"row": 0.5}, {"card": 0}, {"card": 19}, {"side": "back"}])
def test_a_placed_card_is_one_of_18_and_lies_near_the_middle(card: Any) -> None:
    assert not is_a_state(placed(**card))


@pytest.mark.parametrize("row", ["F", "  F   ns . ", "- 7 7 18 10", "sn ne we", "? - ?"])
def test_a_row_of_squares_has_tokens_with_spaces_between_them(row: str) -> None:
    assert is_a_state(seen(row))


@pytest.mark.parametrize(
    "row", ["", " ", "F\n", "F\tM", "f", "nn", "nse", "0", "19", "07", "FM", "F,M", "F" + 43 * " F", 200 * " " + "F"]
)
def test_no_other_row_is_one(row: str) -> None:
    assert not is_a_state(seen(row))


@pytest.mark.parametrize(
    ("state", "strange"),
    [
        (seen("F X ns"), '; token 2 is "X".'),
        (seen("- F nn"), '; token 3 is "nn".'),
        ({"overlay": {"cards": {"7": {"plain": ["- F F", "F F F"]}}}}, '; token 1 is "-".'),
    ],
)
def test_the_first_token_that_is_none_is_named(state: Any, strange: str) -> None:
    (fault,) = GUARD.faults(state)
    assert rendered(fault.detail, CONFUSING_LANDS.messages, "en").endswith(strange)


@pytest.mark.parametrize("row", ["7 7 F", " sn  nw ? "])
def test_a_side_of_a_card_has_two_rows_of_three_squares(row: str) -> None:
    assert is_a_state({"overlay": {"cards": {"7": {"condition": [row, row]}}}})


@pytest.mark.parametrize("side", [["F F F"], ["F F F"] * 3, ["F F", "F F"], ["F F -", "F F F"], ["F F F F", "F F F"]])
def test_no_other_side_is_one(side: Any) -> None:
    assert not is_a_state({"overlay": {"cards": {"7": {"plain": side}}}})


@pytest.mark.parametrize("players", [["one", "two"], ["one"], ["two", "one"]])
def test_one_or_two_play(players: Any) -> None:
    assert is_a_state({"players": players})


@pytest.mark.parametrize("players", [[], ["one", "one"], ["one", "two", "one"], ["three"]])
def test_nobody_plays_twice(players: Any) -> None:
    assert not is_a_state({"players": players})
