"""A worker that stops leaves the listening socket usable for other processes."""

import asyncio
import socket
import sys
from unittest.mock import AsyncMock, Mock

import pytest
from uvicorn.config import Config

from lawspeaker.serving.clients import Clients
from lawspeaker.serving.listener import keep_out, keeps_out
from lawspeaker.serving.server import GracefulServer
from lawspeaker.serving.shares import Shares

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the packet filter is Linux's own")


async def stop(grace: float, listener: socket.socket) -> None:
    clients = Clients(10, Shares(1).take_place())
    server = GracefulServer(Config(Mock()), clients, grace)
    server.servers = []
    server.lifespan = AsyncMock()
    await server.shutdown([listener])


@pytest.mark.parametrize(("grace", "others"), [(0.01, 1), (10, 3)], ids=["the time is up", "in time"])
def test_in_the_end_new_clients_are_let_in_again(monkeypatch: pytest.MonkeyPatch, grace: float, others: int) -> None:
    """The clients of another master, which shares the socket after USR2."""
    monkeypatch.setattr("lawspeaker.serving.server.is_open_in", lambda *_: False)

    async def stop_all() -> None:
        with socket.create_server(("127.0.0.1", 0)) as another:
            another.setblocking(False)
            await asyncio.gather(*(stop(grace, another.dup()) for _ in range(others)))
            assert not keeps_out(another)

    asyncio.run(stop_all())


def test_where_the_parent_goes_on_listening_nobody_is_kept_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after SIGHUP."""
    monkeypatch.setattr("lawspeaker.serving.server.is_open_in", lambda *_: True)
    kept_out = Mock(side_effect=keep_out)
    monkeypatch.setattr("lawspeaker.serving.listener.keep_out", kept_out)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        asyncio.run(stop(10, listener))
    assert not kept_out.called
