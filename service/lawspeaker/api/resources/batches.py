"""Batches: many questions in one request. Each gets the same answer as in a separate request."""

from collections.abc import Iterator, Sequence

import orjson
from marshmallow import fields, validate

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Enumeration, OneNumberOf, Shape, Union, said, shape, tag
from lawspeaker.adjudication.work import Abandoned, Allowance
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.named_questions import (
    EXAMPLE_QUESTION,
    Endpoints,
    Field,
    NamedQuestion,
    any_question,
)
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, preferences_of
from lawspeaker.api.operations import SERVICE, Example, Operation
from lawspeaker.api.problem_types import BATCH_TOO_EXPENSIVE, NOT_FOUND, PROBLEM_TYPES
from lawspeaker.api.problems import Problem, ProblemShape, below, parsed
from lawspeaker.api.questions import QUERY_PARAMETERS, json_body, preference_headers
from lawspeaker.api.refusals import problem_of

MOST_QUESTIONS = 20
"""The most questions of a batch."""
MOST_VALUES = 2 * ijson.MOST_VALUES
"""The most JSON values of a batch. 20 questions about full states have 17,700."""

MOST_WORK = 100_000
"""The most steps (``adjudication.work``) for a batch, which take one to three seconds."""

_PROBLEM = Problem(NOT_FOUND).document
_PROBLEM_STATUSES = tuple(sorted({type.status for type in PROBLEM_TYPES.values()}))


def batch_request(question: Field) -> type[Shape]:
    """The shape of a batch; ``question`` is the field of one."""
    questions = fields.List(
        question, required=True, validate=validate.Length(1, MOST_QUESTIONS), metadata={"description": "The questions."}
    )
    return shape("BatchRequest", "Several independent questions.", {"questions": questions})


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
            "description": (
                "The problem. Its pointers lead into the request of the question, "
                "or into the batch if the game or question is unknown."
            )
        },
    )


def batch_answer(answer: Field) -> type[Shape]:
    """The shape of the answers to a batch; ``answer`` is the field of one."""
    success = shape("BatchSuccess", "The question has an answer.", {"status": tag(200), "answer": answer})
    shapes = {200: success, **dict.fromkeys(_PROBLEM_STATUSES, BatchFailure)}
    members = {"__doc__": "The answer to one question, or the problem with it.", "tag": "status", "shapes": shapes}
    results = fields.List(
        fields.Nested(type("BatchResult", (Union,), members)), required=True, metadata={"description": "The answers."}
    )
    return shape("BatchAnswer", "The results, in the order of the questions.", {"answers": results})


class BatchEndpoint:
    """The endpoint of batches. All questions of a batch are answered as one job."""

    id = "batches"
    path = "/v1/batches"

    def __init__(self, endpoints: Endpoints) -> None:
        self._endpoints = endpoints
        self._guard = Guard(batch_request(any_question()))

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
        known: dict[bytes, bytes] = {}
        for index, document in enumerate(questions):
            key = orjson.dumps(document)
            if key not in known:
                known[key] = self._answer(index, NamedQuestion.of(document), preferences, exchange, allowance)
            yield known[key]

    def _answer(
        self, index: int, question: NamedQuestion, preferences: Preferences, exchange: Exchange, allowance: Allowance
    ) -> bytes:
        try:
            endpoint = question.endpoint(self._endpoints, "questions", index)
            inquiry = endpoint.inquiry(preferences, question.body)
            return b'{"status":200,"answer":%b}' % question.answered(endpoint.answer(inquiry, allowance).entry.answer)
        except Abandoned:
            if allowance.is_stopped:
                raise
            return _problem_answer(Problem(BATCH_TOO_EXPENSIVE), exchange)
        except Exception as error:
            return _problem_answer(problem_of(error, exchange), exchange)


def batches_operation(endpoints: Endpoints, question: Field, answer: Field) -> Operation:
    """The operation that answers batches of questions to ``endpoints``. The contract has fields for a question and an answer."""
    batch = BatchEndpoint(endpoints)
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
        Request=batch_request(question),
        Answer=batch_answer(answer),
        parameters=(EXPLAIN, ACCEPT_LANGUAGE),
        examples=_examples,
    )


def _problem_answer(problem: Problem, exchange: Exchange) -> bytes:
    return orjson.dumps({"status": problem.type.status, "problem": below(exchange.root, problem.document)})


def _examples() -> Sequence[Example]:
    """The example of a batch: two questions about different games."""
    questions = [EXAMPLE_QUESTION, {"java": {"setups": {"players": ["one", "two"]}}}]
    return [Example("batch", "Two questions, about different games", {"questions": questions})]
