"""The pages enlarged: to 200 and 400 percent, and with letters of twice the size. Nothing is cut, hidden or beside the window."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.desk.browser import open_context
from tests.desk.link import fragment
from tests.desk.test_desk import CARD, PALACE, POSITIONS, example
from tests.desk.test_robustness import CITY, POND
from tests.desk.test_votes import PALISADE
from tests.serving import Server

SIZES = {"200 %": (640, 512, 16), "400 %": (320, 256, 16), "large letters": (1280, 1024, 32)}
"""Width and height of the window in CSS px, and the size of letters in px that a reader has chosen for all pages."""

ANSWERED = ".verdict:has-text('e')"
JAVA: dict[str, Any] = {"tiles": ["E9v E11r F10r"], "figures": ["E9 one"], "players": ["one", "two"]}
PAGES = {
    "/en/": ".illustration",
    "/fr/desk": ".ways form:nth-child(2) button:enabled",
    f"/fr/votes{fragment(PALISADE)}": f"{ANSWERED} >> visible=true",
    f"/fr/landscape{fragment(POND)}": ".line",
    f"/cs/heights{fragment(CITY)}": ".ranking",
    f"/fr/position{fragment({'game': 'java', 'state': JAVA, 'actions': []})}": ".people input",
    "/cs/receipt#nothing": ".trouble",
    "/fr/rules/": ".door",
    "/cs/rules/graenaland": ".catalogue",
    "/fr/rules/graenaland/votes.palisade": ".drawn svg",
    "/developers": ".guide-list",
    "/developers/play": ".tabs.ready",
}
"""By address: what is there once the page is ready."""
DISPUTES = {"java": PALACE, "graenaland": POSITIONS, "confusing-lands": CARD}
"""By game: an example that is opened at the desk."""

FAULTS = """() => {
    const { documentElement: root, activeElement } = document;
    const faults = [];
    const told = (element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 60)}`;
    const all = [...document.querySelectorAll("body *")].filter((each) => !each.closest("svg") && each.checkVisibility());
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

    const holdsText = (each) => [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    const isRoomy = (each) => each.scrollWidth <= each.clientWidth + 1 || each.clientWidth <= 1 || !holdsText(each)
        || each.matches("input, select, textarea, .unseen, .square") || each.closest("pre")
        || ["inline", "contents"].includes(getComputedStyle(each).display);
    const tight = all.filter((each) => !isRoomy(each));
    const cut = all.filter((each) => getComputedStyle(each).overflowY === "hidden"
        && each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 1 && !each.matches(".drawn, .sheet, .band p"));
    const innermost = (each) => !tight.some((other) => other !== each && each.contains(other));
    for (const each of [...tight.filter(innermost), ...cut]) faults.push(`cut: ${told(each)}`);

    scrollTo(0, root.scrollHeight / 3);
    for (const each of all.filter((one) => ["sticky", "fixed"].includes(getComputedStyle(one).position))) {
        const { top, bottom, width } = each.getBoundingClientRect();
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const isLarge = width > innerWidth / 2 && height > innerHeight / 3;
        if (isLarge) faults.push(`hides ${height} of ${innerHeight} px: ${told(each)}`);
    }

    const within = (value, most) => Math.min(Math.max(value, 1), most - 2);
    for (const each of document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex='0']")) {
        each.focus();
        if (document.activeElement !== each) continue;
        const { left, right, top, bottom } = each.getClientRects()[0];
        const [x, y] = [within((left + right) / 2, root.clientWidth), within((top + bottom) / 2, innerHeight)];
        const upper = document.elementFromPoint(x, y);
        const picture = each.closest("svg");
        const isSeen = upper && (each.contains(upper) || upper.contains(each) || (picture && picture.contains(upper)));
        const isOutside = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
        if (isOutside) faults.push(`the focus is out of sight: ${told(each)}`);
        else if (!isSeen) faults.push(`the focus is behind ${told(upper)}: ${told(each)}`);
    }
    activeElement?.blur?.();
    scrollTo(0, 0);
    return [...new Set(faults)];
}"""


@pytest.fixture(scope="module")
def enlarged(browser: Browser, service: Server) -> Iterator[BrowserContext]:
    with open_context(browser, service, device_scale_factor=2) as context:
        yield context


@pytest.fixture
def page(enlarged: BrowserContext) -> Iterator[Page]:
    page = enlarged.new_page()
    yield page
    page.close()


def faults(page: Page) -> list[str]:
    """What cannot be read or reached, in all sizes."""
    devtools = page.context.new_cdp_session(page)
    found = []
    for size, (width, height, letters) in SIZES.items():
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{size}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_an_enlarged_page_can_be_read_and_used(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(PAGES[path]).first.wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("game", DISPUTES)
def test_an_enlarged_dispute_can_be_read_and_used(page: Page, game: str) -> None:
    page.goto(f"/fr/desk{fragment(example(page, game, DISPUTES[game]))}")
    page.locator(".actions button").first.wait_for()
    assert faults(page) == []
