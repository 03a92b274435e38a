"""A picture opens on its board, and on what is marked there, also if something beside the board is marked."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.desk.conftest import verdict
from tests.desk.test_desk import open_dispute
from tests.sweeps import each

IN_SIGHT = """() => {
    const { left, top, width, height } = document.querySelector('.picture .sheet').getBoundingClientRect();
    const isSeen = (place) => {
        const box = place.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > left && x < left + width && y > top && y < top + height;
    };
    const marked = [...document.querySelectorAll('.picture .marked')];
    const onBoard = (place) => Boolean(place.closest('[data-board]'));
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    const [onBoards, beside] = [marked.filter(onBoard), marked.filter((place) => !onBoard(place))];
    return beside.length > 0 && middle?.closest('[data-board]') && (onBoards.length === 0 || onBoards.some(isSeen));
}"""
"""Whether marks lie beside the boards, a board is in the middle of the frame, and some of the marks on boards are in sight."""
UNDETERMINED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "java": (
        {
            "phase": "turn",
            "players": ["one", "two", "three", "four"],
            "turn": {"player": "one", "begun": False},
            "tiles": ["E11v E13r F12r", "L14v L16r M15r"],
            "palaces": [],
            "supply": {"three_space": 54},
            "figures": ["E11 one", "L14 two"],
            "scored": [],
        },
        {"type": "lay-water", "player": "one", "space": "G13"},
    ),
    "graenaland": (
        {
            "phase": "building",
            "players": ["red", "yellow", "white", "blue"],
            "main_player": "red",
            "territories": {
                "inland-2": {"settlements": [{"player": "red", "kind": "village"}], "heroes": [], "works": []},
                "coast-3": {"settlements": [{"player": "blue", "kind": "village"}], "heroes": [], "works": []},
            },
        },
        {"type": "build-village", "player": "red", "territory": "inland-2", "payment": [{"card": {"resource": "wood"}}] * 5},
    ),
    "confusing-lands": (
        {
            "edition": "sample",
            "players": ["one", "two"],
            "phase": "placing-chosen",
            "round": 2,
            "hands": {"one": {"count": 1}, "two": {"count": 1}},
            "chosen": {"one": {}, "two": {}},
            "landscapes": {"one": {"squares": ["F F F", "F F F"]}, "two": {"squares": ["F F F", "F F F"]}},
        },
        {"type": "place", "player": "two", "card": 7, "side": "plain", "rotation": 0, "row": 2, "column": 3},
    ),
}


@pytest.mark.parametrize("width", [360])
@each("game", UNDETERMINED)
def test_an_undetermined_picture_opens_on_the_board(page: Page, game: str) -> None:
    page.goto("about:blank")
    state, action = UNDETERMINED[game]
    open_dispute(page, {"game": game, "state": state, "actions": [action]})
    expect(verdict(page)).to_contain_text("Undetermined")
    expect(page.locator(".picture .marked").first).to_be_attached()
    page.wait_for_function(IN_SIGHT)
