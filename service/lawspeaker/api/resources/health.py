"""Whether the service runs, and whether it can answer."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from flask import Response, jsonify, request

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.shapes import OneOf, Shape
from lawspeaker.api.asking import answered
from lawspeaker.api.negotiation import asked_preferences
from lawspeaker.api.operations import SERVICE, Operation
from lawspeaker.api.problem_types import INTERNAL_ERROR, INVALID_REQUEST, NOT_ACCEPTABLE, NOT_READY
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.examples import written_examples

_log = logging.getLogger(__name__)

Questions = Mapping[str, Sequence[Question]]
"""What can be asked of each game, by its id."""


class Health(Shape):
    """The state of the service."""

    status = OneOf("ok", required=True, metadata={"description": "`ok`, or there is a problem.", "examples": ["ok"]})


def health_operations(games: Mapping[str, Game[Any]], questions: Questions) -> list[Operation]:
    """The operations that a supervisor of the service uses."""

    def alive() -> Response:
        asked_preferences(request)
        return _ok()

    def ready() -> Response:
        asked_preferences(request)
        if failing := [game.id for game in games.values() if not _answers(game, questions[game.id])]:
            raise Problem(NOT_READY, f"The self-test failed for: {', '.join(failing)}.")
        return _ok()

    return [
        Operation(
            id="healthz",
            method="GET",
            path="/healthz",
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
            path="/readyz",
            tag=SERVICE,
            summary="Is it ready?",
            description="A self-test: answers a worked example of each game.",
            view=ready,
            Answer=Health,
            problems=(INVALID_REQUEST, NOT_ACCEPTABLE, INTERNAL_ERROR, NOT_READY),
        ),
    ]


def _ok() -> Response:
    answer = jsonify(status="ok")
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _answers(game: Game[Any], questions: Sequence[Question]) -> bool:
    try:
        example = written_examples(game.folder)[0]
        question = next(question for question in questions if question.name == example["operation"])
        answered(game, question, orjson.dumps(example["request"]), Preferences())
        return True
    except Exception:
        _log.exception("The self-test of %s failed.", game.id)
        return False
