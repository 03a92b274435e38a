"""Creates an OpenTelemetry span for each request, and sends the spans to a collector by OTLP over HTTP.

Import this module only if tracing is on: its packages are optional, and without them the import raises ``SettingsError``. The
standard ``OTEL_`` variables configure the collector, the sampling and everything else. Like a log line, a span contains no path
and no query. If the collector cannot be reached, spans are lost, but requests are not delayed.
"""

import lawspeaker
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.headers import TRACE
from lawspeaker.api.observation.metrics import OTHER
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
    raise SettingsError([f"Tracing is on, but there is no {missing.name}: pip install '.[tracing]' in a clone."]) from None

_STATE = "tracestate"
_CONTEXT = TraceContextTextMapPropagator()


class Tracing:
    """Creates the spans. Raises ``SettingsError`` if an ``OTEL_`` variable is invalid."""

    def __init__(self, exporter: SpanExporter | None = None) -> None:
        try:
            self._exporter = exporter or OTLPSpanExporter()
            self._provider = TracerProvider(resource=_resource())
            trial: SpanProcessor = BatchSpanProcessor(InMemorySpanExporter())
            trial.shutdown()
        except (ValueError, RuntimeError) as error:
            raise SettingsError([f"OpenTelemetry cannot be set up: {error}"]) from None
        self._tracer = self._provider.get_tracer(lawspeaker.__name__, lawspeaker.__version__)

    def start(self) -> None:
        """Starts the export, in a thread: so only after gunicorn has forked the worker."""
        self._provider.add_span_processor(BatchSpanProcessor(self._exporter))

    def begin(self, exchange: Exchange, method: str) -> Span:
        """Begins the span of a request. It continues the trace of the client, if the request has one."""
        trace_headers = {TRACE: exchange.headers.get(TRACE, ""), _STATE: exchange.headers.get(_STATE, "")}
        span = self._tracer.start_span(
            method,
            _CONTEXT.extract(trace_headers),
            SpanKind.SERVER,
            {
                "http.request.method": "_OTHER" if method == OTHER else method,
                "network.protocol.version": exchange.http_version,
                "url.scheme": exchange.scheme,
            },
        )
        span_headers: dict[str, str] = {}
        _CONTEXT.inject(span_headers, set_span_in_context(span))
        exchange.trace = span_headers.get(TRACE, exchange.trace)  # it is missing if OpenTelemetry is disabled
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

    def close(self) -> None:
        """Sends the last spans. Waits for the collector."""
        self._provider.shutdown()


def _resource() -> Resource:
    defaults = {"service.name": "lawspeaker", "service.version": lawspeaker.__version__}
    return Resource.create({**defaults, **OTELResourceDetector().detect().attributes})
