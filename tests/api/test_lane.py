"""A lane runs one job after another, limits its queue, and drops the jobs of clients that have disconnected."""

import asyncio
import gc
import threading
import weakref
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from time import monotonic, thread_time
from typing import Any

import pytest

from lawspeaker.adjudication.work import Abandoned, Allowance, Budget
from lawspeaker.api.exchange import ClientDisconnected, Exchange, WaitForDisconnect
from lawspeaker.api.lane import Lane
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import OVERLOADED
from lawspeaker.api.problems import Problem
from tests.api.observation.output import samples_of
from tests.serving import LONG

Make = Callable[..., Lane]


def busy(seconds: float) -> None:
    """Uses ``seconds`` of processor time."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass


class Gate:
    """Work that blocks until the test releases it."""

    def __init__(self) -> None:
        self.begun, self.may_end = threading.Event(), threading.Event()

    def __call__(self, _allowance: Allowance) -> str:
        self.begun.set()
        assert self.may_end.wait(LONG)
        return "done"


def exchange() -> Exchange:
    return Exchange("POST", "/v1/", "/v1/", "", {}, "192.0.2.1", "http", "1.1")


async def never() -> None:
    """The client does not disconnect."""
    await asyncio.get_running_loop().create_future()


async def begun(gate: Gate) -> None:
    """Waits until the thread of the lane runs the work of ``gate``."""
    assert await asyncio.to_thread(gate.begun.wait, LONG)


async def queued() -> None:
    """Waits until every request so far is queued in its lane."""
    for _ in range(3):
        await asyncio.sleep(0)


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def make(metrics: Metrics) -> Iterator[Make]:
    """A function that makes lanes, by default with a long patience."""
    lanes: list[Lane] = []

    def made(name: str = "test", places: int = 16, patience: float = LONG, places_of_one: int = 16) -> Lane:
        lanes.append(Lane(name, metrics, places, patience, places_of_one))
        return lanes[-1]

    yield made
    for lane in lanes:
        lane.close()


def run(lane: Lane, work: Callable[[Allowance], Any], wait_for_disconnect: WaitForDisconnect = never) -> "asyncio.Task[Any]":
    return asyncio.ensure_future(lane.run(exchange(), work, Allowance(), wait_for_disconnect))


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Decorates ``test`` to run in its own event loop for at most ``LONG`` seconds."""

    def synchronous(make: Make, metrics: Metrics) -> None:
        asyncio.run(asyncio.wait_for(test(make, metrics), LONG))

    synchronous.__name__ = test.__name__
    return synchronous


@in_a_loop
async def test_requests_are_worked_on_in_order_in_one_thread(make: Make, metrics: Metrics) -> None:
    """It starts with the first of them: a worker is forked after the lane is made, and threads do not survive a fork."""

    def started() -> list[threading.Thread]:
        return [thread for thread in threading.enumerate() if thread.name.startswith("ordered")]

    lane, gate, order, threads = make("ordered"), Gate(), list[int](), set[threading.Thread]()

    def note(number: int, _: Allowance) -> None:
        order.append(number)
        threads.add(threading.current_thread())

    assert started() == []
    first = run(lane, gate)
    await begun(gate)
    others = [run(lane, partial(note, number)) for number in range(10)]
    await queued()
    assert order == []
    gate.may_end.set()
    assert await first == "done"
    await asyncio.gather(*others)
    assert order == list(range(10))
    assert list(threads) == started()


@in_a_loop
async def test_a_full_lane_refuses_at_once(make: Make, metrics: Metrics) -> None:
    lane, gate = make(places=3), Gate()
    inside = [run(lane, gate)]
    await begun(gate)
    inside += [run(lane, lambda _: "done") for _ in range(2)]
    await queued()
    assert lane.is_full
    with pytest.raises(Problem) as refused:
        await run(lane, lambda _: pytest.fail("it began"))
    assert (refused.value.type, refused.value.headers) == (OVERLOADED, (("Retry-After", "1"),))
    assert samples_of(metrics, "lawspeaker_refusals_total")["load",] == 1
    gate.may_end.set()
    assert await asyncio.gather(*inside) == ["done"] * 3
    assert not lane.is_full
    assert await run(lane, lambda _: "again") == "again"


@in_a_loop
async def test_the_clients_of_one_network_leave_places_to_others(make: Make, metrics: Metrics) -> None:
    lane, gate = make(places=4, places_of_one=2), Gate()

    def of(client: str) -> "asyncio.Task[Any]":
        exchange = Exchange("GET", "/", "/", "", {}, client, "http", "1.1")
        return asyncio.ensure_future(lane.run(exchange, gate, Allowance(), never))

    first = [of("2001:db8::1"), of("2001:db8::2")]
    await begun(gate)
    with pytest.raises(Problem):
        await of("2001:db8::3")
    others = [of("192.0.2.1"), of("192.0.2.2")]
    gate.may_end.set()
    assert await asyncio.gather(*first, *others) == ["done"] * 4
    assert await of("2001:db8::3") == "done"


