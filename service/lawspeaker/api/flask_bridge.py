"""Converts between the requests and responses of Flask and our exchanges and answers.

Flask gets requests in two ways. If a WSGI server calls it, this module creates the exchange. The event loop in front calls it
for all requests that only read, with the exchange that exists already.
"""

import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

from flask import Flask, Request, Response, request
from werkzeug.wrappers import Response as AnyResponse

from lawspeaker.adjudication.wire.ijson import MOST_BYTES
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.executor import IN_PLACE, at_once, each_at_once
from lawspeaker.api.headers import identify
from lawspeaker.api.negotiation import media_type
from lawspeaker.api.operations import Endpoint
from lawspeaker.api.streams.shapes import NDJSON
from lawspeaker.api.upload import Upload

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_KEY = "lawspeaker.exchange"

PART = 64 * 1024
"""Bytes of a stream that are read at once."""

IGNORED_HEADERS = ("range", "if-range", "if-match", "if-modified-since", "if-unmodified-since")
"""Headers that Flask must not see: they ask for ranges or are preconditions, which the service does not support."""


class ResponseAsItIs(AnyResponse):
    """The response of a WSGI application, without the default content type that Werkzeug adds to a response without a body."""

    default_mimetype = None


def exchange_of(request: Request) -> Exchange:
    """The exchange for which Flask handles ``request``."""
    exchange: Exchange | None = request.environ.get(_KEY)
    if exchange is None:
        exchange = request.environ[_KEY] = _exchange(request)
    return exchange


def _exchange(request: Request) -> Exchange:
    """The exchange for a request that a WSGI server has received, without its body."""
    environ = request.environ
    path = environ["PATH_INFO"]
    exchange = Exchange(
        request.method,
        path.encode("latin-1").decode(errors="replace"),
        str(environ.get("RAW_URI") or environ.get("REQUEST_URI") or path).partition("?")[0].removeprefix(request.script_root),
        environ.get("QUERY_STRING", ""),
        {name.lower(): value for name, value in request.headers.items()},
        request.remote_addr or "",
        request.scheme,
        environ.get("SERVER_PROTOCOL", "HTTP/1.1").removeprefix("HTTP/"),
        root=request.script_root,
        is_behind_front=False,
    )
    identify(exchange)
    return exchange


def answer_of(flask: Flask, exchange: Exchange) -> Answer:
    """The response of Flask to an exchange of the event loop, with its whole body."""
    response = ResponseAsItIs.from_app(flask, _environ(exchange), buffered=True)
    response.headers.pop("Content-Length", None)  # set again when the response is sent
    return Answer(response.status_code, list(response.headers), response.get_data())


def _environ(exchange: Exchange) -> "WSGIEnvironment":
    headers = dict(exchange.headers)
    return {
        "REQUEST_METHOD": "GET" if exchange.method == "HEAD" else exchange.method,  # the server removes the body
        "SCRIPT_NAME": exchange.root.encode().decode("latin-1"),
        "PATH_INFO": exchange.path.encode().decode("latin-1"),
        "QUERY_STRING": exchange.query,
        "SERVER_NAME": "localhost",  # used only if the request has no Host, as in HTTP/1.0
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": f"HTTP/{exchange.http_version}",
        "REMOTE_ADDR": exchange.client,
        "CONTENT_TYPE": headers.pop("content-type", ""),
        "CONTENT_LENGTH": "0",
        **{f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items() if "_" not in name},
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": exchange.scheme,
        "wsgi.input": BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        _KEY: exchange,
    }


def view_of(endpoint: Endpoint) -> Callable[[], Response]:
    """The Flask view with the answers of ``endpoint``."""

    def view() -> Response:
        exchange = exchange_of(request)
        if media_type(exchange) == NDJSON:
            exchange.upload = Upload(iter(partial(request.stream.read, PART), b""))
        elif exchange.content_length <= MOST_BYTES:
            request.max_content_length = MOST_BYTES + 1  # of a body that does not say its length: Werkzeug cuts it off there
            exchange.body = request.get_data(cache=False)
        return response_of(at_once(endpoint.respond(exchange, IN_PLACE)))

    return view


def response_of(answer: Answer) -> Response:
    """The response of Flask with ``answer``."""
    body = each_at_once(answer.parts) if answer.parts else answer.body
    response = Response(body, answer.status, list(answer.headers))
    if not body:
        response.headers.pop("Content-Type", None)  # Flask sets it although there is no body
    return response
