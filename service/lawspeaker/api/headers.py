"""The standard headers of every response, and the documentation of all response headers."""

import re
from collections.abc import Mapping
from random import getrandbits
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.api.exchange import Exchange, Headers

REQUEST_ID = "X-Request-Id"
TRACE = "traceparent"

_GUARD = ("X-Content-Type-Options", "nosniff")
_OF_PAGES = (
    (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("Referrer-Policy", "no-referrer"),
)
_REQUEST_ID_PATTERN = re.compile(r"[A-Za-z0-9._-]{1,128}")
_TRACE_PATTERN = re.compile(r"(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}")

HEADERS: Mapping[str, fields.Field[Any]] = {
    REQUEST_ID: text(
        "The id of the request in the log: the one that you sent if it is valid, or else a new one.", "9f86d081884c7d65"
    ),
    TRACE: text(
        "The trace context (W3C) of the request: the one that you sent if it is valid, or else a new one.",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    ),
    "Cache-Status": text("Whether the answer came from a cache, and from which (RFC 9211).", "lawspeaker; hit; detail=memory"),
    "Content-Language": text("The language of the messages.", "en"),
    "ETag": text("The version of the response. Send it back as `If-None-Match`.", 'W/"0f1e2d3c"'),
    "RateLimit": text(
        "If there is a rate limit: how many milliseconds of processor time are left (`r`), and in how many seconds there will be "
        "one more (`t`). A request costs at least one (draft-ietf-httpapi-ratelimit-headers).",
        '"default";r=5999;t=1',
    ),
    "RateLimit-Policy": text(
        "The rate limit, if there is one: `q` milliseconds of processor time in `w` seconds.",
        '"default";q=6000;w=60;lawspeaker-unit="processor-milliseconds"',
    ),
    "Retry-After": text("The number of seconds to wait before you retry.", "1"),
    "Vary": text("The request headers on which the response depends.", "Accept-Language"),
    "WWW-Authenticate": text("How to authenticate (RFC 6750).", 'Bearer realm="lawspeaker"'),
}
RESPONSE_HEADERS = (REQUEST_ID, TRACE)


def standard(headers: Headers) -> Headers:
    """The headers that a response has in addition to its own ``headers``, its id and its trace.

    JSON gets no headers for pages: no browser runs it, and uvicorn takes 12 µs to check such a long header.
    """
    is_json = any(name.lower() == "content-type" and value.partition(";")[0].endswith("json") for name, value in headers)
    return (_GUARD,) if is_json else (_GUARD, *_OF_PAGES)


def add_vary(headers: Headers, field: str) -> Headers:
    """``headers`` with ``field`` in ``Vary``, which tells caches that the response depends on that request header."""
    fields = [value for name, value in headers if name.lower() == "vary"]
    if field in ", ".join(fields).split(", "):
        return headers
    others = [header for header in headers if header[0].lower() != "vary"]
    return [*others, ("Vary", ", ".join([*fields, field]))]


def identify(exchange: Exchange) -> None:
    """Sets the id and the trace of a request from its headers. A missing or malformed one is generated."""
    request_id, trace = exchange.headers.get("x-request-id", ""), exchange.headers.get(TRACE, "")
    has_id, has_trace = _REQUEST_ID_PATTERN.fullmatch(request_id), _TRACE_PATTERN.fullmatch(trace)
    if not (has_id and has_trace):
        generated = f"{getrandbits(192):048x}"  # each process has its own seed; the ids are no secret
        request_id = request_id if has_id else generated[:32]
        trace = trace if has_trace else f"00-{generated[:32]}-{generated[32:]}-00"
    exchange.request_id, exchange.trace = request_id, trace
