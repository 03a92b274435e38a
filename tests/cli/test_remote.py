"""Asking a service over HTTP."""

import gzip
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from itertools import product
from typing import Any

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.cli import remote
from lawspeaker.cli.questions import QUESTIONS
from tests.answering import from_service, listening, send
from tests.cli.conftest import Runner
from tests.cli.examples import ILLEGAL, LEGAL, request_of
from tests.cli.test_answers import BATCH
from tests.client import client_of_front
from tests.serving import LONG, free_port
from tests.sweeps import each

pytestmark = pytest.mark.slow

BUSY = {"type": "/problems/overloaded", "title": "The service is overloaded", "status": 503, "detail": "Retry in 1 s."}
ASKED: list[Any] = [{"java": {"rulings": orjson.loads(LEGAL)}}, {"chess": {"rulings": {}}}, {"java": {"openings": {"state": {}}}}]
STREAM = [{"correlation_id": "a", "question": question} for question in ASKED]
AS_TEXT = ("rule", "votes", "actions", "setup", "draw")
"""Questions whose answers are also shown as text."""


@pytest.fixture(autouse=True)
def without_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)


@pytest.fixture(scope="module")
def service(api: Client) -> Iterator[str]:
    """The URL of a service."""
    with listening(from_service(api)) as url:
        yield url


@each(
    "arguments, given",
    [
        *(
            ((command.name, game, *options), request_of(game, name))
            for command in QUESTIONS
            for game, name in [command.example.split()]
            for options in [("--language", "cs"), ("--format", "text", "--language", "fr")]
            if "text" not in options or command.name in AS_TEXT
        ),
        *(
            (arguments, ILLEGAL)
            for arguments in [
                ("rule", "java", "--explain", "--minimal", "--exit-code"),
                ("rule", "java", "--format", "ndjson"),
                ("rule", "chess"),
                ("votes", "java"),
                ("games",),
                ("games", "java"),
                ("games", "java", "--format", "text"),
                ("rules", "graenaland", "--language", "fr", "--search", "égalité & vote"),
                ("rules", "java", "--search", "x" * 101),
                ("rules", "java", "palace.size", "--format", "text"),
                ("rules", "java", "palace.sise"),
                ("rules", "java", "a/../b"),
                ("edition", "java", "ravensburger-2000"),
                ("edition", "java", "nonsense"),
                ("examples", "java", "--format", "ndjson"),
                ("examples", "java", "picture"),
                ("examples", "chess"),
            ]
        ),
        (("batch",), BATCH),
        (("batch", "--format", "text"), BATCH),
        (("ask", "--format", "ndjson"), b"\n".join([*map(orjson.dumps, STREAM), b"{"])),
    ],
    label=lambda asked: " ".join(asked[0]),
)
def test_a_service_answers_as_this_process_does(arguments: tuple[str, ...], given: bytes, service: str, run: Runner) -> None:
    assert run(*arguments, "--url", f"{service}/", given=given) == run(*arguments, given=given)


