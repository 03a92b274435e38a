"""A listening socket can be closed without resetting anybody."""

import os
import socket
import sys
from collections.abc import Iterator

import pytest

from lawspeaker.serving.listener import accept_rest, is_open_in, let_nobody_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the kernel is told in Linux's own way")


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as made:
        made.setblocking(False)
        yield made


def connected(listener: socket.socket, seconds: float = 60) -> socket.socket:
    return socket.create_connection(listener.getsockname(), seconds)


def test_whoever_is_connected_is_accepted_and_whoever_comes_later_is_not_connected(listener: socket.socket) -> None:
    with connected(listener) as before:
        let_nobody_in(listener)
        with pytest.raises(TimeoutError):
            connected(listener, 0.2)
        accepted: list[socket.socket] = []
        accept_rest(listener, accepted.append)
        assert [one.getpeername() for one in accepted] == [before.getsockname()]
        accepted[0].close()


def test_others_that_listen_on_it_go_on(listener: socket.socket) -> None:
    with listener.dup() as other:
        accept_rest(listener, lambda _: None)
        listener.close()
        with connected(other) as client, other.accept()[0] as accepted:
            assert accepted.getpeername() == client.getsockname()


def test_it_is_known_who_has_it_open(listener: socket.socket) -> None:
    assert is_open_in(os.getpid(), listener)
    assert is_open_in(2**22 + 1, listener)  # there is no such process: that cannot be known
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        listener.close()
        os.read(reading, 1)
        os._exit(0)
    try:
        deadline = 1000
        while is_open_in(child, listener) and deadline:
            deadline -= 1
            os.sched_yield()
        assert not is_open_in(child, listener)
    finally:
        os.write(writing, b"x")
        os.waitpid(child, 0)
        os.close(reading)
        os.close(writing)
