"""Responses to GET. They stay the same until the next release, so they are built once and have an ``ETag``."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

import orjson
from flask import Response, request

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.negotiation import preferences_of


def localized(document: Callable[..., Document]) -> Callable[..., Response]:
    """A Flask view that responds with ``document(language, **path)``, which may raise ``Problem``."""
    serialized = cache(lambda language, **path: orjson.dumps(document(language, **path)))

    def view(**path: Any) -> Response:
        language = preferences_of(exchange_of(request)).language
        answer = conditional(serialized(language, **path), JSON)
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
    return answer
