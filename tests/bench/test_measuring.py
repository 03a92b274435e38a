"""Runs each measurement once on a small scale against real processes, to test that `make bench` still works."""

import pytest

from tests.bench import (
    costs,
    fairness,
    hang_ups,
    hostile,
    largest_bodies,
    latency,
    machine,
    memory,
    shedding,
    under_load,
    yardstick,
)
from tests.bench.messages import CHEAP
from tests.bench.positions import QUESTIONS, REPRESENTATIVE, SLOW_QUESTIONS
from tests.tools import WRK, needs

pytestmark = pytest.mark.slow


def test_questions_are_measured_over_http_and_within_the_process() -> None:
    named, timed = ("confusing-lands", "scores of two full landscapes"), ("confusing-lands", "every placement of four faces")
    (row,), (time,) = latency.measure({named: QUESTIONS[named]}, {timed: SLOW_QUESTIONS[timed]}, batches=2, requests=2)
    assert (row.game, row.name) == named
    assert min(row.cold.low, row.ruling, row.cached.low, *row.walls, row.shape) > 0
    assert row.cold.median > row.cached.median
    assert (time.name, time.items) == (timed[1], 660)
    assert min(time.wall, time.cpu) > 0


def test_it_is_measured_what_answers_cost_in_process() -> None:
    short, replay = ("graenaland", "votes in one territory"), ("java", "replay of a whole game")
    rows = {(row.game, row.name): row for row in costs.measure([short, replay], rounds=2)}
    assert rows.keys() == {short, replay}
    known = rows[short].known
    assert known is not None
    assert 0 < known < rows[short].cold < 100_000
    assert rows[replay].known is None
    assert 0 < rows[replay].cold < 100_000  # of one action


@needs(WRK)
def test_the_service_is_kept_busy() -> None:
    named = ("graenaland", "ruling: a village is built")
    rows = under_load.measure({named: QUESTIONS[named]}, workers=[1], rounds=1)
    assert [(row.workers, row.how, row.way is None) for row in rows] == [(1, "cold", False), (1, "cached", True)]
    for row in rows:
        assert min(row.figures.per_second.median, row.figures.cpu.median) > 0
        assert row.figures.p99 >= row.figures.p50 > 0


@needs(WRK)
def test_the_yardstick_is_measured_beside_the_service() -> None:
    name = yardstick.COMPARED[0]
    rows = yardstick.measure([name], batches=2, requests=2, rounds=1)
    assert [(row.name, row.how) for row in rows] == [(name, "cold"), (name, "cached")]
    assert all(min(row.ratio.low, row.ratio_under_load, row.rate_under_load) > 0 for row in rows)


def test_others_are_asked_for_while_some_ask_without_pause() -> None:
    found = fairness.measure(seconds=0.4, expensive=CHEAP)
    assert [(row.what, row.number, row.refused) for row in found.rows] == [(what, 10, 0) for what in fairness.PACES]
    assert found.expensive[200] > 0
    assert found.lag_most >= found.lag_p99 > 0


def test_it_is_measured_what_questions_cost_that_were_reset() -> None:
    assert [row.number for row in hang_ups.measure(number=3, expensive=CHEAP)] == [3, 3]


def test_twice_the_load_is_sent_and_what_comes_after_is_measured() -> None:
    found = shedding.measure(seconds=0.5, message=CHEAP)
    assert sum(found.answers.values()) == round(found.per_second * 0.5) > 0
    for recovery in (found.cheap, found.expensive):
        assert min(recovery) > 0


def test_large_bodies_are_all_answered() -> None:
    found = largest_bodies.measure(size=10_000, connections=12)
    assert (found.unanswered, found.killed) == (0, 0)
    assert all(sum(statuses.values()) == 2 * largest_bodies.TIMES for statuses in found.statuses.values())
    assert found.statuses["a ruling, and blanks"] == {200: 4}
    assert 20 < found.peak < 2_000


def test_every_hostile_body_is_measured_and_refused_as_it_should_be() -> None:
    rows = hostile.measure(rounds=1)
    assert [(row.name, row.size, row.status) for row in rows] == [
        (body.name, len(body.body), body.status) for body in hostile.hostile_bodies()
    ]
    assert all(row.cpu_ms > 0 for row in rows)


def test_the_memory_of_the_workers_is_measured() -> None:
    figures = memory.measure(starts=1, requests=20)
    for taken in (figures.fresh, figures.used):
        assert 10 < taken.uss <= taken.pss <= taken.rss < 2_000
    assert 0 < figures.start.median < 60


def test_the_machine_is_described() -> None:
    assert " cores, Linux " in machine.describe()
    assert "gunicorn " in machine.versions()


def test_what_represents_the_games_is_a_ruling_and_scores_of_each() -> None:
    questions = [(game, QUESTIONS[game, name].question) for game, name in REPRESENTATIVE]
    games = ("graenaland", "confusing-lands", "java")
    assert questions[1:] == [(game, question) for game in games for question in ("rulings", "scores")]
