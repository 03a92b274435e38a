"""Limits on work: they end it after the same number of steps on any machine."""

import pytest

from lawspeaker.adjudication.work import Abandoned, Allowance, Budget, GivenUp, steps_to_rule_on


def test_a_budget_ends_after_its_steps() -> None:
    work = Budget(3)
    for _ in range(3):
        work.spend()
    with pytest.raises(GivenUp):
        work.spend()


def test_steps_may_count_more_or_less_than_one() -> None:
    work = Budget(3)
    work.spend(2)
    for _ in range(4):
        work.spend(0.25)
    with pytest.raises(GivenUp):
        work.spend(0.25)


def test_a_long_action_counts_for_more_than_a_short_one() -> None:
    assert steps_to_rule_on({"type": "take", "cards": ["grain"] * 50}) > steps_to_rule_on({"type": "take"}) + 10


def test_searches_of_one_request_share_its_allowance() -> None:
    allowance = Allowance(5)
    Budget(3, allowance).spend(3)
    with pytest.raises(Abandoned):
        Budget(3, allowance).spend(3)


def test_a_search_at_its_own_end_takes_nothing_of_the_allowance() -> None:
    allowance = Allowance(5)
    with pytest.raises(GivenUp):
        Budget(3, allowance).spend(4)
    allowance.spend(5)


def test_a_request_that_was_stopped_ends_at_its_next_step() -> None:
    allowance = Allowance()
    work = Budget(within=allowance)
    work.spend()
    allowance.stop()
    with pytest.raises(Abandoned):
        work.spend()
