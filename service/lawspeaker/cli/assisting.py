"""The MCP server over standard input and output, for an assistant that starts it as a process."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable
from concurrent.futures import CancelledError
from contextlib import closing, suppress
from typing import Any, BinaryIO, TypeVar, cast

import anyio
from anyio.streams.memory import MemoryObjectSendStream
from anyio.to_thread import run_sync
from mcp.server import Server
from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage
from mcp_types import INVALID_REQUEST, ErrorData, JSONRPCError

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.wire.ijson import MOST_BYTES
from lawspeaker.cli.asking import service_of
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.options import LANGUAGES, CommonOptions
from lawspeaker.cli.printing import complain
from lawspeaker.cli.service import Path, SyncService
from lawspeaker.games import GAMES, InvalidPackageError
from lawspeaker.mcp import service as asked
from lawspeaker.mcp.envelope import WHAT_IS_EXPECTED
from lawspeaker.mcp.server import mcp_server
from lawspeaker.refused import Refused

T = TypeVar("T")

_NO_MESSAGE = ErrorData(code=INVALID_REQUEST, message=f"{WHAT_IS_EXPECTED} A line has at most {MOST_BYTES:,} bytes.")


class OneAfterAnother:
    """Asks a service of the command line in a thread, one question after another, because the service is not thread-safe."""

    def __init__(self, service: SyncService) -> None:
        self._service = service
        self._turn = anyio.CapacityLimiter(1)

    async def ask(self, path: Path, body: bytes, preferences: Preferences) -> bytes:
        """The answer to a POST. Raises ``Refused`` and ``asked.Unavailable``."""
        return await self.compute(lambda: self._service.ask(path, body, preferences))

    async def read(self, path: Path, language: str, **query: str) -> bytes:
        """The answer to a GET with the parameters ``query``. Raises ``Refused`` and ``asked.Unavailable``."""
        return await self.compute(lambda: self._service.read(path, language, **query))

    async def compute(self, work: Callable[[], T]) -> T:
        """The result of ``work``. Raises ``Refused`` and ``asked.Unavailable``."""
        try:
            return await run_sync(work, limiter=self._turn)
        except Refused:
            raise
        except Failure as failure:
            raise asked.Unavailable(str(failure)) from None
        except Exception as error:
            raise self.report(error) from None

    def report(self, error: Exception) -> Refused:
        """Prints the failure on standard error. Perhaps the service at ``--url`` has another version."""
        complain(f"Internal error. Please report it: {type(error).__name__}: {error}")
        return Refused({"title": "Internal error", "status": 500, "detail": "The standard error of the program says more."})


def serve(url: str) -> None:
    """Answers the messages on standard input on standard output, until the input ends. Asks the service at ``url``, or this
    process.

    Raises ``Failure``.
    """
    if sys.stdin is None or sys.stdout is None:
        raise Failure(Exit.NO_INPUT, "The MCP server needs standard input and standard output.")
    if sys.stdin.isatty():
        complain("This is a server for an assistant, which starts it by itself. Ctrl-C ends it.")
    try:
        games = dict(GAMES)
    except InvalidPackageError as error:
        raise Failure(Exit.FAULT, str(error)) from None
    with service_of(CommonOptions(format="json", language=LANGUAGES[0], url=url)) as service:
        one_after_another = OneAfterAnother(service)
        server = mcp_server(games, lambda _: one_after_another)
        failure = None
        try:
            anyio.run(_run, server)
        except* OSError as errors:
            failure = _failure(errors)
    if failure:
        raise failure


def _failure(errors: "ExceptionGroup[OSError]") -> Failure:
    """The reason why the answers cannot be written."""
    _, others = errors.split(BrokenPipeError)
    if others is None:
        return Failure(Exit.PIPE_CLOSED, "")
    return Failure(Exit.CANNOT_WRITE, "Cannot write to standard output.")


async def _run(server: Server[Any]) -> None:
    lines = cast("anyio.AsyncFile[str]", _lines())  # of a file, the SDK only takes the lines
    to_server, incoming = anyio.create_memory_object_stream[SessionMessage | Exception]()
    async with stdio_server(stdin=lines) as (received, outgoing), anyio.create_task_group() as tasks:
        tasks.start_soon(_pass_on, received, to_server, outgoing.send)
        await server.run(incoming, outgoing, server.create_initialization_options())


async def _lines() -> AsyncIterator[str]:
    """The lines of standard input.

    They are read in a daemon thread, because reading from a pipe cannot be interrupted.
    """
    loop = asyncio.get_running_loop()
    to_us, lines = anyio.create_memory_object_stream[str]()

    def read() -> None:
        with open(sys.stdin.fileno(), "rb", closefd=False) as stream, suppress(RuntimeError, CancelledError):  # at the end
            while line := _next_line(stream):
                with closing(to_us.send(line)) as sending:
                    asyncio.run_coroutine_threadsafe(sending, loop).result()
            loop.call_soon_threadsafe(to_us.close)

    threading.Thread(target=read, daemon=True).start()
    async with lines:
        async for line in lines:
            yield line


def _next_line(stream: BinaryIO) -> str:
    """The next line; empty at the end. A line that is longer than ``MOST_BYTES`` is cut, so it is not a valid message."""
    line = part = stream.readline(MOST_BYTES)
    while part and not part.endswith(b"\n"):
        part = stream.readline(MOST_BYTES)
    return line.decode(errors="replace")


async def _pass_on(
    received: AsyncIterable[SessionMessage | Exception],
    to_server: MemoryObjectSendStream[SessionMessage | Exception],
    answer: Callable[[SessionMessage], Awaitable[None]],
) -> None:
    """Passes messages on to the server, and answers invalid lines itself, which the server would ignore."""
    async with to_server:
        async for message in received:
            if isinstance(message, Exception):
                await answer(SessionMessage(JSONRPCError(jsonrpc="2.0", id=None, error=_NO_MESSAGE)))
            else:
                await to_server.send(message)
