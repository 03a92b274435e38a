"""The expected cost of an answer, and whether Redis is used for it."""

from lawspeaker.api.cache.costs import LEAST_ROUND_TRIPS, Costs
from tests.api.cache.inquiries import inquiry
from tests.sweeps import each

ROUND_TRIP = 0.001


@each(
    "times, is_expensive", [(0.5, False), (1, False), (LEAST_ROUND_TRIPS, False), (LEAST_ROUND_TRIPS + 0.1, True), (1000, True)]
)
def test_what_costs_clearly_more_than_a_round_trip_is_expensive(times: float, is_expensive: bool) -> None:
    costs = Costs(lambda: 0)
    costs.add(inquiry(), times * ROUND_TRIP)
    assert costs.exceed(ROUND_TRIP, inquiry()) is is_expensive


def test_an_unknown_cost_exceeds_only_a_known_round_trip() -> None:
    costs = Costs(lambda: 0)
    assert costs.exceed(ROUND_TRIP, inquiry())
    assert costs.expected(inquiry()) is None
    costs.add(inquiry(), 0)
    assert costs.exceed(None, inquiry())
    assert not costs.exceed(ROUND_TRIP, inquiry())
    costs.add(inquiry(), 0.4)
    assert 0 < (costs.expected(inquiry(body=b"[]")) or 0) < 0.4


def test_what_is_expected_follows_the_last_ten_costs() -> None:
    costs = Costs(lambda: 0)
    for cost in (*[1.0] * 50, *[0.1] * 50):
        costs.add(inquiry(), cost)
    assert 0.1 < (costs.expected(inquiry()) or 0) < 0.11


def test_each_operation_and_size_has_a_cost_of_its_own() -> None:
    costs = Costs(lambda: 0)
    costs.add(inquiry(operation="cheap"), 0)
    costs.add(inquiry(operation="expensive", body=b"{}"), 0)
    costs.add(inquiry(operation="expensive", body=b"{}".ljust(10_000)), 1)
    assert not costs.exceed(ROUND_TRIP, inquiry(operation="cheap"))
    assert not costs.exceed(ROUND_TRIP, inquiry(operation="expensive", body=b"[]"))
    assert costs.exceed(ROUND_TRIP, inquiry(operation="expensive", body=b"{}".ljust(9_000)))


def test_a_cost_is_forgotten_after_a_minute() -> None:
    now = 0.0
    costs = Costs(lambda: now)
    costs.add(inquiry(), 0)
    assert not costs.exceed(ROUND_TRIP, inquiry())
    now = 61.0
    assert costs.exceed(ROUND_TRIP, inquiry())
    assert costs.expected(inquiry()) is None
