"""Headers that every answer has, and the documentation of all headers that an answer can have."""

import re
from collections.abc import Mapping
from random import getrandbits
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import text
from lawspeaker.api.exchange import Exchange, Headers
from lawspeaker.api.operations import Parameter

REQUEST_ID = "X-Request-Id"
TRACE = "traceparent"

STANDARD = (
    (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
)
"""Headers that every answer has, beside those that return the id and the trace of its request."""
_REQUEST_ID_FORM = re.compile(r"[A-Za-z0-9._-]{1,128}")
_TRACE_FORM = re.compile(r"(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}")

HEADERS: Mapping[str, fields.Field[Any]] = {
    REQUEST_ID: text(
        "The id under which a request is logged; one is made where none is sent or it is malformed.", "9f86d081884c7d65"
    ),
    TRACE: text(
        "The trace context (W3C) of a request; one is made where none is sent or it is malformed.",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    ),
    "Cache-Status": text("Whether the answer was kept from before, and where (RFC 9211).", "lawspeaker; hit; detail=memory"),
    "Content-Language": text("The language of the messages.", "en"),
    "ETag": text("Changes when the answer does; send it back as `If-None-Match`.", 'W/"0f1e2d3c"'),
    "Preference-Applied": text("The preference that was followed, if one was (RFC 7240).", "return=minimal"),
    "RateLimit": text(
        "How many milliseconds of processor time are left (`r`), and in how many seconds there is one more (`t`), where there is "
        "a rate limit (draft-ietf-httpapi-ratelimit-headers). A request costs at least one.",
        '"default";r=5999;t=1',
    ),
    "RateLimit-Policy": text(
        "The rate limit, where there is one: so many milliseconds of processor time (`q`) in so many seconds (`w`).",
        '"default";q=6000;w=60;lawspeaker-unit="processor-milliseconds"',
    ),
    "Retry-After": text("The seconds after which to ask again.", "1"),
    "Vary": text("The request headers on which the answer depends.", "Accept-Language"),
    "WWW-Authenticate": text("How to say who asks (RFC 6750).", 'Bearer realm="lawspeaker"'),
}
ON_EVERY_ANSWER = (REQUEST_ID, TRACE)
ON_EVERY_REQUEST = tuple(Parameter(name, "header", HEADERS[name]) for name in ON_EVERY_ANSWER)


def varying(headers: Headers, field: str) -> Headers:
    """``headers``, with what tells caches that a request with another ``field`` may be answered otherwise."""
    varies = [value for name, value in headers if name.lower() == "vary"]
    if field in ", ".join(varies).split(", "):
        return headers
    others = [header for header in headers if header[0].lower() != "vary"]
    return [*others, ("Vary", ", ".join([*varies, field]))]


def identify(exchange: Exchange) -> None:
    """Gives the request the id and the trace that it was sent with; makes them where there is none or it is malformed."""
    request_id, trace = exchange.headers.get("x-request-id", ""), exchange.headers.get(TRACE, "")
    has_id, has_trace = _REQUEST_ID_FORM.fullmatch(request_id), _TRACE_FORM.fullmatch(trace)
    if not (has_id and has_trace):
        made = f"{getrandbits(192):048x}"  # seeded anew in each process; nobody has to be kept from guessing it
        request_id = request_id if has_id else made[:32]
        trace = trace if has_trace else f"00-{made[:32]}-{made[32:]}-00"
    exchange.request_id, exchange.trace = request_id, trace
