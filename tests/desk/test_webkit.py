"""Each page in WebKit, the engine of Safari: it opens, answers and fits its window."""

from collections.abc import Iterator

import pytest

from tests.desk.link import fragment
from tests.desk.test_firefox import FITS, NEW_GAME, PAGES
from tests.desk.webkit import WebKitPage, launch_webkit
from tests.serving import Server
from tests.tools import WEBKIT, XVFB, needs

pytestmark = [needs(WEBKIT, XVFB), pytest.mark.slow]


@pytest.fixture(scope="module")
def webkit() -> Iterator[WebKitPage]:
    with launch_webkit() as page:
        yield page


@pytest.mark.parametrize("path", PAGES)
def test_a_page_works_in_webkit(webkit: WebKitPage, service: Server, path: str) -> None:
    for width in (1440, 450):  # its window is no narrower than this
        webkit.set_width(width, 800)
        webkit.goto("about:blank")
        webkit.goto(service.url + path)
        webkit.wait_for(PAGES[path])
        assert webkit.evaluate(FITS)


def test_a_game_is_begun_and_ruled_on_in_webkit(webkit: WebKitPage, service: Server) -> None:
    webkit.set_width(1440, 900)
    webkit.goto(f"{service.url}/en/desk")
    webkit.wait_for(NEW_GAME)
    webkit.click(".ways form:nth-child(2) button.main")
    webkit.wait_for("document.querySelector('.picture svg') && document.querySelector('.actions button')")
    webkit.click(".actions button")
    webkit.wait_for("document.querySelector('.verdict.legal')")


def test_a_piece_is_put_down_in_webkit(webkit: WebKitPage, service: Server) -> None:
    webkit.set_width(1440, 900)
    webkit.goto(f"{service.url}/en/position{fragment({'game': 'java', 'state': {}, 'actions': []})}")
    webkit.wait_for("document.querySelector('.spaces [data-place=E9]')")
    webkit.click(".spaces [data-place=E9] > :nth-child(2)")
    webkit.wait_for("document.querySelector('.picture [data-at=\"/state/tiles/0\"]')")
