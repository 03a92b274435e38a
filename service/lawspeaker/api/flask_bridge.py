"""Calls Flask, a WSGI application, with an exchange."""

import sys
from http import HTTPStatus
from io import BytesIO
from typing import TYPE_CHECKING

from flask import Flask, Request
from werkzeug.wrappers import Response

from lawspeaker.api.exchange import Answer, Exchange

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_PLACE = "lawspeaker.exchange"

_IGNORED = frozenset(("range", "if-range", "if-match", "if-modified-since", "if-unmodified-since", "content-length"))
"""Headers by which Flask would send parts of its files, or refuse to: nothing is long, and nothing can be changed. And the
length of a body, which is here as a whole."""


def exchange_of(request: Request) -> Exchange:
    """The exchange that Flask is called with."""
    exchange: Exchange = request.environ[_PLACE]
    return exchange


def answer_of(flask: Flask, exchange: Exchange) -> Answer:
    """What Flask answers, read to its end."""
    response = Response.from_app(flask, _environ(exchange), buffered=True)
    response.headers.pop("Content-Length", None)  # a body is measured when it is sent
    if response.status_code == HTTPStatus.NOT_MODIFIED:
        response.headers.pop("Content-Type", None)  # Flask's own, of a body that is not there
    return Answer(response.status_code, list(response.headers), response.get_data())


def _environ(exchange: Exchange) -> "WSGIEnvironment":
    sent = {name: value for name, value in exchange.headers.items() if name not in _IGNORED}
    return {
        "REQUEST_METHOD": "GET" if exchange.method == "HEAD" else exchange.method,  # the server leaves out the body
        "SCRIPT_NAME": "",
        "PATH_INFO": exchange.path.encode().decode("latin-1"),
        "QUERY_STRING": exchange.query,
        "SERVER_NAME": "localhost",  # only for what has no Host, which is HTTP/1.0
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": f"HTTP/{exchange.http_version}",
        "REMOTE_ADDR": exchange.client,
        "CONTENT_TYPE": sent.pop("content-type", ""),
        "CONTENT_LENGTH": str(len(exchange.body)),
        **{f"HTTP_{name.upper().replace('-', '_')}": value for name, value in sent.items() if "_" not in name},
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": exchange.scheme,
        "wsgi.input": BytesIO(exchange.body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        _PLACE: exchange,
    }
