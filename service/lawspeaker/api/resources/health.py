"""Whether the service runs, and whether it can answer."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from flask import Response, request

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import JSON, Question
from lawspeaker.adjudication.shapes import OneOf, Shape
from lawspeaker.api.answering import answered
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.negotiation import preferences_of
from lawspeaker.api.operations import SERVICE, Operation
from lawspeaker.api.problem_types import INTERNAL_ERROR, INVALID_REQUEST, NOT_ACCEPTABLE, NOT_FOUND, NOT_READY, OVERLOADED
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.examples import written_examples
from lawspeaker.api.store import Away, Store

_log = logging.getLogger(__name__)

HEALTH, READINESS = "/healthz", "/readyz"
"""The paths of the two."""

Questions = Mapping[str, Sequence[Question]]
"""What can be asked of each game, by its id."""


class Health(Shape):
    """The state of the service."""

    status = OneOf("ok", required=True, metadata={"description": "`ok`, or there is a problem.", "examples": ["ok"]})


class Readiness(Health):
    """The state of the service, and of what it can do without."""

    redis = OneOf(
        "none",
        "answers",
        "away",
        required=True,
        metadata={
            "description": "Whether the Redis answers with which this process shares its answers, or `none` if there is none. "
            "Without it answers are the same, only slower.",
            "examples": ["answers"],
        },
    )


def health_operations(games: Mapping[str, Game[Any]], questions: Questions, store: Store | None) -> list[Operation]:
    """The operations that a supervisor of the service uses."""

    well: set[str] = set()

    def alive() -> Response:
        preferences_of(exchange_of(request))
        return _ok({})

    def ready() -> Response:
        if exchange_of(request).raw_path != READINESS:  # as with the metrics, so that a proxy can keep it inside
            raise Problem(NOT_FOUND)
        preferences_of(exchange_of(request))
        well.update(id for id in games.keys() - well if _answers(games[id], questions[id]))  # it stays so: rules do not change
        if failing := [id for id in games if id not in well]:
            raise Problem(NOT_READY, f"The self-test failed for: {', '.join(failing)}.")
        return _ok({"redis": _redis(store)})

    return [
        Operation(
            id="healthz",
            method="GET",
            path=HEALTH,
            tag=SERVICE,
            summary="Is it alive?",
            description="Answers as long as the process does.",
            view=alive,
            Answer=Health,
            problems=(INVALID_REQUEST, NOT_ACCEPTABLE, INTERNAL_ERROR),
        ),
        Operation(
            id="readyz",
            method="GET",
            path=READINESS,
            tag=SERVICE,
            summary="Is it ready?",
            description="A self-test: answers a worked example of each game. Without Redis it is ready, too, but tells so.",
            view=ready,
            Answer=Readiness,
            problems=(INVALID_REQUEST, NOT_ACCEPTABLE, INTERNAL_ERROR, NOT_READY, OVERLOADED),
        ),
    ]


def _ok(state: Document) -> Response:
    return Response(orjson.dumps({"status": "ok", **state}), mimetype=JSON, headers={"Cache-Control": "no-store"})


def _redis(store: Store | None) -> str:
    """Asks Redis how it is; the breaker sees to it that one which is away is asked once in a while only."""
    if store is None:
        return "none"
    try:
        store.attempt(lambda redis: redis.ping())
    except Away:
        return "away"
    return "answers"


def _answers(game: Game[Any], questions: Sequence[Question]) -> bool:
    try:
        for example in written_examples(game.folder)[:1]:
            question = next(question for question in questions if question.name == example["operation"])
            answered(game, question, orjson.dumps(example["request"]), Preferences())
        return True
    except Exception:
        _log.exception("self_test_failed", extra={"game": game.id})
        return False
