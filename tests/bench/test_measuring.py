"""Each measurement, made once in small against real processes: that what `make bench` does is still possible."""

import shutil

import pytest

from tests.bench import latency, machine, memory, under_load, yardstick
from tests.bench.positions import QUESTIONS, REPRESENTATIVE, TIMED

pytestmark = pytest.mark.slow

busy = pytest.mark.skipif(shutil.which("wrk") is None, reason="wrk is not installed")


def test_questions_are_measured_beside_hello_and_echo() -> None:
    named, timed = ("confusing-lands", "scores of two full landscapes"), ("confusing-lands", "every placement of four faces")
    (row,), (time,) = latency.measured({named: QUESTIONS[named]}, {timed: TIMED[timed]}, batches=2, requests=2)
    assert (row.game, row.name) == named
    assert min(row.hello, row.echo, row.cold.low, row.cached.low, row.to_hello, row.shape) > 0
    assert (time.name, time.items) == (timed[1], 660)


@busy
def test_the_service_is_kept_busy() -> None:
    named = ("graenaland", "ruling: a village is built")
    rows = under_load.measured({named: QUESTIONS[named]}, workers=[2], rounds=1)
    assert [(row.workers, row.how) for row in rows] == [(2, "hello"), (2, "echo"), (2, "cold"), (2, "cached")]
    assert all(row.per_second.median > 0 and row.p99 >= row.p50 > 0 for row in rows)


@busy
def test_the_yardstick_is_measured_beside_the_service() -> None:
    name = yardstick.COMPARED[0]
    rows = yardstick.measured([name], batches=2, requests=2, rounds=1)
    assert [(row.name, row.how) for row in rows] == [(name, "cold"), (name, "cached")]
    assert all(min(*row.took, row.ratio.low, row.per_second[0].low, row.per_second[1].low) > 0 for row in rows)


def test_the_memory_of_the_workers_is_measured() -> None:
    figures = memory.measured(starts=1, requests=20)
    for taken in (figures.fresh, figures.used):
        assert 10 < taken.uss <= taken.pss <= taken.rss < 2_000
    assert 0 < figures.start.median < 60


def test_the_machine_is_described() -> None:
    assert " cores, Linux " in machine.described()
    assert "gunicorn " in machine.versions()


def test_what_represents_the_games_is_a_ruling_and_scores_of_each() -> None:
    asked = [(game, QUESTIONS[game, name].question) for game, name in REPRESENTATIVE]
    assert asked == [(game, question) for game in ("graenaland", "confusing-lands", "java") for question in ("rulings", "scores")]
