"""Batches: many questions in one request. Each gets the same answer as in a separate request."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import orjson
from marshmallow import Schema, fields, validate

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Enumeration, OneNumberOf, Shape, Union, said, tag
from lawspeaker.adjudication.work import Abandoned, Allowance
from lawspeaker.api.cache.inquiry import Inquiry
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.named_questions import (
    EXAMPLE_ANSWER,
    EXAMPLE_QUESTION,
    Endpoints,
    NamedQuestion,
    by_name,
    endpoint_of,
    unknown_name,
)
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, media_type_of_body, preferences_of
from lawspeaker.api.operations import SERVICE, Example, LineFormat, Operation
from lawspeaker.api.problem_types import BATCH_TOO_EXPENSIVE, NOT_FOUND, PROBLEM_TYPES
from lawspeaker.api.problems import Problem, ProblemShape, below, parsed
from lawspeaker.api.questions import QUERY_PARAMETERS, QuestionEndpoint, json_body, preference_headers
from lawspeaker.api.refusals import problem_of
from lawspeaker.api.streams.questions import LONGEST_LINE
from lawspeaker.api.streams.shapes import NDJSON, StreamLine, StreamQuestion
from lawspeaker.api.streams.stream import Stream

MOST_QUESTIONS = 20
"""The most questions of a batch."""
MOST_VALUES = 2 * ijson.MOST_VALUES
"""The most JSON values of a batch. 20 questions about full states have 17,700."""

MOST_WORK = 100_000
"""The most steps (``adjudication.work``) for a batch, which take one to three seconds."""

STREAMS = "streams"
"""The operation of a stream in the log and the metrics. Its time depends on the client, unlike that of a batch."""

_ABOUT_STREAMS = (
    f"With the media type `{NDJSON}`, the request is a stream of any length. Each line is a question with a `correlation_id`. "
    "Each line of the response is an answer or a problem, in the order of the questions. The schemas of that media type are "
    "those of one line. The body may be chunked, and answers come while you still send, so read them while you send: the "
    f"service stops reading if you do not. It always reads the first {LONGEST_LINE // 1024} KiB. A line has as many bytes at "
    "most. A line that is invalid gets its problem, and the stream goes on. The status is 200, and the last line says how the "
    "stream ended and, unless all lines were answered, from which line to go on. A rate limit counts the stream as one request "
    "and each line as another."
)

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
    """The endpoint of batches and streams. All questions of a batch are answered as one job."""

    id = "batches"
    path = "/v1/batches"

    def __init__(self, endpoints: Endpoints, seconds: float) -> None:
        """Each line of a stream has ``seconds`` to arrive."""
        self._endpoints = endpoints
        self._seconds = seconds
        self._guard = Guard(BatchRequest)

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The response to a batch or a stream. Raises ``Problem``, and what ``Executor.run`` raises."""
        if media_type_of_body(exchange, (JSON, NDJSON)) == NDJSON:
            return self._respond_to_stream(exchange, executor)
        preferences = preferences_of(exchange, QUERY_PARAMETERS)
        body = json_body(exchange)

        def answer(allowance: Allowance) -> bytes:
            questions = parsed(body, self._guard, preferences.language, MOST_VALUES)["questions"]
            exchange.account.afford(len(questions) - 1)  # the gate has charged the first one
            return b'{"answers":[%b]}' % b",".join(self._answers(questions, preferences, exchange, allowance))

        answers = await executor.run(exchange, answer, Allowance(MOST_WORK))
        return Answer(200, preference_headers(preferences), answers)

    def _respond_to_stream(self, exchange: Exchange, executor: Executor) -> Answer:
        exchange.operation = STREAMS
        preferences = preferences_of(exchange, QUERY_PARAMETERS, NDJSON)
        stream = Stream(self._endpoints, self._seconds, exchange, executor, preferences)
        return Answer(200, preference_headers(preferences, NDJSON), parts=stream.lines())

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


def batches_operation(endpoints: Sequence[QuestionEndpoint], seconds: float) -> Operation:
    """The operation that answers batches and streams of questions. Each line of a stream has ``seconds`` to arrive."""
    named = by_name(endpoints)
    batch = BatchEndpoint(named, seconds)
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
            "counts at least one millisecond for each question, and nothing if it refuses the batch. `pictures` cannot be part "
            f"of a batch.\n\n{_ABOUT_STREAMS}"
        ),
        endpoint=batch,
        Request=BatchRequest,
        Answer=BatchAnswer,
        parameters=(EXPLAIN, ACCEPT_LANGUAGE),
        headers=("Content-Language", "Vary"),
        examples=lambda: _examples(named),
        lines=LineFormat(NDJSON, StreamQuestion, StreamLine, _example_of_lines),
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


def _examples(endpoints: Endpoints) -> Sequence[Example]:
    """The example of a batch: two questions, one about an unknown game."""
    unknown = unknown_name("game", "chess", endpoints, "questions", 1)
    answers: Sequence[Document] = [
        {"status": 200, "answer": EXAMPLE_ANSWER},
        {"status": unknown.type.status, "problem": unknown.document},
    ]
    questions = [EXAMPLE_QUESTION, {**EXAMPLE_QUESTION, "game": "chess"}]
    return [Example("batch", "Two questions, one of an unknown game", {"answers": answers}, {"questions": questions})]


def _example_of_lines() -> Sequence[Example]:
    """The example of a line of a stream."""
    correlation = {"correlation_id": "table-7/move-12"}
    answer = {"type": "answer", "line": 1, **correlation, "answer": EXAMPLE_ANSWER}
    return [Example("line", "A line", answer, {**correlation, **EXAMPLE_QUESTION})]
