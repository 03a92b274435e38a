"""Spans: their content, their parents, their export, and that no request waits for a collector."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from typing import Any
from unittest.mock import patch

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode
from werkzeug.test import Client

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.observation import tracing
from lawspeaker.api.observation.tracing import Tracing
from lawspeaker.api.settings import SettingsError
from lawspeaker.games import GAMES
from tests.answering import listening, send
from tests.api.worked import Worked
from tests.client import client_of_front
from tests.serving import LONG, eventually
from tests.sweeps import each

TRACE_ID, SPAN_ID = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"


@pytest.fixture(autouse=True)
def _without_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "10")


def started(client: Client) -> Client:
    """A client of a service that exports its spans, as after the start of a worker."""
    application: Any = client.application
    vars(application.front)["_tracing"].start()
    return client


class TracedService:
    """A service that exports its spans to a list instead of a collector."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._spans = InMemorySpanExporter()
        with patch.object(tracing, "OTLPSpanExporter", lambda: self._spans):
            self.client = started(client_of_front(games, tracing=True, log_level="error"))

    def span(self) -> ReadableSpan:
        """Waits for the span of the only request, and returns it."""
        eventually(self._spans.get_finished_spans, "the span is exported")
        (span,) = self._spans.get_finished_spans()
        self._spans.clear()
        return span


Traced = Callable[..., TracedService]


@pytest.fixture
def traced() -> Traced:
    """A function that makes a traced service for some games, by default for all."""
    return lambda games=GAMES: TracedService(games)


def test_a_request_is_a_span_named_by_what_was_asked(traced: Traced, dispute: Worked) -> None:
    service = traced()
    for level in ("miss", "memory"):
        answer = service.client.post(f"{dispute.path}?explain=all", json=dispute.body)
        span = service.span()
        assert (span.name, span.kind, span.status.status_code) == ("POST graenaland_rulings", SpanKind.SERVER, StatusCode.UNSET)
        assert span.attributes == {
            "http.request.method": "POST",
            "http.response.body.size": len(answer.data),
            "http.response.status_code": 200,
            "lawspeaker.cache": level,
            "lawspeaker.operation": "graenaland_rulings",
            "network.protocol.version": "1.1",
            "url.scheme": "http",
        }
        assert span.resource.attributes["service.name"] == "lawspeaker"


def test_a_request_that_belongs_to_a_trace_continues_it(traced: Traced) -> None:
    service = traced()
    sent = {"traceparent": f"00-{TRACE_ID}-{SPAN_ID}-01", "tracestate": "vendor=1"}
    answer = service.client.open("/nowhere", method="GRANT", headers=sent)
    span = service.span()
    assert span.context is not None
    assert span.parent is not None
    assert f"{span.parent.trace_id:032x}-{span.parent.span_id:016x}" == f"{TRACE_ID}-{SPAN_ID}"
    assert answer.headers["traceparent"] == f"00-{TRACE_ID}-{span.context.span_id:016x}-01"
    assert span.context.trace_state.get("vendor") == "1"
    assert span.attributes is not None
    assert (span.name, span.attributes["http.request.method"]) == ("OTHER none", "_OTHER"), "a made-up method is left out"


def test_only_our_own_failure_is_an_error(traced: Traced, dispute: Worked) -> None:
    def fail(*_: object) -> Any:
        raise ZeroDivisionError("a secret of the body")

    service = traced({dispute.game.id: replace(dispute.game, State=fail)})
    for path, status, code, kind in (
        ("/nowhere", 404, StatusCode.UNSET, None),
        (dispute.path, 500, StatusCode.ERROR, "500"),
        ("/readyz", 503, StatusCode.ERROR, "503"),
    ):
        request: dict[str, Any] = {"method": "POST", "json": dispute.body} if path == dispute.path else {}
        assert service.client.open(path, **request).status_code == status
        span = service.span()
        assert span.attributes is not None
        assert (span.status.status_code, span.attributes.get("error.type")) == (code, kind)
        assert "secret" not in span.to_json()


