"""Whoever settles a dispute can go on everywhere: what is asked has a control, and nothing moves away from under a finger."""

import pytest
from playwright.sync_api import Page, expect

from tests.desk.conftest import expect_value
from tests.desk.link import fragment
from tests.desk.test_desk import PALACE, example
from tests.desk.test_landscape import UNFINISHED, link
from tests.desk.test_position import open_position
from tests.desk.watch import Watch

PLAYERS = ["red", "white", "blue"]


def test_works_are_counted_and_lists_can_be_empty(page: Page) -> None:
    road = {"type": "build-work", "player": "red", "territory": "coast-1", "work": "road"}
    land = {"coast-1": {"settlements": [{"player": "red"}]}}
    open_position(page, "graenaland", {"players": PLAYERS, "phase": "building", "territories": land}, road)
    move = page.locator(".move")
    works = move.get_by_role("group", name="Which public works are in Coast 1")
    works.get_by_role("button", name="market: Add one").click()
    expect(works.get_by_label("market", exact=True)).to_have_value("1")
    works.get_by_label("None").check()
    expect(works.get_by_label("market", exact=True)).to_have_value("0")

    # Land is seen on the board, so some tiles lie there (Java ¶9). Palaces may not.
    palace = {"type": "build-palace", "player": "one", "space": "I15", "value": 2}
    state = {"land": ["I13v1", "I15v1"], "figures": ["I13 one"], "turn": {"player": "one"}}
    open_position(page, "java", state, palace)
    move.get_by_role("button", name="There is none there").click()
    expect(page.locator(".told .verdict").first).to_have_text("Possible so far")


@pytest.mark.parametrize("width", [360])
def test_nothing_jumps_on_a_phone(page: Page, watch: Watch) -> None:
    watch.allow(UNFINISHED)
    page.goto(f"/en/desk{fragment(example(page, 'java', PALACE))}")
    page.locator(".actions button").first.wait_for()
    scores = page.locator(".scores summary")
    scores.tap()
    page.locator(".scores .lines").first.wait_for()
    expect(scores).to_be_in_viewport()

    # A square stays where it is, and as large, when the grid grows beyond it.
    page.goto(link("en", ["F"]))
    corner = page.locator('.board [role="row"]').last.locator('[role="gridcell"]').last
    corner.scroll_into_view_if_needed()
    before = corner.bounding_box()
    assert before
    centre = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.touchscreen.tap(*centre)

    expect_value(lambda: page.locator('[role="gridcell"]:not(.nowhere)').last.bounding_box(), before)


@pytest.mark.parametrize("width", [360])
def test_what_a_move_lacks_is_in_sight_at_once(page: Page) -> None:
    state = {"players": PLAYERS, "phase": "building", "territories": {"coast-1": {"settlements": [{"player": "red"}]}}}
    road = {"type": "build-work", "player": "red", "territory": "coast-1", "work": "road"}
    page.goto(f"/en/desk{fragment({'game': 'graenaland', 'state': state, 'actions': [road]})}")
    page.get_by_role("button", name="Add it to the position").tap()
    page.wait_for_url("**/position#*")
    expect(page.locator(".move .missing h3")).to_be_in_viewport()
