"""A listening socket can be closed without resetting a client."""

import errno
import socket
import sys
from collections.abc import Iterator
from unittest.mock import Mock

import pytest

from lawspeaker.serving.listener import accept_rest, keep_out, keeps_out
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
