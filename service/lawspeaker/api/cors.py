"""CORS: the headers that tell browsers which web pages of other origins may use the API. Only browsers enforce it."""

from collections.abc import Sequence

from lawspeaker.api.exchange import Answer, Exchange, Headers
from lawspeaker.api.headers import add_vary
from lawspeaker.api.operations import is_guarded

_REQUEST_HEADERS = (
    "Accept-Language, Authorization, Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Prefer, "
    "traceparent, X-Request-Id"
)
_RESPONSE_HEADERS = (
    "Cache-Status, ETag, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, traceparent, Vary, WWW-Authenticate, "
    "X-Request-Id"
)
PREFLIGHT = "preflight"
"""The operation of preflight requests in the log and the metrics."""

_PREFLIGHT_HEADERS = (
    ("Access-Control-Allow-Methods", "GET, HEAD, POST"),
    ("Access-Control-Allow-Headers", _REQUEST_HEADERS),
    ("Access-Control-Max-Age", "7200"),  # seconds; no browser caches it for longer
)
_EXPOSED = ("Access-Control-Expose-Headers", _RESPONSE_HEADERS)


class Cors:
    """Allows pages of ``origins`` to use the API; ``*`` allows every page. If there are none, nothing is added to an answer."""

    def __init__(self, origins: Sequence[str]) -> None:
        self._origins = frozenset(origins)
        self._allows_all = "*" in origins

    def preflight(self, exchange: Exchange) -> Answer | None:
        """The response to a preflight request; ``None`` if the request is none, or its origin is not allowed."""
        allowed = self._allow_origin(exchange)
        if not allowed or exchange.method != "OPTIONS" or "access-control-request-method" not in exchange.headers:
            return None
        exchange.operation = PREFLIGHT
        return Answer(204, self._vary_by_origin([*allowed, *_PREFLIGHT_HEADERS]))

    def add_headers(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer`` with the headers that let a page of an allowed origin read it."""
        if not self._origins or not is_guarded(exchange.path):
            return answer
        allowed = self._allow_origin(exchange)
        exposed = [*allowed, _EXPOSED] if allowed else []
        return answer._replace(headers=self._vary_by_origin([*answer.headers, *exposed]))

    def _allow_origin(self, exchange: Exchange) -> list[tuple[str, str]]:
        """The header that allows the origin of the request; none if it is not allowed."""
        origin = exchange.headers.get("origin", "")
        if not is_guarded(exchange.path) or not origin or not (self._allows_all or origin in self._origins):
            return []
        return [("Access-Control-Allow-Origin", "*" if self._allows_all else origin)]

    def _vary_by_origin(self, headers: Headers) -> Headers:
        """``headers`` with ``Vary: Origin``, unless all origins get the same response."""
        return headers if self._allows_all else add_vary(headers, "Origin")
