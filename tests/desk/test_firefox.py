"""The pages in Firefox: they open, answer, fit their windows, and have no fault."""

from collections.abc import Iterator

import pytest

from tests.desk.firefox import FirefoxPage, launch_firefox
from tests.desk.hosting import Host
from tests.desk.link import fragment
from tests.desk.test_robustness import ENTERED
from tests.effort import THOROUGH
from tests.sweeps import each
from tests.tools import FIREFOX, needs

pytestmark = [needs(FIREFOX), *THOROUGH]

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


@pytest.fixture(scope="module")
def firefox() -> Iterator[FirefoxPage]:
    with launch_firefox() as page:
        yield page


@each("path", PAGES)
def test_a_page_works_in_firefox(firefox: FirefoxPage, service: Host, path: str) -> None:
    firefox.goto(service.url + path)
    firefox.wait_for(PAGES[path])
    for width in (1440, 360):
        firefox.set_width(width, 800)
        assert firefox.evaluate(FITS)
    assert not firefox.faults()


def test_a_game_is_begun_and_ruled_on_in_firefox(firefox: FirefoxPage, service: Host) -> None:
    firefox.set_width(1440, 900)
    firefox.goto(f"{service.url}/en/desk")
    firefox.wait_for(NEW_GAME)
    firefox.evaluate("document.querySelector('.ways form:nth-child(2) button.main').click()")
    firefox.wait_for("document.querySelector('.picture svg') && document.querySelector('.actions button')")
    firefox.evaluate("document.querySelector('.actions button').click()")
    firefox.wait_for("document.querySelector('.verdict.legal')")
    assert not firefox.faults()
