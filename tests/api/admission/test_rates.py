"""How much one may ask: the count in this process, and the same in a real Redis."""

from collections.abc import Callable, Iterator
from threading import Thread
from time import sleep
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from redis import Redis

from lawspeaker.api.admission.rates import SCRIPT, Counted, Rates, Standing, after
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.api.store import Store
from tests.serving import RedisServer, redis_server

T = TypeVar("T")

PER_MINUTE = Rate(60, 60)
SECOND = 1_000_000

rates = st.builds(Rate, st.one_of(st.integers(1, 20), st.integers(1, 999_999)), st.sampled_from([60, 3600]))
"""No rate for a second: Redis would forget in real time what is asked in the time of a test."""
steps = st.lists(st.tuples(st.integers(0, 4000) | st.integers(-SECOND, 8000 * SECOND), st.integers(1, 100)), max_size=30)
"""The microseconds since the last request, which can be fewer than none where a clock is set back, and the questions."""


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000 * SECOND

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    with redis_server() as running:
        yield running


@pytest.fixture(scope="module")
def client(server: RedisServer) -> Iterator["Redis"]:
    with server.client() as connected:
        yield connected


@pytest.fixture
def store(server: RedisServer) -> Store:
    return store_of(server)


def store_of(server: RedisServer) -> Store:
    """What a process knows of the Redis; with a patience that no busy machine exhausts."""
    made = Store.of(Settings(redis_url=server.url, redis_timeout=5), lambda is_away: None)
    assert made is not None
    return made


def asked_redis(client: "Redis", rate: Rate, key: str, now: int, questions: int) -> Standing:
    """What the script decides if the clock of Redis stands at ``now``."""
    script = SCRIPT.replace("redis.call('TIME')", "{ARGV[4], ARGV[5]}")
    assert script != SCRIPT
    numbers = (rate.requests, rate.seconds * SECOND, questions, now // SECOND, now % SECOND)
    admitted, backlog = client.eval(script, 1, key, *(str(number) for number in numbers))
    return Standing(rate, admitted == 1, backlog)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rate=rates, steps=st.lists(st.tuples(st.integers(-SECOND, 8000 * SECOND), st.integers(-3, 100)), max_size=30))
@example(rate=Rate(3, 60), steps=[(0, 2), (0, -1), (0, -9), (0, 3), (0, 1)])
@example(rate=Rate(3, 60), steps=[(0, 1), (0, 1), (0, 1), (0, 1), (19_999_999, 1), (1, 1)])
@example(rate=Rate(999_999, 3600), steps=[(0, 100)] * 20)
@example(rate=Rate(7, 60), steps=[(0, 7), (-SECOND, 1), (61 * SECOND, 7)])
def test_redis_and_the_process_decide_alike(client: "Redis", rate: Rate, steps: list[tuple[int, int]]) -> None:
    client.delete("rate")
    clock = Clock()
    here = Counted(rate, clock)
    for elapsed, questions in steps:
        clock.now += elapsed
        assert asked_redis(client, rate, "rate", clock.now, questions) == here.ask("one", questions)


@given(rate=rates, asked=st.integers(0, 100), backlog=st.integers(0, 10**12))
def test_what_is_taken_back_is_as_if_it_had_not_been_asked(rate: Rate, asked: int, backlog: int) -> None:
    before = after(rate, backlog, 0, 0)
    standing = after(rate, backlog, 0, asked)
    if before.admitted and standing.admitted:
        assert after(rate, standing.backlog, 0, -asked) == before


@settings(deadline=None)
@given(rate=rates, steps=steps)
def test_nobody_is_given_more_than_a_burst_and_what_the_rate_brings_meanwhile(rate: Rate, steps: list[tuple[int, int]]) -> None:
    clock = Clock()
    counted = Counted(rate, clock)
    given: list[tuple[int, int]] = []
    for elapsed, questions in steps:
        clock.now += max(0, elapsed)
        if counted.ask("one", questions).admitted:
            given.append((clock.now, questions))
    for first, (start, _) in enumerate(given):
        for last, (end, _) in enumerate(given[first:], start=first):
            brought = rate.requests * (end - start) // (rate.seconds * SECOND)
            assert sum(questions for _, questions in given[first : last + 1]) <= rate.requests + brought


@settings(deadline=None)
@given(rate=rates, steps=steps)
def test_who_waits_as_long_as_told_is_admitted_and_a_second_before_was_not(rate: Rate, steps: list[tuple[int, int]]) -> None:
    backlog = 0
    for elapsed, questions in steps:
        standing = after(rate, backlog, elapsed, questions)
        backlog = standing.backlog
        if not standing.admitted and questions <= rate.requests:
            wait = standing.wait(questions)
            assert wait > 0
            assert after(rate, backlog, wait * SECOND, questions).admitted
            assert not after(rate, backlog, (wait - 1) * SECOND, questions).admitted
        if standing.remaining:
            assert after(rate, backlog, 0, standing.remaining).admitted
        assert not after(rate, backlog, 0, standing.remaining + 1).admitted


def test_the_whole_rate_may_be_asked_at_once_and_then_as_it_comes() -> None:
    clock = Clock()
    counted = Counted(PER_MINUTE, clock)
    assert [counted.ask("one", 1).remaining for _ in range(60)] == list(range(59, -1, -1))
    assert not counted.ask("one", 1).admitted
    clock.now += SECOND
    assert counted.ask("one", 1).admitted
    assert not counted.ask("one", 1).admitted


