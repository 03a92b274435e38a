"""Records faults that must not happen on any page in any test."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError

LARGEST_SHIFT = 0.02
"""The largest cumulative layout shift in a test. From 0.1 on, it counts as annoying."""

_TELL = """
document.addEventListener("securitypolicyviolation", told => tellViolation(told.effectiveDirective, told.blockedURI));
let touched = -Infinity;
for (const kind of ["pointerdown", "keydown", "input", "beforeprint"])  // to print, the browser lays the page out anew
    addEventListener(kind, ({ timeStamp }) => { touched = timeStamp; }, { capture: true, passive: true });
addEventListener("resize", () => { touched = Infinity; });  // a test tries other windows: from now on, no shift counts
const ANSWERED = 60_000;  // ms in which a touch is answered; the half second that Chromium allows is short on a busy machine
new PerformanceObserver(list => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries())
        if (!hadRecentInput && startTime - touched > ANSWERED)
            tellShift(value, sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? node?.nodeName ?? "what is gone"));
}).observe({ type: "layout-shift", buffered: true });
"""
NEXT_FRAME = "() => new Promise(shown => requestAnimationFrame(() => setTimeout(shown)))"
_WIDTHS = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
_REFUSED = "Failed to load resource: the server responded with a status of"
"""The prefix of a console message of Chromium about a failed response, which is recorded with method and path instead."""
_NO_WORKER = "Service Worker registration blocked by Playwright"
"""The prefix of a console message where a test has switched service workers off."""


class Watch:
    """Records the faults of every page of a context, one line each, except those that a test allows."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        """Starts to watch ``context``, which must have no open page yet. Requests to any other origin are faults."""
        self._origin = origin
        self._faults: list[str] = []
        self._allowed: list[str] = []
        self._shifts: list[tuple[float, list[str]]] = []
        context.on("console", self._on_console)
        context.on("weberror", self._thrown)
        context.on("request", self._on_request)
        context.on("response", self._on_response)
        context.expose_function("tellViolation", self._on_violation)
        context.expose_function("tellShift", self._on_shift)
        context.add_init_script(_TELL)

    def allow(self, pattern: str) -> None:
        """Allows faults whose whole line matches ``pattern``, such as ``"POST /v1/java/rulings was answered 422"``."""
        self._allowed.append(pattern)

    def measure(self, page: Page) -> None:
        """Records elements of ``page`` that are too wide now."""
        width, window = page.evaluate(_WIDTHS)
        if width > window:
            self._note(f"{_place(page.url)} is {width} px wide in a window of {window} px")

    def finish(self, page: Page) -> None:
        """Checks ``page`` a last time, and asserts that there was no fault."""
        if not page.is_closed():
            page.evaluate(NEXT_FRAME)
            self.measure(page)
        shift = sum(value for value, _ in self._shifts)
        if shift >= LARGEST_SHIFT:
            self._note(f"the layout shifted by {shift:.3f}: {self._shifts}")
        faults = [fault for fault in self._faults if not any(re.fullmatch(allowed, fault) for allowed in self._allowed)]
        assert not faults, "\n".join(faults)

    def _note(self, fault: str) -> None:
        self._faults.append(fault)

    def _on_violation(self, directive: str, blocked: str) -> None:
        self._note(f"the Content-Security-Policy stopped {blocked}: {directive}")

    def _on_shift(self, value: float, nodes: list[str]) -> None:
        if not all(node.startswith("<footer") for node in nodes):  # which is below answers that come late
            self._shifts.append((value, nodes))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and not message.text.startswith((_REFUSED, _NO_WORKER)):
            self._note(f"console {message.type}: {message.text}")

    def _thrown(self, error: WebError) -> None:
        self._note(f"not caught: {error.error}")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self._origin}/", "data:", "blob:")):
            self._note(f"asked elsewhere: {request.method} {request.url}")

    def _on_response(self, response: Response) -> None:
        busy = response.status == 503 and "retry-after" in response.headers  # the page asks again: so it may be on a slow machine
        if response.status >= 400 and not busy:
            self._note(f"{response.request.method} {_place(response.url)} was answered {response.status}")


def _place(url: str) -> str:
    """The path and query of a page."""
    return urlsplit(url)._replace(scheme="", netloc="", fragment="").geturl()
