"""The browser that the pages are tested in: the Chromium of the machine, or the one of Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.tools import BROWSER, path_of

_FLAGS = (
    "--no-sandbox",  # which root does not have
    "--disable-gpu",
    "--disable-dev-shm-usage",  # of which containers have little
    # It asks nothing of anybody by itself.
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window. Until it is closed, no event loop of asyncio can be started beside that of Playwright."""
    path = path_of(BROWSER)
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path, args=_FLAGS) as browser:
        yield browser
