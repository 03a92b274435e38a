"""Compression: which responses are compressed, that their content is the same, and that it is cached."""

import gzip
import threading
from collections.abc import Iterator

import pytest
import zstandard
from werkzeug.test import Client, TestResponse

from lawspeaker.api import compression
from lawspeaker.api.compression import SMALLEST_BODY, Compression
from lawspeaker.api.exchange import Answer, Exchange
from tests.api.worked import WORKED, Worked
from tests.client import client_of
from tests.sweeps import each

JSON = ("Content-Type", "application/json")
BODY = b'{"answer":' + b'"the same again"' * 200 + b"}"


def decompress(encoding: str, body: bytes) -> bytes:
    return zstandard.ZstdDecompressor().decompress(body) if encoding == "zstd" else gzip.decompress(body)


def exchange(accept_encoding: str | None, method: str = "POST") -> Exchange:
    headers = {} if accept_encoding is None else {"accept-encoding": accept_encoding}
    return Exchange(method, "/", "/", "", headers, "192.0.2.1", "http", "1.1")


def encoding_of(answer: Answer) -> str:
    """The encoding of an answer; empty if it is not compressed."""
    return dict(answer.headers).get("Content-Encoding", "")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The name of the thread for each call of a compressor."""
    noted: list[str] = []

    def noting(body: bytes) -> bytes:
        noted.append(threading.current_thread().name)
        return gzip.compress(body)

    monkeypatch.setattr(compression, "_ENCODINGS", {"gzip": noting})
    compression._preferred.cache_clear()
    return noted


@pytest.fixture(autouse=True)
def _forget_preferences() -> Iterator[None]:
    yield
    compression._preferred.cache_clear()


@each(
    "accepted, encoding",
    [
        ("gzip", "gzip"),
        ("zstd", "zstd"),
        ("gzip, deflate, br, zstd", "zstd"),
        ("gzip, deflate, br", "gzip"),
        ("GZIP", "gzip"),
        ("gzip;q=0.9, zstd;q=0.1", "gzip"),
        ("gzip;q=0.1, zstd;q=0.9", "zstd"),
        ("zstd;q=0, gzip", "gzip"),
        ("zstd;q=0, *", "gzip"),
        ("*", "zstd"),
        ("*;q=0.5, gzip", "gzip"),
        (None, ""),
        ("", ""),
        ("identity", ""),
        ("br, deflate", ""),
        ("gzip;q=0", ""),
        ("*;q=0", ""),
        ("gzip;q=0, zstd;q=0.000", ""),
        (";;,q=,", ""),
        ("\xff", ""),
    ],
)
def test_the_encoding_is_the_one_that_the_client_likes_best(accepted: str | None, encoding: str) -> None:
    answer = Compression(10**6).compress(exchange(accepted), Answer(200, [JSON], BODY))
    assert encoding_of(answer) == encoding
    if encoding:
        assert len(answer.body) < len(BODY)
        assert decompress(encoding, answer.body) == BODY
        assert answer.headers[0] == JSON
    else:
        assert answer == Answer(200, [JSON], BODY)


@each("size, is_compressed", [(0, False), (SMALLEST_BODY - 1, False), (SMALLEST_BODY, True)])
def test_a_small_answer_is_sent_as_it_is(size: int, is_compressed: bool) -> None:
    answer = Answer(200, [JSON], b"x" * size)
    assert bool(encoding_of(Compression(10**6).compress(exchange("gzip"), answer))) is is_compressed


@each(
    "media_type, is_compressed",
    [
        ("application/json", True),
        ("application/problem+json", True),
        ("application/yaml", True),
        ("image/svg+xml", True),
        ("text/html; charset=utf-8", True),
        ("text/javascript; charset=utf-8", True),
        ("text/plain; version=0.0.4", True),
        ("image/png", False),
        ("font/woff2", False),
        ("application/octet-stream", False),
        (None, False),
    ],
)
def test_only_what_gets_smaller_is_compressed(media_type: str | None, is_compressed: bool) -> None:
    answer = Answer(200, [("content-type", media_type)] if media_type else [], BODY)
    assert bool(encoding_of(Compression(10**6).compress(exchange("gzip"), answer))) is is_compressed


def test_status_and_headers_stay() -> None:
    answer = Answer(400, [JSON, ("Vary", "Accept-Encoding")], BODY)
    compressed = Compression(10**6).compress(exchange("gzip"), answer)
    assert (compressed.status, compressed.headers) == (400, [*answer.headers, ("Content-Encoding", "gzip")])


@each("encoding", ["gzip", "zstd"])
def test_the_same_answer_is_the_same_bytes(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gzip file can contain the time."""
    answers = []
    for seconds in (0.0, 10.0**9):
        monkeypatch.setattr("gzip.time.time", lambda seconds=seconds: seconds)
        answers.append(Compression(10**6).compress(exchange(encoding), Answer(200, [JSON], BODY)))
    assert answers[0] == answers[1]


def test_the_same_body_is_compressed_once(calls: list[str]) -> None:
    made = Compression(10**6)
    answers = [made.compress(exchange("gzip"), Answer(200, [JSON], bytes(bytearray(BODY)))) for _ in range(3)]
    assert len(calls) == 1
    assert len({answer.body for answer in answers}) == 1
    made.compress(exchange("gzip"), Answer(200, [JSON], BODY + b" "))
    assert len(calls) == 2


