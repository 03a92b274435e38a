"""Between Flask and the exchanges that endpoints and pages answer.

Flask gets requests in two ways. If a WSGI server calls it, the exchange for the request is made here. The event loop in front
calls it for all that only reads, with the exchange that it has made already.
"""

import sys
from io import BytesIO
from typing import TYPE_CHECKING

from flask import Flask, Request
from werkzeug.wrappers import Response

from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.headers import identify

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_KEY = "lawspeaker.exchange"

IGNORED_HEADERS = ("range", "if-range", "if-match", "if-modified-since", "if-unmodified-since")
"""Headers that Flask must not see: they ask for ranges or are preconditions, which the service does not support."""


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
    response = Response.from_app(flask, _environ(exchange), buffered=True)
    response.headers.pop("Content-Length", None)  # set again when the response is sent
    return Answer(response.status_code, list(response.headers), response.get_data())


def _environ(exchange: Exchange) -> "WSGIEnvironment":
    headers = dict(exchange.headers)
    return {
        "REQUEST_METHOD": "GET" if exchange.method == "HEAD" else exchange.method,  # the server removes the body
        "SCRIPT_NAME": "",
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
