"""Who is highest here? Rules of Java, in a real browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.desk.conftest import verdict
from tests.desk.link import fragment
from tests.desk.watch import Watch


def add(page: Page, player: str, *heights: int) -> None:
    for height in heights:
        page.get_by_role("button", name=f"{player}: add a figure on level {height}").tap()


@pytest.mark.parametrize("width", [360])
def test_a_city_is_tapped_in_and_shared(page: Page, reopened: Callable[[], Page]) -> None:
    """¶44: A has figures on levels 3 and 2, B on 1. Second is B, not the second figure of A: half of what the palace is worth."""
    page.goto("/en/heights")
    add(page, "Player One", 2, 3, 6)
    page.get_by_role("button", name="remove the figure on level 6").tap()
    expect(page.get_by_role("button", name="remove the figure on level 3")).to_be_focused()
    add(page, "Player Two", 1)
    expect(verdict(page)).to_have_text("Player One is ahead")
    expect(page.get_by_text("What is the value of the palace?")).to_be_visible()
    page.get_by_label("6", exact=True).check()

    points = ["Player One 6 points", "Player Two 3 points"]
    expect(page.locator(".ranking h3")).to_have_text(points)
    expect(page.locator(".ranking ul li")).to_have_text("ahead of Player Two by the highest figure: level 3 against 1")
    expect(reopened().locator(".ranking h3")).to_have_text(points)


def test_a_shore_by_keyboard(page: Page, look: Callable[[], None]) -> None:
    """¶19: the highest figure gets 3 points, if figures are level the next ones decide, and if none does nobody gets any."""
    page.goto("/en/heights")
    press = page.keyboard.press
    page.get_by_label("city", exact=True).focus()
    press("ArrowRight")
    expect(page.get_by_label("shore", exact=True)).to_be_checked()
    for _ in range(2):  # less water, then its number
        press("Tab")
    press("1")
    for _ in range(1 + 3):  # more water, then the third level of Player One
        press("Tab")
    press("Enter")
    expect(page.locator(".glance")).to_contain_text("Player One: 3 points.")
    for _ in range(3 + 3):  # the three higher levels, then the third one of Player Two
        press("Tab")
    press("Enter")
    expect(page.get_by_role("button", name="Player Two: remove the figure on level 3")).to_be_visible()
    expect(verdict(page)).to_have_text("Player One and Player Two are tied")
    expect(page.locator(".glance")).to_contain_text("Nobody scores.")
    look()


def test_the_size_of_a_village_limits_the_palace(page: Page, look: Callable[[], None], watch: Watch) -> None:
    """¶26-27: the palace is for whoever stands highest, and is worth at most as much as the village has spaces."""
    page.goto("/en/heights" + fragment({"place": "village", "spaces": 5, "heights": {"one": [2], "four": [3]}}))
    expect(page.locator(".glance")).to_contain_text("Player Four may build here: a palace of 4 at most")
    page.get_by_role("button", name="Player One: add a figure on level 3").click()
    page.get_by_role("button", name="Player Four: add a figure on level 2").click()
    expect(page.locator(".glance")).to_contain_text("Nobody may build here.")
    look()

    # ¶26: a palace is laid on a free space. A city has one for its palace.
    page.goto("/en/heights" + fragment({"place": "village", "spaces": 2, "heights": {"one": [2], "two": [1]}}))
    expect(page.locator(".glance")).to_contain_text("a figure stands on each. Is there another space? Then count it, too.")
    expect(page.locator(".wanted")).to_contain_text("Spaces of the village")
    page.get_by_role("button", name="Spaces of the village: Add one").click()
    expect(page.locator(".glance")).to_contain_text("Player One may build here: a palace of 2 at most")
    expect(page.locator(".wanted")).to_have_count(0)
    watch.allow("POST /v1/games/java/standings was answered 400")
    page.goto("/en/heights" + fragment({"place": "city", "spaces": 2, "palace": 2, "heights": {"one": [2], "two": [1]}}))
    fault = "Expected at most 1 figure, one on each space and none on that of the palace; found 2."
    expect(page.locator(".trouble li")).to_have_text(fault)
    expect(page.locator(".glance")).to_contain_text(fault)
    expect(page.locator(".wanted")).to_contain_text("Spaces of the city")
