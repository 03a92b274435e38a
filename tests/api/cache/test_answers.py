"""Where an answer comes from."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import cast

import pytest

from lawspeaker.api.cache.answers import Answers, Given
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import INVALID_REQUEST
from lawspeaker.api.problems import Problem
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store
from tests.api.cache.asking import ENTRY, FakeStore, asked
from tests.serving import eventually

USUAL = Settings()


class CountingMetrics:
    """Metrics that keep what they are told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, float | None]] = []

    def given(self, operation: str, game: str, level: str, entry: Entry, seconds: float | None) -> None:
        assert (operation, game, entry) == ("java_scores", "java", ENTRY)
        self.told.append((level, seconds))


class House:
    """Answers with all that they use in the test's hands: the clock, Redis, the metrics, and what computing costs."""

    def __init__(self, store: FakeStore | None = None, cost: float = 0.0, settings: Settings = USUAL) -> None:
        self.now = 1_000.0
        self.cost = cost
        self.computed = 0
        self.metrics = CountingMetrics()
        self.answers = Answers(settings, cast(Store | None, store), cast(Metrics, self.metrics), lambda: self.now)

    def compute(self) -> Entry:
        self.computed += 1
        self.now += self.cost
        return ENTRY

    def give(self, key: bytes = b"k" * 32) -> Given:
        return self.answers.give(asked(key), self.compute)


def never() -> Entry:
    raise AssertionError("this was to be found, not computed")


def test_what_was_computed_once_is_in_memory() -> None:
    house = House(cost=0.25)
    assert house.answers.kept(asked()) is None
    assert house.give() == Given(ENTRY, "miss", stored=True)
    assert house.answers.kept(asked()) == Given(ENTRY, "memory")
    assert house.answers.give(asked(), never) == Given(ENTRY, "memory")
    assert house.metrics.told == [("miss", 0.25), ("memory", None), ("memory", None)]


def test_what_is_dear_is_found_in_redis_by_another_process_which_keeps_it_in_memory() -> None:
    redis = FakeStore(round_trip=0.001)
    assert House(redis, cost=1).give().stored
    other = House(redis)
    assert other.answers.give(asked(), never) == Given(ENTRY, "redis", stored=True)
    assert other.answers.give(asked(), never) == Given(ENTRY, "memory")
    assert other.metrics.told == [("redis", None), ("memory", None)]


def test_what_is_cheap_goes_round_redis_as_soon_as_that_is_known() -> None:
    redis = FakeStore(round_trip=0.001)
    house = House(redis, cost=0.001)
    for number in range(3):
        house.give(bytes([number]))
    assert redis.commands == ["get"]
    assert not redis.kept


def test_what_becomes_dear_goes_through_redis_again() -> None:
    redis = FakeStore(round_trip=0.001)
    house = House(redis, cost=0.001)
    house.give(b"1")
    house.cost = 1
    house.give(b"2")
    house.give(b"3")
    assert redis.commands == ["get", "set 86400", "get", "set 86400"]


def test_an_answer_in_redis_is_kept_for_the_time_that_is_set() -> None:
    redis = FakeStore()
    House(redis, cost=1, settings=Settings(redis_keeps=60)).give()
    assert redis.commands == ["get", "set 60"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda sealed: b"",
        lambda sealed: sealed[:-1],
        lambda sealed: sealed[:40] + bytes([sealed[40] ^ 1]) + sealed[41:],
        lambda sealed: b"something else",
        lambda sealed: "a text",
        lambda sealed: 7,
    ],
)
def test_what_is_spoiled_in_redis_is_computed_and_replaced(spoil: Callable[[bytes], bytes]) -> None:
    redis = FakeStore(round_trip=0.001)
    House(redis, cost=1).give()
    ((key, sealed),) = redis.kept.items()
    redis.kept[key] = spoil(sealed)
    assert House(redis, cost=1).give().level == "miss"
    assert redis.kept == {key: sealed}


def test_an_answer_under_a_foreign_key_is_not_given() -> None:
    redis = FakeStore(round_trip=0.001)
    House(redis, cost=1).give(b"1" * 32)
    ((key, sealed),) = redis.kept.items()
    redis.kept[key.replace(b"1" * 32, b"2" * 32)] = sealed
    assert House(redis, cost=1).give(b"2" * 32).level == "miss"


def test_without_redis_all_is_answered() -> None:
    redis = FakeStore(round_trip=0.001)
    redis.is_away = True
    house = House(redis, cost=1)
    assert house.give() == Given(ENTRY, "miss", stored=True)
    assert house.give() == Given(ENTRY, "memory")


def test_from_a_redis_that_is_full_answers_are_still_read() -> None:
    redis = FakeStore(round_trip=0.001)
    House(redis, cost=1).give(b"1" * 32)
    redis.refuses_writes = True
    other = House(redis, cost=1)
    assert other.give(b"2" * 32) == Given(ENTRY, "miss", stored=True)
    assert other.give(b"1" * 32).level == "redis"


def test_without_bytes_for_them_no_answers_are_kept_anywhere() -> None:
    redis = FakeStore()
    house = House(redis, cost=1, settings=Settings(cache_bytes=0))
    assert [house.give(), house.give()] == [Given(ENTRY, "miss")] * 2
    assert not redis.commands


def test_a_problem_is_kept_nowhere() -> None:
    def refuse() -> Entry:
        raise Problem(INVALID_REQUEST)

    redis = FakeStore()
    house = House(redis)
    for _ in range(2):
        with pytest.raises(Problem):
            house.answers.give(asked(), refuse)
    assert not redis.kept
    assert not house.metrics.told
    assert house.give().level == "miss"


def test_who_asks_the_same_at_a_time_waits_for_the_one_answer_and_is_told_so() -> None:
    house = House()
    begun, may_end = Event(), Event()

    def compute() -> Entry:
        begun.set()
        assert may_end.wait(30)
        return house.compute()

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(house.answers.give, asked(), compute)
        assert begun.wait(30)
        second = threads.submit(house.answers.give, asked(), compute)
        flight = vars(house.answers._flights._flights[asked().key])
        eventually(lambda: flight["_condition"]._waiters, "the second waits")
        may_end.set()
        assert first.result(30) == Given(ENTRY, "miss", stored=True)
        assert second.result(30) == Given(ENTRY, "miss", collapsed=True)
    assert house.computed == 1
    assert house.metrics.told == [("miss", 0.0), ("miss", None)]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (Given(ENTRY, "memory"), "lawspeaker; hit; detail=memory"),
        (Given(ENTRY, "redis", stored=True), "lawspeaker; hit; detail=redis"),
        (Given(ENTRY, "redis", collapsed=True), "lawspeaker; hit; detail=redis"),
        (Given(ENTRY, "miss", stored=True), "lawspeaker; fwd=miss; stored"),
        (Given(ENTRY, "miss"), "lawspeaker; fwd=miss"),
        (Given(ENTRY, "miss", collapsed=True), "lawspeaker; fwd=miss; collapsed"),
    ],
)
def test_the_header_tells_where_an_answer_comes_from(given: Given, told: str) -> None:
    assert given.cache_status == told
