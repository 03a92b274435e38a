"""The worker class for gunicorn."""

import asyncio
import logging
import os
import signal
import socket
import sys
from types import FrameType
from typing import Any

from gunicorn.config import Config as GunicornConfig
from gunicorn.glogging import Logger
from gunicorn.workers.base import Worker
from uvicorn.config import Config

from lawspeaker.serving.clients import Clients
from lawspeaker.serving.connection import Connection
from lawspeaker.serving.server import GracefulServer
from lawspeaker.serving.shares import Shares

SHARES = Shares(64)
"""The shares of all workers. If there are more workers than places, connections are spread less evenly."""


STOPPING = (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT)
"""The signals that stop a worker."""


def keep_signals_for_workers() -> None:
    """From now on, a signal that stops a worker waits, from the fork on, until the worker handles it.

    A forked worker has the handlers of its parent until ``init_signals``. They would only note the signal, for a parent that the
    worker is not, and gunicorn sends it once: the worker would go on until it is killed.
    """
    os.register_at_fork(before=_hold_signals, after_in_parent=_release_signals)


def _hold_signals() -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)


def _release_signals() -> None:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)


class LoopWorker(Worker):
    """A worker that runs uvicorn with our own connection class and our own shutdown.

    gunicorn creates each worker in the parent process and then forks.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        grace = self.cfg.graceful_timeout
        self._config = Config(
            app="",  # loaded later, in ``run``
            http=Connection,
            loop="uvloop",
            ws="none",
            interface="asgi3",
            lifespan="on",
            timeout_keep_alive=self.cfg.keepalive,
            timeout_graceful_shutdown=1,  # for tasks that are left after the grace period of ``GracefulServer``
            callback_notify=self._notify,
            access_log=False,
            log_config=None,
            proxy_headers=False,
            server_header=False,
        )
        self.share = SHARES.take_place()
        clients = Clients(self.cfg.worker_connections, self.share)
        # The shutdown must end before gunicorn kills this process.
        self._server = GracefulServer(self._config, clients, max(grace - 1, grace / 2))
        # gunicorn already logs starts and stops.
        logging.getLogger("uvicorn.error").setLevel(max(self.log.error_log.level, logging.WARNING))

    @classmethod
    def check_config(cls, cfg: GunicornConfig, _log: Logger) -> None:
        """Exits if gunicorn is configured for anything but plain HTTP/1.1."""
        if cfg.is_ssl or cfg.settings["http2_cleartext"].get() != "off" or cfg.proxy_protocol != "off" or cfg.protocol != "http":
            sys.exit("Lawspeaker speaks only plain HTTP/1.1. The proxy in front of it can do the rest.")

    def init_signals(self) -> None:
        """SIGTERM and SIGINT stop the worker when all requests are answered, SIGQUIT at once. SIGABRT kills it if it hangs."""
        for one in self.SIGNALS:
            signal.signal(one, signal.SIG_DFL)
        signal.signal(signal.SIGUSR1, self.handle_usr1)
        signal.signal(signal.SIGTERM, self._server.handle_exit)
        signal.signal(signal.SIGINT, self._server.handle_exit)
        signal.signal(signal.SIGQUIT, self.handle_quit)
        _release_signals()

    def handle_quit(self, sig: int, frame: FrameType | None) -> None:
        """Stops without waiting for any client."""
        self._server.should_exit = self._server.force_exit = True

    def run(self) -> None:
        """Serves until a signal stops it. If the application does not start, uvicorn exits with ``WORKER_BOOT_ERROR``."""
        self._config.app = self.wsgi
        with asyncio.Runner(loop_factory=self._config.get_loop_factory()) as runner:
            runner.run(self._server.serve(self._listeners()))

    def _listeners(self) -> list[socket.socket]:
        """Copies of the listening sockets, because the event loop closes its sockets, and gunicorn would not notice that."""
        listeners = [socket.socket(fileno=os.dup(listener.fileno())) for listener in self.sockets]
        for listener in self.sockets:
            listener.close()
        return listeners

    async def _notify(self) -> None:
        """Tells gunicorn that the worker is alive."""
        self.notify()
