"""Spans: what they tell, whose children they are, where they are sent, and that nobody waits for a collector."""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode
from werkzeug.test import Client
from werkzeug.wrappers import Response

from lawspeaker.api.exchange import exchange
from lawspeaker.api.headers import Completed
from lawspeaker.api.observation.tracing import Traced
from lawspeaker.api.settings import SettingsError

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

TRACE_ID, SPAN_ID = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"


@pytest.fixture(autouse=True)
def _without_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "10")


def ruling(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    noted = exchange(environ)
    noted.operation, noted.cache = "java_rulings", "memory"
    return Response(b"answer")(environ, start_response)


class Desk:
    """A traced service that answers with one application."""

    def __init__(self, application: "WSGIApplication") -> None:
        self._spans = InMemorySpanExporter()
        self.client = Client(Traced(Completed(application), self._spans))

    def span(self) -> ReadableSpan:
        """The one span that there is, as soon as there is one."""
        deadline = monotonic() + 60
        while not self._spans.get_finished_spans() and monotonic() < deadline:
            sleep(0.01)
        (span,) = self._spans.get_finished_spans()
        return span


def test_a_request_is_a_span_named_by_what_was_asked() -> None:
    desk = Desk(ruling)
    desk.client.post("/v1/games/java/rulings?key=secret", data=b"secret", buffered=True)
    span = desk.span()
    assert (span.name, span.kind, span.status.status_code) == ("POST java_rulings", SpanKind.SERVER, StatusCode.UNSET)
    assert span.attributes == {
        "http.request.method": "POST",
        "http.response.body.size": 6,
        "http.response.status_code": 200,
        "lawspeaker.cache": "memory",
        "lawspeaker.operation": "java_rulings",
        "network.protocol.version": "1.1",
        "url.scheme": "http",
    }
    assert span.resource.attributes["service.name"] == "lawspeaker"


def test_a_request_that_belongs_to_a_trace_goes_on_with_it() -> None:
    desk = Desk(ruling)
    sent = {"traceparent": f"00-{TRACE_ID}-{SPAN_ID}-01", "tracestate": "vendor=1"}
    answer = desk.client.get("/", headers=sent, buffered=True)
    span = desk.span()
    assert span.context is not None
    assert span.parent is not None
    assert f"{span.parent.trace_id:032x}-{span.parent.span_id:016x}" == f"{TRACE_ID}-{SPAN_ID}"
    assert answer.headers["traceparent"] == f"00-{TRACE_ID}-{span.context.span_id:016x}-01"
    assert span.context.trace_state.get("vendor") == "1"


@pytest.mark.parametrize("sent", ["", "nonsense", f"00-{'0' * 32}-{SPAN_ID}-01", f"ff-{TRACE_ID}-{SPAN_ID}-01", "0" * 9000])
def test_a_request_without_a_trace_begins_one(sent: str) -> None:
    desk = Desk(ruling)
    answer = desk.client.get("/", headers={"traceparent": sent}, buffered=True)
    span = desk.span()
    assert span.context is not None
    assert span.parent is None
    assert (
        answer.headers["traceparent"]
        == f"00-{span.context.trace_id:032x}-{span.context.span_id:016x}-{span.context.trace_flags:02x}"
    )


def test_a_failure_is_an_error_and_what_a_client_did_wrong_is_none() -> None:
    for status, code, kind in ((404, StatusCode.UNSET, None), (503, StatusCode.ERROR, "503")):
        desk = Desk(Response(status=status))
        desk.client.get("/", buffered=True)
        span = desk.span()
        assert span.attributes is not None
        assert (span.status.status_code, span.attributes.get("error.type")) == (code, kind)


def test_what_a_layer_raises_passes_on_and_its_span_ends() -> None:
    def broken(_environ: "WSGIEnvironment", _start_response: "StartResponse") -> Iterable[bytes]:
        raise RuntimeError("a secret of the body")

    desk = Desk(broken)
    with pytest.raises(RuntimeError):
        desk.client.get("/", buffered=True)
    span = desk.span()
    assert span.status.status_code == StatusCode.ERROR
    assert "secret" not in span.to_json()


def test_a_method_that_a_client_made_up_is_not_told() -> None:
    desk = Desk(ruling)
    desk.client.open("/", method="GRANT", buffered=True)
    span = desk.span()
    assert span.attributes is not None
    assert (span.name, span.attributes["http.request.method"]) == ("OTHER java_rulings", "_OTHER")


def test_the_usual_variables_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_SERVICE_NAME", "the-club")
    desk = Desk(ruling)
    desk.client.get("/", buffered=True)
    assert desk.span().resource.attributes["service.name"] == "the-club"


def test_where_nothing_is_sampled_the_trace_goes_on_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_TRACES_SAMPLER", "always_off")
    answer = Desk(ruling).client.get("/", headers={"traceparent": f"00-{TRACE_ID}-{SPAN_ID}-01"}, buffered=True)
    assert re.fullmatch(f"00-{TRACE_ID}-[0-9a-f]{{16}}-00", answer.headers["traceparent"])


def test_where_opentelemetry_is_switched_off_requests_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_SDK_DISABLED", "true")
    answer = Desk(ruling).client.get("/", headers={"traceparent": f"00-{TRACE_ID}-{SPAN_ID}-01"}, buffered=True)
    assert (answer.data, answer.headers["traceparent"]) == (b"answer", f"00-{TRACE_ID}-{SPAN_ID}-01")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("OTEL_BSP_MAX_QUEUE_SIZE", "-1"),
        ("OTEL_PYTHON_EXPORTER_OTLP_HTTP_TRACES_CREDENTIAL_PROVIDER", "nobody"),
        ("OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT", "many"),
    ],
)
def test_a_variable_that_is_no_good_stops_the_start(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(SettingsError, match="OpenTelemetry cannot be set up"):
        Traced(ruling)


@contextmanager
def collector() -> Iterator[tuple[str, list[ExportTraceServiceRequest]]]:
    """A collector of spans: its address, and what it was sent."""
    received: list[ExportTraceServiceRequest] = []

    class Collecting(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            received.append(ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Collecting) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", received
        server.shutdown()
        thread.join()


SERVING = """
from werkzeug.test import Client
from tests.api.observation.test_tracing import Completed, Traced, ruling
client = Client(Traced(Completed(ruling)))
for _ in range(3):
    assert client.get("/", buffered=True).data == b"answer"
"""


def served(**environment: str) -> "subprocess.CompletedProcess[bytes]":
    """A process that serves three requests and ends."""
    command = [sys.executable, "-c", SERVING]
    return subprocess.run(command, env=environment, capture_output=True, check=True, timeout=120)


@pytest.mark.slow
def test_spans_reach_a_collector_by_http_even_those_of_a_process_that_ends_at_once() -> None:
    with collector() as (address, received):
        served(OTEL_EXPORTER_OTLP_ENDPOINT=address)
    spans = [
        span for one in received for resource in one.resource_spans for scope in resource.scope_spans for span in scope.spans
    ]
    assert [span.name for span in spans] == ["GET java_rulings"] * 3


@pytest.mark.slow
def test_requests_are_answered_where_no_collector_can_be_reached() -> None:
    served(OTEL_EXPORTER_OTLP_ENDPOINT="http://127.0.0.1:9", OTEL_EXPORTER_OTLP_TIMEOUT="1")


WITHOUT_PACKAGES = """
import sys
sys.modules["opentelemetry.exporter.otlp.proto.http.trace_exporter"] = None
import lawspeaker.api.observation.tracing
"""


def test_without_the_packages_the_start_is_refused_and_it_is_said_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_PACKAGES], capture_output=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "SettingsError: Tracing is on, but there is no opentelemetry" in done.stderr.decode()
    assert "pip install 'lawspeaker[tracing]'" in done.stderr.decode()
