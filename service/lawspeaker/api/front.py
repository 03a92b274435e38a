"""The front: the ASGI application that runs in the event loop of a worker and answers every request.

Once a request has arrived completely, the front gives it an id, checks its key and rate limit (the gate), and then takes one of
three ways:

- A question goes to its endpoint. That answers from the cache, in the event loop, or in the lane for expensive questions.
- The requests of operators (readiness, metrics) go to Flask in a lane of their own, so that they never wait behind clients.
- All other requests, which only read, go to Flask in a third lane.

If neither keys nor rates nor traces are checked, ``at_once`` answers cached and quick questions without any of this.

The event loop never waits for Redis or for long work. It waits for a disk only to check the file of keys, once a second.
"""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from functools import lru_cache, partial
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any

from flask import Flask

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.admission.callers import network
from lawspeaker.api.admission.forwarding import Forwarding
from lawspeaker.api.admission.gate import Gate
from lawspeaker.api.admission.rates import SETTLE_EVERY
from lawspeaker.api.beside_loop import STREAM_PLACES, BesideLoop
from lawspeaker.api.compression import LARGEST_IN_LOOP
from lawspeaker.api.exchange import Answer, AtOnce, ClientDisconnected, Exchange, Field, Headers, WaitForDisconnect
from lawspeaker.api.flask_bridge import answer_of
from lawspeaker.api.headers import REQUEST_ID, TRACE, identify, standard
from lawspeaker.api.lane import Lane, overloaded
from lawspeaker.api.negotiation import media_type
from lawspeaker.api.not_found import wrong_method
from lawspeaker.api.observation.log import Log
from lawspeaker.api.observation.metrics import known_method
from lawspeaker.api.operations import Endpoint
from lawspeaker.api.problems import Problem
from lawspeaker.api.questions import LARGEST_BODY, QuestionEndpoint
from lawspeaker.api.refusals import refusal
from lawspeaker.api.resources.operating import HEALTH, METRICS, READINESS
from lawspeaker.api.service import Service
from lawspeaker.api.streams.shapes import NDJSON
from lawspeaker.api.turns import Turns
from lawspeaker.api.upload import AsyncUpload

if TYPE_CHECKING:
    from opentelemetry.trace import Span

    from lawspeaker.api.observation.tracing import Tracing

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

CLIENT_CLOSED_REQUEST = 499
"""The status that is logged if the client disconnects before it gets an answer."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which Python switches from a busy thread to the event loop. Its default, 5 ms, would delay every quick answer."""
READING_PLACES = 64
"""The size of the lane for reading. One network may use a quarter of it: a browser sends six requests at once."""
READING_PATIENCE = 10.0
"""Seconds that a request may wait in the lane for reading. Building the OpenAPI document the first time takes a second."""
STREAMS_PER_NETWORK = 64
"""The most open streams of one network in a worker. Each may hold 512 KiB and more."""
HOUSEKEEPING = 0.1
"""Seconds between two rounds of housekeeping."""

_CLIENT_CLOSED = Answer(CLIENT_CLOSED_REQUEST, ())
_FAILED = Answer(500, ())
"""Logged if no answer could be sent; the server then sends a 500 of its own."""
_WITHOUT_BODY = (204, 304)
_REQUEST_ID, _TRACE = REQUEST_ID.lower().encode(), TRACE.encode()

_log = logging.getLogger(__name__)


