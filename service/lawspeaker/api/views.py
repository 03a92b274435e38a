"""The Flask views of endpoints. They call what the event loop calls, and wait for nothing."""

from collections.abc import Callable
from functools import partial

from flask import Response, request

from lawspeaker.api.exchange import Answer
from lawspeaker.api.executor import IN_PLACE, at_once, each_at_once
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.negotiation import media_type
from lawspeaker.api.operations import Endpoint
from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.api.streams.shapes import NDJSON
from lawspeaker.api.upload import Upload

PART = 64 * 1024
"""Bytes of a stream that are read at once."""


def view_of(endpoint: Endpoint) -> Callable[[], Response]:
    """The Flask view with the answers of ``endpoint``."""

    def view() -> Response:
        exchange = exchange_of(request)
        if media_type(exchange) == NDJSON:
            exchange.upload = Upload(iter(partial(request.stream.read, PART), b""))
        elif exchange.content_length <= LARGEST_BODY:
            request.max_content_length = LARGEST_BODY  # of a body that does not say its length
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
