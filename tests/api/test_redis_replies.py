"""The parser for replies of Redis, and its limits."""

import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.exceptions import BusyLoadingError, ConnectionError, RedisClusterException, RedisError, ResponseError

from lawspeaker.api.redis_replies import ELEMENTS, LARGEST, BoundedParser
from lawspeaker.api.redis_url import connector
from tests.serving import LOOPBACK

PATIENT = 30.0
"""A timeout in seconds that is long enough for a busy machine."""


class Pieces:
    """A socket that gives the pieces of a reply one by one, and then nothing."""

    def __init__(self, *pieces: bytes) -> None:
        self.pieces = list(pieces)
        self.timeout: float | None = PATIENT

    def settimeout(self, seconds: float) -> None:
        self.timeout = seconds

    def recv(self, size: int) -> bytes:
        if not self.pieces:
            raise BlockingIOError if self.timeout == 0 else TimeoutError
        piece = self.pieces.pop(0)
        if len(piece) > size:
            self.pieces.insert(0, piece[size:])
        return piece[:size]


def parser(*pieces: bytes, size: int = 65_536) -> BoundedParser:
    made = BoundedParser(size)
    made.on_connect(SimpleNamespace(_sock=Pieces(*pieces), socket_timeout=PATIENT))
    return made


def read(*pieces: bytes, size: int = 65_536) -> Any:
    return parser(*pieces, size=size).read_response()


replies = st.recursive(
    st.none() | st.integers(-(2**63), 2**63 - 1) | st.binary(max_size=50),
    lambda inner: st.lists(inner, max_size=5),
    max_leaves=20,
)


def serialize(reply: Any) -> bytes:
    match reply:
        case None:
            return b"$-1\r\n"
        case int():
            return b":%d\r\n" % reply
        case bytes():
            return b"$%d\r\n%b\r\n" % (len(reply), reply)
    return b"*%d\r\n%b" % (len(reply), b"".join(map(serialize, reply)))


@given(st.lists(replies, min_size=1, max_size=3), st.integers(1, 20))
def test_a_reply_is_read_in_whatever_pieces_it_comes(several: list[Any], size: int) -> None:
    reading = parser(b"".join(map(serialize, several)), size=size)
    assert [reading.read_response() for _ in several] == several
    assert not reading.can_read()


def test_words_lists_of_nothing_and_errors_are_replies_too() -> None:
    assert read(b"+OK\r\n") == b"OK"
    assert read(b"*-1\r\n") is None
    assert type(read(b"-WRONGTYPE no string\r\n")) is ResponseError
    value, error = read(b"*2\r\n:1\r\n-ERR no\r\n")
    assert (value, type(error)) == (1, ResponseError)


def test_an_error_of_the_connection_is_raised() -> None:
    with pytest.raises(BusyLoadingError):
        read(b"-LOADING Redis is loading the dataset in memory\r\n")


@pytest.mark.parametrize(
    "wrong",
    [b"\r\n", b"?\r\n", b"$\r\n", b"$-2\r\n", b"$x\r\n", b"*-2\r\n", b"*x\r\n", b":\r\n", b":1.5\r\n", b"*1\r\n$x\r\n"],
)
def test_what_is_no_reply_ends_the_connection(wrong: bytes) -> None:
    with pytest.raises(ConnectionError):
        read(wrong)


@pytest.mark.parametrize(
    "announced",
    [b"*%d\r\n" % 10**9, b"*2\r\n*50000\r\n*50000\r\n", b"*1\r\n" * 2000, b"$%d\r\n" % (LARGEST + 1), b":" + b"1" * 5000],
)
def test_what_is_announced_too_large_is_refused_before_it_comes(announced: bytes) -> None:
    with pytest.raises(ConnectionError):
        read(announced)


def test_the_largest_replies_are_read() -> None:
    assert len(read(b"$%d\r\n" % LARGEST, b"x" * LARGEST + b"\r\n")) == LARGEST
    assert len(read(b"*%d\r\n" % ELEMENTS, b":1\r\n" * ELEMENTS)) == ELEMENTS


