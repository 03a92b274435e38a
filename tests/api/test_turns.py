"""Questions that are computed in the event loop take turns, so that other requests do not wait for all of them."""

import asyncio

import orjson
import pytest

from lawspeaker.api import questions
from lawspeaker.api import turns as turns_module
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import OVERLOADED
from lawspeaker.api.problems import Problem
from lawspeaker.api.settings import Settings
from lawspeaker.api.turns import Turns
from lawspeaker.app import create_front
from tests.api.observation.output import samples_of
from tests.api.worked import Worked
from tests.client import ask, field, run, status
from tests.serving import LONG
from tests.sweeps import each


def exchange() -> Exchange:
    return Exchange("POST", "/v1/", "/v1/", "", {}, "192.0.2.1", "http", "1.1")


def test_operators_and_cached_answers_go_past_a_burst(dispute: Worked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "ROUND_BUDGET", 0.0)
    front = create_front(Settings(log_level="error"))
    body = orjson.dumps(dispute.body)

    async def test() -> None:
        assert status(await ask(front, dispute.path, body)) == 200
        burst = [asyncio.ensure_future(ask(front, dispute.path, body + b" " * number)) for number in range(1, 101)]
        await asyncio.sleep(0)
        assert status(await ask(front, "/healthz")) == 200
        assert field(await ask(front, dispute.path, body), "cache-status").endswith("memory")
        assert sum(task.done() for task in burst) < 30
        assert {status(answer) for answer in await asyncio.gather(*burst)} == {200}

    run(test)


def test_a_question_is_computed_once_however_many_wait_for_it(dispute: Worked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "ROUND_BUDGET", 0.0)
    monkeypatch.setattr(questions, "STEPS_IN_LOOP", 10**9)
    front = create_front(Settings(log_level="error"))

    async def test() -> None:
        body = orjson.dumps(dispute.body)
        other = ask(front, dispute.path, body + b" ")  # takes the first turn, so that all others wait
        _, *answers = await asyncio.gather(other, *(ask(front, dispute.path, body) for _ in range(20)))
        levels = [field(answer, "cache-status") for answer in answers]
        assert levels.count("lawspeaker; fwd=miss; stored") == 1

    run(test)


@each("patience, places", [(0.0, 1), (LONG, 0)])
def test_a_request_that_gets_no_turn_in_time_is_refused(monkeypatch: pytest.MonkeyPatch, patience: float, places: int) -> None:
    monkeypatch.setattr(turns_module, "PATIENCE", patience)
    monkeypatch.setattr(turns_module, "MOST_WAITING", places)
    metrics = Metrics()

    async def test() -> None:
        turns = Turns(metrics)
        turns.spend(turns_module.ROUND_BUDGET)
        with pytest.raises(Problem) as found:
            await turns.take(exchange())
        assert (found.value.type, found.value.headers) == (OVERLOADED, (("Retry-After", "1"),))
        assert samples_of(metrics, "lawspeaker_refusals_total")["load",] == 1

    run(test)


def test_turns_come_in_order_and_who_left_holds_up_nobody() -> None:
    order: list[int] = []

    async def test() -> None:
        turns = Turns(Metrics())

        async def take_turn(number: int) -> None:
            await turns.take(exchange())
            order.append(number)
            turns.spend(turns_module.ROUND_BUDGET)

        tasks = [asyncio.ensure_future(take_turn(number)) for number in range(6)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0.01)
        await turns.take(last := exchange())
        assert not last.wait_seconds, "nobody waits any more"

    run(test)
    assert order == [0, 1, 3, 4, 5]


def test_who_is_answered_at_once_goes_before_few() -> None:
    async def test() -> None:
        turns = Turns(Metrics())
        assert turns.is_there_time
        tasks = [asyncio.ensure_future(turns.take(exchange())) for _ in range(turns_module.FEW_WAITING + 1)]
        turns.spend(turns_module.ROUND_BUDGET)
        assert not turns.is_there_time
        found = []
        for _ in tasks:
            await asyncio.sleep(0)
            found.append(turns.is_there_time)
        assert found[0] is False
        assert found[-1] is True
        await asyncio.gather(*tasks)

    run(test)
