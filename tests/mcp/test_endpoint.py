"""The MCP server at ``/mcp`` of a service: the same gate, limits and refusals as the API."""

import asyncio
import threading
from itertools import product
from time import thread_time
from typing import Any

import orjson
import pytest
from werkzeug.test import Client, TestResponse

from lawspeaker.api.admission import rates
from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.api.answering import answer_question
from lawspeaker.api.lane import MOST_WAITING
from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.app import create_front
from lawspeaker.mcp.endpoint import SDK_NANOSECONDS
from tests.api.observation.output import lines
from tests.api.test_hostile_bodies import NOT_JSON
from tests.client import ask, client_of_front, field, first_stop, run, settle, status
from tests.mcp.conftest import OURS
from tests.serving import LONG
from tests.sweeps import each

ACCEPT = {"Accept": "application/json, text/event-stream"}
COST = 30
"""The least processor time of a slow question, in milliseconds."""
MODERN = {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "audit"}
AUDIT = {"name": "audit", "arguments": {"game": "java", "state": {}}}
LISTING: dict[str, Any] = {"name": "list_legal_actions", "arguments": {"game": "java", "state": {"players": ["one", "two"]}}}


def message(method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}


def post(client: Client, params: dict[str, Any], **headers: str) -> TestResponse:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.post("/mcp", json=message("tools/call", params), headers={**ACCEPT, **names})


def text(answer: TestResponse) -> str:
    found: str = answer.get_json()["result"]["content"][0]["text"]
    return found


def test_each_request_is_answered_by_itself_in_json(over_http: Client) -> None:
    answer = post(over_http, AUDIT)
    assert (answer.status_code, answer.content_type) == (200, "application/json")
    assert text(answer).startswith("Undetermined.\nAsk the players")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "Mcp-Session-Id" not in answer.headers
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    begun = over_http.post("/mcp", json=message("initialize", hello), headers=ACCEPT).get_json()["result"]
    assert begun["serverInfo"]["name"] == "lawspeaker"
    assert "Do not decide a rule yourself" in begun["instructions"]
    noted = over_http.post("/mcp", json={"jsonrpc": "2.0", "method": "notifications/initialized"}, headers=ACCEPT)
    assert noted.status_code == 202


def test_a_tool_call_is_the_request_that_the_api_gets(over_http: Client, capfd: pytest.CaptureFixture[str]) -> None:
    """The second answer comes from the cache of the first: it was the same question."""
    state = {"points": {"one": 17}}
    over_http.post("/v1/games/java/audits", json={"state": state}, headers={"Prefer": "return=minimal"})
    capfd.readouterr()
    assert post(over_http, {"name": "audit", "arguments": {"game": "java", "state": state}}).status_code == 200
    assert [line["cache"] for line in lines(capfd.readouterr().err)] == ["memory"]


@each("method", ["GET", "DELETE", "PUT"])
def test_other_methods_are_refused(over_http: Client, method: str) -> None:
    answer = over_http.open("/mcp", method=method, headers=ACCEPT)
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")


def test_without_its_packages_there_is_nothing_at_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawspeaker.app.is_installed", lambda: False)
    assert post(client_of_front(OURS), AUDIT).status_code == 404


def test_a_key_is_required_as_for_the_api() -> None:
    key = new_key()
    client = client_of_front(OURS, access="keys", api_keys=(str(hash_key("table", key)),))
    assert post(client, AUDIT).status_code == 401
    assert post(client, AUDIT, Authorization=f"Bearer {new_key()}").status_code == 401
    assert post(client, AUDIT, Authorization=f"Bearer {key}").status_code == 200


