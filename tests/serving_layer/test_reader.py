"""Bytes become complete requests however they are split. Invalid HTTP and requests that are too large are refused."""

import tracemalloc
from http import HTTPStatus
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawspeaker.serving.reader import LARGEST_HEAD, LONGEST_TARGET, MOST_HEADERS, MOST_WAITING, RequestReader
from lawspeaker.serving.request import Refusal
from tests.sweeps import each

LIMIT = 1000

GET = b"GET /healthz?a=b HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST /v1 HTTP/1.1\r\nHost: here\r\ncontent-LENGTH: \t05 \r\nX-Other: 7\r\n\r\nhello"
UPGRADE = (
    b"POST /v1 HTTP/1.1\r\nHost: here\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
    b"Content-Length: 11\r\n\r\nGET / HTTP/"
)
BLANK_BEFORE = b"\r\n" + POST
WHOLE = (GET, POST, UPGRADE, BLANK_BEFORE)


def read(*parts: bytes) -> RequestReader:
    reader = RequestReader(LIMIT)
    for part in parts:
        reader.feed(part)
    return reader


def refusal_response(*parts: bytes) -> Refusal:
    with pytest.raises(Refusal) as refused:
        read(*parts)
    return refused.value


def get(*headers: bytes, line: bytes = b"GET / HTTP/1.1", host: bytes = b"Host: here\r\n") -> bytes:
    return line + b"\r\n" + host + b"".join(header + b"\r\n" for header in headers) + b"\r\n"


@each("sent", WHOLE)
def test_a_request_has_arrived_with_its_last_byte_and_not_before(sent: bytes) -> None:
    reader = RequestReader(LIMIT)
    for byte in sent[:-1]:
        reader.feed(bytes([byte]))
        assert not reader.requests
    assert reader.is_arriving
    reader.feed(sent[-1:])
    assert len(reader.requests) == 1
    assert not reader.is_arriving


@given(st.lists(st.sampled_from(WHOLE), max_size=5), st.lists(st.integers(0, 400), max_size=5))
@settings(max_examples=60, deadline=None)
def test_requests_are_the_same_however_they_are_cut(sent: list[bytes], cuts: list[int]) -> None:
    text = b"".join(sent)
    at = [0, *sorted(cuts), len(text)]
    cut = read(*(text[start:end] for start, end in pairwise(at)))
    assert list(cut.requests) == [read(one).requests[0] for one in sent]
    assert not cut.is_arriving


def test_of_a_request_all_is_known() -> None:
    (request,) = read(b"POST /a%C3%A9?b=%20 HTTP/1.1\r\nHost: h:1\r\nX-Odd: \xff\r\nContent-Length: 2\r\n\r\n{}").requests
    assert (request.method, request.path, request.raw_path, request.query) == ("POST", "/aé", b"/a%C3%A9", b"b=%20")
    assert request.headers == [(b"host", b"h:1"), (b"x-odd", b"\xff"), (b"content-length", b"2")]
    assert (request.version, request.body, request.keeps_connection) == ("1.1", b"{}", True)


@each(
    "target, path, query",
    [
        (b"http://here/a?b", "/a", b"b"),
        (b"http://here", "/", b""),
        (b"http://here?b", "/", b"b"),
        (b"/a#b", "/a", b""),
        (b"//evil.example/a", "//evil.example/a", b""),
        (b"*", "*", b""),
    ],
)
def test_a_target_has_a_path_and_a_query(target: bytes, path: str, query: bytes) -> None:
    (request,) = read(get(line=b"OPTIONS " + target + b" HTTP/1.1")).requests
    assert (request.path, request.query) == (path, query)
    assert request.raw_path == target.partition(b"?")[0]


def test_the_body_of_an_upgrade_is_no_request() -> None:
    first, second = read(UPGRADE + GET).requests
    assert (first.body, second.path) == (b"GET / HTTP/", "/healthz")


@each("sent", [get(b"Connection: close"), get(line=b"GET / HTTP/1.0"), get(b"Connection: close") + b"\r\n"])
def test_what_follows_the_last_request_is_ignored(sent: bytes) -> None:
    for reader in (read(sent + GET), read(sent, GET), read(sent + b"\0"), read(sent, b"\0")):
        assert len(reader.requests) == 1
        assert reader.is_done


