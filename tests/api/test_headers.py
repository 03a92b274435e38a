"""Headers of every response, successful or not."""

import re

from werkzeug.test import Client

from tests.sweeps import each

PATHS = ["/v1/games", "/healthz", "/", "/docs", "/openapi.yaml", "/static/page.css", "/nowhere", "/v1/games?x=1"]
TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


@each("path", PATHS)
def test_every_answer_is_identified_and_guarded(client: Client, path: str) -> None:
    headers, others = (client.get(path).headers for _ in range(2))
    assert re.fullmatch("[0-9a-f]{32}", headers["X-Request-Id"])
    assert re.fullmatch("00-[0-9a-f]{32}-[0-9a-f]{16}-00", headers["traceparent"])
    assert headers["X-Request-Id"] != others["X-Request-Id"]
    assert headers["traceparent"] != others["traceparent"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    if not headers["Content-Type"].endswith("json"):
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
    given = {"X-Request-Id": "table-7.round_3", "traceparent": TRACE}
    for sent in (given, *({name: value} for name, value in given.items())):
        answered = client.get(path, headers=sent).headers
        assert {name: answered[name] for name in sent} == sent


ZERO_TRACE, ZERO_SPAN = f"00-{'0' * 32}-00f067aa0ba902b7-01", f"00-4bf92f3577b34da6a3ce929d0e0e4736-{'0' * 16}-01"
BAD_TRACES = ["", "00-1-2-01", TRACE.upper(), f"{TRACE}\t", f"ff{TRACE[2:]}", ZERO_TRACE, ZERO_SPAN]


@each(
    "header, sent, replacement",
    [
        *(("X-Request-Id", sent, "[0-9a-f]{32}") for sent in ("", "a b", "x" * 129, "id;drop", "<b>", "é")),
        *(("traceparent", sent, "00-[0-9a-f]{32}-[0-9a-f]{16}-00") for sent in BAD_TRACES),
    ],
)
def test_a_malformed_id_is_replaced(client: Client, header: str, sent: str, replacement: str) -> None:
    assert re.fullmatch(replacement, client.get("/healthz", headers={header: sent}).headers[header])