def test_the_usual_variables_are_followed(monkeypatch: pytest.MonkeyPatch, traced: Traced) -> None:
    monkeypatch.setenv("OTEL_SERVICE_NAME", "the-club")
    service = traced()
    service.client.get("/healthz")
    assert service.span().resource.attributes["service.name"] == "the-club"
    monkeypatch.setenv("OTEL_TRACES_SAMPLER", "always_off")
    answer = traced().client.get("/healthz", headers={"traceparent": f"00-{TRACE_ID}-{SPAN_ID}-01"})
    assert re.fullmatch(f"00-{TRACE_ID}-[0-9a-f]{{16}}-00", answer.headers["traceparent"])


def test_with_opentelemetry_switched_off_requests_are_answered(monkeypatch: pytest.MonkeyPatch, traced: Traced) -> None:
    monkeypatch.setenv("OTEL_SDK_DISABLED", "true")
    client = traced().client
    answer = client.get("/healthz", headers={"traceparent": f"00-{TRACE_ID}-{SPAN_ID}-01"})
    assert (answer.status_code, answer.headers["traceparent"]) == (200, f"00-{TRACE_ID}-{SPAN_ID}-01")
    for sent in ({}, {"traceparent": "nonsense"}):
        answer = client.get("/healthz", headers=sent)
        assert re.fullmatch("00-[0-9a-f]{32}-[0-9a-f]{16}-00", answer.headers["traceparent"])


@each(
    "variable, value",
    [
        ("OTEL_BSP_MAX_QUEUE_SIZE", "-1"),
        ("OTEL_PYTHON_EXPORTER_OTLP_HTTP_TRACES_CREDENTIAL_PROVIDER", "nobody"),
        ("OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT", "many"),
    ],
)
def test_an_invalid_variable_stops_the_start(variable: str, value: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(variable, value)
        with pytest.raises(SettingsError, match="OpenTelemetry cannot be set up"):
            Tracing()


@contextmanager
def collector() -> Iterator[tuple[str, list[ExportTraceServiceRequest]]]:
    """A collector of spans: its address, and the requests that it received."""
    received: list[ExportTraceServiceRequest] = []

    def keep(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        assert handler.path == "/v1/traces"
        received.append(ExportTraceServiceRequest.FromString(body))
        send(handler, 200, b"", "")

    with listening(keep) as url:
        yield url, received


SERVING = """
import os
from lawspeaker.games import GAMES
from tests.api.observation.test_tracing import started
from tests.client import client_of_front

def serve(endpoint):
    os.environ["OTEL_EXPORTER_OTLP_ENDPOINT"] = endpoint
    client = started(client_of_front({"java": GAMES["java"]}, tracing=True, log_level="error"))
    for _ in range(3):
        assert client.get("/healthz").status_code == 200

serve(os.environ["COLLECTOR"])
serve("http://127.0.0.1:9")  # where no collector is
"""


@pytest.mark.slow
def test_spans_reach_a_collector_even_as_the_process_ends() -> None:
    with collector() as (address, received):
        environment = {"COLLECTOR": address, "OTEL_EXPORTER_OTLP_TIMEOUT": "1"}
        subprocess.run([sys.executable, "-c", SERVING], env=environment, capture_output=True, check=True, timeout=LONG)
    spans = [
        span for one in received for resource in one.resource_spans for scope in resource.scope_spans for span in scope.spans
    ]
    assert [span.name for span in spans] == ["GET healthz"] * 3


WITHOUT_PACKAGES = """
import sys
sys.modules["opentelemetry.exporter.otlp.proto.http.trace_exporter"] = None
import lawspeaker.api.observation.tracing
"""


def test_without_the_packages_the_message_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_PACKAGES], capture_output=True, check=False, timeout=LONG)
    assert done.returncode == 1
    assert "SettingsError: Tracing is on, but there is no opentelemetry" in done.stderr.decode()
    assert "pip install '.[tracing]'" in done.stderr.decode()
