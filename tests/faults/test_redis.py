"""Whatever happens to Redis, every question gets the right answer in time, and never a 5xx.

After a failure Redis is not used for ``redis_pause`` seconds, and then it is tried again. ``/readyz`` shows that Redis is away,
but stays ready, because the service does not need Redis.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.api.worked import WORKED
from tests.faults.eager import EAGER, LITTLE_MEMORY
from tests.load import CheckedRequest, Load, under_load
from tests.serving import LONG, RedisServer, Server, eventually, redis_server, serve

pytestmark = pytest.mark.slow


@contextmanager
def served_with(redis_url: str) -> Iterator[Server]:
    with serve(EAGER, redis_url=redis_url, cache_bytes=LITTLE_MEMORY, redis_pause="0.2", log_level="warning") as server:
        yield server


@contextmanager
def loaded(server: Server) -> Iterator[Load]:
    """Load of questions. Asserts at the end that all responses were right and in time."""
    questions = [CheckedRequest.example(worked) for worked in WORKED[:10]]
    with under_load(server, questions, clients=2, texts=6) as load:
        yield load
    load.results.assert_all_right(LONG)


def says(server: Server, redis: str) -> Callable[[], bool]:
    """A function that returns whether ``/readyz`` is ready and reports this state of Redis."""

    def said() -> bool:
        status, _, body = server.ask("/readyz")
        assert status == 200
        return bool(json.loads(body)["redis"] == redis)

    return said


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as started:
        yield started


@pytest.fixture(scope="module")
def server(redis: RedisServer) -> Iterator[Server]:
    with served_with(redis.url) as started:
        yield started


def assert_away_then_back(server: Server, load: Load, bring_back: Callable[[], None]) -> None:
    """Asserts that the service works while Redis is away, uses Redis once it is back, and reports both."""
    load.wait_for_answers()
    eventually(says(server, "away"), "it says that Redis is away")
    load.wait_for_answers()
    bring_back()
    load.wait_for_level("detail=redis")
    eventually(says(server, "answers"), "it says that Redis answers")


def test_redis_may_be_killed(server: Server, redis: RedisServer) -> None:
    with loaded(server) as load:
        load.wait_for_level("detail=redis")
        redis.kill()
        assert_away_then_back(server, load, redis.start)


def test_redis_may_freeze(server: Server, redis: RedisServer) -> None:
    with loaded(server) as load:
        load.wait_for_level("detail=redis")
        redis.stop()
        try:
            assert_away_then_back(server, load, redis.resume)
        finally:
            redis.resume()
