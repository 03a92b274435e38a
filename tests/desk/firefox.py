"""Firefox for the tests of the pages, driven by WebDriver BiDi.

Firefox itself is the server of that protocol, so no other program is needed. Playwright speaks it, too, but cannot open a page in
the Firefox of Debian: it first sends a command that only newer versions know.
"""

import json
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.serving import LONG, eventually
from tests.tools import FIREFOX, path_of

_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class FirefoxPage:
    """The only tab of a Firefox."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._ids = count()
        self._faults: list[str] = []
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self._tab = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, url: str) -> None:
        """Opens a page, and waits until it is loaded."""
        self._send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def set_width(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression that is a string, a number or a boolean. It may be a promise."""
        answer = self._send("script.evaluate", expression=expression, target={"context": self._tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def click(self, selector: str) -> None:
        """Presses the mouse in the middle of an element."""
        self.evaluate(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{ block: 'center' }})")
        box = f"document.querySelector({json.dumps(selector)}).getBoundingClientRect()"
        x, y = (round(self.evaluate(f"{box}.{side} + {box}.{size} / 2")) for side, size in (("x", "width"), ("y", "height")))
        move = {"type": "pointerMove", "x": x, "y": y}
        mouse = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        pointer = {"type": "pointer", "id": "mouse", "actions": mouse}
        self._send("input.performActions", context=self._tab, actions=[pointer])

    def wait_for(self, expression: str) -> None:
        """Waits until an expression is true."""
        eventually(lambda: self.evaluate(f"Boolean({expression})"), expression)

    def faults(self) -> list[str]:
        """Errors and warnings since the last call: in the console, not caught, or of the Content-Security-Policy."""
        self.evaluate("0")  # what happened before has arrived with the answer
        faults, self._faults = self._faults, []
        return faults

    def _send(self, method: str, **params: Any) -> Any:
        id = next(self._ids)
        self._connection.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            message = json.loads(self._connection.recv(timeout=LONG))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self._faults.append(message["params"]["text"])
            if message.get("id") == id:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]


@contextmanager
def launch_firefox() -> Iterator[FirefoxPage]:
    """A headless Firefox with an empty profile."""
    path = path_of(FIREFOX)
    with tempfile.TemporaryDirectory() as profile:
        log = Path(profile, "log")
        with log.open("wb") as output:
            process = subprocess.Popen(
                [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
                stdout=output,
                stderr=output,
            )
        try:
            found = eventually(lambda: _LISTENS.search(log.read_text(errors="replace")), "Firefox listens", LONG)
            with connect(f"{found[1]}/session", open_timeout=LONG, max_size=None) as connection:
                yield FirefoxPage(connection)
        finally:
            process.terminate()
            process.wait(timeout=LONG)
