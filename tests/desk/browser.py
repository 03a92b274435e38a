"""The browser for the tests of the pages: the Chromium of the machine, or the one of Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.tools import BROWSER, path_of

_FLAGS = (
    "--no-sandbox",  # Chromium has no sandbox for root
    "--disable-gpu",
    "--disable-dev-shm-usage",  # containers have little shared memory
    # No requests in the background.
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


@contextmanager
def launch_browser() -> Iterator[Browser]:
    """A headless browser. While it is open, no asyncio event loop can start in this thread, because Playwright has one."""
    path = path_of(BROWSER)
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path, args=_FLAGS) as browser:
        yield browser
