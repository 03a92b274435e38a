"""The questions of a game, asked with POST."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from flask import Request, Response, request

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import JSON, Question
from lawspeaker.api.answering import answered
from lawspeaker.api.cache.answers import Given
from lawspeaker.api.cache.asked import Asked, CacheKeys
from lawspeaker.api.exchange import exchange
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, MINIMAL, PREFER, asked_preferences, sends_json
from lawspeaker.api.operations import Operation
from lawspeaker.api.problem_types import (
    CONTENT_TOO_LARGE,
    IMPOSSIBLE_STATE,
    INTERNAL_ERROR,
    INVALID_JSON,
    INVALID_REQUEST,
    NOT_ACCEPTABLE,
    UNSUPPORTED_MEDIA_TYPE,
)
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.examples import documented_examples
from lawspeaker.api.service import Service

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

LARGEST_BODY = 1024 * 1024
"""Bytes. Its length is announced, and it is here as a whole: the worker takes no other requests."""

ASKED = "lawspeaker.asked"
"""Where in the environ of a request is what it asks, if that is known before Flask."""
REFUSALS = (INVALID_JSON, INVALID_REQUEST, NOT_ACCEPTABLE, CONTENT_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE)
"""Why any request with a body can be refused."""
QUERIES = (EXPLAIN.name,)
"""The query parameters of a question."""


class Asking:
    """How one question is asked of one game; called it is the view."""

    def __init__(self, game: Game[Any], question: Question, service: Service) -> None:
        self.game = game
        self.question = question
        self.path = f"/v1/games/{game.id}/{question.name}"
        self.id = f"{game.id}_{question.name}".replace("-", "_")
        self._answers = service.answers
        self._keys = CacheKeys(self.path, game.ruleset)

    def preferences(self, environ: "WSGIEnvironment") -> Preferences:
        """How the answer is to be given. Raises ``Problem``."""
        return asked_preferences(environ, QUERIES, self.question.media_type)

    def headers(self, given: Given, preferences: Preferences) -> Sequence[tuple[str, str]]:
        """The headers of an answer but for those that every answer has, and its length."""
        return _headers(preferences, given.cache_status, self.question.media_type)

    def asked(self, preferences: Preferences, body: bytes) -> Asked:
        """What is asked with ``body``, the request in JSON."""
        return Asked(self.id, self.game.id, preferences, body, self._keys.key(preferences, body))

    def kept(self, asked: Asked) -> Given | None:
        """The answer, if this process keeps it."""
        return self._answers.kept(asked)

    def answer(self, asked: Asked) -> Given:
        """The answer, kept or not. Raises ``Problem``."""
        return self._answers.give(asked, lambda: answered(self.game, self.question, asked.body, asked.preferences))

    def __call__(self) -> Response:
        asked: Asked | None = request.environ.get(ASKED)
        if asked is None:
            preferences = self.preferences(request.environ)
            asked = self.asked(preferences, json_body(request))
        given = self.answer(asked)
        exchange(request.environ).cache = given.level
        return Response(given.entry.answer, headers=self.headers(given, asked.preferences))


def question_operation(asking: Asking) -> Operation:
    """The operation by which a question is asked of a game."""
    game, question = asking.game, asking.question
    refusals = [IMPOSSIBLE_STATE] if question.refuses_impossible else []
    return Operation(
        id=asking.id,
        method="POST",
        path=asking.path,
        tag=game.messages.text("en", "game"),
        summary=question.summary,
        description=question.description,
        view=asking,
        Request=question.Request,
        Answer=question.Answer,
        parameters=(EXPLAIN, PREFER, ACCEPT_LANGUAGE),
        headers=("Cache-Status", "Content-Language", "Preference-Applied", "Vary"),
        problems=(*REFUSALS, *refusals, INTERNAL_ERROR),
        examples=cache(lambda: documented_examples(game, question)),
        media_type=question.media_type,
    )


def json_body(request: Request) -> bytes:
    """The body of ``request``. Raises ``Problem`` if it is not declared as JSON, and what Flask raises if it is too large."""
    if not sends_json(request.environ):
        raise Problem(UNSUPPORTED_MEDIA_TYPE)
    return request.get_data(cache=False)


@lru_cache
def _headers(preferences: Preferences, cache_status: str, media_type: str) -> tuple[tuple[str, str], ...]:
    return ("Cache-Status", cache_status), *preference_headers(preferences, media_type)


def preference_headers(preferences: Preferences, media_type: str = JSON) -> tuple[tuple[str, str], ...]:
    """How an answer is given."""
    applied = (("Preference-Applied", MINIMAL),) if preferences.minimal else ()
    return (
        ("Content-Language", preferences.language),
        ("Content-Type", media_type),
        ("Vary", "Accept-Language, Prefer"),
        *applied,
    )
