"""Answers from the cache of the process, from Redis, or computed."""

from typing import cast

import pytest

from lawspeaker.api.cache.answers import Answers, FoundAnswer
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import INVALID_REQUEST
from lawspeaker.api.problems import Problem
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store
from tests.api.cache.inquiries import ENTRY, FakeStore, inquiry
from tests.sweeps import each

USUAL = Settings()


class CountingMetrics:
    """Metrics that record their calls in a list."""

    def __init__(self) -> None:
        self.given_answers: list[tuple[str, float | None]] = []

    def count_answer(self, operation: str, game: str, level: str, entry: Entry, seconds: float | None) -> None:
        assert (operation, game, entry) == ("java_scores", "java", ENTRY)
        self.given_answers.append((level, seconds))


class House:
    """Answers with a clock, Redis, metrics and computing cost that the test controls."""

    def __init__(self, store: FakeStore | None = None, cost: float = 0.0, settings: Settings = USUAL) -> None:
        self.now = 1_000.0
        self.cost = cost
        self.computed = 0
        self.metrics = CountingMetrics()
        self.answers = Answers(
            settings, cast(Store | None, store), cast(Metrics, self.metrics), lambda: self.now, lambda: self.now
        )

    def compute(self) -> Entry:
        self.computed += 1
        self.now += self.cost
        return ENTRY

    def give(self, key: bytes = b"k" * 32) -> FoundAnswer:
        return self.answers.get(inquiry(key), self.compute)


def never() -> Entry:
    raise AssertionError("computed, though it was cached")


def test_computed_answers_are_cached_in_memory() -> None:
    house = House(cost=0.25)
    assert house.answers.find_cached(inquiry()) is None
    assert house.give() == FoundAnswer(ENTRY, "miss", is_stored=True)
    assert house.answers.find_cached(inquiry()) == FoundAnswer(ENTRY, "memory")
    assert house.answers.get(inquiry(), never) == FoundAnswer(ENTRY, "memory")
    assert house.metrics.given_answers == [("miss", 0.25), ("memory", None), ("memory", None)]


def test_a_full_cache_drops_the_least_recently_used_answer() -> None:
    house, texts = House(settings=Settings(cache_bytes=12_000)), [bytes([number]) * 2_000 for number in range(10)]
    for text in texts:
        assert house.answers.compute(inquiry(body=text), house.compute).is_stored
        house.answers.find_cached(inquiry(body=texts[0]))
    cached = [number for number, text in enumerate(texts) if house.answers.find_cached(inquiry(body=text))]
    assert cached == [0, 7, 8, 9], "questions count as well as answers"
    assert not house.answers.compute(inquiry(body=12_000 * b"x"), house.compute).is_stored


def test_another_process_finds_an_expensive_answer_in_redis() -> None:
    redis = FakeStore(round_trip=0.001)
    assert House(redis, cost=1).give().is_stored
    other = House(redis)
    assert other.answers.get(inquiry(), never) == FoundAnswer(ENTRY, "redis")
    assert other.answers.get(inquiry(), never) == FoundAnswer(ENTRY, "memory")
    assert other.metrics.given_answers == [("redis", None), ("memory", None)]


def test_only_expensive_answers_use_redis() -> None:
    redis = FakeStore(round_trip=0.001)
    house = House(redis, cost=0.001, settings=Settings(redis_keeps=60))
    assert house.answers.expected_seconds(inquiry()) is None
    for number in range(3):
        house.give(bytes([number]))
    assert house.answers.expected_seconds(inquiry()) == pytest.approx(0.001)
    assert (redis.commands, redis.kept) == (["get"], {}), "the first was of unknown cost"
    house.cost = 1
    house.give(b"4")
    house.give(b"5")
    assert redis.commands == ["get", "set 60", "get", "set 60"]
    without = House(redis, cost=1, settings=Settings(cache_bytes=0))
    assert [without.give(), without.give()] == [FoundAnswer(ENTRY, "miss")] * 2
    assert len(redis.commands) == 4


def test_a_redis_that_is_away_or_full_is_no_error() -> None:
    redis = FakeStore(round_trip=0.001)
    redis.is_away = True
    house = House(redis, cost=1)
    assert [house.give(), house.give()] == [FoundAnswer(ENTRY, "miss", is_stored=True), FoundAnswer(ENTRY, "memory")]
    redis.is_away = False
    House(redis, cost=1).give(b"1" * 32)
    redis.refuses_writes = True
    other = House(redis, cost=1)
    assert other.give(b"2" * 32) == FoundAnswer(ENTRY, "miss", is_stored=True)
    assert other.give(b"1" * 32).level == "redis"


def test_a_problem_is_not_cached() -> None:
    def refuse() -> Entry:
        raise Problem(INVALID_REQUEST)

    redis = FakeStore()
    house = House(redis)
    for _ in range(2):
        with pytest.raises(Problem):
            house.answers.get(inquiry(), refuse)
    assert not redis.kept
    assert not house.metrics.given_answers
    assert house.give().level == "miss"


def test_an_answer_computed_in_the_loop_never_waits_for_redis() -> None:
    redis = FakeStore(round_trip=0.001)
    house = House(redis, cost=1)
    assert house.answers.compute(inquiry(), house.compute) == FoundAnswer(ENTRY, "miss", is_stored=True)
    assert house.answers.find_cached(inquiry()) == FoundAnswer(ENTRY, "memory")
    assert not redis.commands
    assert house.metrics.given_answers == [("miss", 1), ("memory", None)]


@each(
    "found, header",
    [
        (FoundAnswer(ENTRY, "memory"), "lawspeaker; hit; detail=memory"),
        (FoundAnswer(ENTRY, "redis"), "lawspeaker; hit; detail=redis"),
        (FoundAnswer(ENTRY, "miss", is_stored=True), "lawspeaker; fwd=miss; stored"),
        (FoundAnswer(ENTRY, "miss"), "lawspeaker; fwd=miss"),
    ],
)
def test_the_header_says_where_an_answer_comes_from(found: FoundAnswer, header: str) -> None:
    assert found.cache_status == header
