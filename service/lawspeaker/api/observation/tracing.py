"""The layer that makes each request a span of OpenTelemetry, and sends the spans to a collector by OTLP over HTTP.

Only to be imported where tracing is on: the packages it needs are optional, and without them this raises ``SettingsError``.
Where to send, what to sample and the rest is told by the usual ``OTEL_`` variables. A span has no path and no query, as a log
line has none. A collector that cannot be reached costs spans, never time.
"""

from collections.abc import Iterable
from threading import Lock
from typing import TYPE_CHECKING

import lawspeaker
from lawspeaker.api.exchange import exchange
from lawspeaker.api.headers import TRACE, TRACE_SENT
from lawspeaker.api.observation.observed import FAILED, OTHER, known_method, watched
from lawspeaker.api.settings import SettingsError

try:
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import OTELResourceDetector, Resource
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
    from opentelemetry.trace import Span, SpanKind, StatusCode, set_span_in_context
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
except ImportError as missing:
    raise SettingsError([f"Tracing is on, but there is no {missing.name}: pip install 'lawspeaker[tracing]'."]) from None

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_STATE = "tracestate"
_CONTEXT = TraceContextTextMapPropagator()


class Traced:
    """Answers as ``application`` does. Stands above ``headers.Completed``, which returns the trace that is set here.

    Raises ``SettingsError`` if an ``OTEL_`` variable is no good.
    """

    def __init__(self, application: "WSGIApplication", exporter: SpanExporter | None = None) -> None:
        self._application = application
        try:
            self._exporter = exporter or OTLPSpanExporter()
            self._provider = TracerProvider(resource=_resource())
            tried: SpanProcessor = BatchSpanProcessor(InMemorySpanExporter())
            tried.shutdown()
        except (ValueError, RuntimeError) as error:
            raise SettingsError([f"OpenTelemetry cannot be set up: {error}"]) from None
        self._tracer = self._provider.get_tracer(lawspeaker.__name__, lawspeaker.__version__)
        self._beginning = Lock()
        self._has_begun = False

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        method = known_method(environ)
        sent = {TRACE: environ.get(TRACE_SENT, ""), _STATE: environ.get("HTTP_TRACESTATE", "")}
        self._begin()
        span = self._tracer.start_span(
            method,
            _CONTEXT.extract(sent),
            SpanKind.SERVER,
            {
                "http.request.method": "_OTHER" if method == OTHER else method,
                "network.protocol.version": environ.get("SERVER_PROTOCOL", "").removeprefix("HTTP/"),
                "url.scheme": environ["wsgi.url_scheme"],
            },
        )
        _CONTEXT.inject(sent, set_span_in_context(span))
        environ[TRACE_SENT] = sent[TRACE]
        return watched(self._application, environ, start_response, lambda status, size: _end(span, environ, status, size))

    def _begin(self) -> None:
        """Begins to export, with a thread that must not be there before gunicorn forks: it would stay behind."""
        with self._beginning:
            if not self._has_begun:
                self._provider.add_span_processor(BatchSpanProcessor(self._exporter))
                self._has_begun = True


def _end(span: Span, environ: "WSGIEnvironment", status: int, size: int) -> None:
    noted = exchange(environ)
    span.update_name(f"{known_method(environ)} {noted.operation}")
    span.set_attributes(
        {
            "http.response.status_code": status,
            "http.response.body.size": size,
            "lawspeaker.operation": noted.operation,
            "lawspeaker.cache": noted.cache,
        }
    )
    if status >= FAILED:
        span.set_attribute("error.type", str(status))
        span.set_status(StatusCode.ERROR)
    span.end()


def _resource() -> Resource:
    usual = {"service.name": "lawspeaker", "service.version": lawspeaker.__version__}
    return Resource.create({**usual, **OTELResourceDetector().detect().attributes})
