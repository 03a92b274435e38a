"""Fixtures for the tests of the API: clients, and the worked examples of every game."""

from pathlib import Path

import pytest
from werkzeug.test import Client

from tests.api.worked import WORKED, Worked
from tests.client import client_of, client_of_front


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skips the fuzzing of the contract in `make check`: importing that file alone takes seconds."""
    return True if collection_path.name == "test_contract_fuzzed.py" and config.option.markexpr == "not slow" else None


@pytest.fixture(scope="session")
def client() -> Client:
    return client_of()


@pytest.fixture
def fresh_client() -> Client:
    """A client of a service that has answered nothing yet."""
    return client_of()


@pytest.fixture(scope="session")
def front_client() -> Client:
    """A client of the service with the event loop in front."""
    return client_of_front()


@pytest.fixture
def fresh_front_client() -> Client:
    """The same, of a service that has answered nothing yet."""
    return client_of_front()


@pytest.fixture
def dispute() -> Worked:
    """The first worked example of a ruling."""
    return next(worked for worked in WORKED if worked.operation == "rulings")
