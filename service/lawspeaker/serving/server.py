"""The event loop of a worker, from its first connection to its last."""

import asyncio
import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from uvicorn.config import Config
from uvicorn.server import Server

from lawspeaker.serving.clients import Clients
from lawspeaker.serving.connection import Connection
from lawspeaker.serving.listener import accept_rest, is_open_in, let_nobody_in

LAST_QUESTION = 1.0
"""Seconds that an idle connection stays open at least when the worker stops: it may ask once more, and is told that it ends."""

_HANDSHAKES = 0.2
"""Seconds that clients have to be connected whose handshake has begun."""
_PAUSE = 0.05

_log = logging.getLogger("uvicorn.error")


class GracefulServer(Server):
    """Serves until it is told to stop, and then resets nobody's connection. It leaves the signals to the worker.

    ``grace`` is how many seconds the stop may take.
    """

    def __init__(self, config: Config, clients: Clients, grace: float) -> None:
        super().__init__(config)
        self._clients = clients
        self.server_state = self._clients
        self._grace = grace
        self._longest_idle: float = config.timeout_keep_alive

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Captures none: uvicorn would raise them again in the end, and so kill the worker before it has cleaned up."""
        yield

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        self.last_notified = 0.0  # uvicorn goes by a clock that can be set back; gunicorn would kill the worker for its silence
        self._clients.end_idle(self._now() - self._longest_idle)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answers all who are connected, as far as there is time."""
        if not self.force_exit:
            try:
                async with asyncio.timeout(self._grace):
                    await self._finish(sockets or [])
            except TimeoutError:
                _log.error("The worker stops although not all requests are answered.")
        for connection in list(self._clients.connections):
            connection.cut()
        for task in list(self._clients.tasks):
            task.cancel()
        await super().shutdown(sockets)

    async def _finish(self, sockets: Sequence[socket.socket]) -> None:
        """Returns when all connections have ended."""
        self._clients.is_stopping = True
        self._clients.share.leave()
        last_question = min(LAST_QUESTION, self._grace / 2)
        stopped = self._now()
        await self._stop_listening(sockets)
        tick = 0
        while (self._clients.connections or self._clients.tasks) and not self.force_exit:
            if self._now() > stopped + last_question:
                self._longest_idle = last_question
            tick += 1
            await self.on_tick(tick)
            await asyncio.sleep(_PAUSE)

    async def _stop_listening(self, sockets: Sequence[socket.socket]) -> None:
        """Accepts whom the kernel has connected, unless other workers go on listening, as at SIGHUP."""
        last = [listener for listener in sockets if not is_open_in(os.getppid(), listener)]
        for listener in last:
            let_nobody_in(listener)
        if last:
            await asyncio.sleep(_HANDSHAKES)
        for listener in last:
            accept_rest(listener, self._accept)
        for server in self.servers:
            server.close()

    def _accept(self, client: socket.socket) -> None:
        client.setblocking(False)
        accepting = asyncio.get_running_loop().create_task(self._connect(client))
        self._clients.tasks.add(accepting)
        accepting.add_done_callback(self._clients.tasks.discard)

    async def _connect(self, client: socket.socket) -> None:
        await asyncio.get_running_loop().connect_accepted_socket(
            lambda: Connection(self.config, self._clients, self.lifespan.state), client
        )

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
