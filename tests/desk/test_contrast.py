"""Whether the text of every control can be read, also while it is pointed at, pressed or focused."""

import pytest
from playwright.sync_api import Page

from tests.desk.accessibility import axe_contrast
from tests.desk.test_desk import CARD, PALACE, example, open_dispute

PAGES = ["/en/", "/en/votes", "/en/landscape", "/en/heights", "/en/desk", "/en/rules/", "/en/rules/java", "/developers"]
STATES = [["hover"], ["hover", "active"], ["focus", "focus-visible", "focus-within"]]

in_both_schemes = pytest.mark.parametrize("scheme", ["light", "dark"])


@in_both_schemes
@pytest.mark.parametrize("path", PAGES)
def test_controls_can_be_read_in_every_state(page: Page, path: str) -> None:
    page.goto(path, wait_until="networkidle")
    for states in STATES:
        axe_contrast(page, *states)


@in_both_schemes
@pytest.mark.parametrize(("game", "name"), [("java", PALACE), ("confusing-lands", CARD)])
def test_a_dispute_can_be_read_in_every_state(page: Page, game: str, name: str) -> None:
    open_dispute(page, example(page, game, name))
    page.locator(".verdict").wait_for()
    page.wait_for_load_state("networkidle")
    for states in STATES:
        axe_contrast(page, *states)
