"""Compression: which responses are compressed, that their content is the same, and that it is cached."""

import gzip
import threading
from collections.abc import Iterator
from itertools import product

import pytest
import zstandard
from werkzeug.test import Client, TestResponse

from lawspeaker.api import compression
from lawspeaker.api.compression import SMALLEST_BODY, Compression
from lawspeaker.api.exchange import Answer, Exchange
from tests.api.comparable import comparable
from tests.api.worked import ONE_OF_EACH, Worked
from tests.client import client_of_front
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


TEXTS = ["text/html; charset=utf-8", "text/javascript; charset=utf-8", "text/plain; version=0.0.4", "image/svg+xml"]
JSONS = ["application/json", "application/problem+json", "application/yaml"]


@each(
    "media_type, body, is_compressed",
    [
        *((media_type, BODY, True) for media_type in (*TEXTS, *JSONS)),
        *((media_type, BODY, False) for media_type in ("image/png", "font/woff2", "application/octet-stream", None)),
        *((TEXTS[0], b"x" * size, size == SMALLEST_BODY) for size in (0, SMALLEST_BODY - 1, SMALLEST_BODY)),
    ],
)
def test_only_what_gets_smaller_is_compressed(media_type: str | None, body: bytes, is_compressed: bool) -> None:
    answer = Answer(400, [("content-type", media_type), ("Vary", "Accept-Encoding")] if media_type else [], body)
    compressed = Compression(10**6).compress(exchange("gzip"), answer)
    headers = [*answer.headers, ("Content-Encoding", "gzip")] if is_compressed else answer.headers
    assert (compressed.status, compressed.headers) == (400, headers)


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


@each("worked, encoding", product(ONE_OF_EACH, ["gzip", "zstd"]))
def test_an_answer_is_the_same_when_compressed(client: Client, worked: Worked, encoding: str) -> None:
    plain, other = (
        client.post(worked.path, json=worked.body, headers={"Accept": "application/json", "Accept-Encoding": accepted})
        for accepted in ("identity", encoding)
    )
    assert plain.status_code == other.status_code == 200
    assert "Content-Encoding" not in plain.headers
    if len(plain.data) < SMALLEST_BODY:
        assert "Content-Encoding" not in other.headers
        assert other.data == plain.data
    else:
        assert other.headers["Content-Encoding"] == encoding
        assert other.headers["Content-Length"] == str(len(other.data))
        assert len(other.data) < len(plain.data)
        assert decompress(encoding, other.data) == plain.data
    assert "Accept-Encoding" in words(plain, "Vary")
    assert plain.headers["Vary"] == other.headers["Vary"]


@each("path", ["/v1/games/java/rules", "/openapi.yaml", "/en/", "/static/page.css", "/metrics", "/problems/not-found"])
def test_a_resource_is_the_same_when_compressed(client: Client, path: str) -> None:
    sent = {"Accept-Encoding": "gzip"}
    plain, other, head = client.get(path), client.get(path, headers=sent), client.head(path, headers=sent)
    assert (plain.status_code, other.headers["Content-Encoding"]) == (200, "gzip")
    for answer in (plain, other):
        assert len(answer.headers.getlist("Vary")) == 1
        assert words(answer, "Vary").count("Accept-Encoding") == 1
        assert answer.headers["Content-Length"] == str(len(answer.data))
    tag = plain.headers.get("ETag")
    assert tag == other.headers.get("ETag")
    if path != "/metrics":  # which counts the request before
        assert gzip.decompress(other.data) == plain.data
        assert (head.data, comparable(head)[2]) == (b"", comparable(other)[2])
    if tag:
        again = client.get(path, headers={**sent, "If-None-Match": tag})
        assert (again.status_code, again.data, "Content-Encoding" in again.headers) == (304, b"", False)
        assert "Accept-Encoding" in words(again, "Vary")


def test_a_large_answer_is_compressed_outside_the_loop(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compression, "LARGEST_IN_LOOP", 2 * SMALLEST_BODY)
    client = client_of_front(log_level="error")
    plain = [(worked, client.post(worked.path, json=worked.body).data) for worked in ONE_OF_EACH]
    large = next(each for each in plain if len(each[1]) > 2 * SMALLEST_BODY)
    small = next(each for each in plain if SMALLEST_BODY <= len(each[1]) <= 2 * SMALLEST_BODY)
    for (worked, body), thread in ((large, "asyncio"), (small, "loop")):
        calls.clear()
        for _ in range(2):
            answer = client.post(worked.path, json=worked.body, headers={"Accept-Encoding": "gzip"})
            assert gzip.decompress(answer.data) == body
        assert [name.partition("_")[0] for name in calls] == [thread]
