"""The browser that the pages are tested in: the Chromium of the machine, as Playwright's own is none that can be installed."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

CHOICE = "TEST_BROWSER"
"""The environment variable that names the executable, or says that there is to be none. No ``LAWSPEAKER_``: it is no setting."""

NONE = "none"
NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    f"None of {', '.join(NAMES)} is on the PATH. `apt-get install chromium` brings one on Debian and Ubuntu; "
    f"{CHOICE}=/path/to/chrome names another, and {CHOICE}={NONE} skips the tests that need one."
)
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


def executable() -> str:
    """The path of the browser. Skips the test if none is wanted, and fails it if none is found."""
    chosen = os.environ.get(CHOICE)
    if chosen == NONE:
        pytest.skip(f"{CHOICE}={NONE}")
    found = next(filter(None, map(shutil.which, [chosen] if chosen else NAMES)), None)
    if not found:
        pytest.fail(f"{CHOICE}={chosen} is no program." if chosen else MISSING, pytrace=False)
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window. Until it is closed, no event loop of asyncio can be started beside that of Playwright."""
    path = executable()
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path, args=_FLAGS) as browser:
        yield browser
