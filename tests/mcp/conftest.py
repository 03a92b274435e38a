"""What the tests of the MCP server have: clients in this process, without a transport and over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from mcp.client.client import Client
from mcp.server import Server
from mcp_types import CallToolResult, TextContent
from werkzeug.test import Client as HTTPClient

from lawspeaker.cli.assisting import OneAfterAnother
from lawspeaker.cli.local import Local
from lawspeaker.games import GAMES
from lawspeaker.mcp.server import mcp_server
from tests.client import client_of_front
from tests.serving import LONG

OURS = dict(GAMES.ours)


class Said(NamedTuple):
    """The text of an answer, and whether the call was refused."""

    text: str
    is_error: bool


Call = Callable[..., Said]


def said(result: CallToolResult) -> Said:
    return Said("\n".join(part.text for part in result.content if isinstance(part, TextContent)), bool(result.is_error))


@cache
def server() -> Server[Any]:
    """A server that asks this process."""
    local = Local()
    return mcp_server(OURS, lambda _: OneAfterAnother(local))


def in_process(use: Callable[[Client], Awaitable[Any]]) -> Any:
    """What ``use`` returns for a client of a server in this process, which asks this process."""

    async def run() -> Any:
        async with Client(server()) as client:
            return await use(client)

    return asyncio.run(asyncio.wait_for(run(), LONG))


@pytest.fixture(scope="session")
def call() -> Call:
    """Calls a tool by its name, and gives what it says."""

    def ask(tool: str, /, **arguments: Any) -> Said:
        return said(in_process(lambda client: client.call_tool(tool, arguments)))

    return ask


@pytest.fixture(scope="session")
def over_http() -> HTTPClient:
    """A client of a service that has the endpoint ``/mcp``."""
    return client_of_front(OURS)
