"""How much the pages load into an empty browser: requests, and bytes as they are sent."""

import pytest
from playwright.sync_api import Page, expect

from tests.desk.test_desk import CARD, PALACE, POSITIONS, example, open_dispute

MOST_REQUESTS = 12
MOST_BYTES = 150_000
MARKS = "Array.from(document.querySelectorAll('.picture .mark'), (mark) => mark.outerHTML).join()"

of_each_game = pytest.mark.parametrize(("game", "name"), [("java", PALACE), ("graenaland", POSITIONS), ("confusing-lands", CARD)])


class Load:
    """What a page has loaded."""

    def __init__(self, page: Page) -> None:
        self.urls: list[str] = []
        self.bytes = 0
        devtools = page.context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.on("Network.requestWillBeSent", lambda event: self.urls.append(event["request"]["url"]))
        devtools.on("Network.loadingFinished", self._on_finished)

    def _on_finished(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


def opened(page: Page, game: str, name: str, language: str = "en") -> Load:
    """What a dispute loads until it is all there."""
    dispute = example(page, game, name)
    load = Load(page)
    open_dispute(page, dispute, language)
    expect(page.locator(".mark")).not_to_have_count(0)
    expect(page.locator(".actions").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return load


@pytest.mark.parametrize("path", ["desk", "votes", "landscape", "heights", "position", "", "rules/java"])
def test_a_page_loads_with_few_requests_and_bytes(page: Page, path: str) -> None:
    load = Load(page)
    page.goto(f"/en/{path}", wait_until="networkidle")
    assert len(load.urls) <= MOST_REQUESTS, load.urls
    assert load.bytes <= MOST_BYTES


@pytest.mark.parametrize("language", ["en", "cs"])
@of_each_game
def test_a_dispute_loads_with_few_requests_and_bytes(page: Page, game: str, name: str, language: str) -> None:
    load = opened(page, game, name, language)
    assert len(load.urls) <= MOST_REQUESTS, load.urls
    assert load.bytes <= MOST_BYTES
    assert len([url for url in load.urls if url.endswith(".js")]) == 1
    assert len([url for url in load.urls if url.endswith(".css")]) == 1
    assert not [url for url in load.urls if url.endswith(f"/v1/games/{game}/rules")]


@of_each_game
def test_what_is_pointed_at_is_marked_and_nothing_is_asked(page: Page, game: str, name: str) -> None:
    load = opened(page, game, name)
    before, marks = len(load.urls), page.evaluate(MARKS)
    page.locator(".actions button").first.hover()
    page.wait_for_function(f"marks => {MARKS} !== marks", arg=marks)
    page.locator(".findings > li").first.hover()
    expect(page.locator(".picture .mark")).not_to_have_count(0)
    page.mouse.move(0, 0)
    page.wait_for_function(f"marks => {MARKS} === marks", arg=marks)
    page.wait_for_load_state("networkidle")
    assert load.urls[before:] == []