@in_a_loop
async def test_a_thread_that_cannot_start_takes_no_place_for_ever(make: Make, metrics: Metrics) -> None:
    lane = make(places=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(threading.Thread, "start", _cannot_start)
        for _ in range(3):
            with pytest.raises(RuntimeError):
                await run(lane, lambda _: "done")
    assert not lane.is_full


def _cannot_start(_thread: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


@in_a_loop
async def test_a_request_that_waits_too_long_is_refused(make: Make, metrics: Metrics) -> None:
    lane, gate, worked = make(), Gate(), list[str]()
    first = run(lane, gate)
    await begun(gate)
    vars(lane)["_patience"] = 0.01  # only now, as the thread may start late
    with pytest.raises(Problem) as refused:
        await run(lane, lambda _: worked.append("too late"))
    assert (refused.value.type, refused.value.headers) == (OVERLOADED, (("Retry-After", "1"),))
    assert samples_of(metrics, "lawspeaker_refusals_total")["load",] == 1
    gate.may_end.set()
    assert await first == "done", "what has begun has all the time that it needs"
    vars(lane)["_patience"] = LONG
    await run(lane, lambda _: worked.append("in time"))
    assert worked == ["in time"]


class Request:
    """Work for a request, which may be large."""

    def __call__(self, _: Allowance) -> None:
        pytest.fail("it began")


@in_a_loop
async def test_a_client_that_hangs_up_while_waiting_gives_its_place_up(make: Make, metrics: Metrics) -> None:
    lane, gate, gone, request, worked = make(places=2), Gate(), asyncio.Event(), Request(), list[str]()
    remembered = weakref.ref(request)
    first = run(lane, gate)
    await begun(gate)
    second = run(lane, request, gone.wait)
    del request
    await queued()
    assert lane.is_full
    gone.set()
    await asyncio.wait({second})
    assert isinstance(second.exception(), ClientDisconnected)
    assert not lane.is_full
    del second
    gc.collect()
    assert remembered() is None, "not even while the thread is busy"
    third = run(lane, lambda _: worked.append("for somebody"))
    gate.may_end.set()
    await asyncio.gather(first, third)
    assert worked == ["for somebody"]


@in_a_loop
async def test_work_for_a_client_that_hangs_up_stops_and_is_counted(make: Make, metrics: Metrics) -> None:
    lane, gone, request, loop = make(), asyncio.Event(), exchange(), asyncio.get_running_loop()

    def work(allowance: Allowance) -> None:
        busy(0.02)
        loop.call_soon_threadsafe(gone.set)
        while True:
            Budget(within=allowance).spend()

    first = asyncio.ensure_future(lane.run(request, work, Allowance(), gone.wait))
    second = run(lane, lambda _: "done")
    with pytest.raises(ClientDisconnected):
        await first
    assert request.work_nanoseconds > 0
    assert await second == "done"


@in_a_loop
async def test_errors_pass_on_and_later_requests_are_answered(make: Make, metrics: Metrics) -> None:
    lane = make()

    def fail(_: Allowance) -> None:
        raise ZeroDivisionError("of the work")

    with pytest.raises(ZeroDivisionError, match="of the work"):
        await run(lane, fail)
    with pytest.raises(Abandoned):
        await asyncio.ensure_future(lane.run(exchange(), lambda allowance: allowance.spend(2), Allowance(1), never))
    assert await run(lane, lambda _: "done") == "done"
    assert not lane.is_full


@in_a_loop
async def test_an_error_in_work_for_whoever_hung_up_is_not_hidden(make: Make, metrics: Metrics) -> None:
    lane, gate, gone = make(), Gate(), asyncio.Event()

    def fail(allowance: Allowance) -> None:
        gate(allowance)
        raise ZeroDivisionError

    running = run(lane, fail, gone.wait)
    await begun(gate)
    gone.set()
    await queued()
    gate.may_end.set()
    with pytest.raises(ZeroDivisionError):
        await running


@in_a_loop
async def test_how_long_a_request_waited_and_worked_is_recorded(make: Make, metrics: Metrics) -> None:
    lane, gate = make(), Gate()
    first, second = exchange(), exchange()
    running = asyncio.ensure_future(lane.run(first, gate, Allowance(), never))
    await begun(gate)
    waiting = asyncio.ensure_future(lane.run(second, lambda _: busy(0.05), Allowance(), never))
    await queued()
    since = monotonic()
    await asyncio.sleep(0.05)
    until = monotonic()
    gate.may_end.set()
    await asyncio.gather(running, waiting)
    assert second.wait_seconds >= until - since
    assert second.work_nanoseconds >= 50_000_000
    assert first.work_nanoseconds < 50_000_000, "to wait is no work"
    assert samples_of(metrics, "lawspeaker_wait_seconds_count") == {("test",): 2}
    assert samples_of(metrics, "lawspeaker_wait_seconds_sum")["test",] == pytest.approx(first.wait_seconds + second.wait_seconds)
    before = second.work_nanoseconds
    await lane.run(second, lambda _: busy(0.01), Allowance(), never)
    assert second.work_nanoseconds > before, "it is added to the work before"


@in_a_loop
async def test_a_lane_that_is_closed_stops_its_work_and_begins_nothing(make: Make, metrics: Metrics) -> None:
    lane, at_work = make(), threading.Event()

    def endless(allowance: Allowance) -> None:
        while True:
            allowance.spend(1)
            at_work.set()

    first = run(lane, endless)
    assert await asyncio.to_thread(at_work.wait, LONG)
    second = run(lane, lambda _: pytest.fail("it began"))
    await queued()
    lane.close()
    results = await asyncio.gather(first, second, return_exceptions=True)
    assert [type(result) for result in results] == [Abandoned, asyncio.CancelledError]
    with pytest.raises(RuntimeError):
        await run(lane, lambda _: pytest.fail("it began"))
