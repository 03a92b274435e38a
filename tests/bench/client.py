"""Clients that ask a served process over many connections at a time, each in a process of its own and in an event loop.

What they measure says how late they were themselves, too: on a busy machine a client waits for the processor as anybody does.
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
    """What is asked."""

    path: str
    body: bytes = b""
    """Sent by POST; without one it is asked by GET."""
    is_varied: bool = False
    """Whether each body is a text of its own, so that no cache knows the answer."""

    def written(self, first: int = 0) -> Iterator[bytes]:
        """The request again and again, as it is sent; texts of its own are counted from ``first`` on."""
        for body in texts(self.body, first) if self.is_varied else repeat(self.body):
            yield b"%s %s HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (
                b"POST" if body else b"GET",
                self.path.encode(),
                len(body),
                body,
            )


class Answer(NamedTuple):
    """What came of one request."""

    status: int
    """``NONE`` if there was no answer within the time that a client has."""
    seconds: float
    """From the first byte sent to the last one heard."""
    says_when: bool = False
    """Whether it has ``Retry-After``."""


class Pace(NamedTuple):
    """What is asked at a fixed pace, whether or not earlier requests are answered yet."""

    message: Message
    per_second: float


class Probes(NamedTuple):
    """What was found by asking at a fixed pace."""

    answers: Mapping[str, Sequence[Answer]]
    lags: Sequence[float]
    """Seconds by which each request was sent too late, which is the fault of the client."""


@dataclass
class Client:
    """Asks one server, over as many connections as there are requests at a time; has to be made in an event loop."""

    port: int
    patience: float = PATIENCE
    _idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)

    async def ask(self, request: bytes) -> Answer:
        """The answer, over a connection that nobody else uses meanwhile."""
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
        """Closes the connections that nobody uses."""
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
    """The answers over so many connections that each ask without pause; after ``seconds`` all hang up."""
    client, answers = Client(port), list[Answer]()

    async def ask_on(requests: Iterator[bytes]) -> None:
        for request in requests:
            answers.append(await client.ask(request))

    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(ask_on(message.written(number << 16)) for number in range(connections)))
    except TimeoutError:
        client.close()
    return answers


async def probe(port: int, paces: Mapping[str, Pace], seconds: float, *, hangs_up: bool = False) -> Probes:
    """Asks each of these at its pace, and waits for all answers or, if it ``hangs_up``, for none after ``seconds``."""
    client, lags = Client(port), list[float]()
    sent = await asyncio.gather(*(_sent(client, pace, seconds, lags) for pace in paces.values()))
    if hangs_up:
        for tasks in sent:
            for task in tasks:
                task.cancel()
    answers = [await asyncio.gather(*tasks, return_exceptions=True) for tasks in sent]
    client.close()
    heard = ([each if isinstance(each, Answer) else Answer(NONE, seconds) for each in some] for some in answers)
    return Probes(dict(zip(paces, heard, strict=True)), lags)


@contextmanager
def client_process() -> Iterator[Callable[..., Future[Any]]]:
    """Runs one of the coroutines above, given with its arguments, in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=gc.freeze) as process:
        process.submit(int).result()  # it has started
        yield lambda coroutine, *arguments, **named: process.submit(_run, coroutine, *arguments, **named)


def _run(coroutine: Callable[..., Coroutine[Any, Any, T]], *arguments: Any, **named: Any) -> T:
    return asyncio.run(coroutine(*arguments, **named))


async def _sent(client: Client, pace: Pace, seconds: float, lags: list[float]) -> Sequence[asyncio.Task[Answer]]:
    """The requests that were sent at their times in ``seconds``, answered or not."""
    loop = asyncio.get_running_loop()
    began, requests, tasks = loop.time(), pace.message.written(), []
    for number in range(round(seconds * pace.per_second)):
        due = began + number / pace.per_second
        await asyncio.sleep(due - loop.time())
        lags.append(loop.time() - due)
        tasks.append(loop.create_task(client.ask(next(requests))))
    await asyncio.sleep(began + seconds - loop.time())
    return tasks


def _header(head: bytes, name: bytes) -> bytes | None:
    """What a header says; ``head`` and ``name`` are in small letters."""
    _, found, rest = head.partition(b"\r\n" + name + b":")
    return rest.partition(b"\r\n")[0].strip() if found else None
