"""The pages in Firefox, and in WebKit, the engine of Safari: they open, answer, fit their windows, and have no fault."""

from collections.abc import Iterator

import pytest

from tests.desk.firefox import FirefoxPage, launch_firefox
from tests.desk.hosting import Host
from tests.desk.link import fragment
from tests.desk.test_robustness import ENTERED
from tests.desk.webkit import WebKitPage, launch_webkit
from tests.effort import THOROUGH
from tests.sweeps import each
from tests.tools import FIREFOX, WEBKIT, XVFB, needs

pytestmark = [*THOROUGH]

ANSWERED = "document.querySelector('.verdict')?.textContent.trim() && document.querySelector('.rules, .lines')"
NEW_GAME = "document.querySelector('.ways form:nth-child(2) button.main:enabled')"
PAGES = {
    "/en/": "document.querySelector('.illustration svg path')",
    **{f"/en/{name}{fragment(entered)}": ANSWERED for name, entered in ENTERED.items()},
    "/en/position": "document.querySelector('#application').textContent.trim()",
    "/en/rules/java": "document.querySelector('main ol a')",
    "/developers": "document.querySelector('main h1')",
}
"""By path: what is true once the page is ready."""
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
WIDTHS = (1440, 450)  # the window of WebKit is no narrower than this


@pytest.fixture(
    scope="module",
    params=[pytest.param(launch_firefox, marks=needs(FIREFOX)), pytest.param(launch_webkit, marks=needs(WEBKIT, XVFB))],
)
def window(request: pytest.FixtureRequest, service: Host) -> Iterator[FirefoxPage | WebKitPage]:
    """A window in which the service worker for English is active.

    WebKit may never finish a navigation that begins while a worker is replaced by that for another language.
    """
    with request.param() as page:
        page.goto(f"{service.url}/en/")
        page.wait_for("navigator.serviceWorker.controller?.state === 'activated'")
        yield page


@each("path", PAGES)
def test_a_page_works(window: FirefoxPage | WebKitPage, service: Host, path: str) -> None:
    window.goto(service.url + path)
    window.wait_for(PAGES[path])
    for width in WIDTHS:
        window.set_width(width, 800)
        window.wait_for(FITS)
    assert not window.faults()


def test_a_game_is_begun_and_ruled_on(window: FirefoxPage | WebKitPage, service: Host) -> None:
    window.set_width(1440, 900)
    window.goto(f"{service.url}/en/desk")
    window.wait_for(NEW_GAME)
    window.click(".ways form:nth-child(2) button.main")
    window.wait_for("document.querySelector('.picture svg') && document.querySelector('.actions button')")
    window.click(".actions button")
    window.wait_for("document.querySelector('.verdict.legal')")
    assert not window.faults()


def test_a_piece_is_put_down(window: FirefoxPage | WebKitPage, service: Host) -> None:
    window.set_width(1440, 900)
    window.goto(f"{service.url}/en/position{fragment({'game': 'java', 'state': {}, 'actions': []})}")
    window.wait_for("document.querySelector('.spaces [data-place=E11]')")
    window.click(".spaces [data-place=E11] > :nth-child(2)")
    window.wait_for("document.querySelector('.picture [data-at=\"/state/tiles/0\"]')")
