"""Clients that send requests to a server over many connections at the same time, each in its own process with an event loop.

The results also contain the delay of the client itself, because on a busy machine it may have to wait for the processor.
"""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from tests.bench.texts import texts
from tests.serving import LOOPBACK

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which a client gives up."""
NONE = 0
"""The status of a request without an answer."""


class Message(NamedTuple):
    """A request that is sent again and again."""

    path: str
    body: bytes = b""
    """The body for POST; if it is empty, the method is GET."""
    is_varied: bool = False
    """Whether each body is a different text, so that no cache has the answer."""

    def requests(self, first: int = 0) -> Iterator[bytes]:
        """The bytes of the request, again and again. Different texts are numbered from ``first`` on."""
        for body in texts(self.body, first) if self.is_varied else repeat(self.body):
            yield b"%s %s HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (
                b"POST" if body else b"GET",
                self.path.encode(),
                len(body),
                body,
            )


class Answer(NamedTuple):
    """The result of one request."""

    status: int
    """The status of the response; ``NONE`` if there was no response in time."""
    seconds: float
    """Seconds from sending the request to the end of the response."""
    says_when: bool = False
    """Whether the response has ``Retry-After``."""


class Pace(NamedTuple):
    """A request that is sent at a fixed rate, whether or not earlier ones are answered."""

    message: Message
    per_second: float


class Probes(NamedTuple):
    """The results of requests at a fixed rate."""

    answers: Mapping[str, Sequence[Answer]]
    lags: Sequence[float]
    """Seconds by which each request was sent too late, because of the client."""


@dataclass
class Client:
    """Sends requests to one server, each over a connection without another request. Must be created in an event loop."""

    port: int
    patience: float = PATIENCE
    _idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)

    async def ask(self, request: bytes) -> Answer:
        """Sends ``request`` over an idle or a new connection, and returns the result."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        writer = None
        try:
            async with asyncio.timeout(self.patience):
                reader, writer = await self._connection()
                writer.write(request)
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                await reader.readexactly(int(_header(head, b"content-length") or 0))
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            if writer:
                writer.transport.abort()
            return Answer(NONE, self.patience)
        except asyncio.CancelledError:
            if writer:
                writer.transport.abort()
            raise
        if _header(head, b"connection") == b"close":
            writer.close()
        else:
            self._idle.append((reader, writer))
        return Answer(int(head[9:12]), loop.time() - began, _header(head, b"retry-after") is not None)

    def close(self) -> None:
        """Closes the idle connections."""
        for _, writer in self._idle:
            writer.close()

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle:
            reader, writer = self._idle.pop()
            if not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(LOOPBACK, self.port)


async def press(port: int, message: Message, connections: int, seconds: float) -> Sequence[Answer]:
    """Sends ``message`` without pause over ``connections`` connections, and closes them after ``seconds``. Returns the
    results."""
    client, answers = Client(port), list[Answer]()

    async def ask_on(requests: Iterator[bytes]) -> None:
        for request in requests:
            answers.append(await client.ask(request))

    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(ask_on(message.requests(number << 16)) for number in range(connections)))
    except TimeoutError:
        client.close()
    return answers


async def probe(port: int, paces: Mapping[str, Pace], seconds: float, *, hangs_up: bool = False) -> Probes:
    """Sends the message of each pace at its rate for ``seconds``. Then waits for all responses; with ``hangs_up``, for none."""
    client, lags = Client(port), list[float]()
    sent = await asyncio.gather(*(_send_all(client, pace, seconds, lags) for pace in paces.values()))
    if hangs_up:
        for tasks in sent:
            for task in tasks:
                task.cancel()
    answers = [await asyncio.gather(*tasks, return_exceptions=True) for tasks in sent]
    client.close()
    results = ([each if isinstance(each, Answer) else Answer(NONE, seconds) for each in some] for some in answers)
    return Probes(dict(zip(paces, results, strict=True)), lags)


@contextmanager
def client_process() -> Iterator[Callable[..., Future[Any]]]:
    """A function that runs one of the coroutines above, with arguments, in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=gc.freeze) as process:
        process.submit(int).result()  # it has started
        yield lambda coroutine, *arguments, **named: process.submit(_run, coroutine, *arguments, **named)


def _run(coroutine: Callable[..., Coroutine[Any, Any, T]], *arguments: Any, **named: Any) -> T:
    return asyncio.run(coroutine(*arguments, **named))


async def _send_all(client: Client, pace: Pace, seconds: float, lags: list[float]) -> Sequence[asyncio.Task[Answer]]:
    """Sends requests at their times for ``seconds``. Returns their tasks, finished or not."""
    loop = asyncio.get_running_loop()
    began, requests, tasks = loop.time(), pace.message.requests(), []
    for number in range(round(seconds * pace.per_second)):
        due = began + number / pace.per_second
        await asyncio.sleep(due - loop.time())
        lags.append(loop.time() - due)
        tasks.append(loop.create_task(client.ask(next(requests))))
    await asyncio.sleep(began + seconds - loop.time())
    return tasks


def _header(head: bytes, name: bytes) -> bytes | None:
    """The value of a header; ``head`` and ``name`` are in lower case."""
    _, found, rest = head.partition(b"\r\n" + name + b":")
    return rest.partition(b"\r\n")[0].strip() if found else None
