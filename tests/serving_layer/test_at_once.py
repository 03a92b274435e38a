"""Cached and quick answers that a connection sends at once, without a task, are those that the application sends."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.lifespan.on import LifespanOn
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState

from lawspeaker.api.admission.keys import hash_key
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.api.turns import ROUND_BUDGET
from lawspeaker.app import create_front
from lawspeaker.serving.connection import LARGEST_KNOWN_HEAD, MOST_KNOWN_HEADS, Connection
from tests.api.observation.output import lines, samples_of
from tests.client import run, settle
from tests.faults.raw import RULING, head
from tests.sweeps import each

ORIGIN = "Origin: https://table.example"
LENGTH = f"Content-Length: {len(RULING.body)}"
HEAD = head(RULING, LENGTH)
WHOLE = HEAD + RULING.body
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
NEW = re.compile(rb"(x-request-id|traceparent): .*\r\n")
"""The headers that are different in each response to the same request."""


class Socket(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Counted(Connection):
    """Counts the tasks for its requests."""

    started = 0

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.started += 1
        super()._start_asgi_task(cycle, app)

    async def responses(self, *parts: bytes) -> bytes:
        """The bytes of the responses to requests that arrive in these ``parts``."""
        socket = cast(Socket, self.transport)
        socket.written = b""
        for part in parts:
            self.data_received(part)
        while not self.is_closed and (self.cycle is None or not self.cycle.response_complete):
            await asyncio.sleep(0)
        await asyncio.sleep(0)  # the next round of turns begins
        return NEW.sub(b"", socket.written)

    def another(self) -> "Counted":
        """Another connection to the same service."""
        connected = Counted(self.config, self.server_state, self.app_state)
        connected.connection_made(Socket())
        return connected

    @property
    def written(self) -> bytes:
        return cast(Socket, self.transport).written

    @property
    def is_closed(self) -> bool:
        return self.transport.is_closing()

    def counted(self) -> list[float]:
        """How many requests and answers the metrics have counted."""
        names = (
            "lawspeaker_requests_total",
            "lawspeaker_request_seconds_count",
            "lawspeaker_answers_total",
            "lawspeaker_verdicts_total",
        )
        return [sum(samples_of(self.app._metrics, name).values()) for name in names]

    async def at_once(self, *parts: bytes) -> bool:
        """Whether requests that arrive in these ``parts`` are answered without a task, the last time that they do."""
        for _ in range(3):
            before = self.started
            await self.responses(*parts)
        return self.started == before


@asynccontextmanager
async def connection(**settings: Any) -> AsyncIterator[Counted]:
    """A connection to a service that has answered the ruling already."""
    front = create_front(Settings(**settings))
    fixed: dict[str, Any] = {
        "ws": "none",
        "lifespan": "on",
        "interface": "asgi3",
        "access_log": False,
        "proxy_headers": False,
        "log_config": None,
    }
    config = Config(front, limit_concurrency=10, **fixed)
    lifespan = LifespanOn(config)
    await lifespan.startup()
    state = ServerState()
    state.default_headers = [(b"date", b"Sat, 28 Nov 2026 04:00:00 GMT")]
    connected = Counted(config, state, lifespan.state)
    connected.connection_made(Socket())
    await connected.responses(HEAD, RULING.body)
    yield connected
    connected.connection_lost(None)
    await lifespan.shutdown()


def comparable(line: dict[str, Any]) -> dict[str, Any]:
    """A line of the log without what is different for each request."""
    return {
        name: value
        for name, value in line.items()
        if name not in ("timestamp", "request_id", "trace_id", "span_id", "milliseconds")
    }


@each(
    "more",
    [
        (),
        ("Accept-Language: cs", "Prefer: return=minimal"),
        ("Accept-Encoding: gzip",),
        ("Accept-Encoding: br;q=1, zstd;q=0.5", "Cookie: a=b", "A: \xe9"),
        (ORIGIN,),
        ("Origin: https://elsewhere.example",),
        ("Connection: keep-alive",),
    ],
)
def test_it_is_the_same_and_is_logged_and_counted(more: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    sent = head(RULING, LENGTH, *more)

    async def test() -> None:
        async with connection(cors_origins=("https://table.example",)) as client:
            await client.responses(sent, RULING.body)
            by_application = await client.responses(sent, RULING.body)
            counted = client.counted()
            assert by_application.startswith(b"HTTP/1.1 200 OK\r\ndate: Sat")
            assert b"hit; detail=memory" in by_application
            assert await client.at_once(sent + RULING.body)
            assert await client.responses(sent + RULING.body) == by_application
            assert client.counted() == [number + 4 for number in counted]

    run(test)
    *_, by_application, _, _, _, at_once = lines(capfd.readouterr().err)
    assert comparable(at_once) == comparable(by_application)
    assert at_once["request_id"] != by_application["request_id"]


def test_ids_of_the_client_are_kept(capfd: pytest.CaptureFixture[str]) -> None:
    trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
    sent = head(RULING, LENGTH, "X-Request-Id: my-own", f"Traceparent: {trace}") + RULING.body

    async def test() -> None:
        async with connection() as client:
            assert await client.at_once(sent)
            assert f"x-request-id: my-own\r\ntraceparent: {trace}\r\n".encode() in client.written

    run(test)
    assert [line["request_id"] for line in lines(capfd.readouterr().err)[1:]] == ["my-own"] * 3


@each(
    "parts",
    [
        (HEAD, RULING.body),
        (WHOLE[:-1], WHOLE[-1:]),
        (HEAD[:-1], HEAD[-1:] + RULING.body),
        (WHOLE[:1], WHOLE[1:]),
        (2 * WHOLE,),
        (WHOLE + HEAD, RULING.body),
        (GET, WHOLE),
        (head(RULING, LENGTH, "Connection: close") + RULING.body,),
        (WHOLE.replace(b"HTTP/1.1", b"HTTP/1.0"),),
        (WHOLE.replace(b"POST", b"HEAD"),),
        (WHOLE.replace(b"application/json", b"text/plain"),),
        (head(RULING, LENGTH, "Accept: text/html") + RULING.body,),
        (head(RULING, LENGTH, "Expect: 100-continue") + RULING.body,),
        (head(RULING, LENGTH, f"A: {LARGEST_KNOWN_HEAD * 'x'}") + RULING.body,),
        (head(RULING, "Transfer-Encoding: chunked") + b"%x\r\n%b\r\n0\r\n\r\n" % (len(RULING.body), RULING.body),),
        (WHOLE.replace(RULING.path.encode(), b"/v1/games/java/nowhere"),),
        (GET,),
    ],
)
def test_everything_else_goes_to_the_application(parts: tuple[bytes, ...]) -> None:
    """And its responses are the same when the head of the usual request is known."""

    async def test() -> None:
        async with connection() as client, connection() as other:
            assert await client.at_once(WHOLE)
            for _ in range(2):
                one, two = client.another(), other.another()
                assert await one.responses(*parts) == await two.responses(*parts)
                assert (one.started, one.is_closed) == (two.started, two.is_closed)
                assert one.started > 0

    run(test)


@each(
    "settings",
    [{"rate_limit": Rate(1000, 60)}, {"access": "keys", "api_keys": (str(hash_key("me", "x" * 30)),)}],
)
def test_settings_that_need_the_application(settings: dict[str, Any]) -> None:
    async def test() -> None:
        async with connection(**settings) as client:
            assert not await client.at_once(WHOLE)

    run(test)


def test_a_head_is_remembered_with_its_own_request() -> None:
    in_czech = head(RULING, LENGTH, "Accept-Language: cs") + RULING.body
    too_short = head(RULING, "Content-Length: 5") + RULING.body

    async def test() -> None:
        async with connection() as client:
            await client.responses(in_czech + WHOLE)
            assert b"content-language: cs" in await client.responses(in_czech)
            for _ in range(2):
                await client.responses(too_short[: 5 - len(RULING.body)])
            assert (await client.responses(too_short)).startswith(b"HTTP/1.1 400")

    run(test)


@each("body", [RULING.body, b"{" + (len(RULING.body) - 2) * b" " + b"}", RULING.body.replace(b"blue", b"pink")])
def test_an_answer_that_is_not_cached_is_computed_at_once(body: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with connection(cache_bytes=0) as client:
            by_application = await client.responses(HEAD, body)
            assert await client.at_once(WHOLE)
            before = client.started
            assert await client.responses(HEAD + body) == by_application
            assert client.started == before
            await client.responses(HEAD, body)

    run(test)
    *_, at_once, by_application = lines(capfd.readouterr().err)
    assert comparable(at_once) == comparable(by_application)


def test_a_question_waits_for_its_turn() -> None:
    async def test() -> None:
        async with connection(cache_bytes=0) as client:
            assert await client.at_once(WHOLE)
            before = client.started
            client.app._turns.spend(ROUND_BUDGET)
            assert (await client.responses(WHOLE)).startswith(b"HTTP/1.1 200")
            assert client.started == before + 1
            assert await client.at_once(WHOLE)

    run(test)


def test_a_failure_is_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    async def test() -> None:
        async with connection(cache_bytes=0) as client:
            assert await client.at_once(WHOLE)
            monkeypatch.setattr("lawspeaker.api.questions.answer_question", fail)
            assert (await client.responses(WHOLE)).startswith(b"HTTP/1.1 500")

    run(test)


def test_too_many_connections_and_a_stop_count() -> None:
    async def test() -> None:
        async with connection() as client, connection() as stopping:
            assert await client.at_once(WHOLE)
            client.limit_concurrency = 1
            assert (await client.responses(WHOLE)).startswith(b"HTTP/1.1 503")
            assert await stopping.at_once(WHOLE)
            stopping.shutdown()
            assert b"connection: close\r\n" in await stopping.responses(WHOLE)

    run(test)


def test_a_client_that_does_not_read_is_waited_for() -> None:
    async def test() -> None:
        async with connection() as client:
            assert await client.at_once(WHOLE)
            client.flow.pause_writing()
            before = client.written
            client.data_received(WHOLE)
            await settle()
            assert client.written == before
            client.flow.resume_writing()
            assert await client.at_once(WHOLE)

    run(test)


def test_few_heads_are_remembered() -> None:
    async def test() -> None:
        async with connection(log_level="error") as client:
            for number in range(MOST_KNOWN_HEADS + 2):
                await client.responses(head(RULING, LENGTH, f"A: {number}") + RULING.body)
            assert len(client.app_state["known_heads"]) <= MOST_KNOWN_HEADS
            assert await client.at_once(WHOLE)

    run(test)
