"""Which web pages of other origins may ask (CORS). It guards nothing itself: browsers do, by what it says."""

from collections.abc import Sequence

from lawspeaker.api.exchange import Answer, Exchange, Headers
from lawspeaker.api.headers import varying
from lawspeaker.api.operations import VERSION_1

_MAY_BE_SENT = "Accept-Language, Authorization, Content-Type, If-None-Match, Prefer, traceparent, X-Request-Id"
_MAY_BE_READ = (
    "Cache-Status, ETag, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, traceparent, Vary, WWW-Authenticate, "
    "X-Request-Id"
)
_PREFLIGHT = (
    ("Access-Control-Allow-Methods", "GET, HEAD, POST"),
    ("Access-Control-Allow-Headers", _MAY_BE_SENT),
    ("Access-Control-Max-Age", "7200"),  # seconds; browsers keep it no longer
)
_EXPOSED = ("Access-Control-Expose-Headers", _MAY_BE_READ)


class Cors:
    """Pages of ``origins`` may ask; ``*`` stands for all of them."""

    def __init__(self, origins: Sequence[str]) -> None:
        self._origins = frozenset(origins)
        self._all = "*" in origins

    def preflight(self, exchange: Exchange) -> Answer | None:
        """The answer to a browser that wants to know whether a page may ask, and nothing else; ``None`` to all else."""
        allowed = self._allowed(exchange)
        if not allowed or exchange.method != "OPTIONS" or "access-control-request-method" not in exchange.headers:
            return None
        exchange.operation = "preflight"
        return Answer(204, self._varying([*allowed, *_PREFLIGHT]))

    def completed(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer``, with what lets the page read it."""
        if not exchange.path.startswith(VERSION_1):
            return answer
        allowed = self._allowed(exchange)
        exposed = [*allowed, _EXPOSED] if allowed else []
        return answer._replace(headers=self._varying([*answer.headers, *exposed]))

    def _allowed(self, exchange: Exchange) -> list[tuple[str, str]]:
        """The header that lets a page of the origin that asks read the answer, if it may."""
        origin = exchange.headers.get("origin", "")
        if not exchange.path.startswith(VERSION_1) or not origin or not (self._all or origin in self._origins):
            return []
        return [("Access-Control-Allow-Origin", "*" if self._all else origin)]

    def _varying(self, headers: Headers) -> Headers:
        """``headers``, with what tells caches that another origin is answered otherwise, where that is so."""
        return headers if self._all else varying(headers, "Origin")
