"""The layer that lets web pages of other origins ask (CORS). It guards nothing itself: browsers do, by what it says."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lawspeaker.api.exchange import exchange
from lawspeaker.api.operations import VERSION_1

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

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
_ANSWER = (("Access-Control-Expose-Headers", _MAY_BE_READ),)


class Cors:
    """``application``, which pages of ``origins`` may ask; ``*`` stands for all of them."""

    def __init__(self, application: "WSGIApplication", origins: Sequence[str]) -> None:
        self._application = application
        self._origins = frozenset(origins)
        self._all = "*" in origins

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        if not environ["PATH_INFO"].startswith(VERSION_1):
            return self._application(environ, start_response)
        allowed = self._allowed(environ.get("HTTP_ORIGIN", ""))
        if allowed and environ["REQUEST_METHOD"] == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in environ:
            exchange(environ).operation = "preflight"
            start_response("204 No Content", self._varying([*allowed, *_PREFLIGHT]))
            return []

        def started(status: str, headers: list[tuple[str, str]], *failure: Any) -> Any:
            told = [*allowed, *_ANSWER] if allowed else []
            return start_response(status, self._varying([*headers, *told]), *failure)

        return self._application(environ, started)

    def _allowed(self, origin: str) -> list[tuple[str, str]]:
        """The header that lets a page of ``origin`` read the answer, if it may."""
        if not origin or not (self._all or origin in self._origins):
            return []
        return [("Access-Control-Allow-Origin", "*" if self._all else origin)]

    def _varying(self, headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """``headers``, saying also to caches that another origin is answered otherwise, where that is so."""
        if self._all:
            return headers
        varies = [value for name, value in headers if name.lower() == "vary"]
        others = [header for header in headers if header[0].lower() != "vary"]
        return [*others, ("Vary", ", ".join([*varies, "Origin"]))]
