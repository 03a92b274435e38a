"""A connection reads, answers and limits time. The tests use a fake event loop and a fake socket."""

import re
from asyncio import AbstractEventLoop, BaseTransport
from collections.abc import Callable, Coroutine, Iterator
from types import SimpleNamespace
from typing import cast
from unittest.mock import Mock

import pytest
from uvicorn.config import Config

from lawspeaker.serving.call import Message, Receive, Send
from lawspeaker.serving.clients import Clients
from lawspeaker.serving.connection import Connection
from lawspeaker.serving.reader import MOST_WAITING
from lawspeaker.serving.shares import Shares

GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


class Loop:
    """An event loop whose time the test sets, and whose tasks the test runs."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[SimpleNamespace] = []
        self.tasks: list[Coroutine[None, None, None]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, step: Callable[..., object], *arguments: object) -> SimpleNamespace:
        timer = SimpleNamespace(at=self.now + seconds, step=step, arguments=arguments)
        timer.cancel = lambda: self.timers.remove(timer) if timer in self.timers else None
        self.timers.append(timer)
        return timer

    def create_task(self, task: Coroutine[None, None, None]) -> Mock:
        self.tasks.append(task)
        return Mock()

    def goes_on(self, seconds: float) -> None:
        end = self.now + seconds
        while late := [timer for timer in self.timers if timer.at <= end]:
            first = min(late, key=lambda timer: timer.at)
            first.cancel()
            self.now = first.at
            first.step(*first.arguments)
        self.now = end

    def answer(self) -> None:
        """Runs the oldest task to its end, which answers a request."""
        with pytest.raises(StopIteration):
            self.tasks.pop(0).send(None)


class Transport:
    """A socket whose client reads everything."""

    def __init__(self) -> None:
        self.written = b""
        self.is_reading = True
        self.has_ended = False
        self.set_write_buffer_limits = Mock()
        self.abort = self.close = Mock()

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return ("127.0.0.1", 1)

    def write(self, data: bytes) -> None:
        self.written += data

    def write_eof(self) -> None:
        self.has_ended = True

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def statuses(self) -> list[int]:
        return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", self.written)]


class Client:
    """The only client of a worker."""

    def __init__(self) -> None:
        self.loop, self.transport = Loop(), Transport()
        self.share = Shares(1).take_place()
        self.clients = Clients(10, self.share)
        config = SimpleNamespace(loaded_app=self._application)
        self.connection = Connection(cast(Config, config), self.clients, {}, cast(AbstractEventLoop, self.loop))
        self.connection.connection_made(cast(BaseTransport, self.transport))
        self.answered: list[str] = []

    async def _application(self, scope: Message, _receive: Receive, send: Send) -> None:
        self.answered.append(scope["path"])
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body"})

    def sends(self, data: bytes) -> None:
        assert self.transport.is_reading
        self.connection.data_received(data)

    def held(self) -> int:
        """The number of bytes that the worker holds for the client."""
        return self.clients.held._total


@pytest.fixture
def client() -> Iterator[Client]:
    made = Client()
    yield made
    for task in made.loop.tasks:
        task.close()


def test_each_of_several_requests_has_its_own_time_to_arrive(client: Client) -> None:
    """Also if bytes that arrive together end in the middle of a request."""
    cut = GET[20:] + GET[:20]
    client.sends(GET[:20])
    for _ in range(10):
        client.loop.goes_on(0.7 * client.connection.receive_timeout)
        client.sends(cut)
        client.loop.answer()
    assert client.transport.statuses() == 10 * [200]
    client.loop.goes_on(0.7 * client.connection.receive_timeout)
    client.sends(GET[20:25])
    client.loop.goes_on(0.4 * client.connection.receive_timeout)
    assert client.transport.statuses() == [*10 * [200], 408]


def test_a_client_that_sends_too_much_is_not_read_for_a_while(client: Client) -> None:
    client.sends((MOST_WAITING + 1) * GET)
    assert not client.transport.is_reading
    client.loop.answer()
    assert client.transport.is_reading
    client.sends(GET)
    assert not client.transport.is_reading
    for _ in range(MOST_WAITING + 1):
        client.loop.answer()
    assert client.transport.statuses() == (MOST_WAITING + 2) * [200]
    assert client.transport.is_reading
    assert client.connection in client.clients.idle


def test_requests_that_come_in_one_piece_are_answered_in_order(client: Client) -> None:
    many = 2000
    sent = b"".join(b"GET /%d HTTP/1.1\r\nHost: here\r\n\r\n" % number for number in range(many))
    client.sends(sent)
    assert len(sent) < client.held() < 8 * len(sent)
    for _ in range(many):
        client.loop.answer()
    assert client.answered == [f"/{number}" for number in range(many)]
    assert client.held() == 0


def test_a_bad_request_is_refused_when_it_is_its_turn(client: Client) -> None:
    client.sends(2000 * GET + b"Z")
    for _ in range(2000):
        assert not client.transport.has_ended
        client.loop.answer()
    assert client.transport.statuses() == [*2000 * [200], 400]
    assert client.transport.has_ended


def test_no_time_runs_while_a_client_is_not_read(client: Client) -> None:
    client.sends((MOST_WAITING + 1) * GET + GET[:-1])
    client.loop.goes_on(10 * client.connection.receive_timeout)
    for _ in range(2):
        client.loop.answer()
    client.loop.goes_on(0.9 * client.connection.receive_timeout)
    client.sends(GET[-1:])
    for _ in range(MOST_WAITING):
        client.loop.answer()
    assert client.transport.statuses() == (MOST_WAITING + 2) * [200]


def test_a_connection_that_ends_is_read_again(client: Client) -> None:
    """Otherwise the worker would not notice that the client has read the last response."""
    client.sends((MOST_WAITING + 2) * GET)
    client.connection.on_answered(Mock(keeps_connection=False))
    assert client.transport.has_ended
    assert client.transport.is_reading
    assert client.held() == 0


def test_a_worker_that_stops_answers_all_requests(client: Client) -> None:
    many = 2000
    client.sends(many * GET)
    client.clients.is_stopping = True
    for number in range(many):
        assert (b"connection: close" in client.transport.written) == (number == many)
        client.loop.answer()
    assert client.transport.written.endswith(b"connection: close\r\n\r\n")
    assert client.transport.has_ended


def test_a_client_that_goes_on_asking_ends_in_time(client: Client) -> None:
    client.sends(5 * GET)
    client.clients.is_stopping = True
    client.loop.answer()
    assert b"connection: close" not in client.transport.written
    client.clients.is_ending = True
    client.loop.answer()
    assert client.transport.written.endswith(b"connection: close\r\n\r\n")
    assert client.transport.statuses() == [200, 200]


def test_a_lost_connection_holds_nothing(client: Client) -> None:
    client.sends(2000 * GET)
    client.connection.connection_lost(None)
    assert client.loop.tasks
    assert (client.held(), client.connection._reader.held) == (0, 0)
