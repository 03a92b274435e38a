"""The arithmetic of a rate limit, compared with a simple token bucket."""

from fractions import Fraction

from hypothesis import example, given
from hypothesis import strategies as st

from lawspeaker.api.admission.standing import LONGEST_WAIT, admit, charge, drain, largest, units_of
from lawspeaker.api.settings import Rate
from tests.sweeps import each

SECOND = 1_000_000
PER_MINUTE = Rate(60, 60)

rates = st.builds(
    Rate, st.integers(1, 20) | st.integers(1, 999_999) | st.integers(900_000, 999_999), st.sampled_from([1, 60, 3600])
)
amounts = st.integers(1, 20) | st.integers(1, 2_000_000)


class Bucket:
    """A naive implementation of the same limit: a token bucket that can go below zero."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = Fraction(rate.units)
        self.each = Fraction(rate.units, rate.seconds * SECOND)
        self.most_owed = Fraction(rate.units * max(rate.seconds, LONGEST_WAIT), rate.seconds)

    def pass_time(self, microseconds: int) -> None:
        for _ in range(microseconds):
            self.tokens = min(Fraction(self.rate.units), self.tokens + self.each)

    def admits(self, units: int) -> bool:
        if self.tokens < units:
            return False
        self.tokens -= units
        return True

    def charge(self, units: int) -> None:
        self.tokens = min(Fraction(self.rate.units), max(-self.most_owed, self.tokens - units))

    def seconds_until(self, units: int) -> int:
        missing = (units - self.tokens) / self.each / SECOND
        return max(0, -(-missing.numerator // missing.denominator))


@given(
    rate=rates,
    steps=st.lists(st.tuples(st.integers(0, 100), st.sampled_from(["admit", "charge", "give back"]), amounts), max_size=10),
)
@example(rate=Rate(999_999, 1), steps=[(0, "charge", 999_998), (1, "admit", 1), (2, "admit", 3), (2, "admit", 1)])
@example(rate=Rate(60, 60), steps=[(0, "admit", 61), (0, "admit", 60), (0, "charge", 30), (1, "give back", 30), (0, "admit", 1)])
@example(rate=Rate(3, 60), steps=[(0, "charge", 2_000_000), (100, "admit", 1), (0, "give back", 2_000_000)])
def test_the_backlog_agrees_with_a_token_bucket(rate: Rate, steps: list[tuple[int, str, int]]) -> None:
    backlog, bucket = 0, Bucket(rate)
    for elapsed, action, units in steps:
        backlog = drain(rate, backlog, elapsed)
        bucket.pass_time(elapsed)
        if action == "admit":
            standing = admit(rate, backlog, units)
            assert standing.admitted == bucket.admits(units)
        else:
            signed = units if action == "charge" else -units
            standing = charge(rate, backlog, signed)
            bucket.charge(signed)
        backlog = standing.backlog
        assert standing.remaining == max(0, bucket.tokens // 1)
        assert standing.wait(1) == bucket.seconds_until(1)
        assert standing.wait(rate.units) == bucket.seconds_until(rate.units)


@given(rate=rates, backlog=st.integers(0, 10**16), units=amounts)
def test_the_wait_is_long_enough_and_not_a_second_too_long(rate: Rate, backlog: int, units: int) -> None:
    standing = admit(rate, min(backlog, largest(rate)), min(units, rate.units))
    if not standing.admitted:
        wait = standing.wait(min(units, rate.units))
        assert admit(rate, drain(rate, standing.backlog, wait * SECOND), min(units, rate.units)).admitted
        assert not admit(rate, drain(rate, standing.backlog, (wait - 1) * SECOND), min(units, rate.units)).admitted
    if standing.remaining:
        assert admit(rate, standing.backlog, standing.remaining).admitted
    assert not admit(rate, standing.backlog, standing.remaining + 1).admitted


@each("rate, longest", [(Rate(100, 1), LONGEST_WAIT), (Rate(6000, 60), LONGEST_WAIT), (Rate(6000, 3600), 3600)])
def test_nobody_waits_longer_than_ten_minutes_or_the_rate(rate: Rate, longest: int) -> None:
    assert charge(rate, 0, 10**9).wait(1) == longest + 1  # and the time of one unit, rounded up
    assert charge(rate, charge(rate, 0, 10**9).backlog, 10**9).wait(1) == longest + 1


def test_a_clock_that_is_set_back_wears_nothing_off() -> None:
    assert drain(PER_MINUTE, 1000, -SECOND) == 1000


@each("seconds", [1, 60, 3600])
def test_lua_can_count_the_largest_backlog_of_the_largest_rate(seconds: int) -> None:
    assert largest(Rate(999_999, seconds)) < 2**53


@each("nanoseconds, units", [(0, 1), (1, 1), (40_000, 1), (1_000_000, 1), (1_000_001, 2), (10**9, 1000)])
def test_a_request_costs_a_unit_for_each_millisecond_begun(nanoseconds: int, units: int) -> None:
    assert units_of(nanoseconds) == units
