"""The Flask application by itself answers everything, with the same bytes as behind the event loop."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import orjson
import pytest
from werkzeug.test import Client, EnvironBuilder, TestResponse, run_wsgi_app

from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.api.settings import Rate, Settings, SettingsError
from lawspeaker.api.streams.shapes import NDJSON
from lawspeaker.app import create_app, create_front
from lawspeaker.conformance.cases import Case
from tests.api.worked import WORKED, Worked
from tests.client import Adapter, client_of
from tests.conformance import cases, sampled
from tests.receipt_keys import jwk_set, private_jwk
from tests.sweeps import each

JSON = "application/json"
SETUP = b'{"correlation_id":"a","question":{"java":{"setups":{"players":["one","two"]}}}}\n'
ODD: Sequence[tuple[str, str, dict[str, str], bytes]] = (
    ("GET", "/v1/games", {}, b""),
    ("HEAD", "/v1/games", {}, b""),
    ("GET", "/v1/games", {"Range": "bytes=0-3", "If-Match": '"x"', "Accept-Encoding": "gzip"}, b""),
    ("GET", "/v1/games?explain=all", {}, b""),
    ("GET", "/healthz", {}, b""),
    ("GET", "/openapi.json", {"Accept-Encoding": "zstd"}, b""),
    ("GET", "/cs/desk", {}, b""),
    ("GET", "/cs/rules", {}, b""),
    ("GET", "/nowhere", {}, b""),
    ("GET", "/nowhere", {"Accept": "text/html"}, b""),
    ("POST", "/v1/games", {"Content-Type": JSON}, b"{}"),
    ("GET", "/v1/games/java/rulings", {}, b""),
    ("OPTIONS", "/v1/batches", {"Origin": "https://table.example", "Access-Control-Request-Method": "POST"}, b""),
    ("BREW", "/v1/batches", {}, b""),
    ("POST", "/v1/games/java/rulings", {}, b"{}"),
    ("POST", "/v1/games/java/rulings", {"Content-Type": JSON, "Accept-Language": "fr"}, b"{}"),
    ("POST", "/v1/games/java/rulings", {"Content-Type": JSON}, b"{"),
    ("POST", "/v1/games/java/rulings", {"Content-Type": JSON}, (LARGEST_BODY + 1) * b" "),
    ("POST", "/v1/games/java/rulings", {"Content-Type": JSON, "Content-Encoding": "gzip"}, b"{}"),
    ("POST", "/v1/games/java/rulings", {"Content-Type": JSON, "Accept": "image/png"}, b"{}"),
    ("POST", "/v1/games/chess/rulings", {"Content-Type": JSON}, b"{}"),
    ("POST", "/v1/batches", {"Content-Type": JSON}, b'{"questions":[{"chess":{"rulings":{}}}]}'),
    ("POST", "/v1/streams", {"Content-Type": NDJSON, "Origin": "https://table.example"}, SETUP + b"\nnonsense\n" + SETUP[:-2]),
    ("POST", "/v1/receipts", {"Content-Type": JSON}, b'{"question":{"java":{"edits":{"state":{"tiles":[]}}}}}'),
    ("POST", "/v1/receipts/verify", {"Content-Type": JSON}, b'{"receipt":"none"}'),
    ("GET", "/.well-known/jwks.json", {}, b""),
)
OWN = {"x-request-id", "traceparent"}
"""Headers that differ with each request."""


def zero() -> float:
    """The time in receipts."""
    return 0.0


@pytest.fixture(scope="module")
def clients() -> tuple[Client, Client]:
    """A client of Flask, and one of the event loop in front of it."""
    settings = Settings(cors_origins=("*",), receipt_keys=jwk_set(private_jwk("ours")), log_level="critical")
    return Client(create_app(settings, clock=zero)), Client(Adapter(create_front(settings, clock=zero)))


def sent(answer: TestResponse) -> tuple[int, Sequence[tuple[str, str]], bytes]:
    """What the client gets. A server adds the length of a body where Flask does not say it."""
    headers = sorted((name.lower(), value) for name, value in answer.headers if name.lower() not in {*OWN, "content-length"})
    return answer.status_code, headers, answer.get_data()


@each("method, path, headers, body", ODD)
def test_any_request_has_the_same_answer_in_flask(
    method: str, path: str, headers: dict[str, str], body: bytes, clients: tuple[Client, Client]
) -> None:
    flask, front = (client.open(path, method=method, headers=headers, data=body) for client in clients)
    assert sent(flask) == sent(front)
    assert set(OWN) <= {name.lower() for name, _ in flask.headers}


@each("worked", WORKED, lambda worked: f"{worked.game.id} {worked.name}")
def test_any_question_has_the_same_answer_in_flask(worked: Worked, clients: tuple[Client, Client]) -> None:
    body = orjson.dumps(worked.body)
    flask, front = (client.post(worked.path, data=body, content_type=JSON) for client in clients)
    assert sent(flask) == sent(front)


@sampled(cases())
def test_any_case_has_the_same_answer_in_flask(case: Case, clients: tuple[Client, Client]) -> None:
    path, body = f"/v1/games/{case.game}/{case.question}", orjson.dumps(case.request)
    flask, front = (client.post(path, data=body, content_type=JSON) for client in clients)
    assert sent(flask) == sent(front)


def test_a_body_of_unknown_length_is_read_up_to_the_limit() -> None:
    client = client_of()
    answers = [
        client.post(
            "/v1/games/java/setups",
            input_stream=BytesIO(size * b" " + b'{"players":["one","two"]}'),
            content_type=JSON,
            environ_overrides={"wsgi.input_terminated": True},
        ).status_code
        for size in (0, LARGEST_BODY)
    ]
    assert answers == [200, 413]


def test_what_is_behind_the_limit_is_not_ignored() -> None:
    environ = EnvironBuilder("/v1/games/java/setups", method="POST", content_type=JSON).get_environ()
    environ.pop("CONTENT_LENGTH", None)  # as in a chunked request
    body = b'{"players":["one","two"]}'.ljust(LARGEST_BODY) + b"x"
    _, status, _ = run_wsgi_app(create_app(), environ | {"wsgi.input": BytesIO(body), "wsgi.input_terminated": True})
    assert status.startswith("413")


def test_a_stream_is_answered_line_by_line() -> None:
    client = client_of()
    answer = client.post("/v1/streams", data=2 * SETUP, content_type=NDJSON, buffered=False)
    lines = [orjson.loads(line) for line in answer.iter_encoded()]
    assert [line["type"] for line in lines] == ["answer", "answer", "end"]


@each("setting", [{"rate_limit": Rate(1, 60)}, {"access": "keys"}, {"api_keys": ("x",)}, {"api_keys_file": "keys"}])
def test_flask_alone_refuses_settings_that_it_does_not_check(setting: dict[str, Any]) -> None:
    with pytest.raises(SettingsError, match="lawspeaker serve"):
        create_app(Settings(**setting))