def test_many_strings_are_together_no_larger_than_one() -> None:
    with pytest.raises(ConnectionError, match="too many bytes"):
        read(b"*20\r\n", *20 * [b"$%d\r\n" % (LARGEST // 10) + b"x" * (LARGEST // 10) + b"\r\n"])


def test_all_of_a_reply_has_to_come_in_the_time_of_one() -> None:
    clock = Clock(*(b"$9\r\n", *(b"x" for _ in range(9)), b"\r\n"))
    reading = BoundedParser(100)
    reading.on_connect(SimpleNamespace(_sock=clock, socket_timeout=5.0))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lawspeaker.api.redis_replies.monotonic", lambda: clock.now)
        with pytest.raises(TimeoutError):
            reading.read_response()
    assert clock.timeouts == [5, 4, 3, 2, 1, 5]


class Clock(Pieces):
    """A socket that gives one piece each second, and the clock for it."""

    def __init__(self, *pieces: bytes) -> None:
        super().__init__(*pieces)
        self.now = 0.0
        self.timeouts: list[float] = []

    def settimeout(self, seconds: float) -> None:
        self.timeouts.append(seconds)

    def recv(self, size: int) -> bytes:
        self.now += 1
        return super().recv(size)


def test_what_nobody_waits_for_and_the_end_of_the_connection_are_noticed() -> None:
    assert parser(b"+OK\r\n").can_read()
    with pytest.raises(ConnectionError):
        parser(b"").can_read()
    reading = parser(b"+OK\r\n+again\r\n")
    assert reading.read_response() == b"OK"
    assert reading.can_read()
    reading.on_disconnect()
    with pytest.raises(ConnectionError):
        reading.can_read()


@contextmanager
def impostor(say: Callable[[socket.socket], None]) -> Iterator[int]:
    """Runs a fake Redis that calls ``say`` for each connection. Gives its port."""
    with socket.create_server((LOOPBACK, 0)) as listening:

        def listen() -> None:
            with suppress(OSError):
                while True:
                    with listening.accept()[0] as connection, suppress(OSError):
                        while connection.recv(65_536):
                            say(connection)

        thread = Thread(target=listen)
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            listening.shutdown(socket.SHUT_RDWR)
    thread.join(PATIENT)


URLS = [
    "redis://{}",
    "redis+sentinel://{}/main",
    "redis+cluster://{}",
    "redis+cluster://user:password@{}",
    "redis://user:password@{}",
]
AWAY = (RedisError, RedisClusterException)


@pytest.mark.parametrize("url", URLS)
def test_a_redis_that_announces_too_much_is_left_at_once_whichever_way_it_is_found(url: str) -> None:
    announcing = impostor(lambda connection: connection.sendall(b"*1000000000\r\n"))
    with announcing as port, pytest.raises(AWAY, match=r"too many elements|network:ConnectionError"):
        ask(url, port, PATIENT)


@pytest.mark.parametrize("url", URLS)
def test_a_redis_that_never_ends_its_reply_is_left_whichever_way_it_is_found(url: str) -> None:
    left = Event()
    with impostor(partial(drip, left=left)) as port:
        with pytest.raises(AWAY):
            ask(url, port, 0.5)
        assert left.wait(PATIENT)


def drip(connection: socket.socket, left: Event) -> None:
    """Sends a reply byte by byte, each within the timeout, until the client is gone."""
    connection.settimeout(0.05)
    connection.sendall(b"$1000000\r\n")
    for _ in range(int(PATIENT / 0.05)):
        try:
            connection.sendall(b"x")
            if not connection.recv(1):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    else:
        return
    left.set()


def ask(url: str, port: int, timeout: float) -> None:
    with closing(connector(url.format(f"{LOOPBACK}:{port}"), timeout)()) as client:
        client.get(b"a")
