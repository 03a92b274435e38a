"""The shared Redis behind its circuit breaker."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Event
from typing import Any, cast

import pytest
from redis import Redis
from redis.exceptions import (
    BusyLoadingError,
    ConnectionError,
    InvalidResponse,
    OutOfMemoryError,
    ReadOnlyError,
    ResponseError,
    TimeoutError,
)

from lawspeaker.api.settings import Settings
from lawspeaker.api.store import RedisUnavailable, Store
from tests.serving import LONG, redis_server
from tests.sweeps import each

PAUSE = 2.0


class House:
    """A store with a clock and a Redis that the test controls."""

    def __init__(self) -> None:
        self.now = 0.0
        self.changes: list[bool] = []
        self.store = Store(cast(Redis, "redis"), PAUSE, self.changes.append, lambda: self.now)

    def ask(self, answer: str | Exception = "answer", seconds: float = 0.0) -> Any:
        def work(redis: Redis) -> str:
            assert cast(str, redis) == "redis"
            self.now += seconds
            if isinstance(answer, Exception):
                raise answer
            return answer

        try:
            return self.store.attempt(work)
        except RedisUnavailable:
            return "away"


def never(_redis: Redis) -> None:
    raise AssertionError("Redis was to be left alone")


@pytest.fixture
def house() -> House:
    return House()


@each(
    "error",
    [
        ConnectionError("refused"),
        TimeoutError("silent"),
        BusyLoadingError("LOADING"),
        InvalidResponse("garbage"),
        OSError("unreachable"),
        UnicodeDecodeError("utf-8", b"\xff", 0, 1, "garbage"),
        AttributeError("garbage"),
    ],
)
def test_after_a_failure_redis_is_left_alone_for_a_while(error: Exception) -> None:
    house = House()
    house.ask()
    assert house.ask(error) == "away"
    assert house.store.is_away
    house.now += PAUSE - 0.01
    with pytest.raises(RedisUnavailable):
        house.store.attempt(never)
    house.now += 0.01
    assert house.ask(error) == "away", "it is tried once a pause"
    with pytest.raises(RedisUnavailable):
        house.store.attempt(never)
    house.now += PAUSE
    assert house.ask() == "answer"
    assert not house.store.is_away
    assert house.changes == [True, False]


@each("error", [OutOfMemoryError("OOM"), ReadOnlyError("READONLY"), ResponseError("MISCONF"), ResponseError("NOPERM")])
def test_a_redis_that_answers_with_an_error_is_not_away(error: Exception) -> None:
    house = House()
    assert house.ask(error) == "away"
    assert not house.store.is_away
    assert house.ask() == "answer"
    assert not house.changes


def test_while_one_thread_tries_redis_no_other_waits(house: House) -> None:
    house.ask(ConnectionError("refused"))
    house.now += PAUSE
    begun, may_end = Event(), Event()

    def work(_redis: Redis) -> str:
        begun.set()
        assert may_end.wait(LONG)
        return "back"

    with ThreadPoolExecutor(1) as thread:
        first = thread.submit(house.store.attempt, work)
        assert begun.wait(LONG)
        for _ in range(3):
            with pytest.raises(RedisUnavailable):
                house.store.attempt(never)
        may_end.set()
        assert first.result(LONG) == "back"
    assert house.ask() == "answer"


def test_if_the_thread_that_finds_out_is_ended_another_one_does(house: House) -> None:
    house.ask(ConnectionError("refused"))
    house.now += PAUSE

    def end_the_thread(_redis: Redis) -> None:
        raise SystemExit

    with suppress(SystemExit):
        house.store.attempt(end_the_thread)
    assert house.ask() == "answer"


def test_the_round_trip_is_that_of_answers(house: House) -> None:
    assert house.store.round_trip is None
    house.ask(seconds=0.001)
    assert house.store.round_trip == pytest.approx(0.001)
    house.ask(TimeoutError("silent"), seconds=1)
    assert house.store.round_trip == pytest.approx(0.001)
    house.now += 100
    assert house.store.round_trip is None


# Against real servers.


@contextmanager
def store_of(url: str, changes: list[bool], timeout: float = 5) -> Iterator[Store]:
    store = Store.of(Settings(redis_url=url, redis_timeout=timeout, redis_pause=0.01), changes.append)
    assert store
    yield store
    store._client.close()


def test_it_writes_and_reads_and_comes_back_after_its_redis() -> None:
    changes: list[bool] = []
    assert Store.of(Settings(), changes.append) is None
    with redis_server() as server, store_of(server.url.removesuffix("/0"), changes) as store:
        with server.client() as client:
            client.config_resetstat()
            assert store.attempt(lambda client: client.get(b"b")) is None
            commands: dict[str, Any] = client.info("commandstats")
            assert commands.keys() - {"cmdstat_config"} == {"cmdstat_get"}, "to connect takes no other command"
            assert store.attempt(lambda client: client.set(b"a", b"1", ex=100))
            client.config_set("maxmemory", 1)
            with pytest.raises(RedisUnavailable):
                store.attempt(lambda client: client.set(b"b", b"1"))
        assert store.attempt(lambda client: client.get(b"a")) == b"1", "a full Redis can still be read"
        assert store.round_trip
        assert not store.is_away
        server.kill()
        with pytest.raises(RedisUnavailable):
            store.attempt(lambda client: client.get(b"a"))
        server.start()
        while store.is_away:
            with suppress(RedisUnavailable):
                assert store.attempt(lambda client: client.get(b"a")) is None
    assert changes == [True, False]
