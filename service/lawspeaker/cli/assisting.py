"""The MCP server over standard input and output, for an assistant that starts it as a program of its own."""

import sys
from collections.abc import Callable
from typing import TypeVar

import anyio
from anyio.to_thread import run_sync
from mcp.server.stdio import stdio_server

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.cli.asking import service_of
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.options import LANGUAGES, CommonOptions
from lawspeaker.cli.printing import complain
from lawspeaker.cli.service import Path, Refused, Service
from lawspeaker.games import GAMES, InvalidPackageError
from lawspeaker.mcp import service as asked
from lawspeaker.mcp.server import mcp_server

T = TypeVar("T")


class OneAfterAnother:
    """Asks a service of the command line in a thread, one question after another: it was made for one caller."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._turn = anyio.CapacityLimiter(1)

    async def ask(self, path: Path, body: bytes, preferences: Preferences) -> bytes:
        """The answer to a POST. Raises ``asked.Refused`` and ``asked.Unavailable``."""
        return await self.compute(lambda: self._service.ask(path, body, preferences).body)

    async def read(self, path: Path, language: str, **query: str) -> bytes:
        """The answer to a GET with the parameters ``query``. Raises ``asked.Refused`` and ``asked.Unavailable``."""
        return await self.compute(lambda: self._service.read(path, language, **query).body)

    async def compute(self, work: Callable[[], T]) -> T:
        """The result of ``work``. Raises ``asked.Refused`` and ``asked.Unavailable``."""
        try:
            return await run_sync(work, limiter=self._turn)
        except asked.Refused:
            raise
        except Refused as refused:
            raise asked.Refused(refused.problem) from None
        except Failure as failure:
            raise asked.Unavailable(str(failure)) from None
        except Exception as error:
            raise self.report(error) from None

    def report(self, error: Exception) -> asked.Refused:
        """Says on standard error what failed. Perhaps the service at ``--url`` has another version."""
        complain(f"Internal error. Please report it: {type(error).__name__}: {error}")
        return asked.Refused({"title": "Internal error", "status": 500, "detail": "The standard error of the program says more."})


def serve(url: str) -> None:
    """Answers at standard output what comes at standard input, until that ends. Asks the service at ``url``, or this process.

    Raises ``Failure``.
    """
    if sys.stdin.isatty():
        complain("This is a server for an assistant, which starts it by itself. Ctrl-C ends it.")
    try:
        games = dict(GAMES)
    except InvalidPackageError as error:
        raise Failure(Exit.FAULT, str(error)) from None
    with service_of(CommonOptions(format="json", language=LANGUAGES[0], url=url)) as service:
        one_after_another = OneAfterAnother(service)
        server = mcp_server(games, lambda _: one_after_another)

        async def run() -> None:
            async with stdio_server() as (incoming, outgoing):
                await server.run(incoming, outgoing, server.create_initialization_options())

        anyio.run(run)
