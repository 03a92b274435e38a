"""Takes the pictures of the desk in the README: a dispute of Java, in light and in dark colours. `make pictures` runs it.

Unlike the other pictures these depend on the browser and the fonts of the machine, so no test compares them.
"""

from base64 import b64decode
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, expect

from tests.desk.browser import launch_browser
from tests.desk.test_desk import PALACE, example, open_dispute
from tests.serving import ROOT, serve
from tests.tools import BROWSER

FILES: dict[Literal["light", "dark"], Path] = {
    "light": ROOT / "service" / "lawspeaker" / "desk" / "desk.webp",
    "dark": ROOT / "service" / "lawspeaker" / "desk" / "desk-dark.webp",
}
"""By colour scheme."""
MOST_BYTES = 60_000
"""The size of a file, so that the README appears at once."""

_SIZE: ViewportSize = {"width": 1200, "height": 750}
_QUALITY = 70


def main() -> None:
    if not BROWSER.path:
        raise SystemExit(f"There is {BROWSER.complaint}.")
    with serve(workers=1) as service, launch_browser() as browser:
        for scheme, file in FILES.items():
            file.write_bytes(picture(browser, service.url, scheme))


def picture(browser: Browser, url: str, scheme: Literal["light", "dark"]) -> bytes:
    """The desk with a ruling, as WebP."""
    with browser.new_context(base_url=url, viewport=_SIZE, color_scheme=scheme, service_workers="block") as context:
        page = context.new_page()
        open_dispute(page, example(page, "java", PALACE))
        expect(page.locator(".picture .mark")).not_to_have_count(0)
        expect(page.locator(".actions .thumbnail").first).to_be_visible()
        devtools = context.new_cdp_session(page)
        return b64decode(devtools.send("Page.captureScreenshot", {"format": "webp", "quality": _QUALITY})["data"])


if __name__ == "__main__":
    main()
