"""Asking a service over HTTP."""

import gzip
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import orjson
import pytest

from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.cli import remote
from lawspeaker.cli.questions import QuestionCommand
from tests.cli.conftest import Runner
from tests.cli.examples import COMMANDS, ILLEGAL, LEGAL, request_of
from tests.cli.test_answers import BATCH
from tests.serving import LONG, Server, free_port, serve

Respond = Callable[[BaseHTTPRequestHandler, bytes], None]
BUSY = {"type": "/problems/overloaded", "title": "The service is overloaded", "status": 503, "detail": "Retry in 1 s."}


@pytest.fixture(autouse=True)
def without_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)


@pytest.fixture(scope="module")
def service() -> Iterator[Server]:
    with serve(workers=1) as running:
        yield running


@contextmanager
def other(respond: Respond) -> Iterator[str]:
    """A server of another kind, which answers every request by ``respond``; its URL."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def answer(self) -> None:
            respond(self, self.rfile.read(int(self.headers.get("Content-Length", 0))))

        do_GET = do_POST = answer

        def log_message(self, *_: object) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        def handle_error(self, *_: object) -> None:
            """Says nothing of a client that hangs up: standard error is what the tests look at."""

    server = Quiet(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def send(handler: BaseHTTPRequestHandler, status: int, body: bytes, media_type: str, **headers: str) -> None:
    handler.send_response(status)
    for name, value in {"Content-Type": media_type, "Content-Length": str(len(body)), **headers}.items():
        handler.send_header(name.replace("_", "-"), value)
    handler.end_headers()
    handler.wfile.write(body)


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda command: command.name)
def test_a_service_answers_as_this_process_does(command: QuestionCommand, service: Server, run: Runner) -> None:
    game, name = command.example.split()
    body = request_of(game, name)
    for options in ((), ("--language", "cs"), ("--format", "text", "--language", "fr")):
        here = run(command.name, game, *options, given=body)
        assert run(command.name, game, *options, "--url", service.url, given=body) == here
        assert here.code == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("rule", "java", "--explain", "--minimal", "--exit-code"),
        ("rule", "java", "--format", "ndjson"),
        ("rule", "chess"),
        ("votes", "java"),
        ("games",),
        ("games", "java"),
        ("games", "java", "--format", "text"),
        ("rules", "graenaland", "--language", "fr"),
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
    ],
    ids=" ".join,
)
def test_so_it_does_with_all_that_can_be_read_and_all_that_is_wrong(
    arguments: tuple[str, ...], service: Server, run: Runner
) -> None:
    assert run(*arguments, "--url", f"{service.url}/", given=ILLEGAL) == run(*arguments, given=ILLEGAL)


@pytest.mark.slow
def test_a_batch_and_refused_requests_too(service: Server, run: Runner) -> None:
    for format in ("json", "text"):
        assert run("batch", "--format", format, "--url", service.url, given=BATCH) == run(
            "batch", "--format", format, given=BATCH
        )
    for given in (b"{}", b"{", b"", b'{"state": {"players": ["one", "one"]}, "action": {"type": "pass", "player": "one"}}'):
        assert run("rule", "java", "--url", service.url, given=given) == run("rule", "java", given=given)
        assert run("rule", "java", "--url", service.url, given=given).code == 65


@pytest.mark.slow
def test_a_stream_too(service: Server, run: Runner) -> None:
    line = {"correlation_id": "a", "game": "java", "question": "rulings", "request": orjson.loads(LEGAL)}
    picture = orjson.dumps({**line, "question": "pictures", "request": {"state": {}}})
    given = b"\n".join([orjson.dumps(line), b"{", orjson.dumps({**line, "game": "chess"}), picture, b"{"])
    assert run("ask", "--format", "ndjson", "--url", service.url, given=given) == run("ask", "--format", "ndjson", given=given)


@pytest.mark.slow
def test_an_api_key_is_taken_from_the_environment(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    key = new_key()
    with serve(workers=1, access="keys", api_keys=str(hash_key("table", key))) as service:
        asked = ("rule", "java", "--url", service.url)
        without = run(*asked, given=LEGAL)
        assert (without.code, without.out) == (69, b"")
        assert without.err == f"{service.url}: An API key is required. Put your API key into LAWSPEAKER_KEY.\n"
        monkeypatch.setenv("LAWSPEAKER_KEY", key)
        assert run(*asked, given=LEGAL) != without
        monkeypatch.setenv("LAWSPEAKER_KEY", new_key())
        assert run(*asked, given=LEGAL).code == 69


def test_a_key_arrives_as_it_is_given_and_nonsense_is_never_sent(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[str | None] = []

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        got.append(handler.headers["Authorization"])
        send(handler, 200, b'{"verdict":"legal"}', "application/json")

    with other(respond) as url:
        run("rule", "java", "--url", url, given=LEGAL)
        key = "lawspeaker_abc-DEF_0123"
        monkeypatch.setenv("LAWSPEAKER_KEY", key)
        run("rule", "java", "--url", url, given=LEGAL)
        monkeypatch.setenv("LAWSPEAKER_KEY", "two\nlines")
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert got == [None, f"Bearer {key}"]
    assert (ended.code, ended.out) == (64, b"")
    assert "LAWSPEAKER_KEY" in ended.err
    assert "two" not in ended.err


@pytest.mark.parametrize("status", [429, 503])
def test_a_busy_service_is_asked_again_when_it_says(status: int, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    answers = iter(["7", "", "0", "Thu, 01 Jan 1970 00:00:00 GMT", "nonsense"])

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        assert body == LEGAL
        match next(answers, None):
            case None:
                send(handler, 200, b'{"verdict":"legal"}', "application/json")
            case "":
                send(handler, status, orjson.dumps(BUSY), "application/problem+json")
            case value:
                send(handler, status, orjson.dumps(BUSY), "application/problem+json", Retry_After=value)

    with other(respond) as url:
        assert run("rule", "java", "--url", url, given=LEGAL) == (0, b'{"verdict":"legal"}\n', "")
    assert waited == [7, 1, 1, 1, 1]


@pytest.mark.parametrize(("retry_after", "waited"), [("3600", []), ("50", [50, 50])])
def test_but_not_for_ever(retry_after: str, waited: list[float], run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        send(handler, 503, orjson.dumps(BUSY), "application/problem+json", Retry_After=retry_after)

    with other(respond) as url:
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

    with other(respond) as url:
        ended = run("rule", "java", "--format", "ndjson", "--url", url, given=LEGAL + b"\n" + LEGAL)
    assert (ended.code, ended.out.count(b"legal")) == (0, 2)


@pytest.mark.parametrize(
    ("status", "media_type", "body"),
    [
        (200, "text/html", b"<html>"),
        (200, "application/json", b"[]"),
        (200, "application/json", b"{"),
        (200, "image/svg+xml", b"<html>"),
        (404, "application/json", b'{"detail": "Not Found"}'),
        (404, "application/problem+json", b'{"title": "Not Found"}'),
        (404, "application/problem+json", b"\xff"),
        (400, "application/problem+json", b'{"type": "about:blank", "title": "No", "detail": "no"}'),
        (400, "application/problem+json", b'{"type": "/problems/x", "title": "No", "detail": "no", "errors": [5]}'),
        (200, "image/svg+xml", b"<svg/>"),
        (500, "text/plain", b"oops"),
        (204, "", b""),
        (301, "text/html", b""),
    ],
)
@pytest.mark.parametrize("format", ["json", "text"])
def test_what_is_no_lawspeaker_is_noticed(status: int, media_type: str, body: bytes, format: str, run: Runner) -> None:
    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        send(handler, status, body, media_type, **({"Location": "https://example.org/"} if status == 301 else {}))

    with other(respond) as url:
        for arguments in (("rule", "java"), ("games",), ("games", "java"), ("rules", "java", "x"), ("examples", "java", "x")):
            ended = run(*arguments, "--url", url, "--format", format, given=LEGAL)
            assert (ended.code, ended.out) == (69, b""), arguments
            assert ended.err.startswith(url)
            assert ended.err.count("\n") == 1
            assert ("example.org" in ended.err) == (status == 301)


def test_an_answer_without_end_is_not_waited_for(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "LARGEST_ANSWER", 1000)

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        send(handler, 200, b'{"verdict": "' + b"x" * 2000 + b'"}', "application/json")

    with other(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert ended == (69, b"", f"{url} is not a Lawspeaker service: the answer is too long.\n")


def test_a_service_that_cannot_be_reached_is_named(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    with free_port() as port:
        url = f"http://127.0.0.1:{port}"
        ended = run("rule", "java", "--url", url, given=LEGAL + b"\n" + LEGAL)
    assert (ended.code, ended.out) == (69, b"")
    assert ended.err.startswith(f"Cannot reach {url}: ")
    assert run("games", "--url", "http://nowhere.invalid", given=LEGAL).code == 69


def test_a_service_that_is_silent_is_not_waited_for(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "SECONDS_TO_ANSWER", 0.2)
    is_over = threading.Event()

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        is_over.wait(LONG)
        handler.close_connection = True

    with other(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
        is_over.set()
    assert ended == (69, b"", f"{url} did not answer in time.\n")


def test_an_answer_that_trickles_without_end_is_not_waited_for(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "SECONDS_TO_ANSWER", 0.2)
    is_over = threading.Event()

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.end_headers()
        handler.close_connection = True
        while not is_over.wait(0.05):
            handler.wfile.write(b" ")

    with other(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
        is_over.set()
    assert ended == (69, b"", f"{url} did not answer in time.\n")


def test_compressed_answers_are_neither_wanted_nor_unpacked(run: Runner) -> None:
    wanted: list[str | None] = []

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        wanted.append(handler.headers["Accept-Encoding"])
        send(handler, 200, gzip.compress(b'{"verdict":"legal"}'), "application/json", Content_Encoding="gzip")

    with other(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert (ended.code, ended.out, wanted) == (69, b"", ["identity"])


def test_what_another_host_says_cannot_move_the_cursor(run: Runner) -> None:
    problem = {"type": "/problems/x", "title": "\x1b[2J", "status": "?", "detail": "\x9b2J"}

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        send(handler, 400, orjson.dumps(problem), "application/problem+json")

    with other(respond) as url:
        ended = run("rule", "java", "--url", url, given=LEGAL)
    assert (ended.code, ended.err) == (65, "standard input: \N{REPLACEMENT CHARACTER}2J\n")


@pytest.mark.parametrize("date", ["Thu, 01 Jan 99999999999999999999 00:00:00 GMT", "Mon, 01 Jan 0001 00:00:00 +2359", "9" * 400])
def test_no_retry_after_is_too_strange(date: str, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)

    def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        send(handler, 503, orjson.dumps(BUSY), "application/problem+json", Retry_After=date)

    with other(respond) as url:
        assert run("rule", "java", "--url", url, given=LEGAL).code == 69
