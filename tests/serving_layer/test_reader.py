"""Bytes become complete requests however they are split. Invalid HTTP and requests that are too large are refused."""

import tracemalloc
from http import HTTPStatus
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawspeaker.serving.reader import LARGEST_HEAD, LONGEST_TARGET, MOST_HEADERS, MOST_WAITING, RequestReader
from lawspeaker.serving.request import Refusal

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


@pytest.mark.parametrize("sent", WHOLE)
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


@pytest.mark.parametrize(
    ("target", "path", "query"),
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


def test_an_upgrade_is_answered_as_http_1_and_its_body_is_never_taken_for_a_request() -> None:
    first, second = read(UPGRADE + GET).requests
    assert (first.body, second.path) == (b"GET / HTTP/", "/healthz")


@pytest.mark.parametrize("sent", [get(b"Connection: close"), get(line=b"GET / HTTP/1.0"), get(b"Connection: close") + b"\r\n"])
def test_what_follows_the_last_request_of_a_connection_is_ignored(sent: bytes) -> None:
    for reader in (read(sent + GET), read(sent, GET), read(sent + b"\0"), read(sent, b"\0")):
        assert len(reader.requests) == 1
        assert reader.is_done


@pytest.mark.parametrize("sent", [b"Content-Length: 1001", b"Content-Length: 9999999999999999"])
def test_a_body_beyond_the_limit_is_left_to_the_application_to_refuse_unread(sent: bytes) -> None:
    reader = read(get(sent), 5000 * b" ")
    (request,) = reader.requests
    assert (request.body, request.keeps_connection) == (b"", False)
    assert (reader.is_done, reader.is_arriving) == (True, False)
    assert 0 < reader.held < 2000


def test_a_name_that_could_be_taken_for_another_is_dropped() -> None:
    (request,) = read(get(b"X_Request_Id: 1", b"SCRIPT_NAME: /x", b"A: b")).requests
    assert request.headers == [(b"host", b"here"), (b"a", b"b")]


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        pytest.param(b"GET / HTTP/1.1\nHost: a\n\n", 400, id="lines end with LF alone"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: a\nA: b\r\n\r\n", 400, id="one line does"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: a\r\n\n", 400, id="the last does"),
        pytest.param(get(b"A: b\rB: c"), 400, id="a bare CR"),
        pytest.param(get(b"A: b\r\n c"), 400, id="a folded line"),
        pytest.param(get(b"A : b"), 400, id="a space before the colon"),
        pytest.param(get(b": b"), 400, id="no name"),
        pytest.param(get(b"A{: b"), 400, id="an impossible name"),
        pytest.param(get(b"A"), 400, id="no colon"),
        pytest.param(get(b"A: b\0c"), 400, id="NUL"),
        pytest.param(get(b"Content-Length: 5", b"Content-Length: 6"), 400, id="two lengths"),
        pytest.param(get(b"Content-Length: 5, 5"), 400, id="a list of lengths"),
        pytest.param(get(b"Content-Length: +5"), 400, id="a length with a sign"),
        pytest.param(get(b"Content-Length: \xb2"), 400, id="a length in an odd digit"),
        pytest.param(get(b"Content-Length:"), 400, id="an empty length"),
        pytest.param(get(b"Content-Length: " + 30 * b"9"), 400, id="an endless length"),
        pytest.param(get(b"Transfer-Encoding: chunked", b"Content-Length: 5"), 400, id="two ways to say the length"),
        pytest.param(get(b"Content-Length: 5", b"Transfer-Encoding: chunked"), 400, id="two ways the other way round"),
        pytest.param(get(b"Transfer-Encoding: chunked"), 411, id="chunks"),
        pytest.param(get(b"Transfer-Encoding: gzip, chunked"), 411, id="compressed chunks"),
        pytest.param(get(b"Transfer-Encoding: gzip"), 411, id="no chunks"),
        pytest.param(get(host=b""), 400, id="no Host"),
        pytest.param(get(b"Host: here"), 400, id="two Hosts"),
        pytest.param(get(b"Host: here", line=b"GET / HTTP/1.0"), 400, id="two Hosts in 1.0"),
        *(
            pytest.param(get(host=b"Host: " + host + b"\r\n"), 400, id=f"Host {host!r}")
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
            pytest.param(get(line=b"GET / " + version), status, id=version.decode())
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
        pytest.param(b"GET /\r\n\r\n", 505, id="no version"),
        pytest.param(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, id="HTTP/2"),
        pytest.param(b"\x16\x03\x01\0\r\n\r\n", 400, id="TLS"),
        pytest.param(get(line=b"FOO / HTTP/1.1"), 400, id="no method"),
        pytest.param(get(line=b"CONNECT here:80 HTTP/1.1"), 400, id="a tunnel"),
        pytest.param(get(line=b"GET /\xff HTTP/1.1"), 400, id="a path beyond ASCII"),
        pytest.param(get(line=b"GET http:///a HTTP/1.1"), 400, id="a URL without a host"),
        pytest.param(get(b"Expect: 200-ok"), 417, id="an expectation"),
        pytest.param(GET + b"Z", 400, id="after a good one"),
    ],
)
def test_what_breaks_http_is_refused(sent: bytes, status: int) -> None:
    assert refusal_response(sent).status == status
    assert refusal_response(*(bytes([byte]) for byte in sent)).status == status