def test_no_more_is_remembered_than_there_is_room_for(calls: list[str]) -> None:
    """A cache entry also keeps the original answer in memory, which is far larger."""
    size = len(BODY) + len(gzip.compress(BODY)) + 5
    for room, times in ((0, 6), (len(BODY), 6), (2 * size, 6), (3 * size, 3)):
        calls.clear()
        made = Compression(room)
        for _ in range(2):
            for number in range(3):
                made.compress(exchange("gzip"), Answer(200, [JSON], BODY[:-1] + b"%d" % number))
        assert len(calls) == times, room


# Over HTTP


def words(answer: TestResponse, header: str) -> list[str]:
    return [word.strip() for value in answer.headers.getlist(header) for word in value.split(",")]


@each("encoding", ["gzip", "zstd"])
def test_every_worked_example_says_the_same_compressed(client: Client, encoding: str) -> None:
    compressed = 0
    for worked in WORKED:
        accept = "image/svg+xml" if worked.operation == "pictures" else "application/json"
        plain, other = (
            client.post(worked.path, json=worked.body, headers={"Accept": accept, "Accept-Encoding": accepted})
            for accepted in ("identity", encoding)
        )
        assert plain.status_code == other.status_code == 200
        assert "Content-Encoding" not in plain.headers
        if len(plain.data) < SMALLEST_BODY:
            assert "Content-Encoding" not in other.headers
            assert other.data == plain.data
        else:
            compressed += 1
            assert other.headers["Content-Encoding"] == encoding
            assert other.headers["Content-Length"] == str(len(other.data))
            assert len(other.data) < len(plain.data)
            assert decompress(encoding, other.data) == plain.data
        assert "Accept-Encoding" in words(plain, "Vary")
        assert plain.headers["Vary"] == other.headers["Vary"]
    assert compressed > len(WORKED) / 3


@each(
    "path",
    ["/v1/games/java/rules", "/openapi.yaml", "/en/", "/developers", "/static/page.css", "/metrics", "/problems/not-found"],
)
def test_what_is_read_says_the_same_compressed_and_that_it_varies(client: Client, path: str) -> None:
    plain, other = (client.get(path, headers={"Accept-Encoding": accepted}) for accepted in ("", "gzip"))
    assert (plain.status_code, other.headers["Content-Encoding"]) == (200, "gzip")
    if path != "/metrics":  # which counts the request before
        assert gzip.decompress(other.data) == plain.data
    for answer in (plain, other):
        assert len(answer.headers.getlist("Vary")) == 1
        assert words(answer, "Vary").count("Accept-Encoding") == 1
        assert answer.headers["Content-Length"] == str(len(answer.data))
    assert plain.headers.get("ETag") == other.headers.get("ETag")


def test_a_batch_and_a_problem_are_compressed_too(client: Client, dispute: Worked) -> None:
    question = {"game": dispute.game.id, "question": "rulings", "request": dispute.body}
    for body, status in (([question] * 3, 200), ([{"game": 5}] * 20, 400)):
        plain, other = (
            client.post("/v1/batches", json={"questions": body}, headers={"Accept-Encoding": accepted})
            for accepted in ("identity", "gzip")
        )
        assert (plain.status_code, other.status_code) == (status, status)
        assert other.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(other.data) == plain.data
        assert "Accept-Encoding" in words(plain, "Vary")


def test_what_the_client_has_is_not_sent_again_however_it_was_compressed(client: Client) -> None:
    for accepted in ("identity", "gzip", "zstd"):
        sent = {"Accept-Encoding": accepted}
        first = client.get("/v1/games/java/rules", headers=sent)
        again = client.get("/v1/games/java/rules", headers={**sent, "If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.data, "Content-Encoding" in again.headers) == (304, b"", False)
        assert "Accept-Encoding" in words(again, "Vary")


@each("path", ["/v1/games/java/rules", "/openapi.json", "/static/page.css", "/v1/games/chess"])
def test_head_is_answered_with_the_headers_of_the_answer(client: Client, path: str) -> None:
    for accepted in ("identity", "gzip"):
        head, whole = (ask(path, headers={"Accept-Encoding": accepted}) for ask in (client.head, client.get))
        assert head.data == b""
        differing = ("x-request-id", "traceparent", "date")
        assert [field for field in head.headers if field[0] not in differing] == [
            field for field in whole.headers if field[0] not in differing
        ]
        assert head.headers["Content-Length"] == str(len(whole.data))


def test_a_large_answer_is_compressed_beside_the_loop_and_only_once(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compression, "LARGEST_IN_LOOP", 2 * SMALLEST_BODY)
    client = client_of(log_level="error")
    plain = [(worked, client.post(worked.path, json=worked.body).data) for worked in WORKED]
    large = next(each for each in plain if len(each[1]) > 2 * SMALLEST_BODY)
    small = next(each for each in plain if SMALLEST_BODY <= len(each[1]) <= 2 * SMALLEST_BODY)
    for (worked, body), thread in ((large, "asyncio"), (small, "loop")):
        calls.clear()
        for _ in range(2):
            answer = client.post(worked.path, json=worked.body, headers={"Accept-Encoding": "gzip"})
            assert gzip.decompress(answer.data) == body
        assert [name.partition("_")[0] for name in calls] == [thread]
