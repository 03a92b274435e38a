"""A listening socket can be closed without resetting a client."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Iterator
from unittest.mock import Mock

import pytest

from lawspeaker.serving.listener import accept_rest, finish_handshakes, is_open_in, keep_out, keeps_out
from tests.sweeps import each

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the packet filter is Linux's own")


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as made:
        made.setblocking(False)
        yield made


def connect(listener: socket.socket, seconds: float = 60) -> socket.socket:
    return socket.create_connection(listener.getsockname(), seconds)


def test_clients_are_accepted_until_the_filter_is_attached(listener: socket.socket) -> None:
    with connect(listener) as before:
        assert keep_out(listener)
        with pytest.raises(TimeoutError):
            connect(listener, 0.2)
        accepted: list[socket.socket] = []
        accept_rest(listener, accepted.append)
        assert [one.getpeername() for one in accepted] == [before.getsockname()]
        accepted[0].close()


def test_others_that_listen_on_it_go_on(listener: socket.socket) -> None:
    with listener.dup() as other:
        accept_rest(listener, lambda _: None)
        listener.close()
        assert not keeps_out(other)
        with connect(other) as client, other.accept()[0] as accepted:
            assert accepted.getpeername() == client.getsockname()


def test_the_last_worker_keeps_new_clients_out_long_enough(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers share the socket. The other one began to stop earlier, and ends during our first pause."""
    pauses: list[None] = []

    async def pause(_: float) -> None:
        assert keeps_out(listener)
        pauses.append(None)
        if len(pauses) == 1:
            with listener.dup() as other:
                accept_rest(other, lambda _: None)

    monkeypatch.setattr("asyncio.sleep", pause)
    asyncio.run(finish_handshakes(listener))
    assert len(pauses) == 2
    assert keeps_out(listener)


def accepting(*outcomes: object) -> socket.socket:
    """A listening socket whose ``accept`` returns or raises ``outcomes``, one after another."""
    return Mock(spec=socket.socket, accept=Mock(side_effect=outcomes))


@each("end", [errno.EAGAIN, errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.EBADF])
def test_a_client_that_is_gone_already_costs_no_other(end: int) -> None:
    first, second = Mock(), Mock()
    accepted: list[socket.socket] = []
    gone = [OSError(number, "") for number in (errno.ECONNABORTED, errno.EPROTO)]
    listener = accepting((first, None), *gone, (second, None), OSError(end, ""), (Mock(), None))
    accept_rest(listener, accepted.append)
    assert accepted == [first, second]


def test_it_is_known_who_has_it_open(listener: socket.socket) -> None:
    assert is_open_in(os.getpid(), listener)
    assert is_open_in(2**22 + 1, listener)  # there is no such process, so it cannot be determined
    waits, ends = os.pipe()
    closed, closes = os.pipe()
    child = os.fork()
    if not child:
        listener.close()
        os.write(closes, b"x")
        os.read(waits, 1)
        os._exit(0)
    try:
        os.read(closed, 1)
        assert not is_open_in(child, listener)
    finally:
        os.write(ends, b"x")
        os.waitpid(child, 0)
        for descriptor in (waits, ends, closed, closes):
            os.close(descriptor)
