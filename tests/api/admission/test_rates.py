"""Rate limits: counts in this process, and their exchange through a real Redis."""

from collections.abc import Callable, Iterator, Sequence
from threading import Thread
from time import sleep
from typing import Any, TypeVar, cast

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from redis import Redis

from lawspeaker.api.admission.rates import CALLERS_AT_ONCE, SCRIPT, SETTLE_EVERY, Rates
from lawspeaker.api.admission.standing import charge, drain, largest, unit
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.api.store import RedisUnavailable, Store
from tests.serving import RedisServer, eventually, redis_server

T = TypeVar("T")

PER_MINUTE = Rate(60, 60)
PER_HOUR = Rate(60, 3600)
"""A rate so low that nothing is drained during a test."""
SECOND = 1_000_000
INTERVAL = int(SETTLE_EVERY * SECOND)

Pair = tuple[Rates, Rates]

some_rates = st.builds(Rate, st.integers(1, 20) | st.integers(1, 999_999), st.sampled_from([1, 60, 3600]))


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000 * SECOND

    def __call__(self) -> int:
        return self.now


class TimedRedis:
    """A Redis with the clock of the test, where no key expires."""

    def __init__(self, client: Redis, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        script = SCRIPT.replace("redis.call('TIME')", "{ARGV[#ARGV - 1], ARGV[#ARGV]}")
        self._script = script.replace("'PX', milliseconds", "'PX', 3600000")
        assert self._script.count("ARGV[#ARGV") == 2
        assert "3600000" in self._script

    def register_script(self, _script: str) -> Callable[..., Any]:
        return self.settle

    def settle(self, keys: Sequence[str], numbers: Sequence[int]) -> Any:
        time = (self._clock.now // SECOND, self._clock.now % SECOND)
        return self._client.eval(self._script, len(keys), *keys, *numbers, *time)


class FakeStore(Store):
    """A store that uses ``redis`` unless it is away. It calls ``meanwhile`` before it returns the reply."""

    def __init__(self, redis: TimedRedis) -> None:
        self._redis = redis
        self.away = False
        self.meanwhile: Callable[[], object] = lambda: None

    def attempt(self, work: Callable[[Redis], T]) -> T:
        if self.away:
            self.meanwhile()
            raise RedisUnavailable
        result = work(cast(Redis, self._redis))
        self.meanwhile()
        return result


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    with redis_server() as running:
        yield running


@pytest.fixture(scope="module")
def client(server: RedisServer) -> Iterator[Redis]:
    with server.client() as connected:
        yield connected


@pytest.fixture
def store(server: RedisServer, client: Redis) -> Store:
    client.flushdb()
    return store_of(server.url)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def fake(client: Redis, clock: Clock) -> FakeStore:
    client.flushdb()
    return FakeStore(TimedRedis(client, clock))


@pytest.fixture
def pair(fake: FakeStore, clock: Clock) -> Pair:
    """The rates of two processes that share a Redis."""
    return Rates(PER_MINUTE, fake, clock=clock), Rates(PER_MINUTE, fake, clock=clock)


def store_of(url: str) -> Store:
    """The store of one process, with a timeout that is long enough for a busy machine."""
    made = Store.of(Settings(redis_url=url, redis_timeout=5), lambda is_away: None)
    assert made is not None
    return made


def remaining(rates: Rates, caller: str = "one") -> int:
    """The units that ``caller`` has left, as far as this process knows."""
    return rates.charge(caller, 0).remaining


# In one process


def test_refused_requests_do_not_count_and_all_work_does(clock: Clock) -> None:
    rates = Rates(PER_MINUTE, None, clock=clock)
    rates.admit("one", 60)
    for _ in range(1000):
        assert rates.admit("one").wait(1) == 1
    assert rates.admit("other", 60).admitted
    clock.now += SECOND
    assert rates.admit("one").admitted
    assert rates.charge("one", 30).wait(1) == 31
    clock.now += 31 * SECOND
    assert rates.admit("one").admitted
    assert rates.charge("one", -20).remaining == 20
    assert rates.admit("one", 20).admitted
    clock.now -= 3600 * SECOND  # a clock that is set back locks nobody out
    assert not rates.admit("one").admitted
    clock.now += SECOND
    assert rates.admit("one").admitted


def test_the_least_recent_of_too_many_callers_are_forgotten() -> None:
    rates = Rates(PER_HOUR, None, callers=10)
    for caller in ("first", "second", "first"):
        rates.admit(caller, 30)
    for number in range(9):
        rates.admit(f"other-{number}")
    assert remaining(rates, "first") == 0
    assert remaining(rates, "second") == 60


def test_no_thread_counts_while_another_does() -> None:
    inside: list[int] = []
    at_once: list[int] = []

    def clock() -> int:
        inside.append(0)
        sleep(0.001)  # lets another thread run
        at_once.append(len(inside))
        inside.pop()
        return 0

    rates = Rates(Rate(10, 3600), None, clock=clock)
    admitted: list[bool] = []
    threads = [Thread(target=lambda: admitted.extend(rates.admit("one").admitted for _ in range(5))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(at_once) == {1}
    assert admitted.count(True) == 10


def test_the_headers_name_the_limit_its_unit_and_what_is_left() -> None:
    rates = Rates(Rate(6000, 60), None, policy="keyless")
    rates.settle()  # without a store this does nothing
    policy, limit = rates.headers(rates.charge("one", 6500))
    assert policy == ("RateLimit-Policy", '"keyless";q=6000;w=60;lawspeaker-unit="processor-milliseconds"')
    assert limit == ("RateLimit", '"keyless";r=0;t=6')


# In several processes


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rate=some_rates,
    steps=st.lists(
        st.tuples(st.integers(-SECOND, 8000 * SECOND), st.tuples(*[st.integers(-100, 2_000_000)] * 2)), min_size=1, max_size=15
    ),
)
@example(rate=Rate(3, 60), steps=[(0, (2, 1)), (0, (-1, 0)), (0, (-9, 5)), (0, (3, 3)), (0, (1, 1))])
@example(rate=Rate(3, 60), steps=[(0, (3, 0)), (19_999_999, (1, 0)), (1, (1, 1)), (0, (2_000_000, 0)), (1, (0, 0))])
@example(rate=Rate(999_999, 3600), steps=[(0, (999_999, 1_999_997)), (0, (999_998, 1)), (0, (1, 1)), (1, (1, 0))])
@example(rate=Rate(7, 60), steps=[(0, (7, 0)), (-SECOND, (1, 1)), (61 * SECOND, (7, 0))])
def test_redis_counts_as_the_process_does(
    client: Redis, clock: Clock, rate: Rate, steps: list[tuple[int, tuple[int, int]]]
) -> None:
    client.delete("one", "other")
    redis = TimedRedis(client, clock)
    backlogs, noted = [0, 0], clock.now
    for elapsed, units in steps:
        clock.now += elapsed
        for place, counted in enumerate(units):
            worn = drain(rate, backlogs[place], clock.now - noted)
            backlogs[place] = charge(rate, worn, counted).backlog
        noted = clock.now
        assert redis.settle(["one", "other"], [rate.units, unit(rate), largest(rate), *units]) == backlogs


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rate=st.builds(Rate, st.integers(1, 100), st.sampled_from([1, 60])),
    steps=st.lists(
        st.tuples(
            st.sampled_from([0, 1000, INTERVAL, SECOND]) | st.integers(0, 70 * SECOND),
            st.integers(0, 2),
            st.integers(1, 20) | st.just(100),
            st.integers(0, 3),
        ),
        max_size=25,
    ),
)
@example(rate=Rate(60, 60), steps=[(70 * SECOND * turn, place, 60, 0) for turn in (0, 1) for place in (0, 1, 2)])
@example(rate=Rate(100, 1), steps=[(INTERVAL // 10, step % 3, 1 + step % 2, 0) for step in range(60)])
def test_processes_admit_no_more_than_a_burst_each_and_the_rate(
    client: Redis, rate: Rate, steps: list[tuple[int, int, int, int]]
) -> None:
    client.flushdb()
    clock = Clock()
    shared = FakeStore(TimedRedis(client, clock))
    processes = [Rates(rate, shared, clock=clock) for _ in range(3)]
    admitted: list[tuple[int, int]] = []
    for elapsed, place, units, spent in steps:
        advance(clock, elapsed, processes)
        units = min(units, rate.units)
        if processes[place].admit("one", units).admitted:
            processes[place].charge("one", spent)  # charges after the work leave less for others, never more
            admitted.append((clock.now, units))
    for first, (start, _) in enumerate(admitted):
        for last, (end, _) in enumerate(admitted[first:], start=first):
            bursts = len(processes) * rate.units
            time = end - start + len(processes) * INTERVAL
            let_through = sum(units for _, units in admitted[first : last + 1])
            assert let_through <= bursts + rate.units * time / (rate.seconds * SECOND)


def advance(clock: Clock, microseconds: int, processes: list[Rates]) -> None:
    """Advances the clock. All processes settle at each whole interval; a second settlement in a row has nothing to exchange."""
    end = clock.now + microseconds
    settlement = clock.now - clock.now % INTERVAL + INTERVAL
    if settlement <= end:
        clock.now = settlement
        for process in processes:
            process.settle()
    clock.now = end


def test_a_settlement_shares_the_counts_of_all_processes(pair: Pair, clock: Clock) -> None:
    here, there = pair
    here.admit("one", 40)
    assert there.admit("one", 5).remaining == 55
    here.settle()
    there.settle()
    assert remaining(there) == 15
    assert not there.admit("one", 16).admitted
    clock.now += SECOND
    assert there.admit("one", 16).admitted


def test_only_work_is_counted_by_the_others_and_all_of_it(pair: Pair) -> None:
    here, there = pair
    here.admit("one", 50)
    for _ in range(10):
        assert not here.admit("one", 20).admitted
    here.settle()
    there.admit("one")
    there.settle()
    assert remaining(there) == 9
    here.charge("one", 100)
    here.settle()
    there.charge("one", 1)
    there.settle()
    assert there.charge("one", 0).wait(1) == 93


def test_what_is_counted_during_a_settlement_is_not_lost(pair: Pair, fake: FakeStore) -> None:
    here, there = pair
    here.admit("one", 10)
    fake.meanwhile = lambda: here.admit("one", 7)
    here.settle()
    fake.meanwhile = lambda: None
    assert remaining(here) == 43
    fake.away = True
    here.settle()
    here.admit("one", 10)
    here.settle()
    fake.away = False
    here.settle()
    there.admit("one")
    there.settle()
    assert remaining(there) == 32


def test_a_settlement_is_one_round_trip_and_none_without_news(store: Store, client: Redis) -> None:
    rates = Rates(PER_HOUR, store)
    rates.admit("warm-up")
    rates.settle()
    for caller in ("one", "two", "three"):
        rates.admit(caller)
    before = commands(client)
    rates.settle()
    rates.settle()
    after = commands(client)
    new = {name: number - before.get(name, 0) for name, number in after.items() if number > before.get(name, 0)}
    assert new == {"evalsha": 1, "time": 1, "get": 3, "set": 3, "info": 1}, "and the script does all but the first"


def test_a_settlement_is_bounded_and_the_rest_is_settled_next(fake: FakeStore, client: Redis) -> None:
    rates = Rates(PER_HOUR, fake)
    for number in range(CALLERS_AT_ONCE + 5):
        rates.admit(f"caller-{number}")
    rates.admit("caller-0")  # it stays the first to be settled
    rates.settle()
    assert client.dbsize() == CALLERS_AT_ONCE
    assert client.exists(key_of("caller-0"))
    rates.settle()
    assert client.dbsize() == CALLERS_AT_ONCE + 5


def test_nobody_pays_for_the_time_that_redis_was_away(pair: Pair, fake: FakeStore, clock: Clock) -> None:
    here, there = pair
    fake.away = True
    for _ in range(100):  # half of what is allowed
        here.admit("one", 3)
        clock.now += 6 * SECOND
        here.settle()
        assert not vars(here)["_unsettled"], "all of it has worn off"
    here.admit("one", 3)
    here.settle()
    fake.away = False
    here.settle()
    there.admit("one")
    there.settle()
    assert remaining(there) == 56


def test_memory_use_is_bounded_also_while_redis_is_away(fake: FakeStore) -> None:
    rates = Rates(PER_HOUR, fake, callers=10)
    fake.away = True
    for number in range(100):
        rates.admit(f"caller-{number}")
    rates.settle()
    assert len(vars(rates)["_counts"]) == len(vars(rates)["_unsettled"]) == 10
    rates = Rates(PER_HOUR, fake, callers=1)
    for fails, units in ((False, 5), (True, 5), (True, -5)):
        rates.charge("one", units)
        fake.away = fails
        fake.meanwhile = lambda: rates.admit("other")
        rates.settle()
        assert vars(rates)["_counts"].keys() == vars(rates)["_unsettled"].keys() == {"other"}, "the other stays forgotten"
        fake.away = False
        fake.meanwhile = lambda: None
        rates.settle()


def test_limits_with_another_name_or_rate_share_no_caller(fake: FakeStore) -> None:
    rates = {policy: Rates(PER_HOUR, fake, policy=policy) for policy in ("default", "keyless")}
    for counted in rates.values():
        counted.admit("unknown", 20)
        counted.settle()
    assert [remaining(counted, "unknown") for counted in rates.values()] == [40, 40]
    replacing = Rates(Rate(100, 3600), fake)
    replacing.admit("unknown", 50)
    replacing.settle()
    assert remaining(replacing, "unknown") == 50


# With whatever Redis does


def test_a_caller_without_a_backlog_leaves_redis(store: Store, client: Redis) -> None:
    rates = Rates(PER_HOUR, store)
    rates.admit("one", 2)
    rates.admit("idle")
    rates.charge("idle", -1)
    rates.settle()
    assert 100_000 < int(client.pttl(key_of("one"))) <= 120_000
    eventually(lambda: not client.exists(key_of("idle")), "a caller without a backlog is gone")


def test_a_redis_that_comes_back_learns_what_was_counted() -> None:
    def is_settled() -> bool:
        rates.settle()
        return not vars(rates)["_unsettled"]

    with redis_server() as server:
        rates = Rates(PER_HOUR, store_of(server.url))
        rates.admit("one", 20)
        rates.settle()
        with server.client() as client:
            client.config_set("maxmemory", 1)
            assert rates.admit("one", 5).admitted
            rates.settle()
            assert vars(rates)["_unsettled"], "the memory is full"
        server.kill()
        assert rates.admit("one", 5).remaining == 30
        rates.settle()
        server.start()
        eventually(is_settled, "what was counted is settled")
        with server.client() as client:
            backlog, _ = cast(bytes, client.get(key_of("one"))).split()
        assert int(backlog) == 10 * unit(PER_HOUR)


def key_of(caller: str) -> str:
    return f"{{lawspeaker:rate}}:default:60/3600:{caller}"


def commands(client: Redis) -> dict[str, int]:
    """How often each command was called so far."""
    stats: Any = client.info("commandstats")
    return {name.removeprefix("cmdstat_"): figures["calls"] for name, figures in stats.items()}
