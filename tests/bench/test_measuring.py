"""Runs each measurement once on a small scale against real processes, to test that `make bench` still works.

`make test` runs one of them, `make thorough` all.
"""

import os
from http.server import BaseHTTPRequestHandler

import pytest

from tests.bench import (
    costs,
    cpu,
    engine_cases,
    fairness,
    hang_ups,
    hostile,
    largest_bodies,
    latency,
    machine,
    memory,
    shedding,
    under_load,
    wrk,
    yardstick,
)
from tests.bench.messages import CHEAP
from tests.bench.positions import QUESTIONS, REPRESENTATIVE, SLOW_QUESTIONS
from tests.cli.listening import listening, send
from tests.tools import WRK, needs

thorough = pytest.mark.thorough
pytestmark = pytest.mark.slow


def test_memory_and_start_are_measured() -> None:
    figures = memory.measure(starts=1, requests=20)
    for taken in (figures.fresh, figures.used):
        assert 10 < taken.uss <= taken.pss <= taken.rss < 2_000
    assert figures.start.median > 0


@thorough
def test_questions_are_measured_over_http_and_in_process() -> None:
    named, timed = ("confusing-lands", "scores of two full landscapes"), ("confusing-lands", "every placement of four faces")
    (row,), (time,) = latency.measure({named: QUESTIONS[named]}, {timed: SLOW_QUESTIONS[timed]}, batches=2, requests=2)
    assert (row.game, row.name) == named
    assert min(row.cold.low, row.ruling, row.cached.low, *row.walls, row.shape) > 0
    assert (time.name, time.items) == (timed[1], 660)
    assert min(time.wall, time.cpu) > 0


@thorough
def test_the_cost_of_answers_in_process_is_measured() -> None:
    short, replay = ("graenaland", "votes in one territory"), ("java", "replay of a whole game")
    rows = {(row.game, row.name): row for row in costs.measure([short, replay], rounds=2)}
    assert rows.keys() == {short, replay}
    known = rows[short].known
    assert known is not None
    assert min(known, rows[short].cold) > 0
    assert rows[replay].known is None
    assert rows[replay].cold > 0


@thorough
@needs(WRK)
def test_wrk_varies_the_body_if_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "wait_until_idle", lambda pids: None)
    bodies = list[bytes]()

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        bodies.append(body)
        send(handler, 200, b"", "text/plain")

    for is_varied in (False, True):
        bodies.clear()
        with listening(respond) as url:
            wrk.run(wrk.Target(url, [os.getpid()], b'{"a": "%d\\n"}', is_varied))
        assert {body.rstrip() for body in bodies} == {b'{"a": "%d\\n"}'}
        assert len(set(bodies)) == (len(bodies) if is_varied else 1)
        assert len(bodies) > 1


@thorough
@needs(WRK)
def test_the_service_is_kept_busy() -> None:
    named = ("graenaland", "ruling: a village is built")
    rows = under_load.measure({named: QUESTIONS[named]}, workers=[1], rounds=1)
    assert [(row.workers, row.how, row.way is None) for row in rows] == [(1, "cold", False), (1, "cached", True)]
    for row in rows:
        assert min(row.figures.per_second.median, row.figures.cpu.median) > 0
        assert row.figures.p99 >= row.figures.p50 > 0


@thorough
@needs(WRK)
def test_the_yardstick_is_measured_beside_the_service() -> None:
    name = yardstick.COMPARED[0]
    rows = yardstick.measure([name], batches=2, requests=2, rounds=1)
    assert [(row.name, row.how) for row in rows] == [(name, "cold"), (name, "cached")]
    assert all(min(row.ratio.low, row.ratio_under_load, row.rate_under_load) > 0 for row in rows)


@thorough
def test_other_engines_agree_with_the_service_and_are_measured() -> None:
    found = engine_cases.measure(rounds=2, at_once=1)
    assert [(row.engine, row.other) for row in found.coverage if row.other or row.same < 20] == []
    assert all(min(row.policy, row.around, row.theirs.median, row.ours.median) > 0 for row in found.rows)


@thorough
def test_others_are_measured_beside_expensive_questions() -> None:
    found = fairness.measure(seconds=0.4, expensive=CHEAP)
    assert [(row.what, row.number) for row in found.rows] == [(what, 10) for what in fairness.PACES]
    assert found.expensive[200] > 0
    assert found.lag_most >= found.lag_p99 > 0


@thorough
def test_the_cost_of_reset_questions_is_measured() -> None:
    assert [row.number for row in hang_ups.measure(number=3, expensive=CHEAP)] == [3, 3]


@thorough
def test_twice_the_load_and_the_recovery_are_measured() -> None:
    found = shedding.measure(seconds=0.5, message=CHEAP)
    assert sum(found.answers.values()) == round(found.per_second * 0.5) > 0
    for recovery in (found.cheap, found.expensive):
        assert min(recovery) > 0


@thorough
def test_large_bodies_are_all_answered() -> None:
    found = largest_bodies.measure(size=10_000, connections=12)
    assert (found.unanswered, found.killed) == (0, 0)
    assert all(sum(statuses.values()) == 2 * largest_bodies.TIMES for statuses in found.statuses.values())
    assert found.statuses["a ruling, and blanks"] == {200: 4}
    assert 20 < found.peak < 2_000


@thorough
def test_every_hostile_body_is_measured_and_refused() -> None:
    rows = hostile.measure(rounds=1)
    assert [(row.name, row.size, row.status) for row in rows] == [
        (body.name, len(body.body), body.status) for body in hostile.hostile_bodies()
    ]
    assert all(row.cpu_ms > 0 for row in rows)


def test_the_machine_is_described() -> None:
    assert " cores, Linux " in machine.describe()
    assert "gunicorn " in machine.versions()


def test_a_ruling_and_scores_represent_each_game() -> None:
    questions = [(game, QUESTIONS[game, name].question) for game, name in REPRESENTATIVE]
    games = ("graenaland", "confusing-lands", "java")
    assert questions[1:] == [(game, question) for game in games for question in ("rulings", "scores")]
