"""Observation of the whole service: each request is in the metrics and in the log, with its operation."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from werkzeug.test import Client

from tests.api.observation.output import lines, samples
from tests.api.worked import WORKED, Worked
from tests.client import client_of_front
from tests.sweeps import each

Logged = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def logged(capfd: pytest.CaptureFixture[str]) -> Logged:
    """A function that returns the lines logged since its last call."""
    return lambda: lines(capfd.readouterr().err)


def figures(front_client: Client, name: str) -> dict[tuple[str, ...], float]:
    return samples(front_client.get("/metrics").get_data(as_text=True), name)


def test_the_figures_are_text_that_is_never_kept(front_client: Client) -> None:
    answer = front_client.get("/metrics?name=x", headers={"Accept": "application/openmetrics-text; version=nonsense"})
    assert (answer.status_code, answer.content_type) == (200, "text/plain; version=0.0.4; charset=utf-8")
    assert answer.headers["Cache-Control"] == "no-store"
    assert front_client.head("/metrics").status_code == 200
    assert front_client.post("/metrics").status_code == 405


@each(
    "name, written",
    product(["metrics", "readyz"], ["//{}", "/%{:x}{}", "{}", "/{}/", "/{}#", "/{}%23", "/{}%3f", "http://a/{}", "/./{}"]),
)
def test_metrics_and_readiness_have_one_path(front_client: Client, name: str, written: str) -> None:
    path = written.format(ord(name[0]), name[1:]) if ":x" in written else written.format(name)
    answer = front_client.get("/", environ_overrides={"RAW_URI": path})
    assert (answer.status_code, answer.get_json()["type"]) == (404, "/problems/not-found")


def test_a_question_is_counted_with_its_cache_level_and_findings(fresh_front_client: Client, dispute: Worked) -> None:
    assert fresh_front_client.post(dispute.path, json={"nonsense": 1}).status_code == 400
    answers = [fresh_front_client.post(dispute.path, json=dispute.body).get_json() for _ in range(3)]
    operation = f"{dispute.game.id}_rulings".replace("-", "_")
    assert figures(fresh_front_client, "lawspeaker_answers_total") == {("miss", operation): 1, ("memory", operation): 2}
    verdicts = {(dispute.game.id, operation, answers[0]["verdict"]): 3}
    assert figures(fresh_front_client, "lawspeaker_verdicts_total") == verdicts
    violated = {finding["rule"] for finding in answers[0]["findings"] if finding["outcome"] == "violated"}
    assert figures(fresh_front_client, "lawspeaker_rules_violated_total") == {(dispute.game.id, rule): 3 for rule in violated}
    assert figures(fresh_front_client, "lawspeaker_computing_seconds_count") == {(operation,): 1}
    counted = figures(fresh_front_client, "lawspeaker_requests_total")
    assert [counted["POST", operation, status] for status in ("200", "400")] == [3, 1]


def test_every_question_is_counted_under_its_operation(fresh_front_client: Client) -> None:
    paths = fresh_front_client.get("/openapi.json").get_json()["paths"]
    for worked in {worked.path: worked for worked in WORKED}.values():
        fresh_front_client.post(worked.path, json=worked.body)
    operations = {paths[worked.path]["post"]["operationId"] for worked in WORKED}
    counted = figures(fresh_front_client, "lawspeaker_requests_total")
    assert {operation for method, operation, _ in counted if method == "POST"} == operations
    rules = {(worked.game.id, rule) for worked in WORKED for rule in worked.game.catalogue.rules}
    assert set(figures(fresh_front_client, "lawspeaker_rules_violated_total")) <= rules


def test_a_cached_answer_is_logged_like_a_computed_one(fresh_front_client: Client, dispute: Worked, logged: Logged) -> None:
    answers = [fresh_front_client.post(dispute.path, json=dispute.body) for _ in range(2)]
    computed, cached = logged()
    assert (computed["cache"], cached["cache"]) == ("miss", "memory")
    for name in ("event", "level", "method", "operation", "status", "bytes_in", "bytes_out", "caller"):
        assert computed[name] == cached[name]
    assert computed["bytes_out"] == len(answers[0].data)
    assert [line["request_id"] for line in (computed, cached)] == [answer.headers["X-Request-Id"] for answer in answers]


@each(
    "method, path, operation, status",
    [
        ("GET", "/v1/games", "games", 200),
        ("GET", "/docs", "reference.docs", 200),
        ("GET", "/static/page.css", "pages.static", 200),
        ("HEAD", "/static/page.css", "pages.static", 200),
        ("GET", "/nowhere/secret", "none", 404),
        ("GET", "/nowhere/%0a", "none", 404),
        ("GET", "/v1//games", "none", 404),
        ("GET", "/v1/games/graenaland/rules/nonsense", "graenaland_rule", 404),
        ("GET", "/", "desk.start", 200),
        ("GET", "/v1/games/java/rulings", "java_rulings", 405),
        ("GET", "/metrics", "metrics", 200),
    ],
)
def test_every_request_is_logged(
    method: str, path: str, operation: str, status: int, front_client: Client, logged: Logged
) -> None:
    answer = front_client.open(path, method=method)
    (line,) = logged()
    assert (line["method"], line["operation"], line["status"], line["level"]) == (method, operation, status, "info")
    assert line["bytes_out"] == len(answer.data)
    assert path not in str(line)
    if tag := answer.headers.get("ETag"):
        front_client.open(path, method=method, headers={"If-None-Match": tag})
        (line,) = logged()
        assert (line["status"], line["bytes_out"]) == (304, 0)


def test_neither_what_was_asked_nor_by_whom_is_logged(front_client: Client, logged: Logged) -> None:
    sent = {"Authorization": "Bearer lawspeaker_secret", "Cookie": "secret", "User-Agent": "secret", "Content-Type": "secret"}
    for path in ("/v1/games/java/rulings?key=secret", "/v1/secret?key=secret"):
        front_client.post(path, data=b"secret", headers=sent, environ_overrides={"REMOTE_ADDR": "192.0.2.7"})
    text = str(logged())
    assert "secret" not in text
    assert "192.0.2.7" not in text


def test_a_method_that_a_client_made_up_has_no_series_of_its_own(fresh_front_client: Client, logged: Logged) -> None:
    for method in ("GRANT", "REFUSE"):
        assert fresh_front_client.open("/v1/games/java/rulings", method=method).status_code == 405
    assert [line["method"] for line in logged()] == ["OTHER", "OTHER"]
    assert figures(fresh_front_client, "lawspeaker_requests_total") == {("OTHER", "java_rulings", "405"): 2}


def test_a_request_has_the_same_trace_in_answer_and_log(monkeypatch: pytest.MonkeyPatch, logged: Logged) -> None:
    monkeypatch.setenv("OTEL_TRACES_SAMPLER", "always_off")
    client = client_of_front(tracing=True)
    sent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
    answer = client.get("/v1/games", headers={"traceparent": sent}, buffered=True)
    _, trace_id, span_id, _ = answer.headers["traceparent"].split("-")
    (line,) = logged()
    assert (line["trace_id"], line["span_id"]) == (trace_id, span_id)
    assert trace_id == sent.split("-")[1]
    assert span_id != sent.split("-")[2]
