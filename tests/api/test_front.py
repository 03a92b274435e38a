"""Properties of every response, wherever it comes from."""

import asyncio
import logging
from collections.abc import Sequence
from itertools import product
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
from lawspeaker.app import create_front
from tests.api.observation.output import lines
from tests.api.worked import Worked
from tests.client import ask, client_of_front, field, run, settle, status
from tests.serving import LONG
from tests.sweeps import each

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


def test_every_answer_has_each_header_once() -> None:
    front = create_front(Settings(log_level="error"))

    async def test() -> None:
        for method, path, expected in EVERYWHERE:
            answer = await ask(front, path, b"{}" if method == "POST" else None, method)
            assert status(answer) == expected
            assert answer is not None
            names = [name for name, _ in answer.headers]
            assert sorted(set(names)) == sorted(names)
            assert field(answer, "content-length") == str(len(answer.body))
            assert {"content-type", "x-request-id", "traceparent", "x-content-type-options"} <= set(names)
            assert expected < 400 or field(answer, "content-type") == "application/problem+json"

    run(test)


@each(
    "path, method",
    product(["/v1/games/java/rulings", "/v1/batches"], ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"]),
)
def test_methods_other_than_post_are_refused(client: Client, path: str, method: str) -> None:
    answer = client.open(path, method=method)
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")


def test_an_answer_without_a_body_says_no_length(client: Client) -> None:
    tag = client.get("/v1/games").headers["ETag"]
    unchanged = client.get("/v1/games", headers={"If-None-Match": tag})
    assert (unchanged.status_code, unchanged.get_data(), "Content-Length" in unchanged.headers) == (304, b"", False)
    origin = {"Origin": "https://table.example", "Access-Control-Request-Method": "POST"}
    preflight = client_of_front(cors_origins=("*",)).options("/v1/games", headers=origin)
    assert (preflight.status_code, preflight.get_data(), "Content-Length" in preflight.headers) == (204, b"", False)


def test_an_answer_without_a_body_has_no_type() -> None:
    """A cache would take the type of a 304 for that of what it has."""
    front = create_front(Settings(log_level="error"))

    async def test() -> None:
        for path in ("/v1/games", "/en/", "/static/page.css"):
            unchanged = await ask(front, path, headers={"If-None-Match": "*"})
            assert unchanged is not None
            assert unchanged.status == 304
            assert "content-type" not in [name for name, _ in unchanged.headers]

    run(test)


def test_a_request_cut_by_a_stop_is_logged_and_charged(
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
    front = create_front(Settings(rate_limit=Rate(100, 60)))

    async def test() -> None:
        request = asyncio.ensure_future(ask(front, dispute.path, orjson.dumps(dispute.body)))
        await settle()
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request

    run(test)
    (line,) = lines(capfd.readouterr().err)
    assert (line["status"], line["operation"], len(closed)) == (499, "graenaland_rulings", 1)


@each("broken", [(Gate, "admit"), (QuestionEndpoint, "respond"), (Compression, "compress"), (Cors, "preflight")])
def test_an_error_of_ours_becomes_a_problem(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str], dispute: Worked, broken: tuple[type, str]
) -> None:
    def fail(*_: object) -> Any:
        raise ZeroDivisionError("the secret of the house")

    client = client_of_front(cors_origins=("https://table.example",), rate_limit=Rate(100, 60))
    sent = {"X-Request-Id": "one-two", "Origin": "https://table.example"}
    caplog.clear()
    with caplog.at_level(logging.ERROR), pytest.MonkeyPatch.context() as patch:
        patch.setattr(*broken, fail)
        answer = client.post(dispute.path, json=dispute.body, headers=sent)
        assert broken[0] is not Gate or client.get("/nowhere").status_code == client.get("/").status_code == 500
    assert (answer.status_code, answer.get_json()) == (500, PROBLEM_TYPES["internal-error"].example)
    assert answer.headers["X-Request-Id"] == "one-two"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Access-Control-Allow-Origin"] == "https://table.example"
    assert ("RateLimit" in answer.headers) == (broken[0] in (QuestionEndpoint, Compression))
    line, *_ = lines(capfd.readouterr().err)
    assert (line["status"], line["level"], line["request_id"]) == (500, "error", "one-two")
    record, *_ = (record for record in caplog.records if record.getMessage() == "request_failed")
    assert vars(record)["request_id"] == "one-two"
