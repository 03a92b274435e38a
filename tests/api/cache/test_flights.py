"""The same work is not done twice at a time."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Event

import pytest

from lawspeaker.api.cache.flights import Flights
from tests.serving import eventually

KEY = b"key"
MANY = 8


class Work:
    """Work that ends when the test says so."""

    def __init__(self, end: Callable[[], str] = lambda: "done") -> None:
        self.begun, self.may_end = Event(), Event()
        self.times = 0
        self._end = end

    def __call__(self) -> str:
        self.times += 1
        self.begun.set()
        assert self.may_end.wait(30)
        return self._end()


@contextmanager
def crowd() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(MANY + 1) as threads:
        yield threads


def waiting(flights: Flights[str], work: Work, threads: ThreadPoolExecutor) -> list[Future[tuple[str, bool]]]:
    """Many who want the same, the first of whom has begun to work it out while all others wait for it."""
    first = threads.submit(flights.fly, KEY, work)
    assert work.begun.wait(30)
    others = [threads.submit(flights.fly, KEY, work) for _ in range(MANY)]
    eventually(lambda: waiters(flights) == MANY, "all others wait")
    return [first, *others]


def waiters(flights: Flights[str]) -> int:
    """How many wait for the work in progress."""
    return len(vars(flights._flights[KEY])["_condition"]._waiters)


def fail() -> str:
    raise ZeroDivisionError("unexpected")


def end_the_thread() -> str:
    raise SystemExit


def test_what_many_want_at_a_time_is_worked_out_once() -> None:
    flights, work = Flights[str](), Work()
    with crowd() as threads:
        all_of_them = waiting(flights, work, threads)
        work.may_end.set()
        results = [one.result(30) for one in all_of_them]
    assert work.times == 1
    assert results == [("done", False)] + [("done", True)] * MANY


def test_what_others_want_meanwhile_is_worked_out_for_itself() -> None:
    flights, work = Flights[str](), Work()
    with crowd() as threads:
        first = threads.submit(flights.fly, KEY, work)
        assert work.begun.wait(30)
        assert flights.fly(b"another key", lambda: "another") == ("another", False)
        work.may_end.set()
        assert first.result(30) == ("done", False)


def test_what_is_done_is_worked_out_anew_the_next_time() -> None:
    flights = Flights[str]()
    assert [flights.fly(KEY, lambda: "first"), flights.fly(KEY, lambda: "second")] == [("first", False), ("second", False)]


def test_an_error_reaches_all_who_wait() -> None:
    flights, work = Flights[str](), Work(fail)
    with crowd() as threads:
        all_of_them = waiting(flights, work, threads)
        work.may_end.set()
        errors = [one.exception(30) for one in all_of_them]
    assert work.times == 1
    assert [type(error) for error in errors] == [ZeroDivisionError] * (MANY + 1)
    assert flights.fly(KEY, lambda: "again") == ("again", False)


def test_if_the_thread_that_works_is_ended_those_who_wait_do_it_themselves() -> None:
    flights, work = Flights[str](patience=60), Work()
    ended = Work(end_the_thread)
    with crowd() as threads:
        first = threads.submit(flights.fly, KEY, ended)
        assert ended.begun.wait(30)
        second = threads.submit(flights.fly, KEY, work)
        eventually(lambda: waiters(flights) == 1, "the other waits")
        work.may_end.set()
        ended.may_end.set()
        assert isinstance(first.exception(30), SystemExit)
        assert second.result(30) == ("done", False)


def test_nobody_waits_for_ever() -> None:
    flights, work = Flights[str](patience=0.01), Work()
    with crowd() as threads:
        first = threads.submit(flights.fly, KEY, work)
        assert work.begun.wait(30)
        assert flights.fly(KEY, lambda: "done by oneself") == ("done by oneself", False)
        work.may_end.set()
        assert first.result(30) == ("done", False)


@pytest.mark.parametrize("end", [fail, end_the_thread, lambda: "done"])
def test_nothing_is_left_of_what_is_over(end: Callable[[], str]) -> None:
    flights = Flights[str]()
    with suppress(ZeroDivisionError, SystemExit):
        flights.fly(KEY, end)
    assert not flights._flights
