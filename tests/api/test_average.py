"""Moving averages."""

import pytest

from lawspeaker.api.average import Average


def test_at_first_nothing_is_known() -> None:
    assert Average().at(0) is None


def test_the_first_time_is_the_average() -> None:
    average = Average()
    average.add(0.5, now=1_000)
    assert average.at(1_000) == 0.5


def test_it_follows_what_is_measured() -> None:
    average = Average()
    for second in range(100):
        average.add(1.0 if second < 50 else 0.1, now=second)
    assert average.at(100) == pytest.approx(0.1, abs=0.01)


def test_one_time_of_many_changes_little() -> None:
    average = Average()
    for second in range(20):
        average.add(0.1, now=second)
    average.add(1.1, now=20)
    assert average.at(20) == pytest.approx(0.2)


def test_what_was_measured_a_minute_ago_is_forgotten() -> None:
    average = Average()
    average.add(5.0, now=0)
    assert average.at(60) == 5.0
    assert average.at(61) is None
    average.add(0.1, now=61)
    assert average.at(61) == pytest.approx(0.1)
