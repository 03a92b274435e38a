"""What the tests of the pages share: the service, a browser, and a page in it that is watched."""

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.desk.accessibility import axe
from tests.desk.browser import launched
from tests.desk.watch import Watch
from tests.serving import ROOT, Server, served

SCREENSHOTS = ROOT / "build" / "screenshots"
HEIGHTS = {360: 800, 768: 1024, 1440: 900}
"""By the width of a window, how high it is, in px."""

_PATIENCE = 20_000
"""How long a page may take to show what is expected, in ms; only a test that fails waits so long."""

Scheme = Literal["light", "dark"]

in_every_window = pytest.mark.parametrize(
    ("width", "scheme", "locale"), [(360, "dark", "fr"), (768, "light", "cs"), (1440, "light", "en")]
)
"""For a test of how a view looks: all widths, schemes and languages, though not each with each."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leaves out of `make check` all that needs a browser."""
    for item in items:
        if isinstance(item, pytest.Function) and "browser" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


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
        context.set_default_timeout(_PATIENCE)
        expect.set_options(timeout=_PATIENCE)
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
        page.evaluate("dispatchEvent(new Event('input'))")  # for it the window gets as high as the page
        page.screenshot(path=SCREENSHOTS / f"{name}-{width}-{scheme}-{locale}.png", full_page=True, animations="disabled")

    return take


@pytest.fixture
def look(page: Page, shot: Callable[[str], None], width: int) -> Callable[[str], None]:
    """Takes a picture as ``shot`` does, and asserts that everybody can use what is seen.

    That is not tried in the window of medium width, which has nothing that the others have not.
    """

    def look(name: str) -> None:
        shot(name)
        if width in (min(HEIGHTS), max(HEIGHTS)):
            axe(page)

    return look


@pytest.fixture
def reopened(page: Page, context: BrowserContext, browser: Browser) -> Iterator[Callable[[], Page]]:
    """Copies the link to what was entered by the button for that, and opens it in the browser of somebody else."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    with browser.new_context() as other:

        def reopen() -> Page:
            page.get_by_role("button", name="Copy the link").click()
            expect(page.get_by_text("The link is copied")).to_be_visible()
            opened = other.new_page()
            opened.goto(page.evaluate("navigator.clipboard.readText()"))
            return opened

        yield reopen
