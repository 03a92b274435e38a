"""The front: the ASGI application that runs in the event loop of a worker and takes every request to its answer.

A request has arrived whole when it comes here. It is identified, let in by the gate, and then goes one of three ways: a
question to its endpoint, which answers from the cache, in the loop or in the lane for expensive questions; what operators ask
to Flask in a lane of its own, so that it never waits behind clients; all else, which is read, to Flask in a third lane.
Nothing in the loop waits for Redis or for long work; for a disk only the look at the file of keys, once a second.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from functools import lru_cache
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any

from flask import Flask

from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.admission.forwarding import Forwarding
from lawspeaker.api.admission.gate import Gate
from lawspeaker.api.admission.rates import SETTLE_EVERY
from lawspeaker.api.compression import Compression
from lawspeaker.api.cors import Cors
from lawspeaker.api.exchange import Answer, Exchange, Headers
from lawspeaker.api.flask_bridge import answer_of
from lawspeaker.api.headers import REQUEST_ID, STANDARD, TRACE, identify, varying
from lawspeaker.api.lane import HangUp, HungUp, Lane
from lawspeaker.api.observation.log import Log
from lawspeaker.api.observation.methods import known_method
from lawspeaker.api.operations import Endpoint
from lawspeaker.api.problem_types import METHOD_NOT_ALLOWED
from lawspeaker.api.problems import Problem
from lawspeaker.api.refusals import refusal
from lawspeaker.api.service import Service

if TYPE_CHECKING:
    from opentelemetry.trace import Span

    from lawspeaker.api.observation.tracing import Tracing

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

CLIENT_CLOSED_REQUEST = 499
"""The status under which a request is logged whose client hung up before the answer was there."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread lets the event loop go on; Python's usual 5 ms would be felt in every quick answer."""
READING_PLACES = 64
"""How many wait to read something at most. Those of one network take a quarter: a browser asks for six things at once."""
READING_PATIENCE = 10.0
"""Seconds that waits at most who wants to read something: the first time the contract alone takes a second to be made."""
HOUSEKEEPING = 0.1
"""Seconds between two rounds of what is done beside all requests."""

_CLOSED = Answer(CLIENT_CLOSED_REQUEST, ())
_FAILED = Answer(500, ())
"""What the server answers where not even a refusal can be."""
_WITHOUT_BODY = (204, 304)
_REQUEST_ID, _TRACE = REQUEST_ID.lower().encode(), TRACE.encode()

_log = logging.getLogger(__name__)


