"""WebKit for the tests of the pages, driven by WebDriver: the engine of Safari, in the form in which Debian has it.

It needs a screen, so it gets one that nobody sees.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any

from tests.serving import LONG, LOOPBACK, eventually, free_port
from tests.tools import WEBKIT, XVFB, path_of

_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The member with the id of an element, as the standard says."""


class WebKitPage:
    """The only window of a WebKit."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._session = f"/session/{self._send('POST', '/session', capabilities={})['sessionId']}"

    def goto(self, url: str) -> None:
        """Opens a page, and waits until it is loaded."""
        self._post("/url", url=url)

    def set_width(self, width: int, height: int) -> None:
        self._post("/window/rect", width=width, height=height)

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression that JSON can hold."""
        return self._post("/execute/sync", script=f"return {expression}", args=[])

    def wait_for(self, expression: str) -> None:
        """Waits until an expression is true."""
        eventually(lambda: self.evaluate(f"Boolean({expression})"), expression)

    def click(self, selector: str) -> None:
        """Presses the mouse in the middle of an element."""
        element = self._post("/element", using="css selector", value=selector)[_ELEMENT]
        self._post(f"/element/{element}/click")

    def faults(self) -> list[str]:
        """Nothing: the driver does not report what is on the console."""
        return []

    def close(self) -> None:
        self._send("DELETE", self._session)

    def _post(self, path: str, **parameters: Any) -> Any:
        return self._send("POST", self._session + path, **parameters)

    def _send(self, method: str, path: str, **parameters: Any) -> Any:
        connection = HTTPConnection(LOOPBACK, self._port, timeout=LONG)
        try:
            connection.request(method, path, json.dumps(parameters))
            answer = connection.getresponse()
            value = json.load(answer)["value"]
        finally:
            connection.close()
        assert answer.status == 200, f"{method} {path}: {value}"
        return value


@contextmanager
def launch_webkit() -> Iterator[WebKitPage]:
    """A WebKit without any history."""
    driver = path_of(WEBKIT)
    with _screen() as display, free_port() as port:
        process = subprocess.Popen(
            [driver, f"--host={LOOPBACK}", f"--port={port}"],
            env=os.environ | {"DISPLAY": display, "GDK_BACKEND": "x11"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            eventually(lambda: _listens(port), "WebKit's driver listens", LONG)
            page = WebKitPage(port)
            try:
                yield page
            finally:
                page.close()
        finally:
            process.terminate()
            process.wait(timeout=LONG)


@contextmanager
def _screen() -> Iterator[str]:
    """A screen in memory. Gives its name."""
    path = path_of(XVFB)
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [path, "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"  # the number, once it is ready
    finally:
        process.terminate()
        process.wait(timeout=LONG)


def _listens(port: int) -> bool:
    connection = HTTPConnection(LOOPBACK, port, timeout=LONG)
    try:
        connection.request("GET", "/status")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()