def test_the_api_key_comes_from_the_environment(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    key = new_key()
    with listening(from_service(client_of_front(access="keys", api_keys=(str(hash_key("table", key)),)))) as url:
        asked = ("rule", "java", "--url", url)
        assert run(*asked, given=LEGAL) == (69, b"", f"{url}: An API key is required. Put your API key into LAWSPEAKER_KEY.\n")
        monkeypatch.setenv("LAWSPEAKER_KEY", key)
        assert run(*asked, given=LEGAL).code == 0
        monkeypatch.setenv("LAWSPEAKER_KEY", new_key())
        assert run(*asked, given=LEGAL).code == 69


def test_an_invalid_key_is_never_sent(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str | None] = []

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        sent.append(handler.headers["Authorization"])
        send(handler, 200, b'{"verdict":"legal"}', "application/json")

    with listening(respond) as url:
        run("rule", "java", "--url", url, given=LEGAL)
        key = "lawspeaker_abc-DEF_0123"
        monkeypatch.setenv("LAWSPEAKER_KEY", key)
        run("rule", "java", "--url", url, given=LEGAL)
        monkeypatch.setenv("LAWSPEAKER_KEY", "two\nlines")
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert sent == [None, f"Bearer {key}"]
    assert (ended.code, ended.out) == (64, b"")
    assert "LAWSPEAKER_KEY" in ended.err
    assert "two" not in ended.err


@each("status", [429, 503])
def test_a_busy_service_is_asked_again_when_it_says(status: int, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    dates = [f"Thu, 01 Jan {year} 00:00:00 GMT" for year in ("1970", "9" * 20)] + ["Mon, 01 Jan 0001 00:00:00 +2359"]
    answers = iter(["7", "", "0", *dates, "nonsense"])

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        assert body == LEGAL
        match next(answers, None):
            case None:
                send(handler, 200, b'{"verdict":"legal"}', "application/json")
            case "":
                send(handler, status, orjson.dumps(BUSY), "application/problem+json")
            case value:
                send(handler, status, orjson.dumps(BUSY), "application/problem+json", Retry_After=value)

    with listening(respond) as url:
        assert run("rule", "java", "--url", url, given=LEGAL) == (0, b'{"verdict":"legal"}\n', "")
    assert waited == [7, 1, 1, 1, 1, 1, 1]


@each("retry_after, waited", [("3600", []), ("9" * 400, []), ("50", [50, 50]), ("1", [1] * 9)])
def test_a_busy_service_is_not_asked_forever(
    retry_after: str, waited: list[float], run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        send(handler, 503, orjson.dumps(BUSY), "application/problem+json", Retry_After=retry_after)

    with listening(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert ended == (69, b"", f"{url}: The service is overloaded. Retry in 1 s.\n")
    assert slept == waited


def test_a_connection_that_the_service_closes_is_opened_again(run: Runner) -> None:
    asked: list[bytes] = []

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        asked.append(body)
        if len(asked) == 2:
            handler.close_connection = True  # without an answer
        else:
            send(handler, 200, b'{"verdict":"legal"}', "application/json")

    with listening(respond) as url:
        ended = run("rule", "java", "--format", "ndjson", "--url", url, given=LEGAL + b"\n" + LEGAL)
    assert (ended.code, ended.out.count(b"legal")) == (0, 2)


STRANGE = [
    (200, "application/json", b"{"),
    (404, "application/problem+json", b"\xff"),
    (500, "text/plain", b"oops"),
    (200, "text/html", b"<html>"),
    (200, "application/json", b"[]"),
    (200, "image/svg+xml", b"<svg/>"),
    (404, "application/json", b'{"detail": "Not Found"}'),
    (404, "application/problem+json", b'{"title": "Not Found"}'),
    (400, "application/problem+json", b'{"type": "about:blank", "title": "No", "detail": "no"}'),
    (400, "application/problem+json", b'{"type": "/problems/x", "title": "No", "detail": "no", "errors": [5]}'),
    (204, "", b""),
    (301, "text/html", b""),
]
READS = [("games", "java"), ("rules", "java", "x"), ("examples", "java", "x")]


@each(
    "arguments, answer",
    [*product([("rule", "java"), ("games", "--format", "text")], STRANGE), *product(READS, STRANGE[:3])],
)
def test_a_service_that_is_no_lawspeaker_is_noticed(
    arguments: tuple[str, ...], answer: tuple[int, str, bytes], run: Runner
) -> None:
    status, media_type, body = answer

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        send(handler, status, body, media_type, **({"Location": "https://example.org/"} if status == 301 else {}))

    with listening(respond) as url:
        ended = run(*arguments, "--url", url, given=LEGAL)
        assert (ended.code, ended.out) == (69, b"")
        assert ended.err.startswith(url)
        assert ended.err.count("\n") == 1
        assert ("example.org" in ended.err) == (status == 301)


def test_an_answer_without_end_is_not_waited_for(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "LARGEST_ANSWER", 1000)

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        send(handler, 200, b'{"verdict": "' + b"x" * 2000 + b'"}', "application/json")

    with listening(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert ended == (69, b"", f"{url} is not a Lawspeaker service: the answer is too long.\n")


def test_a_service_that_cannot_be_reached_is_named(run: Runner) -> None:
    with free_port() as port:
        url = f"http://127.0.0.1:{port}"
        ended = run("rule", "java", "--url", url, given=LEGAL + b"\n" + LEGAL)
    assert (ended.code, ended.out) == (69, b"")
    assert ended.err.startswith(f"Cannot reach {url}: ")


def test_a_service_that_is_silent_is_not_waited_for(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "SECONDS_TO_ANSWER", 0.2)
    is_over = threading.Event()

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        is_over.wait(LONG)
        handler.close_connection = True

    with listening(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
        is_over.set()
    assert ended == (69, b"", f"{url} did not answer in time.\n")


def test_an_answer_that_trickles_is_not_waited_for(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "SECONDS_TO_ANSWER", 0.2)
    is_over = threading.Event()

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.end_headers()
        handler.close_connection = True
        while not is_over.wait(0.05):
            handler.wfile.write(b" ")

    with listening(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
        is_over.set()
    assert ended == (69, b"", f"{url} did not answer in time.\n")


def test_compressed_answers_are_neither_wanted_nor_unpacked(run: Runner) -> None:
    wanted: list[str | None] = []

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        wanted.append(handler.headers["Accept-Encoding"])
        send(handler, 200, gzip.compress(b'{"verdict":"legal"}'), "application/json", Content_Encoding="gzip")

    with listening(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert (ended.code, ended.out, wanted) == (69, b"", ["identity"])
