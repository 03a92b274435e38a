"""What the tests of the pages share: the service, a browser, and a page in it that is watched."""

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.desk.browser import launched
from tests.desk.watch import Watch
from tests.serving import ROOT, Server, served

SCREENSHOTS = ROOT / "build" / "screenshots"
HEIGHTS = {360: 800, 768: 1024, 1440: 900}
"""By the width of a window, how high it is, in px."""

Scheme = Literal["light", "dark"]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser, which is closed before any other test that may want an event loop."""
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def service() -> Iterator[Server]:
    """The service as it is deployed."""
    with served() as server:
        yield server


@pytest.fixture
def width() -> int:
    """The width of the window in px, one of ``HEIGHTS``. To parametrize, like the next two."""
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
def context(browser: Browser, service: Server, width: int, scheme: Scheme, locale: str) -> Iterator[BrowserContext]:
    """As if the browser were started anew; ``page.goto("/docs")`` asks the service. The smallest window can be touched.

    It is no phone to the browser (``is_mobile``): then no layout shift counts in the first half second of a page.
    """
    with browser.new_context(
        base_url=service.url,
        viewport={"width": width, "height": HEIGHTS[width]},
        has_touch=width == min(HEIGHTS),
        color_scheme=scheme,
        locale=locale,
    ) as context:
        context.set_default_timeout(10_000)
        yield context


@pytest.fixture
def watch(context: BrowserContext, service: Server) -> Watch:
    """What is noted of all pages, for a test to allow some of it."""
    return Watch(context, service.url)


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """An empty page. Whatever ``Watch`` notes of it fails the test at its end."""
    page = context.new_page()
    yield page
    watch.finish(page)


@pytest.fixture
def shot(page: Page, watch: Watch, width: int, scheme: Scheme, locale: str) -> Callable[[str], None]:
    """Takes a picture of the whole page into ``build/screenshots/<name>-<width>-<scheme>-<locale>.png``."""

    def take(name: str) -> None:
        watch.measure(page)
        page.screenshot(path=SCREENSHOTS / f"{name}-{width}-{scheme}-{locale}.png", full_page=True, animations="disabled")

    return take
