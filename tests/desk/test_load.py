"""How much the pages load into an empty browser: requests, and bytes as they are sent."""

import pytest
from playwright.sync_api import Page, expect

from tests.desk.test_desk import CARD, PALACE, POSITIONS, example, open_dispute

MOST_REQUESTS = 12
MOST_BYTES = 150_000
PAGES = ["desk", "votes", "landscape", "heights", "build", "won", "position", "", "rules/java", "../docs/graenaland_rulings"]
MARKS = "Array.from(document.querySelectorAll('.picture .mark'), (mark) => mark.outerHTML).join()"


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


@pytest.mark.parametrize("path", PAGES)
def test_a_page_loads_with_few_requests_and_bytes(page: Page, path: str) -> None:
    load = Load(page)  # in Czech, whose texts are the largest
    page.goto(f"/cs/{path}", wait_until="networkidle")
    assert len(load.urls) <= MOST_REQUESTS, load.urls
    assert load.bytes <= MOST_BYTES


@pytest.mark.parametrize(("game", "name"), [("java", PALACE), ("graenaland", POSITIONS), ("confusing-lands", CARD)])
def test_a_dispute_loads_little_and_asks_nothing_when_pointed_at(page: Page, game: str, name: str) -> None:
    dispute = example(page, game, name)
    load = Load(page)
    open_dispute(page, dispute, "cs")
    expect(page.locator(".mark")).not_to_have_count(0)
    expect(page.locator(".actions button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(load.urls) <= MOST_REQUESTS, load.urls
    assert load.bytes <= MOST_BYTES
    assert len([url for url in load.urls if url.endswith(".js")]) == 1
    assert len([url for url in load.urls if url.endswith(".css")]) == 1
    assert not [url for url in load.urls if url.endswith(f"/v1/games/{game}/rules")]

    before, marks = len(load.urls), page.evaluate(MARKS)
    page.locator(".actions button").first.hover()
    page.wait_for_function(f"marks => {MARKS} !== marks", arg=marks)
    page.locator(".findings > li").first.hover()
    expect(page.locator(".picture .mark")).not_to_have_count(0)
    page.mouse.move(0, 0)
    page.wait_for_function(f"marks => {MARKS} === marks", arg=marks)
    page.wait_for_load_state("networkidle")
    assert load.urls[before:] == []
