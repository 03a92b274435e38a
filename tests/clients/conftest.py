"""Fixtures for the tests of the clients: the contract, a running service, and a Python client of it."""

from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from lawspeaker_client import Lawspeaker
from tests.serving import ROOT, Server, serve


@pytest.fixture(scope="session")
def contract() -> Any:
    return yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)


@pytest.fixture(scope="session")
def service() -> Iterator[Server]:
    with serve(workers=1, log_level="warning") as server:
        yield server


@pytest.fixture(scope="session")
def judge(service: Server) -> Iterator[Lawspeaker]:
    with Lawspeaker(service.url) as client:
        yield client
