"""Headers of every response, successful or not."""

import re

import pytest
from werkzeug.test import Client

PATHS = ["/v1/games", "/healthz", "/", "/docs", "/openapi.yaml", "/static/page.css", "/nowhere", "/v1/games?x=1"]
TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_is_identified_and_guarded(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert re.fullmatch("[0-9a-f]{32}", headers["X-Request-Id"])
    assert re.fullmatch("00-[0-9a-f]{32}-[0-9a-f]{16}-00", headers["traceparent"])
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]


@pytest.mark.parametrize("path", PATHS)
def test_an_id_and_a_trace_that_are_well_formed_are_returned(client: Client, path: str) -> None:
    headers = client.get(path, headers={"X-Request-Id": "table-7.round_3", "traceparent": TRACE}).headers
    assert (headers["X-Request-Id"], headers["traceparent"]) == ("table-7.round_3", TRACE)


@pytest.mark.parametrize("sent", ["", "a b", "x" * 129, "id;drop", "<b>", "é"])
def test_an_id_that_is_malformed_is_replaced(client: Client, sent: str) -> None:
    assert re.fullmatch("[0-9a-f]{32}", client.get("/healthz", headers={"X-Request-Id": sent}).headers["X-Request-Id"])


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "00-1-2-01",
        TRACE.upper(),
        TRACE + "\t",
        "ff" + TRACE[2:],
        f"00-{'0' * 32}-00f067aa0ba902b7-01",
        f"00-4bf92f3577b34da6a3ce929d0e0e4736-{'0' * 16}-01",
    ],
)
def test_a_trace_that_is_malformed_is_replaced(client: Client, sent: str) -> None:
    assert re.fullmatch(
        "00-[0-9a-f]{32}-[0-9a-f]{16}-00", client.get("/healthz", headers={"traceparent": sent}).headers["traceparent"]
    )


def test_two_requests_have_two_ids(client: Client) -> None:
    first, second = (client.get("/healthz").headers for _ in range(2))
    assert first["X-Request-Id"] != second["X-Request-Id"]
    assert first["traceparent"] != second["traceparent"]
