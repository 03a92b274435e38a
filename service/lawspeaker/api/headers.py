"""Headers that every answer has, and the documentation of all headers that an answer can have."""

import re
from collections.abc import Iterable, Mapping
from random import getrandbits
from typing import TYPE_CHECKING, Any

from marshmallow import fields

from lawspeaker.adjudication.answers import text
from lawspeaker.api.operations import Parameter

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

REQUEST_ID = "X-Request-Id"
TRACE = "traceparent"
REQUEST_ID_SENT, TRACE_SENT = "HTTP_X_REQUEST_ID", "HTTP_TRACEPARENT"
"""Where they are in the environ of a request, sent or made."""

_SECURITY = (
    (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
)
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
    "ETag": text("Changes when the answer does; send it back as `If-None-Match`.", '"0f1e2d3c"'),
    "Preference-Applied": text("The preference that was followed, if one was (RFC 7240).", "return=minimal"),
    "RateLimit": text(
        "How many questions may still be asked at once (`r`), and in how many seconds it will be one more (`t`), where there is "
        "a rate limit (draft-ietf-httpapi-ratelimit-headers).",
        '"default";r=599;t=1',
    ),
    "RateLimit-Policy": text(
        "The rate limit, where there is one: so many questions (`q`) in so many seconds (`w`).", '"default";q=600;w=60'
    ),
    "Retry-After": text("The seconds after which to ask again.", "1"),
    "Vary": text("The request headers on which the answer depends.", "Accept-Language"),
    "WWW-Authenticate": text("How to say who asks (RFC 6750).", 'Bearer realm="lawspeaker"'),
}
ON_EVERY_ANSWER = (REQUEST_ID, TRACE)
ON_EVERY_REQUEST = tuple(Parameter(name, "header", HEADERS[name]) for name in ON_EVERY_ANSWER)


class Completed:
    """``application`` with an id and a trace for each request, and the headers that every answer has.

    Done below Flask, whose own hooks and header objects take several times as long.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        has_id = _REQUEST_ID_FORM.fullmatch(environ.get(REQUEST_ID_SENT, ""))
        has_trace = _TRACE_FORM.fullmatch(environ.get(TRACE_SENT, ""))
        if not (has_id and has_trace):
            made = f"{getrandbits(320):080x}"  # seeded anew in each process; nobody has to be kept from guessing it
            if not has_id:
                environ[REQUEST_ID_SENT] = made[:32]
            if not has_trace:
                environ[TRACE_SENT] = f"00-{made[32:64]}-{made[64:]}-00"
        added = [(REQUEST_ID, environ[REQUEST_ID_SENT]), (TRACE, environ[TRACE_SENT]), *_SECURITY]
        return self._application(environ, lambda status, headers, *failure: start_response(status, headers + added, *failure))
