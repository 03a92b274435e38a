"""The endpoint of the MCP server, for processes that may never need it: its packages take half of the start of a service."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.operations import MCP, Endpoint, Operation


class LateMCPEndpoint:
    """An ``MCPEndpoint`` that the first request makes. It waits for that in a thread, while others are answered."""

    id = "mcp"
    path = MCP

    def __init__(self, games: Mapping[str, Game[Any]], operations: Sequence[Operation], allowed_origins: Sequence[str]) -> None:
        self._arguments = games, operations, allowed_origins
        self._made: Endpoint | None = None

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The answer of the ``MCPEndpoint``."""
        if self._made is None:
            self._made = await asyncio.to_thread(self._make)
        return await self._made.respond(exchange, executor)

    def _make(self) -> Endpoint:
        from lawspeaker.mcp.endpoint import MCPEndpoint

        return MCPEndpoint(*self._arguments)