@pytest.mark.parametrize("host", [b"a", b"a.b-c_d:80", b"127.0.0.1:8000", b"[::1]:80", b"a:", b"a%20b", b"xn--p1ai"])
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


@pytest.mark.parametrize("size", [1, 100, 100_000])
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


def test_so_many_requests_wait_and_those_behind_them_are_read_later() -> None:
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


@given(st.integers(1, 300), st.integers(1, 40_000))
@settings(max_examples=30, deadline=None)
def test_of_many_requests_at_once_none_is_lost_and_few_wait(number: int, size: int) -> None:
    sent = b"".join(get(line=b"GET /%d HTTP/1.1" % one) for one in range(number))
    reader = RequestReader(LIMIT)
    paths = []
    for start in range(0, len(sent), size):
        reader.feed(sent[start : start + size])
        while reader.requests:
            assert len(reader.requests) < MOST_WAITING + 8192 / len(get())
            paths.append(reader.requests.popleft().path)
            reader.feed()
    assert paths == [f"/{one}" for one in range(number)]
    assert reader.held == 0


def test_what_is_left_unread_is_forgotten_when_nothing_more_is_read() -> None:
    reader = read(MOST_WAITING * GET, 1000 * GET)
    assert reader.held > 1000 * len(GET)
    reader.stop()
    reader.requests.clear()
    assert reader.held == 0
    reader.feed()
    assert not reader.requests


def test_it_is_known_how_many_requests_have_begun() -> None:
    reader, counts = RequestReader(LIMIT), []
    for part in (b"", GET[:1], GET[1:], POST[:-1], POST[-1:] + GET[:5], GET[5:]):
        reader.feed(part)
        counts.append(reader.request_count)
    assert counts == [0, 1, 1, 2, 3, 3]


def test_what_is_held_is_counted_while_it_arrives_and_while_it_waits() -> None:
    head, body = POST[:-5], b"hello"
    reader = read(head[:-2])
    assert reader.held >= len(head) - 2
    reader.feed(head[-2:])
    with_head = reader.held
    assert with_head >= len(head) - 2
    reader.feed(body[:3])
    assert reader.held == with_head + 3
    reader.feed(body[3:])
    assert reader.held == with_head + 5
    reader.feed(POST)
    assert reader.held == 2 * (with_head + 5)
    reader.requests.clear()
    assert reader.held == 0


@pytest.mark.parametrize(
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
    ids=["small", "short headers", "headers", "a long header", "a long target", "a target in code", "a body"],
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


def test_a_client_that_waits_for_permission_is_known_until_it_sends() -> None:
    reader = read(b"POST / HTTP/1.1\r\nHost: a\r\nA: b\r\nexpect: 100-Continue\r\nContent-Length: 5\r\n")
    assert reader.awaited is None
    reader.feed(b"\r\n")
    assert reader.awaited
    reader.feed(b"h")
    assert reader.awaited is None