@each("sent", [b"Content-Length: 1001", b"Content-Length: 9999999999999999"])
def test_a_body_beyond_the_limit_is_not_read(sent: bytes) -> None:
    reader = read(get(sent), 5000 * b" ")
    (request,) = reader.requests
    assert (request.body, request.keeps_connection) == (b"", False)
    assert (reader.is_done, reader.is_arriving) == (True, False)
    assert 0 < reader.held < 2000


def test_a_name_that_could_be_taken_for_another_is_dropped() -> None:
    (request,) = read(get(b"X_Request_Id: 1", b"SCRIPT_NAME: /x", b"A: b")).requests
    assert request.headers == [(b"host", b"here"), (b"a", b"b")]


@each(
    "sent, status",
    [
        (b"GET / HTTP/1.1\nHost: a\n\n", 400),  # lines end with LF alone
        (b"GET / HTTP/1.1\r\nHost: a\nA: b\r\n\r\n", 400),  # one line does
        (b"GET / HTTP/1.1\r\nHost: a\r\n\n", 400),  # the last does
        (get(b"A: b\rB: c"), 400),  # a bare CR
        (get(b"A: b\r\n c"), 400),  # a folded line
        (get(b"A : b"), 400),  # a space before the colon
        (get(b": b"), 400),  # no name
        (get(b"A{: b"), 400),  # an impossible name
        (get(b"A"), 400),  # no colon
        (get(b"A: b\0c"), 400),  # NUL
        (get(b"Content-Length: 5", b"Content-Length: 6"), 400),  # two lengths
        (get(b"Content-Length: 5, 5"), 400),  # a list of lengths
        (get(b"Content-Length: +5"), 400),  # a length with a sign
        (get(b"Content-Length: \xb2"), 400),  # a length in an odd digit
        (get(b"Content-Length:"), 400),  # an empty length
        (get(b"Content-Length: " + 30 * b"9"), 400),  # an endless length
        (get(b"Transfer-Encoding: chunked", b"Content-Length: 5"), 400),  # two ways to say the length
        (get(b"Content-Length: 5", b"Transfer-Encoding: chunked"), 400),  # two ways the other way round
        (get(b"Transfer-Encoding: chunked"), 411),  # chunks
        (get(b"Transfer-Encoding: gzip, chunked"), 411),  # compressed chunks
        (get(b"Transfer-Encoding: gzip"), 411),  # no chunks
        (get(host=b""), 400),  # no Host
        (get(b"Host: here"), 400),  # two Hosts
        (get(b"Host: here", line=b"GET / HTTP/1.0"), 400),  # two Hosts in 1.0
        *(
            (get(host=b"Host: " + host + b"\r\n"), 400)
            for host in (
                b"",
                b"a b",
                b"a/b",
                b"a@b",
                b"a:b",
                b"[::1",
                b"a%2",
                b"a,b/",
                b"\xe9",
                b"a\tb",
                b"<a>",
                b"[:::::::]",
                b"[.]",
                b"[1.2.3.4]",
            )
        ),
        *(
            (get(line=b"GET / " + version), status)
            for version, status in (
                (b"HTTP/0.9", 505),
                (b"HTTP/1.9", 505),
                (b"HTTP/2.0", 505),
                (b"HTTP/3.0", 505),
                (b"HTTP/1", 400),
                (b"HTTP/10.1", 400),
                (b"http/1.1", 400),
                (b"HTTP/1.1x", 400),
            )
        ),
        (b"GET /\r\n\r\n", 505),  # no version
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),  # HTTP/2
        (b"\x16\x03\x01\0\r\n\r\n", 400),  # TLS
        (get(line=b"FOO / HTTP/1.1"), 400),  # no method
        (get(line=b"CONNECT here:80 HTTP/1.1"), 400),  # a tunnel
        (get(line=b"GET /\xff HTTP/1.1"), 400),  # a path beyond ASCII
        (get(line=b"GET http:///a HTTP/1.1"), 400),  # a URL without a host
        (get(b"Expect: 200-ok"), 417),  # an expectation
        (GET + b"Z", 400),  # after a good one
    ],
)
def test_what_breaks_http_is_refused(sent: bytes, status: int) -> None:
    assert refusal_response(sent).status == status
    assert refusal_response(*(bytes([byte]) for byte in sent)).status == status


