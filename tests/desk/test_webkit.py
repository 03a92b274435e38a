"""The pages in WebKit, the engine of Safari: they open, answer and fit their windows."""

from collections.abc import Iterator

import pytest

from tests.desk.hosting import Host
from tests.desk.link import fragment
from tests.desk.test_firefox import FITS, NEW_GAME, PAGES
from tests.desk.webkit import WebKitPage, launch_webkit
from tests.effort import THOROUGH
from tests.sweeps import each
from tests.tools import WEBKIT, XVFB, needs

pytestmark = [needs(WEBKIT, XVFB), *THOROUGH]


@pytest.fixture(scope="module")
def webkit(service: Host) -> Iterator[WebKitPage]:
    """A window in which the service worker for English is active.

    WebKit may never finish a navigation that begins while a worker is replaced by that for another language.
    """
    with launch_webkit() as page:
        page.goto(f"{service.url}/en/")
        page.wait_for("navigator.serviceWorker.controller?.state === 'activated'")
        yield page


@each("path", PAGES)
def test_a_page_works_in_webkit(webkit: WebKitPage, service: Host, path: str) -> None:
    webkit.goto(service.url + path)
    webkit.wait_for(PAGES[path])
    for width in (1440, 450):  # its window is no narrower than this
        webkit.set_width(width, 800)
        assert webkit.evaluate(FITS)


def test_a_game_is_begun_and_ruled_on_in_webkit(webkit: WebKitPage, service: Host) -> None:
    webkit.set_width(1440, 900)
    webkit.goto(f"{service.url}/en/desk")
    webkit.wait_for(NEW_GAME)
    webkit.click(".ways form:nth-child(2) button.main")
    webkit.wait_for("document.querySelector('.picture svg') && document.querySelector('.actions button')")
    webkit.click(".actions button")
    webkit.wait_for("document.querySelector('.verdict.legal')")


def test_a_piece_is_put_down_in_webkit(webkit: WebKitPage, service: Host) -> None:
    webkit.set_width(1440, 900)
    webkit.goto(f"{service.url}/en/position{fragment({'game': 'java', 'state': {}, 'actions': []})}")
    webkit.wait_for("document.querySelector('.spaces [data-place=E9]')")
    webkit.click(".spaces [data-place=E9] > :nth-child(2)")
    webkit.wait_for("document.querySelector('.picture [data-at=\"/state/tiles/0\"]')")
