"""What the tests of the API share: a client, and the worked examples of every game."""

from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.game import Game
from lawspeaker.games import GAMES
from tests.api.worked import IN_JSON, WORKED, Worked
from tests.client import client_of


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Only to read in what fuzzes the contract takes seconds, so `make check` leaves the file out."""
    return True if collection_path.name == "test_contract_fuzzed.py" and config.option.markexpr == "not slow" else None


@pytest.fixture(scope="session")
def client() -> Client:
    return client_of()


@pytest.fixture
def fresh_client() -> Client:
    """A client of a service that has answered nothing yet."""
    return client_of()


@pytest.fixture(scope="module")
def unasked_client() -> Client:
    """A client of a service that has answered no worked example yet but those that the test has asked itself."""
    return client_of()


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    chosen: Game[Any] = request.param
    return chosen


@pytest.fixture(params=IN_JSON, ids=lambda worked: f"{worked.game.id}-{worked.name}")
def worked(request: pytest.FixtureRequest) -> Worked:
    """Each worked example in turn whose answer is JSON."""
    chosen: Worked = request.param
    return chosen


@pytest.fixture
def dispute() -> Worked:
    """The first worked example of a ruling."""
    return next(worked for worked in WORKED if worked.operation == "rulings")
