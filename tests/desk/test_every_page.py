"""Every page, visited once: everybody can read and use it, in windows of all sizes, enlarged, in the dark, and by ear."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.desk.conftest import expect_value
from tests.desk.contrast import assert_contrast_of_controls
from tests.desk.link import fragment
from tests.desk.listening import LISTEN, LONGEST, faults_for_listeners, heard
from tests.desk.test_desk import CARD, PALACE, POSITIONS, example
from tests.desk.test_robustness import CITY, POND
from tests.desk.test_votes import PALISADE
from tests.desk.watch import Watch
from tests.desk.zoom import faults_when_enlarged

JAVA: dict[str, Any] = {"tiles": ["E11v E13r F12r"], "figures": ["E11 one"], "players": ["one", "two"]}
VILLAGE: dict[str, Any] = {
    "game": "graenaland",
    "state": {
        "unstated": "in-order",
        "clans": {"red": {"hand": {"cards": [{"resource": "wood"}, {"symbols": ["ore", "gold"]}]}}},
    },
    "actions": [{"type": "build-village", "player": "red", "territory": "coast-1"}],
}
WON: dict[str, Any] = {
    "game": "graenaland",
    "state": {"unstated": "nothing-else", "territories": {"coast-1": {"settlements": [{"player": "red", "kind": "village"}]}}},
    "actions": [],
    "question": "victory-claims",
    "asked": {"player": "red"},
}
PAGES = {
    "/en/": ".illustration",
    "/cs/?search=palis%C3%A1da": "#results li",
    "/fr/desk": ".ways form:nth-child(2) button:enabled",
    f"/fr/votes{fragment(PALISADE)}": ".counts",
    f"/fr/landscape{fragment(POND)}": ".line",
    f"/cs/heights{fragment(CITY)}": ".ranking",
    f"/fr/position{fragment({'game': 'java', 'state': JAVA, 'actions': []})}": ".told .verdict.legal",
    f"/fr/build{fragment(VILLAGE)}": ".ruling",
    f"/fr/won{fragment(WON)}": ".asked .lines",
    "/cs/receipt#nothing": ".trouble",
    "/fr/rules/": ".door",
    "/fr/rules/?search=palais": "#results li",
    "/cs/rules/graenaland": ".catalogue",
    "/cs/rules/graenaland?search=xyzzy": "[role=status]:has-text('e')",
    "/fr/rules/graenaland/votes.palisade": ".drawn svg",
    "/cs/rules/confusing-lands/place.cover": ".drawn svg",
    "/developers": ".guide-list",
    "/developers?search=seed": ".search ~ ul",
    "/docs": "li code",
    "/docs/java_standings": ".try:not([hidden])",
    "/developers/play": ".tabs.ready",
    "/problems": "h1",
    "/problems/not-found": "h1",
}
"""By address: what is there once the page is ready. The language is that of the longest texts, or another one."""
DISPUTES = {"java": ("en", PALACE), "graenaland": ("cs", POSITIONS), "confusing-lands": ("fr", CARD)}
"""By game: an example that is opened at the desk in a language."""


@pytest.fixture(scope="module")
def tried() -> set[str]:
    """The kinds of controls whose colours have been tried on some page: most of them are on every page."""
    return set()


@pytest.fixture
def page(page: Page) -> Page:
    page.add_init_script(LISTEN)
    return page


def verdict_is_read_out(page: Page) -> None:
    def unheard() -> list[str]:
        verdicts = [verdict.split()[-1] for verdict in page.locator(".verdict").all_inner_texts() if verdict]
        return [verdict for verdict in verdicts if not any(verdict in each for each in heard(page))]

    expect_value(unheard, [])
    assert all(len(each) <= LONGEST for each in heard(page))


@pytest.mark.parametrize("path", PAGES)
def test_everybody_can_use_a_page(page: Page, watch: Watch, look: Callable[[], None], tried: set[str], path: str) -> None:
    watch.allow("POST /v1/receipts/verify was answered 403")
    page.goto(path)
    page.locator(PAGES[path]).first.wait_for()
    verdict_is_read_out(page)
    assert faults_for_listeners(page) == []
    look()
    assert_contrast_of_controls(page, tried)
    assert faults_when_enlarged(page) == []


@pytest.mark.parametrize("game", DISPUTES)
def test_everybody_can_use_a_dispute(page: Page, tried: set[str], game: str) -> None:
    language, name = DISPUTES[game]
    page.goto(f"/{language}/desk{fragment(example(page, game, name))}")
    page.locator(".actions button").first.wait_for()
    verdict_is_read_out(page)
    assert len(heard(page)) == 1
    assert faults_for_listeners(page) == []
    assert_contrast_of_controls(page, tried)
    assert faults_when_enlarged(page) == []
