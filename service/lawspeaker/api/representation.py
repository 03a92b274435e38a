"""Responses to GET. They stay the same until the next release, so they have an ``ETag``, and most are built once."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

import orjson
from flask import Response, request

from lawspeaker.adjudication.document import Document
from lawspeaker.api.exchange import JSON
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.negotiation import preferences_of, query_of


def localized(document: Callable[..., Document], query_parameters: tuple[str, ...] = ()) -> Callable[..., Response]:
    """A Flask view that responds with ``document(language, **path, **query)``, which may raise ``Problem``.

    What is built without a query is kept.
    """

    def build(language: str, **parameters: Any) -> bytes:
        return orjson.dumps(document(language, **parameters))

    kept = cache(build)

    def view(**path: Any) -> Response:
        exchange = exchange_of(request)
        language = preferences_of(exchange, query_parameters).language
        query = query_of(exchange, query_parameters)
        answer = conditional(build(language, **path, **query) if query else kept(language, **path), JSON)
        answer.headers["Content-Language"] = language
        answer.headers["Vary"] = "Accept-Language"
        return answer

    return view


def conditional(body: bytes | str, media_type: str) -> Response:
    """The response with ``body``, or a 304 if the client has it already."""
    answer = Response(body, mimetype=media_type)
    answer.set_etag(blake2b(answer.get_data(), digest_size=16).hexdigest(), weak=True)  # weak: the same for every encoding
    answer.headers["Cache-Control"] = "no-cache"
    answer.make_conditional(request)
    answer.headers.pop("Date", None)  # the server adds it
    return answer


def with_host(page: str) -> Response:
    """The response with a ``page`` that shows the host of the request. A client can choose it, so nobody else gets the page."""
    answer = conditional(page, "text/html")
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer
