"""Fixtures for the tests of the Python package: a running service, and clients of it."""

from collections.abc import Iterator

import pytest

from lawspeaker_client import Lawspeaker
from tests.serving import Server, serve


@pytest.fixture(scope="session")
def service() -> Iterator[Server]:
    with serve(workers=1, log_level="warning") as server:
        yield server


@pytest.fixture(scope="session")
def judge(service: Server) -> Iterator[Lawspeaker]:
    with Lawspeaker(service.url) as client:
        yield client