def test_the_work_of_a_call_counts_against_the_rate_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "monotonic_ns", lambda: 10**15)
    client = client_of_front(OURS, rate_limit=Rate(100_000, 86_400))

    def left(params: dict[str, Any]) -> int:
        return int(post(client, params).headers["RateLimit"].split("r=")[1].split(";")[0])

    def slowly(*arguments: Any) -> Any:
        until = thread_time() + COST / 1000
        while thread_time() < until:
            pass
        return answer_question(*arguments)

    monkeypatch.setattr("lawspeaker.api.questions.answer_question", slowly)
    computed, cached = left(AUDIT), left(AUDIT)
    assert computed <= 100_000 - COST - SDK_NANOSECONDS // 1_000_000
    assert computed - cached == SDK_NANOSECONDS // 1_000_000
    stingy = client_of_front(OURS, rate_limit=Rate(1, 86_400))
    post(stingy, AUDIT)
    refused = post(stingy, AUDIT)
    assert (refused.status_code, refused.content_type) == (429, "application/problem+json")
    assert "Retry-After" in refused.headers


@each("body, headers", product(NOT_JSON.values(), [{}, MODERN]))
def test_invalid_json_is_refused_as_by_the_api(over_http: Client, body: bytes, headers: dict[str, str]) -> None:
    answer = over_http.post("/mcp", data=body, headers={**ACCEPT, **headers, "Content-Type": "application/json"})
    assert (answer.status_code, answer.get_json()["type"]) == (400, "/problems/invalid-json")


HOSTILE = {
    "nothing of the protocol": b"{}",
    "a list": b"[]",
    "a number": b"7",
    "a batch": orjson.dumps([message("ping"), message("ping")]),
    "an unknown method": orjson.dumps(message("castle")),
    "a method that is a number": orjson.dumps({**message("ping"), "method": 7}),
    "an id that is an object": orjson.dumps({**message("ping"), "id": {}}),
    "an id that is true": orjson.dumps({**message("ping"), "id": True}),
    "an id that is null": orjson.dumps({**message("ping"), "id": None}),
    "parameters that are a list": orjson.dumps({**message("tools/call"), "params": [1]}),
    "no name": orjson.dumps(message("tools/call")),
    "arguments that are a string": orjson.dumps(message("tools/call", {"name": "audit", "arguments": "x"})),
    "a response": orjson.dumps({"jsonrpc": "2.0", "id": 1, "result": {}}),
    "an unknown resource": orjson.dumps(message("resources/read", {"uri": "file:///etc/passwd"})),
    "a cursor": orjson.dumps(message("tools/list", {"cursor": "x" * 1000})),
    "a subscription": orjson.dumps(message("subscriptions/listen")),
    "a log level": orjson.dumps(message("logging/setLevel", {"level": "debug"})),
    "an enormous number": orjson.dumps(message("tools/call", AUDIT)).replace(
        b'"state":{}', b'"state":{"points":1' + b"0" * 300 + b"}"
    ),
}


NO_MESSAGES = (
    *("nothing of the protocol", "a list", "a number", "a batch", "a method that is a number", "an id that is an object"),
    *("an id that is null", "an id that is true", "parameters that are a list"),
)


@each("name, headers", product(NO_MESSAGES, [{}, MODERN]))
def test_an_invalid_message_is_refused_with_a_problem(over_http: Client, name: str, headers: dict[str, str]) -> None:
    answer = over_http.post("/mcp", data=HOSTILE[name], headers={**ACCEPT, **headers, "Content-Type": "application/json"})
    problem = answer.get_json()
    assert (answer.status_code, answer.content_type) == (400, "application/problem+json")
    assert problem["type"] == "/problems/invalid-request"
    assert problem["detail"].startswith('Expected one JSON-RPC message: an object with "jsonrpc": "2.0"')