@each("host", [b"a", b"a.b-c_d:80", b"127.0.0.1:8000", b"[::1]:80", b"a:", b"a%20b", b"xn--p1ai"])
def test_possible_hosts_are_taken(host: bytes) -> None:
    assert read(get(host=b"Host: " + host + b"\r\n")).requests


def test_http_1_0_needs_no_host_and_knows_no_permission() -> None:
    (request,) = read(b"GET / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n").requests
    assert (request.version, request.expects_permission, request.keeps_connection) == ("1.0", False, False)


def test_a_good_request_before_a_bad_one_is_kept() -> None:
    reader = RequestReader(LIMIT)
    with pytest.raises(Refusal):
        reader.feed(GET + b"Z")
    assert len(reader.requests) == 1
    reader.feed(GET)
    assert len(reader.requests) == 1


@each("size", [1, 100, 100_000])
def test_a_head_of_any_form_is_bounded_whether_it_ends_or_not(size: int) -> None:
    def cut(text: bytes) -> list[bytes]:
        return [text[at : at + size] for at in range(0, len(text), size)]

    long = b"x" * (LARGEST_HEAD + 20_000)
    for sent in (
        b"GET / HTTP/1.1\r\nA: " + long,
        get(b"A: " + long),
        GET + b"GET / HTTP/1.1\r\nA: " + long,
        b"GET / HTTP/1.1\r\n" + long,
    ):
        assert refusal_response(*cut(sent)).status == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
    assert refusal_response(*cut(b"GET / HTTP/1.1\r\n" + (MOST_HEADERS + 2) * b"A: b\r\n")).status == 431
    assert refusal_response(*cut(b"GET /" + long)).status == HTTPStatus.REQUEST_URI_TOO_LONG


def test_what_is_just_within_the_limits_is_read() -> None:
    path = b"/" + b"x" * (LONGEST_TARGET - 1)
    value = b"x" * (LARGEST_HEAD - 200)
    names = [b"A%d: b" % number for number in range(MOST_HEADERS - 1)]
    for sent in (get(line=b"POST " + path + b" HTTP/1.1"), get(b"A: " + value), get(*names)):
        assert len(read(GET + sent).requests) == 2
    assert refusal_response(get(line=b"POST " + path + b"x HTTP/1.1")).status == 414


def test_only_so_many_requests_wait() -> None:
    reader = read(MOST_WAITING * GET)
    assert reader.is_full
    reader.feed(POST + GET[:10])
    reader.feed(GET[10:] + b"Z")
    assert (len(reader.requests), reader.is_arriving) == (MOST_WAITING, False)
    reader.requests.popleft()
    assert not reader.is_full
    with pytest.raises(Refusal):
        reader.feed()
    assert [request.method for request in reader.requests] == [*(MOST_WAITING - 1) * ["GET"], "POST", "GET"]


def test_what_is_left_unread_is_forgotten_at_the_end() -> None:
    reader = read(MOST_WAITING * GET, 1000 * GET)
    assert reader.held > 1000 * len(GET)
    reader.stop()
    reader.requests.clear()
    assert reader.held == 0
    reader.feed()
    assert not reader.requests


@each(
    "sent",
    [
        get(),
        get(*(98 * [b"A: b"])),
        get(*(b"Name-%02d: the value of number %d" % (number, number) for number in range(90))),
        get(b"A: " + 30_000 * b"x"),
        get(line=b"GET /" + 4000 * b"x" + b" HTTP/1.1"),
        get(line=b"GET /" + 1300 * b"%20" + b"?a=b HTTP/1.1"),
        get(b"Content-Length: 1000") + 1000 * b"x",
    ],
)
def test_what_is_held_is_about_the_memory_that_it_takes(sent: bytes) -> None:
    read(sent)  # warms up everything that is created once
    parts = MOST_WAITING * [sent]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        reader = read(*parts)
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert len(reader.requests) == MOST_WAITING
    assert 0.9 * taken < reader.held < 3 * taken


def test_a_client_that_waits_for_permission_is_known() -> None:
    reader = read(b"POST / HTTP/1.1\r\nHost: a\r\nA: b\r\nexpect: 100-Continue\r\nContent-Length: 5\r\n")
    assert reader.awaited is None
    reader.feed(b"\r\n")
    assert reader.awaited
    reader.feed(b"h")
    assert reader.awaited is None
