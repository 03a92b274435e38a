"""Properties of every response, wherever it comes from."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.api.admission.gate import Gate, RatedAccount
from lawspeaker.api.compression import Compression
from lawspeaker.api.cors import Cors
from lawspeaker.api.exchange import Headers
from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.api.questions import QuestionEndpoint
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.app import create_app
from tests.api.comparable import comparable
from tests.api.observation.output import lines
from tests.api.worked import Worked
from tests.client import ask, client_of, field, messages, run, settle, status
from tests.serving import LONG

EVERYWHERE: Sequence[tuple[str, str, int]] = (
    ("GET", "/v1/games", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 200),
    ("GET", "/static/page.css", 200),
    ("GET", "/nowhere", 404),
    ("POST", "/v1/games", 405),
    ("POST", "/v1/games/java/rulings", 400),
    ("GET", "/v1/games/java/rulings", 405),
    ("PUT", "/v1/batches", 405),
    ("BREW", "/v1/batches", 405),
)


@pytest.mark.parametrize(("method", "path", "expected"), EVERYWHERE)
def test_every_answer_says_its_length_once_and_has_each_header_once(method: str, path: str, expected: int) -> None:
    body = b"{}" if method == "POST" else None
    answer = asyncio.run(ask(create_app(Settings(log_level="error")), path, body, method))
    assert status(answer) == expected
    assert answer is not None
    names = [name for name, _ in answer.headers]
    assert sorted(set(names)) == sorted(names)
    assert field(answer, "content-length") == str(len(answer.body))
    assert {"content-type", "x-request-id", "traceparent", "content-security-policy", "x-content-type-options"} <= set(names)
    if expected >= 400:
        assert field(answer, "content-type") == "application/problem+json"


@pytest.mark.parametrize("path", ["/v1/games/java/rulings", "/v1/batches"])
@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"])
def test_another_method_than_post_is_refused_and_the_answer_says_so(client: Client, path: str, method: str) -> None:
    answer = client.open(path, method=method)
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")


@pytest.mark.parametrize("path", ["/v1/games", "/healthz", "/static/page.css", "/en/"])
def test_head_has_the_headers_of_get(client: Client, path: str) -> None:
    get, head = client.get(path), client.head(path)
    assert (head.status_code, head.get_data()) == (200, b"")
    assert comparable(head)[2] == comparable(get)[2]
    assert head.headers["Content-Length"] == str(len(get.get_data()))


def test_an_answer_without_a_body_says_no_length(client: Client) -> None:
    tag = client.get("/v1/games").headers["ETag"]
    unchanged = client.get("/v1/games", headers={"If-None-Match": tag})
    assert (unchanged.status_code, unchanged.get_data(), "Content-Length" in unchanged.headers) == (304, b"", False)
    origin = {"Origin": "https://table.example", "Access-Control-Request-Method": "POST"}
    preflight = client_of(cors_origins=("*",)).options("/v1/games", headers=origin)
    assert (preflight.status_code, preflight.get_data(), "Content-Length" in preflight.headers) == (204, b"", False)


def test_a_request_that_is_still_worked_on_when_the_server_stops_is_logged_and_charged(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], dispute: Worked
) -> None:
    closed = list[None]()

    def close(_account: RatedAccount) -> Headers:
        closed.append(None)
        return ()

    async def endless(*_: object) -> Any:
        await asyncio.sleep(LONG)

    monkeypatch.setattr(QuestionEndpoint, "respond", endless)
    monkeypatch.setattr(RatedAccount, "close", close)
    front = create_app(Settings(rate_limit=Rate(100, 60)))

    async def test() -> None:
        request = asyncio.ensure_future(ask(front, dispute.path, orjson.dumps(dispute.body)))
        await settle()
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request

    run(test)
    (line,) = lines(capfd.readouterr().err)
    assert (line["status"], line["operation"], len(closed)) == (499, "graenaland_rulings", 1)


def test_the_gate_stands_before_everything(monkeypatch: pytest.MonkeyPatch, dispute: Worked) -> None:
    def fail(*_: object) -> Any:
        raise ZeroDivisionError("the secret of the house")

    monkeypatch.setattr(Gate, "admit", fail)
    client = client_of()
    for method, path in (("GET", "/"), ("GET", "/nowhere"), ("POST", dispute.path), ("PUT", dispute.path)):
        assert client.open(path, method=method).status_code == 500


@pytest.mark.parametrize("broken", ["Gate.admit", "QuestionEndpoint.respond", "Compression.compress", "Cors.preflight"])
def test_an_error_of_ours_becomes_a_problem_and_all_else_is_as_ever(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    dispute: Worked,
    broken: str,
) -> None:
    def fail(*_: object) -> Any:
        raise ZeroDivisionError("the secret of the house")

    cls, _, name = broken.partition(".")
    modules = {"Gate": Gate, "QuestionEndpoint": QuestionEndpoint, "Compression": Compression, "Cors": Cors}
    monkeypatch.setattr(modules[cls], name, fail)
    client = client_of(cors_origins=("https://table.example",), rate_limit=Rate(100, 60))
    sent = {"X-Request-Id": "one-two", "Origin": "https://table.example"}
    with caplog.at_level(logging.ERROR):
        answer = client.post(dispute.path, json=dispute.body, headers=sent)
    assert (answer.status_code, answer.get_json()) == (500, PROBLEM_TYPES["internal-error"].example)
    assert answer.headers["X-Request-Id"] == "one-two"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Access-Control-Allow-Origin"] == "https://table.example"
    assert ("RateLimit" in answer.headers) == (broken in ("QuestionEndpoint.respond", "Compression.compress"))
    (line,) = lines(capfd.readouterr().err)
    assert (line["status"], line["level"], line["request_id"]) == (500, "error", "one-two")
    (record,) = (record for record in caplog.records if record.getMessage() == "request_failed")
    assert vars(record)["request_id"] == "one-two"


def test_the_answer_is_one_message_with_its_head_and_one_with_its_body() -> None:
    async def test() -> None:
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": "/healthz",
            "raw_path": b"/healthz",
            "query_string": b"",
        }
        scope |= {"scheme": "http", "http_version": "1.1", "headers": [], "client": None}
        sent = await messages(create_app(Settings(log_level="error")), scope, b"", asyncio.Event())
        assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
        assert all(name == name.lower() for name, _ in sent[0]["headers"])
        assert sent[1]["body"] == b'{"status":"ok"}'

    run(test)
