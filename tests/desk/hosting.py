"""The service in a thread of the test process, with the server of a deployment.

A process of its own takes seconds of work to load what the tests have loaded already.
"""

import asyncio
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Thread
from typing import Any

from uvicorn.config import Config
from uvicorn.server import Server

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.settings import Settings
from lawspeaker.app import create_front
from lawspeaker.games import GAMES
from lawspeaker.serving.connection import Connection
from tests import patience as patience
from tests.serving import LOOPBACK


class _AbruptServer(Server):
    """Closes all connections when it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await super().shutdown(sockets)


class Host:
    """A running service."""

    def __init__(self, games: Mapping[str, Game[Any]], settings: Settings) -> None:
        self._socket = socket.create_server((LOOPBACK, 0))  # from now on, clients can connect
        self.url = f"http://{LOOPBACK}:{self._socket.getsockname()[1]}"
        config = Config(create_front(settings, games), http=Connection, ws="none", log_config=None, access_log=False)
        self._server = _AbruptServer(config)
        self._thread = Thread(target=lambda: asyncio.run(self._server.serve([self._socket])))
        self._thread.start()

    def stop(self) -> None:
        """Closes all connections at once, and refuses others."""
        self._server.should_exit = True
        self._thread.join()


@contextmanager
def host(games: Mapping[str, Game[Any]] = GAMES, **settings: str) -> Iterator[Host]:
    """Serves ``games``. ``settings`` are settings of the service in lower case, such as ``access="keys"``."""
    quiet = {"log_level": "error"}
    hosted = Host(games, Settings.read({f"LAWSPEAKER_{name.upper()}": value for name, value in (quiet | settings).items()}))
    try:
        yield hosted
    finally:
        hosted.stop()
