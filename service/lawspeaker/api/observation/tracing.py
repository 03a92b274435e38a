"""Makes each request a span of OpenTelemetry, and sends the spans to a collector by OTLP over HTTP.

Only to be imported where tracing is on: the packages it needs are optional, and without them this raises ``SettingsError``.
Where to send, what to sample and the rest is told by the usual ``OTEL_`` variables. A span has no path and no query, as a log
line has none. A collector that cannot be reached costs spans, never time.
"""

from threading import Lock

import lawspeaker
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.headers import TRACE
from lawspeaker.api.observation.methods import OTHER
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

_STATE = "tracestate"
_CONTEXT = TraceContextTextMapPropagator()


class Tracing:
    """A span for each request. Raises ``SettingsError`` if an ``OTEL_`` variable is no good."""

    def __init__(self, exporter: SpanExporter | None = None) -> None:
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

    def begin(self, exchange: Exchange, method: str) -> Span:
        """The span of a request, which takes the trace of its sender further."""
        sent = {TRACE: exchange.headers.get(TRACE, ""), _STATE: exchange.headers.get(_STATE, "")}
        self._begin()
        span = self._tracer.start_span(
            method,
            _CONTEXT.extract(sent),
            SpanKind.SERVER,
            {
                "http.request.method": "_OTHER" if method == OTHER else method,
                "network.protocol.version": exchange.http_version,
                "url.scheme": exchange.scheme,
            },
        )
        made: dict[str, str] = {}
        _CONTEXT.inject(made, set_span_in_context(span))
        exchange.trace = made.get(TRACE, exchange.trace)  # where OpenTelemetry is switched off there may be none
        return span

    def end(self, span: Span, exchange: Exchange, method: str, status: int, size: int) -> None:
        """Ends the span of a request that was answered with ``size`` bytes."""
        span.update_name(f"{method} {exchange.operation}")
        span.set_attributes(
            {
                "http.response.status_code": status,
                "http.response.body.size": size,
                "lawspeaker.operation": exchange.operation,
                "lawspeaker.cache": exchange.cache,
            }
        )
        if status >= 500:
            span.set_attribute("error.type", str(status))
            span.set_status(StatusCode.ERROR)
        span.end()

    def _begin(self) -> None:
        """Begins to export, with a thread that must not be there before gunicorn forks: it would stay behind."""
        with self._beginning:
            if not self._has_begun:
                self._provider.add_span_processor(BatchSpanProcessor(self._exporter))
                self._has_begun = True


def _resource() -> Resource:
    usual = {"service.name": "lawspeaker", "service.version": lawspeaker.__version__}
    return Resource.create({**usual, **OTELResourceDetector().detect().attributes})
