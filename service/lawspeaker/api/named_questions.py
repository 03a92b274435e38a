"""Questions inside of a request, instead of at their own paths: in a batch, a stream or a receipt.

Such a question is its game, with in it its name, with in it its request: ``{"java": {"rulings": {…}}}``. Its answer has the same
form. So the contract types both without a tag.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from marshmallow import fields, validate

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.wire.shapes import Shape, shape
from lawspeaker.api.not_found import describe_missing
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.questions import QuestionEndpoint

Endpoints = Mapping[str, Mapping[str, QuestionEndpoint]]
"""The endpoints of all questions, by game and name."""
Field = fields.Field[Any]

EXAMPLE_QUESTION: Document = {
    "graenaland": {"edits": {"state": {"territories": {"coast-1": {}}}, "edit": {"place": "coast-1", "piece": "palisade"}}}
}
QUESTION = {
    "description": (
        "The question: the game, with in it the last part of the question's path, with in it the request. If the request is "
        "invalid, only this question gets a problem."
    )
}
ANSWER = {"description": "The answer, in the form of the question. It is the same as if the question was sent alone."}
Questions = Mapping[str, Collection[str]]
"""The names of the questions that can be asked, by game."""


class OneOfThese(Shape):
    """An object with exactly one of its members."""

    has_one_member = True


def any_question() -> Field:
    """The field of a question, as it is validated: its game, its name and its request can be anything."""
    one = validate.Length(1, 1)
    of_game = fields.Dict(keys=fields.String(), values=fields.Raw(allow_none=True), validate=one)
    return fields.Dict(keys=fields.String(), values=of_game, validate=one, required=True)


def typed(endpoints: Endpoints) -> tuple[Field, Field]:
    """The fields of a question and of its answer, as the contract describes them: a member for each game and each question."""
    questions, answers = {}, {}
    for id, named in endpoints.items():
        prefix = next(iter(named.values())).game.prefix
        sent = {name: fields.Nested(endpoint.question.Request) for name, endpoint in named.items()}
        received = {name: fields.Nested(endpoint.question.Answer) for name, endpoint in named.items()}
        questions[id] = fields.Nested(shape(f"{prefix}Question", "A question, by the last part of its path.", sent, OneOfThese))
        answers[id] = fields.Nested(shape(f"{prefix}Answer", "An answer, by the last part of the question's path.", received))
    question = shape("Question", "A question, by the id of the game.", questions, OneOfThese)
    answer = shape("Answer", "An answer, by the id of the game.", answers)
    return fields.Nested(question, required=True, metadata=QUESTION), fields.Nested(answer, required=True, metadata=ANSWER)


@dataclass(frozen=True)
class NamedQuestion:
    """A question, as it was sent."""

    game: str
    name: str
    request: Any
    body: bytes
    """The request as JSON."""

    @classmethod
    def of(cls, document: Document) -> "NamedQuestion":
        """The question in ``document``, which has the shape of ``any_question``."""
        ((game, question),) = document.items()
        ((name, request),) = question.items()
        return cls(game, name, request, orjson.dumps(request))

    def answered(self, answer: bytes) -> bytes:
        """The JSON of ``answer`` in the form of the question."""
        return b'{"%b":{"%b":%b}}' % (self.game.encode(), self.name.encode(), answer)

    def require_known(self, questions: Questions, *place: str | int) -> None:
        """Raises ``Problem`` unless the question, which is at ``place`` in the request, is one of ``questions``."""
        if self.game not in questions:
            raise _unknown("game", self.game, questions, *place, self.game)
        if self.name not in questions[self.game]:
            raise _unknown("question", self.name, questions[self.game], *place, self.game, self.name)

    def endpoint(self, endpoints: Endpoints, *place: str | int) -> QuestionEndpoint:
        """The endpoint of the question, which is at ``place`` in the request. Raises ``Problem`` if there is none."""
        self.require_known(endpoints, *place)
        return endpoints[self.game][self.name]


def _unknown(what: str, name: str, known: Collection[str], *place: str | int) -> Problem:
    detail = describe_missing(what, name, known)
    return Problem(NOT_FOUND, detail, [{"pointer": pointer(*place), "detail": detail}])
