"""The browser for the tests of the pages: the Chromium of the machine, or the one of Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.desk.hosting import Host
from tests.tools import BROWSER, path_of

_PATIENCE = 60_000
"""The timeout in ms for what a page should show. Only a failing test waits so long."""

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


@contextmanager
def open_context(browser: Browser, service: Host, **options: Any) -> Iterator[BrowserContext]:
    """A fresh context, in which ``page.goto("/docs")`` opens a page of ``service``; ``options`` are those of Playwright.

    Unless they say otherwise it has no service worker, which would keep all pages in the background of each test.
    """
    with browser.new_context(**{"base_url": service.url, "service_workers": "block"} | options) as context:
        context.set_default_timeout(_PATIENCE)
        expect.set_options(timeout=_PATIENCE)
        yield context