class Front:
    """Answers every request: ``endpoints`` answer at their paths, the Flask application at all others."""

    def __init__(self, flask: Flask, endpoints: Sequence[Endpoint], service: Service) -> None:
        settings, metrics = service.settings, service.metrics
        self.flask = flask
        self.stopping = asyncio.Event()
        """In the state of the lifespan. The server sets it when the worker stops, for responses that would go on for long."""
        self.endpoints = {endpoint.path: endpoint for endpoint in endpoints}
        self._metrics = metrics
        self._log = Log(settings.log_level, metrics.count_lost_line)
        self._forwarding = Forwarding(settings.proxies)
        self._gate = Gate(settings, service.store, metrics)
        self._compression, self._cors = service.compression, service.cors
        self._turns = Turns(metrics)
        self._stream_places = asyncio.Semaphore(STREAM_PLACES)
        self._streams = Counter[str]()
        """The number of open streams, by network."""
        self._is_flushing = False
        self._tracing = _tracing() if settings.tracing else None
        self._expensive = Lane("expensive", metrics)
        self._reading = Lane("reading", metrics, READING_PLACES, READING_PATIENCE, READING_PLACES // 4)
        self._operating = Lane("operating", metrics)

    async def __call__(self, scope: Mapping[str, Any], receive: Receive, send: Send) -> None:
        """An ASGI application."""
        if scope["type"] == "lifespan":
            scope.get("state", {}).update({"stopping": self.stopping, "at_once": self.at_once})
            await self._lifespan(receive, send)
        else:
            await self._exchange(scope, receive, send)

    def at_once(self, scope: Mapping[str, Any]) -> AtOnce | None:
        """Answers requests with the head in ``scope`` without waiting; ``None`` if they may have to wait.

        In the state of the lifespan. The server calls the result with the body of each such request that arrives whole.
        """
        exchange = self._forwarding.exchange(scope)
        endpoint = self.endpoints.get(exchange.path)
        if not isinstance(endpoint, QuestionEndpoint) or exchange.method != "POST" or self._tracing or not self._gate.is_open:
            return None
        exchange.operation = endpoint.id
        try:
            return partial(self._answer_at_once, exchange, endpoint, endpoint.preferences_of(exchange), exchange.content_length)
        except Problem:
            return None

    def _answer_at_once(
        self, exchange: Exchange, endpoint: QuestionEndpoint, preferences: Preferences, length: int, body: bytes
    ) -> tuple[int, Sequence[Field], bytes] | None:
        start = perf_counter()
        if len(body) != length:
            return None
        identify(exchange)
        exchange.cache = ""
        try:
            answer = endpoint.respond_at_once(exchange, preferences, body, LARGEST_IN_LOOP, self._turns)
        except Exception as error:
            answer = refusal(error, exchange)
        if answer is None:
            return None
        answer = self._cors.add_headers(exchange, self._compression.compress(exchange, answer))
        self._record(exchange, exchange.method, answer.status, len(answer.body), start)
        return answer.status, _fields(exchange, answer), answer.body

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        """Runs the background tasks, from the start of the server to its end."""
        await receive()
        sys.setswitchinterval(SWITCH_INTERVAL)
        if self._tracing:
            self._tracing.start()
        tasks = [asyncio.ensure_future(_repeat(HOUSEKEEPING, self._housekeep))]
        if self._gate.has_rates:
            tasks.append(asyncio.ensure_future(_repeat(SETTLE_EVERY, self._settle_rates)))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        for task in tasks:
            task.cancel()
        for lane in (self._expensive, self._reading, self._operating):
            lane.close()
        self._metrics.flush()
        self._log.flush()
        if self._tracing:
            await asyncio.to_thread(self._tracing.close)
        await send({"type": "lifespan.shutdown.complete"})

    async def _housekeep(self, delay: float) -> None:
        """Measures the delay of the event loop, which is how long each new request waits; flushes metrics and log."""
        self._metrics.observe_wait("loop", delay)
        self._metrics.flush()
        self._log.flush()

    async def _settle_rates(self, _delay: float) -> None:
        """Shares the counts of the rate limits with other processes. A thread waits for Redis."""
        await asyncio.to_thread(self._gate.settle)

    async def _exchange(self, scope: Mapping[str, Any], receive: Receive, send: Send) -> None:
        start = perf_counter()
        exchange = self._forwarding.exchange(scope)
        wait_for_disconnect: WaitForDisconnect = receive
        upload = None
        if media_type(exchange) == NDJSON:
            exchange.upload = upload = AsyncUpload(receive, self.stopping)
            self._streams[network(exchange.client)] += 1
            wait_for_disconnect = upload.wait_for_disconnect
        elif exchange.content_length > LARGEST_BODY:
            wait_for_disconnect = _never  # nobody reads the body, and so nobody hears of that
        elif not await _receive_body(exchange, receive):
            return
        identify(exchange)
        method = known_method(exchange.method)
        span = self._tracing.begin(exchange, method) if self._tracing else None
        answer, size = _FAILED, 0
        try:
            answer = await self._answer(exchange, wait_for_disconnect)
            size = await _send(exchange, answer, send)
        except ClientDisconnected:
            answer = _CLIENT_CLOSED
        except asyncio.CancelledError:  # the server stops, and its grace period is over
            answer = _CLIENT_CLOSED
            raise
        finally:
            if upload:
                upload.close()
                self._streams[network(exchange.client)] -= 1
                self._streams += Counter()  # forgets those without any
            self._record(exchange, method, answer.status, size, start, span)

    def _record(self, exchange: Exchange, method: str, status: int, size: int, start: float, span: "Span | None" = None) -> None:
        """Records in metrics, log and trace how a request was answered that arrived at ``start``."""
        seconds = perf_counter() - start
        self._metrics.count_request(exchange.operation, method, status, seconds)
        self._log.request(exchange, method, status, seconds, size)
        if not self._is_flushing:  # one flush for all requests of this round of the event loop
            self._is_flushing = True
            asyncio.get_running_loop().call_soon(self._flush)
        if self._tracing and span:
            self._tracing.end(span, exchange, method, status, size)

    def _flush(self) -> None:
        self._is_flushing = False
        self._log.flush()

    async def _answer(self, exchange: Exchange, wait_for_disconnect: WaitForDisconnect) -> Answer:
        """The answer; if something fails, an answer that says so. Raises ``ClientDisconnected``."""
        try:
            if preflight := self._cors.preflight(exchange):
                return preflight
            self._gate.admit(exchange)
            if exchange.upload and self._streams[network(exchange.client)] > STREAMS_PER_NETWORK:
                raise overloaded(self._metrics)
            answer = await self._respond(exchange, wait_for_disconnect)
            answer = await self._compression.compress_from_loop(exchange, answer)
        except (ClientDisconnected, asyncio.CancelledError):
            exchange.account.close()
            raise
        except Problem as problem:
            answer = self._compression.compress(exchange, refusal(problem, exchange))
        except Exception as error:
            answer = refusal(error, exchange)
        answer = self._cors.add_headers(exchange, answer)
        headers = exchange.account.close()
        return answer._replace(headers=[*answer.headers, *headers]) if headers else answer

    async def _respond(self, exchange: Exchange, wait_for_disconnect: WaitForDisconnect) -> Answer:
        endpoint = self.endpoints.get(exchange.path)
        if endpoint is None:
            return await self._call_flask(exchange, wait_for_disconnect)
        exchange.operation = endpoint.id
        if exchange.method != "POST":
            raise wrong_method(exchange.method, ["POST"])
        return await endpoint.respond(
            exchange, BesideLoop(self._expensive, self._turns, self._stream_places, wait_for_disconnect)
        )

    async def _call_flask(self, exchange: Exchange, wait_for_disconnect: WaitForDisconnect) -> Answer:
        """The response of Flask, which runs in the event loop to say that it is alive, else in the lane for this path."""

        def answer(_: Allowance) -> Answer:
            return self._compression.compress(exchange, answer_of(self.flask, exchange))

        if exchange.path == HEALTH:
            return answer(Allowance())
        lane = self._operating if exchange.raw_path in (READINESS, METRICS) else self._reading
        return await lane.run(exchange, answer, Allowance(), wait_for_disconnect)


async def _receive_body(exchange: Exchange, receive: Receive) -> bool:
    """Receives the body, or enough of it to see that it is too long. Returns whether the client is still connected."""
    while (message := await receive())["type"] == "http.request":
        exchange.body = exchange.body + message["body"] if exchange.body else message["body"]
        if not message["more_body"] or len(exchange.body) > LARGEST_BODY:
            return True
    return False


async def _never() -> None:
    await asyncio.Event().wait()


async def _repeat(pause: float, step: Callable[[float], Awaitable[None]]) -> None:
    """Calls ``step`` for ever, with a ``pause`` in seconds before each call. It gets the delay of the call in seconds."""
    while True:
        scheduled = monotonic() + pause
        await asyncio.sleep(pause)
        try:
            await step(max(0.0, monotonic() - scheduled))
        except Exception:
            _log.exception("background_failed")


async def _send(exchange: Exchange, answer: Answer, send: Send) -> int:
    """Sends the response. Returns the number of bytes of its body."""
    await send({"type": "http.response.start", "status": answer.status, "headers": _fields(exchange, answer)})
    size = 0 if exchange.method == "HEAD" else len(answer.body)
    if answer.parts:
        async for part in answer.parts:
            await send({"type": "http.response.body", "body": part, "more_body": True})
            size += len(part)
    await send({"type": "http.response.body", "body": answer.body})
    return size


def _fields(exchange: Exchange, answer: Answer) -> Sequence[Field]:
    """The headers of the response, encoded for ASGI."""
    of_exchange = (_REQUEST_ID, exchange.request_id.encode()), (_TRACE, exchange.trace.encode())
    fields = [*_encode(tuple(answer.headers)), *of_exchange]
    if answer.status not in _WITHOUT_BODY and answer.parts is None:
        fields.append((b"content-length", b"%d" % len(answer.body)))
    return fields


@lru_cache(maxsize=1024)
def _encode(headers: Headers) -> Sequence[Field]:
    """``headers`` and the standard headers, encoded for ASGI."""
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in (*headers, *standard(headers))]


def _tracing() -> "Tracing":
    from lawspeaker.api.observation.tracing import Tracing  # its packages are optional

    return Tracing()
