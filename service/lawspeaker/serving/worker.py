"""The worker class for gunicorn: uvicorn's, with our connections."""

import asyncio
import logging
import os
import signal
import socket
import sys
from types import FrameType
from typing import Any

from gunicorn.arbiter import Arbiter
from uvicorn import Server
from uvicorn_worker import UvicornWorker

from lawspeaker.serving.connection import Connection

HANDOVER = 0.3
"""Seconds for which a stopping worker still accepts connections. At a reload, gunicorn stops the old workers as
soon as it has forked the new ones, which need a moment until they listen."""


class HandingOver(Server):
    """uvicorn's server, which stops only when others can have taken over."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for _ in range(2):  # what has come while the worker stood still is accepted in between
            await asyncio.sleep(HANDOVER / 2)
        await super().shutdown(sockets)


class LoopWorker(UvicornWorker):
    """A worker that can stop without waiting for its clients, and that stops if gunicorn is gone."""

    CONFIG_KWARGS = {  # noqa: RUF012 - that is how the base class declares it
        "http": Connection,
        "loop": "uvloop",
        "ws": "none",
        "interface": "asgi3",
        "lifespan": "on",
        "access_log": False,
        "proxy_headers": False,
        "server_header": False,
        "timeout_notify": 1,
    }

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.config.limit_concurrency = self.cfg.worker_connections
        grace = self.cfg.graceful_timeout  # after it gunicorn kills the worker
        self.config.timeout_graceful_shutdown = max(grace - 1, grace // 2)
        log = logging.getLogger("uvicorn.error")
        log.setLevel(max(log.level, logging.WARNING))  # gunicorn logs starts and stops already

    async def _serve(self) -> None:
        self.config.app = self.wsgi
        self._install_sigquit_handler()
        server = HandingOver(self.config)
        await server.serve(sockets=self.sockets)
        if not server.started:
            sys.exit(Arbiter.WORKER_BOOT_ERROR)

    async def callback_notify(self) -> None:
        """Called each second. Tells gunicorn that the worker is alive; if gunicorn was killed, the worker stops."""
        if os.getppid() == self.ppid:
            self.notify()
        else:
            signal.raise_signal(signal.SIGTERM)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops without waiting for any client: SIGQUIT, which gunicorn sends after Ctrl-C."""
        os._exit(0)