@each("name, headers", product(HOSTILE, [{}, MODERN, {"MCP-Protocol-Version": "1999-01-01"}]))
def test_a_hostile_message_gets_an_answer_of_the_protocol(
    over_http: Client, name: str, headers: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    answer = over_http.post("/mcp", data=HOSTILE[name], headers={**ACCEPT, **headers, "Content-Type": "application/json"})
    assert answer.status_code in (200, 202, 400, 404)
    assert "failure" not in capfd.readouterr().err


def test_a_body_of_another_size_or_type_is_refused_as_by_the_api(over_http: Client) -> None:
    headers = {**ACCEPT, "Content-Type": "application/json"}
    assert over_http.post("/mcp", data=b" " * (LARGEST_BODY + 1), headers=headers).status_code == 413
    many = orjson.dumps(message("tools/call", {"name": "audit", "arguments": {"game": "java", "state": [0] * 20_001}}))
    assert over_http.post("/mcp", data=many, headers=headers).status_code == 413
    assert over_http.post("/mcp", data=b"{}", headers={**ACCEPT, "Content-Type": "text/plain"}).status_code == 415
    assert over_http.post("/mcp", json=message("ping"), headers={"Accept": "text/html"}).status_code == 406


def test_a_page_of_another_origin_needs_permission(over_http: Client) -> None:
    page = {"Origin": "https://table.example"}
    refused = post(over_http, AUDIT, **page)
    assert (refused.status_code, refused.get_json()["type"]) == (403, "/problems/origin-not-allowed")
    assert post(over_http, AUDIT, Origin="http://localhost", Host="localhost").status_code == 403
    for origins in (("https://table.example",), ("*",)):
        client = client_of_front(OURS, cors_origins=origins)
        allowed = post(client, AUDIT, **page)
        assert (allowed.status_code, allowed.headers["Access-Control-Allow-Origin"]) == (200, min(origins))
        asked = client.options("/mcp", headers={**page, "Access-Control-Request-Method": "POST"})
        assert "MCP-Protocol-Version" in asked.headers["Access-Control-Allow-Headers"]
    assert post(client_of_front(OURS, cors_origins=("https://other.example",)), AUDIT, **page).status_code == 403


@each("place", ["lawspeaker.api.questions.answer_question", "lawspeaker.mcp.answers.AnswerText.write"])
def test_a_failure_is_logged_and_the_assistant_gets_no_details(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, place: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a secret")

    caplog.clear()
    with monkeypatch.context() as patch:
        patch.setattr(place, fail)
        answer = post(client_of_front(OURS), AUDIT)
    assert answer.get_json()["result"]["isError"]
    assert text(answer).startswith("Internal error. The service failed.")
    assert "secret" not in text(answer)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["request_failed"]


def test_a_request_is_logged_as_one_operation(capfd: pytest.CaptureFixture[str]) -> None:
    client = client_of_front(OURS)
    capfd.readouterr()
    post(client, AUDIT)
    client.get("/healthz")
    (line,) = (line for line in lines(capfd.readouterr().err) if line.get("operation") == "mcp")
    assert (line["status"], line["method"]) == (200, "POST")


def test_expensive_calls_wait_and_end_with_their_clients(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    may_end, stopped = threading.Event(), first_stop(monkeypatch)

    def slowly(*arguments: Any) -> Any:
        may_end.wait()
        return answer_question(*arguments)

    monkeypatch.setattr("lawspeaker.api.questions.answer_question", slowly)

    async def test() -> None:
        front, gone = create_front(Settings(), OURS), asyncio.Event()
        monkeypatch.setattr(front._expensive, "_patience", LONG)  # on a busy machine it takes more than a second to fill the lane
        headers = {**ACCEPT}

        def send(number: int, disconnected: asyncio.Event | None = None) -> "asyncio.Task[Any]":
            arguments = {**LISTING["arguments"], "limit": number + 1}
            body = orjson.dumps(message("tools/call", {**LISTING, "arguments": arguments}))
            return asyncio.ensure_future(ask(front, "/mcp", body, headers=headers, disconnected=disconnected))

        left = send(0, gone)
        waiting = [send(number) for number in range(1, MOST_WAITING)]
        while not front._expensive.is_full:
            await settle()
        busy = await send(MOST_WAITING)
        assert status(busy) == 200
        assert field(busy, "content-type") == "application/json"
        assert "The service is overloaded" in orjson.loads(busy.body)["result"]["content"][0]["text"]
        quick = await ask(front, "/mcp", orjson.dumps(message("tools/list")), headers=headers)
        assert status(quick) == 200  # the list of tools does not wait behind them
        gone.set()
        assert await asyncio.to_thread(stopped.wait, LONG)  # otherwise the work may end before it is seen that the client left
        may_end.set()
        assert await left is None
        for answer in await asyncio.gather(*waiting):
            assert status(answer) == 200

    try:
        run(test)
    finally:
        may_end.set()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
