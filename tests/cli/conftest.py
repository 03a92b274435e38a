import io
import os
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest
from werkzeug.test import Client

from lawspeaker.cli.program import main
from tests.client import client_of


class Run(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: bytes
    err: str


Runner = Callable[..., Run]


def shown_on(terminal: int) -> bytes:
    """All that was written to the other end of a terminal, which has been closed there. What was written comes in parts."""
    shown = b""
    try:
        while part := os.read(terminal, 4096):
            shown += part
    except OSError:  # that is how a terminal ends
        pass
    os.close(terminal)
    return shown


@pytest.fixture
def run(capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs a command in this process, with ``given`` as its standard input."""
    monkeypatch.delenv("LAWSPEAKER_KEY", raising=False)

    def run(*arguments: str, given: bytes = b"") -> Run:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        code = main(arguments)
        written = capsysbinary.readouterr()
        return Run(code, written.out, written.err.decode())

    return run


@pytest.fixture(scope="session")
def api() -> Client:
    """The API, in this process."""
    return client_of()
