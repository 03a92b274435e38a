"""For which answers Redis is asked."""

import pytest

from lawspeaker.api.cache.worth import CLEARLY, Costs
from tests.api.cache.asking import asked

ROUND_TRIP = 0.001


@pytest.mark.parametrize(("times", "is_dear"), [(0.5, False), (1, False), (CLEARLY, False), (CLEARLY + 0.1, True), (1000, True)])
def test_what_costs_clearly_more_than_a_round_trip_is_dear(times: float, is_dear: bool) -> None:
    costs = Costs(lambda: 0)
    costs.add(asked(), times * ROUND_TRIP)
    assert costs.exceed(ROUND_TRIP, asked()) is is_dear


def test_what_is_not_known_is_to_be_found_out() -> None:
    costs = Costs(lambda: 0)
    assert costs.exceed(ROUND_TRIP, asked())
    costs.add(asked(), 0)
    assert costs.exceed(None, asked())
    assert not costs.exceed(ROUND_TRIP, asked())


def test_each_operation_and_size_has_a_cost_of_its_own() -> None:
    costs = Costs(lambda: 0)
    costs.add(asked(operation="cheap"), 0)
    costs.add(asked(operation="dear", body=b"{}"), 0)
    costs.add(asked(operation="dear", body=b"{}".ljust(10_000)), 1)
    assert not costs.exceed(ROUND_TRIP, asked(operation="cheap"))
    assert not costs.exceed(ROUND_TRIP, asked(operation="dear", body=b"[]"))
    assert costs.exceed(ROUND_TRIP, asked(operation="dear", body=b"{}".ljust(9_000)))


def test_the_cost_is_that_of_late() -> None:
    now = 0.0
    costs = Costs(lambda: now)
    costs.add(asked(), 0)
    assert not costs.exceed(ROUND_TRIP, asked())
    now = 61.0
    assert costs.exceed(ROUND_TRIP, asked())
