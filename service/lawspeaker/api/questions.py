"""The questions of a game, asked with POST."""

from functools import cache
from typing import Any

from flask import Request, Response, request

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.api.asking import answered
from lawspeaker.api.cache import AnswerCache, cache_key
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, JSON, MINIMAL, PREFER, asked_preferences, sends_json
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

LARGEST_BODY = 1024 * 1024
READ_AT_MOST = LARGEST_BODY + 1
"""To set as Flask's limit. At its limit Flask cuts a body of unannounced length off in silence: one byte more shows that."""

_HIT, _KEPT, _MISSED = "lawspeaker; hit", "lawspeaker; fwd=miss; stored", "lawspeaker; fwd=miss"


def question_operation(game: Game[Any], question: Question, answers: AnswerCache) -> Operation:
    """The operation by which ``question`` is asked of ``game``, and answered from ``answers`` where it can be."""
    path = f"/v1/games/{game.id}/{question.name}"
    refusals = [IMPOSSIBLE_STATE] if question.refuses_impossible else []

    def view() -> Response:
        preferences = asked_preferences(request, (EXPLAIN.name,))
        body = _json_body(request)
        key = cache_key(path, game.ruleset, preferences, body)
        if answer := answers.find(key):
            return _response(answer, preferences, _HIT)
        answer = answered(game, question, body, preferences)
        return _response(answer, preferences, _KEPT if answers.keep(key, answer) else _MISSED)

    return Operation(
        id=f"{game.id}_{question.name}".replace("-", "_"),
        method="POST",
        path=path,
        tag=game.messages.text("en", "game"),
        summary=question.summary,
        description=question.description,
        view=view,
        Request=question.Request,
        Answer=question.Answer,
        parameters=(EXPLAIN, PREFER, ACCEPT_LANGUAGE),
        headers=("Cache-Status", "Content-Language", "Preference-Applied", "Vary"),
        problems=(
            INVALID_JSON,
            INVALID_REQUEST,
            NOT_ACCEPTABLE,
            CONTENT_TOO_LARGE,
            UNSUPPORTED_MEDIA_TYPE,
            *refusals,
            INTERNAL_ERROR,
        ),
        examples=cache(lambda: documented_examples(game, question)),
    )


def _json_body(request: Request) -> bytes:
    if not sends_json(request):
        raise Problem(UNSUPPORTED_MEDIA_TYPE)
    body = request.get_data(cache=False)
    if len(body) > LARGEST_BODY:
        raise Problem(CONTENT_TOO_LARGE)
    return body


def _response(answer: bytes, preferences: Preferences, cache_status: str) -> Response:
    headers = {
        "Cache-Status": cache_status,
        "Content-Language": preferences.language,
        "Content-Type": JSON,
        "Vary": "Accept-Language, Prefer",
    }
    if preferences.minimal:
        headers["Preference-Applied"] = MINIMAL
    return Response(answer, headers=headers)
