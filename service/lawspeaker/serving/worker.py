"""gunicorn's worker: an event loop in which no client makes the others wait."""

import asyncio
import logging
import os
import signal
import socket
import sys
from types import FrameType
from typing import Any

from gunicorn.arbiter import Arbiter
from gunicorn.config import Config as GunicornConfig
from gunicorn.glogging import Logger
from gunicorn.workers.base import Worker
from uvicorn.config import Config

from lawspeaker.serving.clients import Clients
from lawspeaker.serving.connection import Connection
from lawspeaker.serving.server import GracefulServer
from lawspeaker.serving.shares import Shares

_SHARES = Shares(64)  # where there are more workers, some share a place, and only the balance suffers


class LoopWorker(Worker):
    """uvicorn, with our own class for connections and our own stop."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        grace = self.cfg.graceful_timeout
        self._config = Config(
            app="",  # it is not loaded yet
            http=Connection,
            loop="uvloop",
            ws="none",
            interface="asgi3",
            timeout_keep_alive=self.cfg.keepalive,
            timeout_graceful_shutdown=1,  # for what is left when the time of GracefulServer is over
            callback_notify=self._notify,
            access_log=False,
            log_config=None,
            proxy_headers=False,
            server_header=False,
        )
        self.share = _SHARES.take_part(self.age)
        clients = Clients(self.cfg.worker_connections, self.share)
        # The stop has to be over before gunicorn kills this process.
        self._server = GracefulServer(self._config, clients, max(grace - 1, grace / 2))
        # That it starts and stops is said by gunicorn.
        logging.getLogger("uvicorn.error").setLevel(max(self.log.error_log.level, logging.WARNING))

    @classmethod
    def check_config(cls, cfg: GunicornConfig, _log: Logger) -> None:
        """Exits where gunicorn is to speak anything but plain HTTP/1.1."""
        if cfg.is_ssl or cfg.settings["http2_cleartext"].get() != "off" or cfg.proxy_protocol != "off" or cfg.protocol != "http":
            sys.exit("Only plain HTTP/1.1 is spoken here; all else is for the proxy in front of Lawspeaker.")

    def init_signals(self) -> None:
        """SIGTERM and SIGINT stop it when all is answered, SIGQUIT at once, SIGABRT (it hangs) kills it."""
        for one in self.SIGNALS:
            signal.signal(one, signal.SIG_DFL)
        signal.signal(signal.SIGUSR1, self.handle_usr1)
        signal.signal(signal.SIGTERM, self._server.handle_exit)
        signal.signal(signal.SIGINT, self._server.handle_exit)
        signal.signal(signal.SIGQUIT, self.handle_quit)

    def handle_quit(self, sig: int, frame: FrameType | None) -> None:
        """Stops without waiting for anybody."""
        self._server.should_exit = self._server.force_exit = True

    def run(self) -> None:
        """Serves until a signal ends it."""
        self._config.app = self.wsgi
        with asyncio.Runner(loop_factory=self._config.get_loop_factory()) as runner:
            runner.run(self._server.serve(self._listeners()))
        if not self._server.started:
            sys.exit(Arbiter.WORKER_BOOT_ERROR)

    def _listeners(self) -> list[socket.socket]:
        """The listening sockets as such: the loop closes what it is given, and would not tell gunicorn's objects."""
        listeners = [socket.socket(fileno=os.dup(listener.fileno())) for listener in self.sockets]
        for listener in self.sockets:
            listener.close()
        return listeners

    async def _notify(self) -> None:
        """Tells gunicorn that it does not hang."""
        self.notify()
