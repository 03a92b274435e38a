"""A position of Confusing Lands that is entered by hand."""

from functools import partial
from typing import Any

from lawspeaker.games.confusing_lands import CONFUSING_LANDS
from tests.games.entering import entered, fits
from tests.sweeps import each

put = partial(entered, CONFUSING_LANDS)


def square(name: str, piece: str | None = None, turn: int = 0, player: str = "one") -> dict[str, Any]:
    edit = {"at": f"/state/landscapes/{player}", "place": name}
    return {**edit, "piece": piece, "turn": turn} if piece else edit


def squares(*edits: dict[str, Any], state: Any = None) -> Any:
    return put(*edits, state=state)["landscapes"]["one"]


def test_squares_are_painted_anywhere() -> None:
    assert squares(square("r1c1", "forest"), square("r2c3", "wolf")) == {"squares": ["F - -", "- - W"]}
    assert squares(square("r1c1", "forest"), square("r0c-1", "empty")) == {
        "squares": [". - -", "- - F"],
        "origin": {"row": 0, "column": -1},
    }
    assert squares(square("r1c1", "forest"), square("r1c1", "unknown")) == {"squares": ["?"]}


def test_rivers_and_conditions_turn() -> None:
    rivers = [squares(square("r1c1", "river", turn))["squares"] for turn in range(7)]
    assert rivers == [["ns"], ["ew"], ["ne"], ["es"], ["sw"], ["nw"], ["ns"]]
    assert squares(square("r1c1", "condition-7")) == {"squares": ["7 7"]}
    assert squares(square("r1c1", "condition-18", 1)) == {"squares": ["18", "18"]}


def test_a_card_turns_and_then_shows_its_other_side() -> None:
    placed = [squares(square("r1c2", "card-9", turn))["placed"][0] for turn in range(8)]
    assert placed[0] == {"card": 9, "side": "condition", "rotation": 0, "row": 1, "column": 2}
    assert [card["rotation"] for card in placed] == [0, 90, 180, 270] * 2
    assert {card["side"] for card in placed[4:]} == {"plain"}


def test_the_card_on_top_is_taken_away_by_any_of_its_squares() -> None:
    both = put(square("r1c1", "card-1"), square("r1c3", "card-2"))
    for name, left in (("r1c3", 1), ("r2c5", 1), ("r2c2", 2)):
        (card,) = squares(square(name), state=both)["placed"]
        assert card["card"] == left


def test_a_landscape_shrinks_to_the_squares_that_are_left() -> None:
    state = {"landscapes": {"one": {"squares": ["F ns", "- W"]}}}
    assert squares(square("r1c1"), state=state) == {"squares": ["ns", "W"], "origin": {"row": 1, "column": 2}}
    assert squares(square("r1c1"), square("r1c2"), square("r2c2"), state=state) == {}


@each(
    "edit",
    [
        square("r1c1"),
        square("r1c1", "forest", player="three"),
        square("r99c1", "forest"),
        square("E7", "forest"),
        {"place": "r1c1", "piece": "forest"},
        {"at": "/state/landscapes", "place": "r1c1", "piece": "forest"},
    ],
)
def test_what_cannot_lie_there_does_not_fit(edit: dict[str, Any]) -> None:
    assert not fits(CONFUSING_LANDS, edit, {})
