"""Fixtures for the tests of the pages: the service, a browser, and a page whose faults are recorded."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from werkzeug.test import Client

from tests.client import client_of
from tests.desk.accessibility import axe
from tests.desk.browser import launch_browser, open_context
from tests.desk.contrast import assert_contrast
from tests.desk.hosting import Host, host
from tests.desk.watch import NEXT_FRAME, Watch
from tests.serving import eventually

HEIGHTS = {360: 800, 768: 1024, 1440: 900}
"""The height of a window in px, by its width."""

Scheme = Literal["light", "dark"]

in_every_window = pytest.mark.parametrize(("width", "scheme", "locale"), [(360, "dark", "fr")])
"""For a test of a layout: it opens the page on a phone, in French, the longest of the languages. ``look`` tries other windows."""


def verdict(page: Page) -> Locator:
    """The verdict that a page shows."""
    return page.locator(".verdict")


def expect_value(read: Callable[[], Any], expected: Any) -> None:
    """Waits until ``read()`` is ``expected``. What a page shows changes a moment after what was done."""
    found: list[Any] = []

    def is_found() -> bool:
        found.append(read())
        return bool(found[-1] == expected)

    with suppress(AssertionError):
        eventually(is_found, "", seconds=60)
    assert found[-1] == expected


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips all tests with a browser in `make check`."""
    for item in items:
        if isinstance(item, pytest.Function) and "browser" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser. It is closed before other tests, which may need an event loop."""
    with launch_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def service() -> Iterator[Host]:
    """The service."""
    with host() as hosted:
        yield hosted


@pytest.fixture(scope="package")
def client() -> Client:
    """The service as a browser without scripts sees it."""
    return client_of()


@pytest.fixture
def width() -> int:
    """The width of the window in px, one of ``HEIGHTS``. Tests can parametrize it, like the next two fixtures."""
    return 1440


@pytest.fixture
def scheme() -> Scheme:
    """The colour scheme that the browser prefers."""
    return "light"


@pytest.fixture
def locale() -> str:
    """The language that the browser prefers."""
    return "en"


@pytest.fixture
def context(browser: Browser, service: Host, width: int, scheme: Scheme, locale: str) -> Iterator[BrowserContext]:
    """A fresh browser context. The smallest window has a touch screen.

    The option ``is_mobile`` is off: with it, layout shifts in the first half second of a page would not count.
    """
    viewport = {"width": width, "height": HEIGHTS[width]}
    has_touch = width == min(HEIGHTS)
    with open_context(browser, service, viewport=viewport, has_touch=has_touch, color_scheme=scheme, locale=locale) as context:
        yield context


@pytest.fixture
def watch(context: BrowserContext, service: Host) -> Watch:
    """The recorded faults of all pages. A test can allow some of them."""
    return Watch(context, service.url)


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """An empty page. If ``Watch`` records a fault of it, the test fails at its end."""
    page = context.new_page()
    yield page
    watch.finish(page)


@pytest.fixture
def look(page: Page, watch: Watch, width: int, scheme: Scheme) -> Callable[[], None]:
    """A function that asserts that the page is accessible and fits all windows."""

    def look() -> None:
        for tried in HEIGHTS:
            page.set_viewport_size({"width": tried, "height": HEIGHTS[tried]})
            page.evaluate(NEXT_FRAME)  # before that, the page does not notice its new size
            watch.measure(page)
            if tried in (min(HEIGHTS), max(HEIGHTS)):
                assert_contrast(page)
            if tried == min(HEIGHTS):
                axe(page, colours=False)
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})

    return look


@pytest.fixture
def reopened(page: Page, context: BrowserContext, browser: Browser) -> Iterator[Callable[[], Page]]:
    """A function that copies the link with the button of the page, and opens it in another browser context."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    with browser.new_context() as other:

        def reopen() -> Page:
            page.get_by_role("button", name="Copy link").click()
            expect(page.get_by_text("Link copied.")).to_be_visible()
            opened = other.new_page()
            opened.goto(page.evaluate("navigator.clipboard.readText()"))
            return opened

        yield reopen
