"""Responses to GET. They stay the same until the next release, so they are built once and have an ``ETag``."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

import orjson
from flask import Response, request
from marshmallow import Schema

from lawspeaker.adjudication.answers import text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, preferences_of
from lawspeaker.api.operations import Operation, Parameter
from lawspeaker.api.problem_types import INTERNAL_ERROR, INVALID_REQUEST, NOT_ACCEPTABLE, NOT_FOUND

IF_NONE_MATCH = Parameter("If-None-Match", "header", text("The `ETag` of the answer that the client has.", 'W/"0f1e2d3c"'))
PARAMETERS = (ACCEPT_LANGUAGE, IF_NONE_MATCH)
HEADERS = ("ETag", "Content-Language", "Vary")


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


def part_of_game(
    game: Game[Any],
    name: str,
    path: str,
    *,
    summary: str,
    description: str,
    document: Callable[..., Document],
    Answer: type[Schema],
    parameter: Parameter | None = None,
) -> Operation:
    """The operation that responds with ``document`` at ``path`` below ``game``. ``parameter`` is the parameter in the path."""
    return Operation(
        id=f"{game.id}{name}".replace("-", "_"),
        method="GET",
        path=f"/v1/games/{game.id}{path}",
        tag=game.messages.text("en", "game"),
        summary=summary,
        description=description,
        view=localized(document),
        document=document,
        Answer=Answer,
        parameters=(parameter, *PARAMETERS) if parameter else PARAMETERS,
        headers=HEADERS,
        problems=(INVALID_REQUEST, *((NOT_FOUND,) if parameter else ()), NOT_ACCEPTABLE, INTERNAL_ERROR),
    )


def conditional(body: bytes | str, media_type: str) -> Response:
    """The response with ``body``, or a 304 if the client has it already."""
    answer = Response(body, mimetype=media_type)
    answer.set_etag(blake2b(answer.get_data(), digest_size=16).hexdigest(), weak=True)  # weak: the same for every encoding
    answer.headers["Cache-Control"] = "no-cache"
    answer.make_conditional(request)
    return answer
