"""The cost of a request under a rate limit: one unit for each millisecond of processor time, and at least one."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from time import thread_time
from typing import Any

import orjson
import pytest
from werkzeug.test import Client, TestResponse

from lawspeaker.api.admission import rates
from lawspeaker.api.settings import Rate
from tests.api.worked import Worked
from tests.client import Adapter, ask, client_of_front, first_stop
from tests.serving import LONG
from tests.sweeps import each

UNITS = 10_000
COST = 30
"""The least processor time of a question, in milliseconds."""


@pytest.fixture(autouse=True)
def _no_units_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "monotonic_ns", lambda: 10**15)


def slow(dispute: Worked, outcome: Callable[..., Any]) -> Client:
    """A client of a service with one game. Each question takes ``COST`` milliseconds of processor time before ``outcome``."""

    def view(*arguments: Any) -> Any:
        until = thread_time() + COST / 1000
        while thread_time() < until:
            pass
        return outcome(*arguments)

    return client_of_front({dispute.game.id: replace(dispute.game, State=view)}, rate_limit=Rate(UNITS, 86_400))


def fail(*_: object) -> Any:
    raise ZeroDivisionError


def left(answer: TestResponse) -> int:
    """The number of units left, from the headers of an answer."""
    (remaining,) = (part[2:] for part in answer.headers["RateLimit"].split(";") if part.startswith("r="))
    return int(remaining)


@each("operation", ["rulings", "legal-actions"])
def test_computed_answers_cost_their_work_cached_ones_a_unit(dispute: Worked, operation: str) -> None:
    """A ruling is computed in the event loop, a listing of unknown cost in the lane for expensive questions."""
    client = slow(dispute, dispute.game.State)
    body = dispute.body if operation == "rulings" else {"state": dispute.body["state"]}
    computed, cached = (client.post(f"/v1/games/{dispute.game.id}/{operation}", json=body) for _ in range(2))
    assert (computed.status_code, cached.status_code) == (200, 200)
    assert 0 < left(computed) <= UNITS - COST
    assert left(cached) == left(computed) - 1


def test_work_that_leads_to_no_answer_is_charged_too(dispute: Worked) -> None:
    answer = slow(dispute, fail).post(dispute.path, json=dispute.body)
    assert answer.status_code == 500
    assert left(answer) <= UNITS - COST


def test_a_disconnected_client_is_charged(dispute: Worked, monkeypatch: pytest.MonkeyPatch) -> None:
    disconnected, stopped = asyncio.Event(), first_stop(monkeypatch)

    def wait_for_disconnect(*arguments: Any) -> Any:
        loop.call_soon_threadsafe(disconnected.set)
        assert stopped.wait(LONG)
        return dispute.game.State(*arguments)

    client = slow(dispute, wait_for_disconnect)
    assert isinstance(client.application, Adapter)
    front, body = client.application.front, orjson.dumps({"state": dispute.body["state"]})
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        path = f"/v1/games/{dispute.game.id}/legal-actions"
        assert runner.run(ask(front, path, body, disconnected=disconnected)) is None
    assert left(client.get("/v1/games")) <= UNITS - COST


def test_a_batch_costs_its_work_and_at_least_a_unit_a_question(dispute: Worked) -> None:
    client = slow(dispute, dispute.game.State)
    question = {dispute.game.id: {"rulings": dispute.body}}
    computed, cached = (client.post("/v1/batches", json={"questions": [question] * 20}) for _ in range(2))
    assert (computed.status_code, cached.status_code) == (200, 200)
    assert 0 < left(computed) <= UNITS - COST
    assert left(cached) <= left(computed) - 20
