"""The parser for replies of Redis, and its limits."""

from types import SimpleNamespace

import pytest
from redis.exceptions import BusyLoadingError, ConnectionError, ResponseError

from lawspeaker.api.redis_replies import ELEMENTS, LARGEST, BoundedParser
from tests.sweeps import each


class Socket:
    """A socket that gives one piece of a reply each second, and the clock for it."""

    def __init__(self, *pieces: bytes) -> None:
        self.pieces = list(pieces)
        self.now = 0.0

    def settimeout(self, seconds: float) -> None:
        self.timeout = seconds

    def recv(self, size: int) -> bytes:
        self.now += 1
        if not self.pieces:
            raise BlockingIOError if self.timeout == 0 else TimeoutError
        piece = self.pieces.pop(0)
        if len(piece) > size:
            self.pieces.insert(0, piece[size:])
        return piece[:size]


def parser(*pieces: bytes, size: int = 65_536, timeout: float = 30.0) -> BoundedParser:
    made = BoundedParser(size)
    made.on_connect(SimpleNamespace(_sock=Socket(*pieces), socket_timeout=timeout))
    return made


@each("size", [1, 7, 65_536])
def test_a_reply_is_read_in_whatever_pieces_it_arrives(size: int) -> None:
    reading = parser(b"*4\r\n:-7\r\n$5\r\na\r\nbc\r\n$-1\r\n*1\r\n-WRONGTYPE no string\r\n+OK\r\n*-1\r\n", size=size)
    number, text, nothing, (error,) = reading.read_response()
    assert (number, text, nothing, type(error)) == (-7, b"a\r\nbc", None, ResponseError)
    assert [reading.read_response(), reading.read_response()] == [b"OK", None]
    assert not reading.can_read()


def test_an_error_of_the_connection_is_raised() -> None:
    with pytest.raises(BusyLoadingError):
        parser(b"-LOADING Redis is loading the dataset in memory\r\n").read_response()
    with pytest.raises(ConnectionError):
        parser(b"").can_read()


WRONG = [b"\r\n", b"?\r\n", b"$\r\n", b"$-2\r\n", b"*-2\r\n", b"*x\r\n", b":1.5\r\n", b"*1\r\n$x\r\n"]
TOO_LARGE = [
    b"*%d\r\n" % (ELEMENTS + 1),
    b"*2\r\n*50000\r\n*50000\r\n",
    b"*1\r\n" * 2000,
    b"$%d\r\n" % (LARGEST + 1),
    b":" + b"1" * 5000,
    b"*20\r\n" + 20 * (b"$%d\r\n" % (LARGEST // 10) + b"x" * (LARGEST // 10) + b"\r\n"),
]


@each("reply", WRONG + TOO_LARGE, label=lambda reply: repr(reply[:40]))
def test_a_wrong_or_too_large_reply_ends_the_connection(reply: bytes) -> None:
    with pytest.raises(ConnectionError):
        parser(reply).read_response()


def test_the_largest_replies_are_read() -> None:
    assert len(parser(b"$%d\r\n" % LARGEST, b"x" * LARGEST + b"\r\n").read_response()) == LARGEST
    assert len(parser(b"*%d\r\n" % ELEMENTS, b":1\r\n" * ELEMENTS).read_response()) == ELEMENTS


def test_the_timeout_is_for_the_whole_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Socket(b"$9\r\n", *(b"x" for _ in range(9)), b"\r\n")
    reading = BoundedParser(100)
    reading.on_connect(SimpleNamespace(_sock=slow, socket_timeout=5.0))
    monkeypatch.setattr("lawspeaker.api.redis_replies.monotonic", lambda: slow.now)
    with pytest.raises(TimeoutError):
        reading.read_response()
    assert slow.now == 5