def test_what_is_refused_does_not_count() -> None:
    clock = Clock()
    counted = Counted(PER_MINUTE, clock)
    counted.ask("one", 60)
    for _ in range(1000):
        assert counted.ask("one", 1).wait(1) == 1
    clock.now += SECOND
    assert counted.ask("one", 1).admitted


def test_one_caller_does_not_use_up_what_another_may_ask() -> None:
    counted = Counted(PER_MINUTE, Clock())
    counted.ask("one", 60)
    assert counted.ask("other", 60).admitted


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    clock = Clock()
    counted = Counted(PER_MINUTE, clock)
    counted.ask("one", 60)
    clock.now -= 3600 * SECOND
    assert not counted.ask("one", 1).admitted
    clock.now += SECOND
    assert counted.ask("one", 1).admitted


def test_of_too_many_callers_those_are_forgotten_who_asked_the_longest_ago() -> None:
    counted = Counted(PER_MINUTE, Clock(), callers=10)
    counted.ask("first", 60)
    counted.ask("second", 60)
    for number in range(9):
        counted.ask(f"other-{number}", 1)
    assert not counted.ask("second", 1).admitted
    assert counted.ask("first", 1).admitted


def test_no_thread_counts_while_another_does() -> None:
    inside: list[int] = []
    at_once: list[int] = []

    def clock() -> int:
        inside.append(0)
        sleep(0.001)  # another thread would come in now
        at_once.append(len(inside))
        inside.pop()
        return 0

    counted = Counted(Rate(10, 3600), clock)
    admitted: list[bool] = []
    together(lambda: admitted.extend(counted.ask("one", 1).admitted for _ in range(5)))
    assert set(at_once) == {1}
    assert admitted.count(True) == 10


def test_processes_that_share_a_redis_count_together(store: Store, server: RedisServer) -> None:
    shared = Rate(30, 3600)
    counts = [Rates(shared, store), Rates(shared, store_of(server))]
    admitted = [counts[number % 2].ask("shared", 1).admitted for number in range(40)]
    assert admitted == [True] * 30 + [False] * 10


def test_a_question_costs_one_round_trip(store: Store, client: "Redis") -> None:
    counted = Rates(PER_MINUTE, store)
    counted.ask("round-trip", 1)
    before = commands(client)
    counted.ask("round-trip", 3)
    after_it = commands(client)
    new = {name: number - before.get(name, 0) for name, number in after_it.items() if number > before.get(name, 0)}
    assert new == {"evalsha": 1, "get": 1, "set": 1, "time": 1, "info": 1}, "and the script does all but the first"


def test_a_redis_that_has_forgotten_the_script_is_sent_it_again(store: Store, client: "Redis") -> None:
    counted = Rates(PER_MINUTE, store)
    assert counted.ask("flushed", 1).remaining == 59
    client.script_flush()
    assert counted.ask("flushed", 1).remaining in (58, 59)  # 59 if a second has passed
    assert client.exists(key_of("flushed"))


def test_what_redis_keeps_of_a_caller_goes_by_itself(store: Store, client: "Redis") -> None:
    Rates(PER_MINUTE, store).ask("passing", 1)
    assert 0 < int(client.pttl(key_of("passing"))) <= 60_000


@pytest.mark.parametrize("content", ["", "nonsense", "-5 7", "1e9 1", "9" * 400 + " 1", "1 " + "9" * 400, "1 2 3", "\xff\x00"])
def test_what_others_wrote_in_its_place_locks_nobody_out(store: Store, client: "Redis", content: str) -> None:
    client.set(key_of("spoilt"), content)
    standing = Rates(PER_MINUTE, store).ask("spoilt", 1)
    assert 0 <= standing.remaining <= 60
    client.delete(key_of("spoilt"))


def test_a_list_in_its_place_leaves_the_count_to_the_process(store: Store, client: "Redis") -> None:
    client.delete(key_of("listed"))
    client.rpush(key_of("listed"), "one")
    counted = Rates(PER_MINUTE, store)
    assert [counted.ask("listed", 30).admitted for _ in range(3)] == [True, True, False]
    client.delete(key_of("listed"))


def test_two_rates_are_counted_apart_as_while_one_replaces_the_other(store: Store) -> None:
    Rates(PER_MINUTE, store).ask("moving", 60)
    assert Rates(Rate(100, 60), store).ask("moving", 100).admitted


def test_without_redis_the_process_counts(store: Store) -> None:
    assert_counts(Rates(PER_MINUTE, None))


def test_a_redis_that_is_away_is_no_error_and_the_process_counts() -> None:
    with redis_server() as server:
        counted = Rates(PER_MINUTE, store_of(server))
        counted.ask("one", 60)
        server.kill()
        assert_counts(counted)


def test_a_redis_whose_memory_is_full_is_no_error_and_the_process_counts() -> None:
    with redis_server("--maxmemory", "1", "--maxmemory-policy", "noeviction") as server:
        assert_counts(Rates(PER_MINUTE, store_of(server)))
        with server.client() as client:
            assert client.dbsize() == 0


def assert_counts(counted: Rates) -> None:
    assert counted.ask("one", 60).admitted
    refused = counted.ask("one", 1)
    assert (refused.admitted, refused.remaining, refused.wait(1)) == (False, 0, 1)


def key_of(caller: str) -> str:
    return f"lawspeaker:rate:60/60:{caller}"


def commands(client: "Redis") -> dict[str, int]:
    """How often each command was done so far."""
    told: Any = client.info("commandstats")
    return {name.removeprefix("cmdstat_"): figures["calls"] for name, figures in told.items()}


def together(work: Callable[[], None]) -> None:
    threads = [Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
