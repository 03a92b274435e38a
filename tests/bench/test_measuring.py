"""Runs each measurement once on a small scale against real processes, to test that `make bench` still works."""

import os
from http.server import BaseHTTPRequestHandler

import pytest

from tests.answering import listening, send
from tests.bench import (
    costs,
    cpu,
    fairness,
    hostile,
    largest_bodies,
    machine,
    memory,
    shedding,
    under_load,
    wrk,
    yardstick,
)
from tests.bench.figures import Figures
from tests.bench.goals import goals
from tests.bench.messages import CHEAP
from tests.bench.positions import QUESTIONS
from tests.bench.report import report
from tests.tools import WRK, needs

pytestmark = [pytest.mark.slow, pytest.mark.thorough]


@needs(WRK)
def test_everything_is_measured_and_reported() -> None:
    ruling, replay = ("graenaland", "ruling: a pass"), ("java", "replay of a whole game")
    figures = Figures(
        machine.describe(),
        costs.measure([ruling, replay], rounds=2),
        under_load.measure({ruling: QUESTIONS[ruling]}, workers=[1], rounds=1),
        yardstick.measure(rounds=1),
        memory.measure(starts=1, requests=20),
        fairness.measure(seconds=0.4, expensive=CHEAP),
        shedding.measure(seconds=0.5, message=CHEAP),
        largest_bodies.measure(size=10_000, connections=12),
        hostile.measure(rounds=1),
    )
    assert all(row.spent > 0 for row in figures.costs)
    assert [(row.how, row.way is None) for row in figures.loads] == [("cold", False), ("cached", True)]
    assert 10 < figures.memory.fresh.uss <= figures.memory.fresh.pss <= figures.memory.fresh.rss < 2_000
    assert [(row.what, row.number) for row in figures.fairness.rows] == [(what, 10) for what in fairness.PACES]
    assert sum(figures.shedding.answers.values()) == round(figures.shedding.per_second * 0.5) > 0
    assert (figures.largest_bodies.unanswered, figures.largest_bodies.killed) == (0, 0)
    assert figures.largest_bodies.statuses["a ruling, and blanks"] == {200: 4}
    written = report(figures)
    assert all(goal.what in written for goal in goals(figures))


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
