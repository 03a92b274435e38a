"""The operations for operators and their machines: health, readiness and metrics."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import orjson
from flask import Response, request

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, Shape, said, tag
from lawspeaker.api.answering import answer_question
from lawspeaker.api.exchange import JSON
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.negotiation import preferences_of
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.operations import SERVICE, Operation
from lawspeaker.api.problem_types import NOT_FOUND, NOT_READY
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.examples import load_examples
from lawspeaker.api.store import RedisUnavailable, Store

_log = logging.getLogger(__name__)

HEALTH, READINESS, METRICS = "/healthz", "/readyz", "/metrics"

Questions = Mapping[str, Sequence[Question]]
"""The questions of each game, by its id."""


class Health(Shape):
    """The state of the service."""

    status = tag("ok")


class Readiness(Health):
    """The state of the service and of its Redis."""

    redis = OneOf(
        Enumeration("RedisStatus", "The state of Redis.", ("none", "answers", "away")),
        required=True,
        metadata=said(
            "Whether the Redis that stores shared answers responds (`answers`) or not (`away`), or `none` if none "
            "is configured. Without it, answers are the same but slower.",
            "answers",
        ),
    )


def health_operations(games: Mapping[str, Game[Any]], questions: Questions, store: Store | None) -> list[Operation]:
    """The operations with which an orchestrator such as Kubernetes checks the service."""

    passed: set[str] = set()

    def alive() -> Response:
        preferences_of(exchange_of(request))
        return _ok({})

    def ready() -> Response:
        _require_exact_path(READINESS)
        preferences_of(exchange_of(request))
        passed.update(
            id for id in games.keys() - passed if _passes_self_test(games[id], questions[id])
        )  # tested once: the rules do not change
        if failing := [id for id in games if id not in passed]:
            raise Problem(NOT_READY, f"The self-test failed for: {', '.join(failing)}.")
        return _ok({"redis": _redis(store)})

    return [
        Operation(
            id="healthz",
            method="GET",
            path=HEALTH,
            tag=SERVICE,
            summary="Check that the service is alive",
            description="Succeeds as long as the process can respond.",
            view=alive,
            Answer=Health,
        ),
        Operation(
            id="readyz",
            method="GET",
            path=READINESS,
            tag=SERVICE,
            summary="Check that the service is ready",
            description="Runs a self-test, which answers one worked example of each game. The service is ready without Redis, "
            "too; `redis` says whether it responds.",
            view=ready,
            Answer=Readiness,
            further_problems=(NOT_READY,),
        ),
    ]


def metrics_view(metrics: Metrics) -> Callable[[], Response]:
    """The Flask view of ``metrics``, always in the text format, which every version of Prometheus reads.

    It is for operators alone, so it is no part of the contract.
    """

    def view() -> Response:
        _require_exact_path(METRICS)
        text, content_type = metrics.exposition()
        return Response(text, content_type=content_type, headers={"Cache-Control": "no-store"})

    return view


def _require_exact_path(path: str) -> None:
    """Raises ``Problem`` if ``path`` was sent in another spelling, so that a proxy that blocks this one blocks all."""
    if exchange_of(request).raw_path != path:
        raise Problem(NOT_FOUND)


def _ok(state: Document) -> Response:
    return Response(orjson.dumps({"status": "ok", **state}), mimetype=JSON, headers={"Cache-Control": "no-store"})


def _redis(store: Store | None) -> str:
    """Whether Redis answers. The breaker avoids a call for each request while Redis is away."""
    if store is None:
        return "none"
    try:
        store.attempt(lambda redis: redis.ping())
    except RedisUnavailable:
        return "away"
    return "answers"


def _passes_self_test(game: Game[Any], questions: Sequence[Question]) -> bool:
    try:
        for example in load_examples(game.folder)[:1]:
            question = next(question for question in questions if question.name == example["operation"])
            answer_question(game, question, orjson.dumps(example["request"]), Preferences())
        return True
    except Exception:
        _log.exception("self_test_failed", extra={"game": game.id})
        return False
