"""The background tasks of the front, from the start of the server to its end."""

import asyncio
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest

from lawspeaker.api import front as front_module
from lawspeaker.api.admission.gate import Gate
from lawspeaker.api.front import SWITCH_INTERVAL, Front, Message
from lawspeaker.api.observation.log import Log
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.app import create_front
from tests.api.observation.output import samples
from tests.api.worked import Worked
from tests.client import ask, run, status


@pytest.fixture(autouse=True)
def _unchanged_switch_interval() -> Iterator[None]:
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


async def live(front: Front, during: Callable[[], Awaitable[None]]) -> list[str]:
    """The lifespan messages of ``front``. Awaits ``during`` between start and shutdown."""
    said: list[str] = []
    started, stopping = asyncio.Event(), asyncio.Event()
    events = [(asyncio.Event(), "lifespan.startup"), (stopping, "lifespan.shutdown")]
    events[0][0].set()

    async def receive() -> Message:
        event, type = events.pop(0)
        await event.wait()
        return {"type": type}

    async def send(message: Message) -> None:
        said.append(message["type"])
        started.set()

    life = asyncio.ensure_future(front({"type": "lifespan"}, receive, send))
    await started.wait()
    await during()
    stopping.set()
    await life
    return said


def run_during(front: Front, during: Callable[[], Awaitable[None]]) -> None:
    async def test() -> None:
        await live(front, during)

    run(test)


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def test_the_front_starts_and_stops_with_the_server(dispute: Worked) -> None:
    front = create_front(Settings(log_level="error"))

    async def test() -> None:
        async def during() -> None:
            assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL)
            assert status(await ask(front, "/v1/games")) == 200

        before = asyncio.all_tasks()
        assert await live(front, during) == ["lifespan.startup.complete", "lifespan.shutdown.complete"]
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == before, "nothing goes on"
        assert status(await ask(front, "/v1/games")) == 500, "the lanes are closed"

    run(test)


def test_the_delay_of_the_loop_is_counted_as_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_module, "HOUSEKEEPING", 0.01)
    front = create_front(Settings(log_level="error"))

    async def waits(name: str) -> float:
        figures = await ask(front, "/metrics")
        assert figures is not None
        return samples(figures.body.decode(), f"lawspeaker_wait_seconds_{name}").get(("loop",), 0)

    async def during() -> None:
        while not (count := await waits("count")):
            await asyncio.sleep(0.01)
        time.sleep(0.3)  # blocks the event loop
        while await waits("count") < count + 2:
            await asyncio.sleep(0.01)
        assert await waits("sum") >= 0.29

    run_during(front, during)


def test_lines_that_the_log_has_kept_are_written_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_module, "HOUSEKEEPING", 0.001)
    flushed = list[None]()
    monkeypatch.setattr(Log, "flush", lambda _: flushed.append(None))
    front = create_front(Settings(log_level="error"))

    async def during() -> None:
        await until(lambda: len(flushed) >= 3)
        flushed.clear()

    run_during(front, during)
    assert flushed, "once more in the end"


def test_background_tasks_go_on_after_an_error(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(front_module, "HOUSEKEEPING", 0.001)
    tried = list[None]()

    def fail(_: object) -> None:
        tried.append(None)
        raise OSError(28, "No space left on device")

    front = create_front(Settings(log_level="error"))

    async def during() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Metrics, "flush", fail)
            await until(lambda: len(tried) >= 3)

    run_during(front, during)
    assert [record.getMessage() for record in caplog.records][:2] == ["background_failed"] * 2


def test_rates_are_settled_in_a_thread_if_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    settled: list[threading.Thread] = []
    monkeypatch.setattr(front_module, "SETTLE_EVERY", 0.001)
    monkeypatch.setattr(Gate, "settle", lambda _: settled.append(threading.current_thread()))

    async def while_settled() -> None:
        await until(lambda: len(settled) >= 2)

    run_during(create_front(Settings(log_level="error")), lambda: asyncio.sleep(0.02))
    assert not settled
    run_during(create_front(Settings(log_level="error", rate_limit=Rate(10, 60))), while_settled)
    assert threading.main_thread() not in settled
