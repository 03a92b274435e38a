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
from lawspeaker.serving.listener import accept_rest, finish_handshakes, is_open_in

IDLE_GRACE = 1.0
"""Seconds for which an idle connection stays open when the worker stops. The client may send one more request; the response to it
has ``Connection: close``."""

_PAUSE = 0.05

_log = logging.getLogger("uvicorn.error")


class GracefulServer(Server):
    """Serves until it has to stop, and then stops within ``grace`` seconds without resetting a connection.

    The worker handles the signals.
    """

    def __init__(self, config: Config, clients: Clients, grace: float) -> None:
        super().__init__(config)
        self._clients = clients
        self.server_state = self._clients
        self._grace = grace
        self._longest_idle: float = config.timeout_keep_alive

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Captures no signals: uvicorn would raise them again at the end, and so kill the worker before it has cleaned up."""
        yield

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        self.last_notified = 0.0  # notify each time: uvicorn's clock can be set back, and gunicorn kills a silent worker
        self._clients.end_idle(self._now() - self._longest_idle)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answers all connected clients, as far as the grace period allows."""
        if not self.force_exit:
            try:
                async with asyncio.timeout(self._grace):
                    await self._finish(sockets or [])
            except TimeoutError:
                _log.error("The worker stops before all requests are answered.")
        for connection in list(self._clients.connections):
            connection.cut()
        for task in list(self._clients.tasks):
            task.cancel()
        await super().shutdown(sockets)
        if self.force_exit:  # Ctrl-C: uvicorn leaves this out, and would log the cancelled lifespan as an error
            await self.lifespan.shutdown()

    async def _finish(self, sockets: Sequence[socket.socket]) -> None:
        """Returns when all connections have ended."""
        self._clients.is_stopping = True
        self._clients.stopping.set()
        self._clients.share.leave()
        idle_grace = min(IDLE_GRACE, self._grace / 2)
        stopped = self._now()
        await self._stop_listening(sockets)
        tick = 0
        while (self._clients.connections or self._clients.tasks) and not self.force_exit:
            if self._now() > stopped + idle_grace:
                self._longest_idle = idle_grace
                self._clients.is_ending = True
            tick += 1
            await self.on_tick(tick)
            await asyncio.sleep(_PAUSE)

    async def _stop_listening(self, sockets: Sequence[socket.socket]) -> None:
        """Accepts the clients that the kernel has connected, unless the parent process keeps listening, as after SIGHUP."""
        for listener in sockets:
            if not is_open_in(os.getppid(), listener):
                try:
                    await finish_handshakes(listener)
                finally:  # even after the grace period: another master may share the listener
                    accept_rest(listener, self._accept)
        for server in self.servers:
            server.close()

    def _accept(self, client: socket.socket) -> None:
        client.setblocking(False)
        task = asyncio.get_running_loop().create_task(self._connect(client))
        self._clients.tasks.add(task)
        task.add_done_callback(self._clients.tasks.discard)

    async def _connect(self, client: socket.socket) -> None:
        await asyncio.get_running_loop().connect_accepted_socket(
            lambda: Connection(self.config, self._clients, self.lifespan.state), client
        )

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
