"""How much the pages load into an empty browser: requests, and bytes as they are sent."""

import pytest
from playwright.sync_api import Page, expect

from tests.desk.test_desk import PALACE, example, open_dispute

MOST_REQUESTS = 12
MOST_BYTES = 150_000


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


@pytest.mark.parametrize("path", ["desk", "votes", "landscape", "heights", "position", "", "rules/java"])
def test_a_page_loads_with_few_requests_and_bytes(page: Page, path: str) -> None:
    load = Load(page)
    page.goto(f"/en/{path}", wait_until="networkidle")
    assert len(load.urls) <= MOST_REQUESTS, load.urls
    assert load.bytes <= MOST_BYTES


def test_a_dispute_loads_the_script_of_the_desk_once_and_no_catalogue(page: Page) -> None:
    load = Load(page)
    open_dispute(page, example(page, "java", PALACE))
    expect(page.locator(".mark")).not_to_have_count(0)
    expect(page.locator(".actions").first).to_be_visible()
    assert len([url for url in load.urls if url.endswith(".js")]) == 1
    assert not [url for url in load.urls if url.endswith("/v1/games/java/rules")]
    assert load.bytes <= MOST_BYTES
