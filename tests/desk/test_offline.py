"""The pages without a network: a browser that has seen one of them has kept them all."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from werkzeug.test import Client

from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.client import client_of
from tests.desk.browser import open_context
from tests.desk.hosting import Host, host
from tests.sweeps import each

PAGES = {"": "Settle it by the rules", "votes": "Who wins this vote?", "desk": "The desk", "rules/": "The rules"}


def lists(script: str) -> Iterator[list[str]]:
    return (json.loads(found) for found in re.findall(r"^const (?:KEPT|READ) = (.*);$", script, flags=re.MULTILINE))


@pytest.mark.slow
@each("language", LANGUAGES)
def test_everything_that_is_kept_is_there(language: str) -> None:
    client: Client = client_of()
    answer = client.get(f"/service-worker.js?language={language}")
    assert (answer.content_type, answer.headers["Cache-Control"]) == ("text/javascript; charset=utf-8", "no-cache")
    assert "worker-src 'self'" in answer.headers["Content-Security-Policy"]
    kept, read = lists(answer.text)
    assert {f"/{language}/{page}" for page in PAGES} <= set(kept)
    assert len(kept) == len(set(kept))  # or the browser would keep nothing at all
    assert any(path.endswith("/vendor/qr.js") for path in kept)
    for path in (*kept, *read):
        assert client.get(path).status_code == 200, path


def test_a_language_that_is_not_there_is_not_found() -> None:
    assert client_of().get("/service-worker.js?language=de").status_code == 404


@pytest.fixture
def network() -> Iterator[Host]:
    """A service that this test may stop."""
    with host() as hosted:
        yield hosted


@pytest.fixture
def page(browser: Browser, network: Host) -> Iterator[Page]:
    with open_context(browser, network, service_workers="allow") as context:
        yield context.new_page()


def test_offline_pages_open_and_say_that_rulings_need_a_network(page: Page, network: Host) -> None:
    page.goto("/en/")
    page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.state)")
    page.wait_for_function("navigator.serviceWorker.controller")
    network.stop()
    for path, heading in PAGES.items():
        page.goto(f"/en/{path}")
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    page.goto("/en/rules/java/palace.size")
    expect(page.get_by_role("heading", level=1)).to_have_text("This page is not on your device")
    page.goto("/")
    expect(page).to_have_url(re.compile("/en/$"))
    page.goto("/en/votes")
    for clan in ("Red", "Blue"):
        page.get_by_label(clan, exact=True).check()
    settlements = page.get_by_role("group", name="Settlements")
    for nth in range(2):
        settlements.nth(nth).get_by_label("none", exact=True).check()
    expect(page.get_by_text("The service does not respond.")).to_be_visible()
