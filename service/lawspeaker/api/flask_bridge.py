"""Calls Flask, a WSGI application, for an exchange."""

import sys
from http import HTTPStatus
from io import BytesIO
from typing import TYPE_CHECKING

from flask import Flask, Request
from werkzeug.wrappers import Response

from lawspeaker.api.exchange import Answer, Exchange

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_ENVIRON_KEY = "lawspeaker.exchange"

_IGNORED_HEADERS = frozenset(("range", "if-range", "if-match", "if-modified-since", "if-unmodified-since", "content-length"))
"""Headers that Flask must not see. The first five ask for ranges or are preconditions, which the service does not support. The
Content-Length is replaced by the length of the body that was read."""


def exchange_of(request: Request) -> Exchange:
    """The exchange for which Flask handles ``request``."""
    exchange: Exchange = request.environ[_ENVIRON_KEY]
    return exchange


def answer_of(flask: Flask, exchange: Exchange) -> Answer:
    """The response of Flask, with its whole body."""
    response = Response.from_app(flask, _environ(exchange), buffered=True)
    response.headers.pop("Content-Length", None)  # set again when the response is sent
    if response.status_code == HTTPStatus.NOT_MODIFIED:
        response.headers.pop("Content-Type", None)  # Flask sets it although there is no body
    return Answer(response.status_code, list(response.headers), response.get_data())


def _environ(exchange: Exchange) -> "WSGIEnvironment":
    headers = {name: value for name, value in exchange.headers.items() if name not in _IGNORED_HEADERS}
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
        "CONTENT_LENGTH": str(len(exchange.body)),
        **{f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items() if "_" not in name},
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": exchange.scheme,
        "wsgi.input": BytesIO(exchange.body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        _ENVIRON_KEY: exchange,
    }
