"""The background tasks of the front, from the start of the server to its end."""

import asyncio
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest

from lawspeaker.api import front as front_module
from lawspeaker.api.admission.gate import Gate
from lawspeaker.api.front import SWITCH_INTERVAL, Front, Message
from lawspeaker.api.observation.log import Log
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.app import create_app
from tests.api.observation.output import samples
from tests.api.worked import Worked
from tests.client import ask, run, status
from tests.sweeps import each


@contextmanager
def unchanged_switch_interval() -> Iterator[None]:
    before = sys.getswitchinterval()
    try:
        yield
    finally:
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


def test_the_front_starts_and_stops_with_the_server(dispute: Worked) -> None:
    front = create_app(Settings(log_level="error"))

    async def test() -> None:
        async def during() -> None:
            assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL)
            assert status(await ask(front, "/v1/games")) == 200

        before = asyncio.all_tasks()
        assert await live(front, during) == ["lifespan.startup.complete", "lifespan.shutdown.complete"]
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == before, "nothing goes on"
        assert status(await ask(front, "/v1/games")) == 500, "the lanes are closed"

    with unchanged_switch_interval():
        run(test)


def test_how_late_the_loop_is_is_counted_as_a_time_that_requests_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_module, "HOUSEKEEPING", 0.01)
    front = create_app(Settings(log_level="error"))

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

    with unchanged_switch_interval():
        run(lambda: _awaited(live(front, during)))


async def _awaited(what: Awaitable[object]) -> None:
    await what


def test_lines_that_the_log_has_kept_are_written_beside_all_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_module, "HOUSEKEEPING", 0.001)
    flushed = list[None]()
    monkeypatch.setattr(Log, "flush", lambda _: flushed.append(None))
    front = create_app(Settings(log_level="error"))

    async def during() -> None:
        while len(flushed) < 3:
            await asyncio.sleep(0.001)
        flushed.clear()

    with unchanged_switch_interval():
        run(lambda: _awaited(live(front, during)))
    assert flushed, "once more in the end"


def test_what_is_done_beside_all_requests_goes_on_after_an_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(front_module, "HOUSEKEEPING", 0.001)
    tried = list[None]()

    def fail(_: object) -> None:
        tried.append(None)
        raise OSError(28, "No space left on device")

    front = create_app(Settings(log_level="error"))

    async def during() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Metrics, "flush", fail)
            while len(tried) < 3:
                await asyncio.sleep(0.001)

    with unchanged_switch_interval():
        run(lambda: _awaited(live(front, during)))
    assert [record.getMessage() for record in caplog.records][:2] == ["background_failed"] * 2


@each("rate, settles", [(Rate(10, 60), True), (None, False)])
def test_rates_are_settled_in_a_thread_for_the_whole_life_where_there_are_any(
    monkeypatch: pytest.MonkeyPatch, rate: Rate | None, settles: bool
) -> None:
    settled: list[threading.Thread] = []
    monkeypatch.setattr(front_module, "SETTLE_EVERY", 0.001)
    monkeypatch.setattr(Gate, "settle", lambda _: settled.append(threading.current_thread()))
    front = create_app(Settings(log_level="error", rate_limit=rate))

    async def during() -> None:
        if settles:
            while len(settled) < 2:
                await asyncio.sleep(0.001)
        else:
            await asyncio.sleep(0.01)

    with unchanged_switch_interval():
        run(lambda: _awaited(live(front, during)))
    assert bool(settled) == settles
    assert threading.main_thread() not in settled
