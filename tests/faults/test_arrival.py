"""A request that counts as arrived can be read to its end without waiting, and an honest one counts as soon as it can be."""

from collections.abc import Iterator

import pytest
from gunicorn.config import Config
from gunicorn.http import RequestParser
from hypothesis import given, settings
from hypothesis import strategies as st

from lawspeaker.serving.arrival import HEAD_AT_MOST, Arrival, Progress

LIMIT = 1000

GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
BARE = b"GET / HTTP/1.1\r\n\r\n"
POST = b"POST /v1 HTTP/1.1\r\nHost: here\r\ncontent-LENGTH: \t5 \r\nX-Other: 7\r\n\r\nhello"
PADDED = b"POST /v1 HTTP/1.1\r\nContent-Length: 00000000000000000000005\r\n\r\nhello"
EMPTY = b"POST /v1 HTTP/1.1\r\nContent-Length: 0\r\n\r\n"
BLANK_BEFORE = b"\r\n" + POST
HONEST = (GET, BARE, POST, PADDED, EMPTY, BLANK_BEFORE)


class WouldWait(Exception):
    """The parser asked for more than had arrived."""


def arrived(text: bytes) -> Progress:
    return Arrival(text, LIMIT).progress()


def read_by_gunicorn(text: bytes, body_at_most: int) -> None:
    """Reads a request as a thread does; raises ``WouldWait`` where it would have to wait for the client."""

    def source() -> Iterator[bytes]:
        yield text
        raise WouldWait

    try:
        request = next(RequestParser(Config(), source(), ("127.0.0.1", 1)))
        assert request.body
        request.body.read(body_at_most)
    except WouldWait:
        raise
    except Exception:
        return  # it is malformed, which was found out without waiting


@pytest.mark.parametrize("request_sent", HONEST)
def test_a_request_counts_as_arrived_with_its_last_byte_and_not_before(request_sent: bytes) -> None:
    arrival = Arrival(b"", LIMIT)
    for position, byte in enumerate(request_sent):
        assert arrival.progress() is Progress.ARRIVING, request_sent[:position]
        arrival.text.append(byte)
    assert arrival.progress() is Progress.COMPLETE


@pytest.mark.parametrize("request_sent", HONEST)
def test_it_counts_as_arrived_too_with_the_next_one_behind_it(request_sent: bytes) -> None:
    assert arrived(request_sent + b"POST ") is Progress.COMPLETE


@pytest.mark.slow
@given(st.data())
@settings(max_examples=500, deadline=None)
def test_what_counts_as_arrived_is_read_without_waiting_however_malformed(data: st.DataObject) -> None:
    text = bytearray(data.draw(st.sampled_from(HONEST)))
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(text)))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(
            st.sampled_from(
                (b"", b"\r", b"\n", b"\r\n", b"\r\n\r\n", b"0", b"9", b"f", b":", b";", b" ", b"\xb2", b"-", b"+", b"_")
            )
        )
    if arrived(bytes(text)) is Progress.COMPLETE:
        read_by_gunicorn(bytes(text), LIMIT)


@pytest.mark.parametrize(
    "request_sent",
    [
        b"POST / HTTP/1.1\r\nContent-Length: 1001\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999999999\r\n\r\n",
    ],
)
def test_a_body_beyond_the_limit_is_left_to_the_service_to_refuse(request_sent: bytes) -> None:
    assert arrived(request_sent) is Progress.BEYOND_LIMIT


@pytest.mark.parametrize("end", [b"", b"\r\n"])
def test_a_head_is_too_long_at_some_point_whether_it_ends_or_not(end: bytes) -> None:
    assert arrived(b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * (HEAD_AT_MOST // 6) + end) is Progress.HEAD_TOO_LONG


@pytest.mark.parametrize("coding", [b"chunked", b"Chunked", b"gzip, chunked", b"gzip", b"identity\r\nContent-Length: 5"])
def test_a_body_whose_length_is_not_said_before_is_not_waited_for(coding: bytes) -> None:
    assert arrived(b"POST / HTTP/1.1\r\nTransfer-Encoding: " + coding + b"\r\n\r\n") is Progress.UNANNOUNCED


@pytest.mark.parametrize(
    ("head", "awaits"),
    [
        (b"POST / HTTP/1.1\r\nA: b\r\nexpect: 100-Continue\r\nContent-Length: 5\r\n\r\n", True),
        (b"POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n", False),
        (b"POST / HTTP/1.1\r\nX-Expect: 100-continue\r\nContent-Length: 5\r\n\r\n", False),
    ],
)
def test_a_client_that_asks_for_permission_is_known(head: bytes, awaits: bool) -> None:
    arrival = Arrival(head, LIMIT)
    assert arrival.progress() is Progress.ARRIVING
    assert arrival.awaits_permission is awaits
