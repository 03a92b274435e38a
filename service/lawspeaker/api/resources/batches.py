"""Batches: many questions in one request. Each gets the same answer as in a separate request."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import orjson
from marshmallow import Schema, fields, validate

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Enumeration, OneNumberOf, Shape, Union, said, tag
from lawspeaker.adjudication.work import Abandoned, Allowance
from lawspeaker.api.cache.inquiry import Inquiry
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.named_questions import (
    EXAMPLE_QUESTION,
    Endpoints,
    NamedQuestion,
    by_name,
    endpoint_of,
)
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, preferences_of
from lawspeaker.api.operations import SERVICE, Example, Operation
from lawspeaker.api.problem_types import BATCH_TOO_EXPENSIVE, NOT_FOUND, PROBLEM_TYPES
from lawspeaker.api.problems import Problem, ProblemShape, below, parsed
from lawspeaker.api.questions import QUERY_PARAMETERS, QuestionEndpoint, json_body, preference_headers
from lawspeaker.api.refusals import problem_of

MOST_QUESTIONS = 20
"""The most questions of a batch."""
MOST_VALUES = 2 * ijson.MOST_VALUES
"""The most JSON values of a batch. 20 questions about full states have 17,700."""

MOST_WORK = 100_000
"""The most steps (``adjudication.work``) for a batch, which take one to three seconds."""

_QUESTION = {"game": "graenaland", "question": "setups", "request": {}}
_PROBLEM = Problem(NOT_FOUND).document
_PROBLEM_STATUSES = tuple(sorted({type.status for type in PROBLEM_TYPES.values()}))


class BatchQuestion(NamedQuestion):
    """A question to `/v1/games/{game}/{question}`."""


class BatchRequest(Shape):
    """Several independent questions."""

    questions = fields.List(
        fields.Nested(BatchQuestion),
        required=True,
        validate=validate.Length(1, MOST_QUESTIONS),
        metadata=said("The questions.", [_QUESTION]),
    )


class BatchSuccess(Shape):
    """The question has an answer."""

    status = tag(200)
    answer = fields.Dict(
        keys=fields.String(),
        required=True,
        metadata=said("The answer, of the same schema as if the question was sent alone.", {}),
    )


class BatchFailure(Shape):
    """The question has a problem instead of an answer."""

    status = OneNumberOf(
        Enumeration("ProblemStatus", "The HTTP status of a problem.", _PROBLEM_STATUSES),
        required=True,
        metadata=said("The HTTP status of the problem.", 404),
    )
    problem = fields.Nested(
        ProblemShape,
        required=True,
        metadata={
            "description": "The problem. Its pointers lead into `request`, or into the batch if the game or question is unknown."
        },
    )


class BatchResult(Union):
    """The answer to one question, or the problem with it."""

    tag = "status"
    shapes: ClassVar[Mapping[Any, type[Schema]]] = {200: BatchSuccess, **dict.fromkeys(_PROBLEM_STATUSES, BatchFailure)}


class BatchAnswer(Shape):
    """The results, in the order of the questions."""

    answers = fields.List(
        fields.Nested(BatchResult),
        required=True,
        metadata=said("The answers.", [{"status": _PROBLEM["status"], "problem": _PROBLEM}]),
    )


class BatchEndpoint:
    """The endpoint of batches. All questions of a batch are answered as one job."""

    id = "batches"
    path = "/v1/batches"

    def __init__(self, endpoints: Endpoints) -> None:
        self._endpoints = endpoints
        self._guard = Guard(BatchRequest)

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The response to a batch. Raises ``Problem``, and what ``Executor.run`` raises."""
        preferences = preferences_of(exchange, QUERY_PARAMETERS)
        body = json_body(exchange)

        def answer(allowance: Allowance) -> bytes:
            questions = parsed(body, self._guard, preferences.language, MOST_VALUES)["questions"]
            exchange.account.afford(len(questions) - 1)  # the gate has charged the first one
            return b'{"answers":[%b]}' % b",".join(self._answers(questions, preferences, exchange, allowance))

        answers = await executor.run(exchange, answer, Allowance(MOST_WORK))
        return Answer(200, preference_headers(preferences), answers)

    def _answers(
        self, questions: Sequence[Document], preferences: Preferences, exchange: Exchange, allowance: Allowance
    ) -> Iterator[bytes]:
        """A serialized ``BatchResult`` for each of ``questions``. Equal questions are answered once."""
        known: dict[tuple[str, bytes], bytes] = {}
        for index, question in enumerate(questions):
            try:
                endpoint = endpoint_of(self._endpoints, question, "questions", index)
            except Problem as unknown:
                yield _problem_answer(unknown, exchange)
                continue
            key = endpoint.id, orjson.dumps(question["request"])
            if key not in known:
                known[key] = _answer(endpoint, endpoint.inquiry(preferences, key[1]), exchange, allowance)
            yield known[key]


def batches_operation(endpoints: Sequence[QuestionEndpoint]) -> Operation:
    """The operation that answers batches of questions to ``endpoints``."""
    batch = BatchEndpoint(by_name(endpoints))
    return Operation(
        id=batch.id,
        method="POST",
        path=batch.path,
        tag=SERVICE,
        summary="Ask several questions at once",
        description=(
            f"Asks 1 to {MOST_QUESTIONS} independent questions about any games. Each gets the same answer and status as if it "
            "was sent alone, byte for byte, so a problem with one does not affect the others. Only a batch that is not I-JSON, "
            f"does not match this schema or has more than {MOST_VALUES:,} values fails as a whole. `explain`, `Prefer` and "
            "`Accept-Language` apply to all questions. The work for one batch is limited. Beyond that limit, questions whose "
            f"answer is not cached get status 503 and the problem `{BATCH_TOO_EXPENSIVE.id}`; send them again. A rate limit "
            "counts at least one millisecond for each question, and nothing if it refuses the batch."
        ),
        endpoint=batch,
        Request=BatchRequest,
        Answer=BatchAnswer,
        parameters=(EXPLAIN, ACCEPT_LANGUAGE),
        examples=_examples,
    )


def _answer(endpoint: QuestionEndpoint, inquiry: Inquiry, exchange: Exchange, allowance: Allowance) -> bytes:
    try:
        return b'{"status":200,"answer":%b}' % endpoint.answer(inquiry, allowance).entry.answer
    except Abandoned:
        if allowance.is_stopped:
            raise
        return _problem_answer(Problem(BATCH_TOO_EXPENSIVE), exchange)
    except Exception as error:
        return _problem_answer(problem_of(error, exchange), exchange)


def _problem_answer(problem: Problem, exchange: Exchange) -> bytes:
    return orjson.dumps({"status": problem.type.status, "problem": below(exchange.root, problem.document)})


def _examples() -> Sequence[Example]:
    """The example of a batch: two questions, one about an unknown game."""
    questions = [EXAMPLE_QUESTION, {**EXAMPLE_QUESTION, "game": "chess"}]
    return [Example("batch", "Two questions, one of an unknown game", {"questions": questions})]
