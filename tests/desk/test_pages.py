"""The pages in a real browser, in windows of all sizes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.desk.accessibility import axe
from tests.desk.conftest import HEIGHTS, in_every_window

PAGES = {"start": "/", "developers": "/developers", "problems": "/problems", "problem": "/problems/not-found"}
OF_SWAGGER_UI = "#documentation"
"""The element that Swagger UI renders. Its accessibility is not ours to fix."""


@pytest.mark.parametrize("name", PAGES)
@in_every_window
def test_everybody_can_read_a_page(page: Page, look: Callable[[str], None], name: str) -> None:
    page.goto(PAGES[name])
    look(name)


@pytest.mark.parametrize("width", [min(HEIGHTS)])
def test_the_documentation_draws_itself(page: Page, shot: Callable[[str], None]) -> None:
    page.goto("/docs")
    page.get_by_role("heading", name="Lawspeaker").wait_for(timeout=30_000)
    page.locator(".opblock").first.wait_for(timeout=30_000)
    shot("docs")
    axe(page, OF_SWAGGER_UI)
    page.get_by_role("link", name="Java", exact=True).click()
    page.locator(".opblock", has_text="/v1/games/java/rulings").wait_for(timeout=30_000)
    page.get_by_role("link", name="For developers").click()
    page.wait_for_url("**/developers")
