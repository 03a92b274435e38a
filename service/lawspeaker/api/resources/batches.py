"""Batches: many questions asked at once, each answered as if it were asked alone."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING

import orjson
from flask import Response, request
from marshmallow import fields, validate

from lawspeaker.adjudication import ijson
from lawspeaker.adjudication.answers import text
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.errors import Misunderstood
from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.adjudication.shapes import Integer, Shape, said
from lawspeaker.api.admission.gate import charge
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, PREFER, asked_preferences
from lawspeaker.api.operations import SERVICE, Example, Operation
from lawspeaker.api.problem_types import (
    INTERNAL_ERROR,
    NOT_FOUND,
)
from lawspeaker.api.problems import Problem, ProblemShape, not_understood
from lawspeaker.api.questions import QUERIES, REFUSALS, Asking, json_body, preference_headers
from lawspeaker.api.refusals import problem_of
from lawspeaker.api.resources.examples import documented_examples

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

MOST = 20
"""Questions that a batch may have."""

Askings = Mapping[str, Mapping[str, Asking]]
"""All that can be asked, by game and question."""

_QUESTION = {"game": "graenaland", "question": "setups", "request": {}}
_PROBLEM = Problem(NOT_FOUND).document


class BatchQuestion(Shape):
    """A question, as it would be asked at `/v1/games/{game}/{question}`."""

    game = text("Id of the game.", "graenaland", required=True, validate=validate.Length(max=100))
    question = text("What is asked of it: the last part of the path.", "setups", required=True, validate=validate.Length(max=100))
    request = fields.Raw(
        required=True,
        allow_none=True,
        metadata=said("What would be sent there. If it is not what the question takes, its answer says so.", {}),
    )


class Batch(Shape):
    """Questions, each for itself."""

    questions = fields.List(
        fields.Nested(BatchQuestion),
        required=True,
        validate=validate.Length(1, MOST),
        metadata=said("The questions.", [_QUESTION]),
    )


class BatchAnswer(Shape):
    """What the question would have been answered alone: the answer, or the problem with it."""

    alternatives = ("answer", "problem")

    status = Integer(minimum=200, maximum=599, required=True, metadata=said("The HTTP status that it would have had.", 404))
    answer = fields.Dict(
        keys=fields.String(),
        metadata=said("If the status is 200: the answer, of the shape that the answers to this question have.", {}),
    )
    problem = fields.Nested(
        ProblemShape,
        metadata={
            "description": "Otherwise: the problem. Its places are in `request`, or in the batch if there is no such question."
        },
    )


class BatchAnswers(Shape):
    """The answers, in the order of the questions."""

    answers = fields.List(
        fields.Nested(BatchAnswer),
        required=True,
        metadata=said("The answers.", [{"status": _PROBLEM["status"], "problem": _PROBLEM}]),
    )


def batches_operation(askings: Sequence[Asking]) -> Operation:
    """The operation that asks any of ``askings`` many times at once."""
    guard = Guard(Batch)
    by_name: dict[str, dict[str, Asking]] = {}
    for asking in (asking for asking in askings if asking.question.media_type == JSON):
        by_name.setdefault(asking.game.id, {})[asking.question.name] = asking

    def view() -> Response:
        preferences = asked_preferences(request.environ, QUERIES)
        questions = _understood(guard, json_body(request))
        charge(request.environ, len(questions) - 1)  # one is charged for every request
        answers = _answers(by_name, questions, preferences, request.environ)
        return Response(b'{"answers":[%b]}' % b",".join(answers), headers=preference_headers(preferences))

    return Operation(
        id="batches",
        method="POST",
        path="/v1/batches",
        tag=SERVICE,
        summary="Ask many questions",
        description=(
            f"Asks 1 to {MOST} questions of any games, each for itself: whatever is wrong with a `request` is told in its "
            "answer, and the others are answered. Each answer is the one that the question would have got alone, byte for byte, "
            "with its status; where there is no such game or question, it says which there are. A batch that is no I-JSON, or "
            "not of this shape, is refused whole. `explain`, `Prefer` and `Accept-Language` hold for all of them. Of a rate "
            "limit a batch takes as much as its questions would alone, and nothing if that is too much. Pictures are asked for "
            "alone."
        ),
        view=view,
        Request=Batch,
        Answer=BatchAnswers,
        parameters=(EXPLAIN, PREFER, ACCEPT_LANGUAGE),
        headers=("Content-Language", "Preference-Applied", "Vary"),
        problems=(*REFUSALS, INTERNAL_ERROR),
        examples=cache(lambda: _examples(by_name)),
    )


def _understood(guard: Guard, body: bytes) -> Sequence[Document]:
    try:
        batch = ijson.parse(body)
        guard.check(batch)
    except (ijson.NotJSON, Misunderstood) as error:
        raise not_understood(error) from None
    questions: Sequence[Document] = batch["questions"]
    return questions


def _answers(
    askings: Askings, questions: Sequence[Document], preferences: Preferences, environ: "WSGIEnvironment"
) -> Iterator[bytes]:
    """A ``BatchAnswer`` for each of ``questions``, written; for those that are the same it is made once."""
    made: dict[tuple[str, bytes], bytes] = {}
    for place, question in enumerate(questions):
        asking = askings.get(question["game"], {}).get(question["question"])
        if asking is None:
            yield _refused(_unknown(askings, question, place))
            continue
        asked = asking.id, orjson.dumps(question["request"])
        if asked not in made:
            made[asked] = _answer(asking, preferences, asked[1], environ)
        yield made[asked]


def _answer(asking: Asking, preferences: Preferences, body: bytes, environ: "WSGIEnvironment") -> bytes:
    try:
        given = asking.answer(asking.asked(preferences, body))
    except Exception as error:
        return _refused(problem_of(error, environ))
    return b'{"status":200,"answer":%b}' % given.entry.answer


def _refused(problem: Problem) -> bytes:
    return orjson.dumps({"status": problem.type.status, "problem": problem.document})


def _unknown(askings: Askings, question: Document, place: int) -> Problem:
    """The problem of a question that is none of ``askings``."""
    member, known = ("question", askings[question["game"]]) if question["game"] in askings else ("game", askings)
    detail = f"There is no such {member}. There are: {', '.join(known)}."
    return Problem(NOT_FOUND, detail, [{"pointer": pointer("questions", place, member), "detail": detail}])


def _examples(askings: Askings) -> Sequence[Example]:
    """A batch of the worked example that is answered in the fewest words, and of a question that nobody answers."""
    worked = [
        (len(orjson.dumps(example.response)), game, name, example)
        for game, questions in askings.items()
        for name, asking in questions.items()
        for example in documented_examples(asking.game, asking.question)
    ]
    if not worked:
        return ()
    _, game, name, shortest = min(worked, key=itemgetter(0))
    good, bad = ({"game": each, "question": name, "request": shortest.request} for each in (game, "chess"))
    problem = _unknown(askings, bad, 1)
    answers = [
        {"status": 200, "answer": shortest.response},
        {"status": problem.type.status, "problem": problem.document},
    ]
    return [Example("batch", "Two questions, one of an unknown game", {"answers": answers}, {"questions": [good, bad]})]