class Front:
    """Answers every request: at the paths of ``endpoints`` by these, at all others by ``flask``.

    ``in_loop`` and ``for_operators`` are paths at which Flask answers in the event loop, or in the lane for operators.
    """

    def __init__(
        self, flask: Flask, endpoints: Sequence[Endpoint], service: Service, in_loop: Sequence[str], for_operators: Sequence[str]
    ) -> None:
        settings, metrics = service.settings, service.metrics
        self.flask = flask
        self.endpoints = {endpoint.path: endpoint for endpoint in endpoints}
        self._in_loop = frozenset(in_loop)
        self._for_operators = frozenset(for_operators)
        self._metrics = metrics
        self._log = Log(settings.log_level, metrics.line_lost)
        self._forwarding = Forwarding(settings.proxies)
        self._gate = Gate(settings, service.store, metrics)
        self._cors = Cors(settings.cors_origins) if settings.cors_origins else None
        self._compression = Compression(settings.cache_bytes // 2)
        self._is_flushing = False
        self._tracing = _tracing() if settings.tracing else None
        self._expensive = Lane("expensive", metrics)
        self._reading = Lane("reading", metrics, READING_PLACES, READING_PATIENCE, READING_PLACES // 4)
        self._operating = Lane("operating", metrics)

    async def __call__(self, scope: Mapping[str, Any], receive: Receive, send: Send) -> None:
        """An ASGI application."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._exchange(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """What is done in the loop beside all requests, from the start of the server to its end."""
        await receive()
        sys.setswitchinterval(SWITCH_INTERVAL)
        beside = [asyncio.ensure_future(_repeated(HOUSEKEEPING, self._keep_house))]
        if self._gate.has_rates:
            beside.append(asyncio.ensure_future(_repeated(SETTLE_EVERY, self._settle_accounts)))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        for task in beside:
            task.cancel()
        for lane in (self._expensive, self._reading, self._operating):
            lane.close()
        self._metrics.flush()
        self._log.flush()
        await send({"type": "lifespan.shutdown.complete"})

    async def _keep_house(self, late: float) -> None:
        """Counts how late the loop is, which is how long whatever comes to it has to wait; and flushes metrics and log."""
        self._metrics.waited("loop", late)
        self._metrics.flush()
        self._log.flush()

    async def _settle_accounts(self, _late: float) -> None:
        """Shares with other processes how much everybody has asked; a thread waits for Redis."""
        await asyncio.to_thread(self._gate.settle)

    async def _exchange(self, scope: Mapping[str, Any], receive: Receive, send: Send) -> None:
        began = perf_counter()
        exchange = self._forwarding.exchange(scope)
        request = await receive()
        if request["type"] != "http.request":
            return  # it hung up before anybody could look at it
        exchange.body = request["body"]
        identify(exchange)
        method = known_method(exchange.method)
        span = self._tracing.begin(exchange, method) if self._tracing else None
        answer = _FAILED
        try:
            answer = await self._answer(exchange, receive)
            await _send(exchange, answer, send)
        except HungUp:
            answer = _CLOSED
        except asyncio.CancelledError:  # the server stops, and its time is over
            answer = _CLOSED
            raise
        finally:
            self._note(exchange, method, answer, began, span)

    def _note(self, exchange: Exchange, method: str, answer: Answer, began: float, span: "Span | None") -> None:
        """Tells metrics, log and trace how a request that came when it ``began`` was answered."""
        size = 0 if exchange.method == "HEAD" else len(answer.body)
        seconds = perf_counter() - began
        self._metrics.request(exchange.operation, method, answer.status, seconds)
        self._log.request(exchange, method, answer.status, seconds, size)
        if not self._is_flushing:  # once for all requests of this round of the loop
            self._is_flushing = True
            asyncio.get_running_loop().call_soon(self._flush)
        if self._tracing and span:
            self._tracing.end(span, exchange, method, answer.status, size)

    def _flush(self) -> None:
        self._is_flushing = False
        self._log.flush()

    async def _answer(self, exchange: Exchange, hang_up: HangUp) -> Answer:
        """The answer, whatever happens. Raises ``HungUp``."""
        try:
            if self._cors and (preflight := self._cors.preflight(exchange)):
                return preflight
            self._gate.admit(exchange)
            return self._completed(exchange, await self._found(exchange, hang_up))
        except (HungUp, asyncio.CancelledError):
            exchange.account.close()
            raise
        except Problem as problem:
            return self._completed(exchange, self._compression.compressed(exchange, refusal(problem, exchange)))
        except Exception as error:
            return self._completed(exchange, refusal(error, exchange))

    def _completed(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer`` with what the caller may still use, and what lets a web page read it."""
        if headers := exchange.account.close():
            answer = answer._replace(headers=[*answer.headers, *headers])
        return self._cors.completed(exchange, answer) if self._cors else answer

    async def _found(self, exchange: Exchange, hang_up: HangUp) -> Answer:
        endpoint = self.endpoints.get(exchange.path)
        if endpoint is None:
            return await self._read(exchange, hang_up)
        exchange.operation = endpoint.id
        if exchange.method != "POST":
            raise Problem(METHOD_NOT_ALLOWED, headers=(("Allow", "POST"),))
        answer = await endpoint.respond(exchange, self._expensive, hang_up)
        return await self._compression.compressed_from_loop(exchange, answer)

    async def _read(self, exchange: Exchange, hang_up: HangUp) -> Answer:
        """What Flask answers, in the event loop or in the lane where that belongs."""

        def answer(_: Allowance) -> Answer:
            read = answer_of(self.flask, exchange)
            return self._compression.compressed(exchange, read._replace(headers=varying(read.headers, "Accept-Encoding")))

        if exchange.path in self._in_loop:
            return answer(Allowance())
        lane = self._operating if exchange.raw_path in self._for_operators else self._reading
        return await lane.run(exchange, answer, Allowance(), hang_up)


async def _repeated(pause: float, step: Callable[[float], Awaitable[None]]) -> None:
    """Calls ``step`` again and again, each time after a ``pause``, with the seconds by which it comes late."""
    while True:
        due = monotonic() + pause
        await asyncio.sleep(pause)
        try:
            await step(max(0.0, monotonic() - due))
        except Exception:
            _log.exception("background_failed")


async def _send(exchange: Exchange, answer: Answer, send: Send) -> None:
    headers = [
        *_encoded(tuple(answer.headers)),
        (_REQUEST_ID, exchange.request_id.encode()),
        (_TRACE, exchange.trace.encode()),
    ]
    if answer.status not in _WITHOUT_BODY:
        headers.append((b"content-length", b"%d" % len(answer.body)))
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


@lru_cache(maxsize=1024)
def _encoded(headers: Headers) -> list[tuple[bytes, bytes]]:
    """``headers`` and those of every answer, as they are sent."""
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in (*headers, *STANDARD)]


def _tracing() -> "Tracing":
    from lawspeaker.api.observation.tracing import Tracing  # what it needs is not always installed

    return Tracing()
