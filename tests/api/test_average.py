"""Moving averages."""

import pytest

from lawspeaker.api.average import Average


def test_single_measurements_change_the_average_little() -> None:
    average = Average()
    assert average.at(0) is None
    average.add(1.0, now=0)
    assert average.at(0) == 1.0
    for second in range(1, 100):
        average.add(1.0 if second < 50 else 0.1, now=second)
    assert average.at(100) == pytest.approx(0.1, abs=0.01)
    average.add(1.1, now=100)
    assert average.at(100) == pytest.approx(0.2, abs=0.01)


def test_what_was_measured_a_minute_ago_is_forgotten() -> None:
    average = Average()
    average.add(5.0, now=0)
    assert average.at(60) == 5.0
    assert average.at(61) is None
    average.add(0.1, now=61)
    assert average.at(61) == pytest.approx(0.1)
