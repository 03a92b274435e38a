"""The expected cost of an answer, and whether Redis is used for it."""

import pytest

from lawspeaker.api.cache.costs import LEAST_ROUND_TRIPS, Costs
from tests.api.cache.inquiries import inquiry

ROUND_TRIP = 0.001


@pytest.mark.parametrize(
    ("times", "is_expensive"),
    [(0.5, False), (1, False), (LEAST_ROUND_TRIPS, False), (LEAST_ROUND_TRIPS + 0.1, True), (1000, True)],
)
def test_what_costs_clearly_more_than_a_round_trip_is_expensive(times: float, is_expensive: bool) -> None:
    costs = Costs(lambda: 0)
    costs.add(inquiry(), times * ROUND_TRIP)
    assert costs.exceed(ROUND_TRIP, inquiry()) is is_expensive


def test_an_unknown_cost_counts_as_more_than_a_round_trip_and_an_unknown_round_trip_as_less() -> None:
    costs = Costs(lambda: 0)
    assert costs.exceed(ROUND_TRIP, inquiry())
    costs.add(inquiry(), 0)
    assert costs.exceed(None, inquiry())
    assert not costs.exceed(ROUND_TRIP, inquiry())


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


def test_the_expected_time_is_that_of_questions_of_the_same_operation_and_size() -> None:
    costs = Costs(lambda: 0)
    assert costs.expected(inquiry()) is None
    for seconds in (0.1, 0.3):
        costs.add(inquiry(), seconds)
    assert costs.expected(inquiry(body=b"[]")) == pytest.approx(0.2)
    assert costs.expected(inquiry(body=b"[" + b" " * 100 + b"]")) is None
    assert costs.expected(inquiry(operation="java_setups")) is None
