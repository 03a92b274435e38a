"""Clients of the service with the event loop in front, which counts requests and writes the log."""

import pytest
from werkzeug.test import Client

from tests.client import client_of_front


@pytest.fixture(scope="session")
def client() -> Client:
    return client_of_front()


@pytest.fixture
def fresh_client() -> Client:
    """A client of a service that has answered nothing yet."""
    return client_of_front()
