import io
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
