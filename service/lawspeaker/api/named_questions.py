"""Questions that are named in a request, instead of being sent to their own paths: in a batch, a stream or a receipt."""

from collections.abc import Collection, Iterable, Mapping

from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.wire.shapes import Shape, said
from lawspeaker.api.not_found import describe_missing
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.questions import QuestionEndpoint

Endpoints = Mapping[str, Mapping[str, QuestionEndpoint]]
"""The endpoints of all questions, by game and name."""
EXAMPLE_QUESTION: Document = {
    "game": "graenaland",
    "question": "edits",
    "request": {"state": {"territories": {"coast-1": {}}}, "edit": {"place": "coast-1", "piece": "palisade"}},
}
Questions = Mapping[str, Collection[str]]
"""The names of the questions that can be asked, by game."""


class NamedQuestion(Shape):
    """A question to `/v1/games/{game}/{question}`."""

    game = text("Id of the game.", "graenaland", required=True, validate=validate.Length(max=100))
    question = text(
        "The name of the question: the last part of the path.", "setups", required=True, validate=validate.Length(max=100)
    )
    request = fields.Raw(
        required=True,
        allow_none=True,
        metadata=said("The request body of the question. If it is invalid, only this question gets a problem.", {}),
    )


def by_name(endpoints: Iterable[QuestionEndpoint]) -> Endpoints:
    """The ``endpoints`` by game and name."""
    found: dict[str, dict[str, QuestionEndpoint]] = {}
    for endpoint in endpoints:
        found.setdefault(endpoint.game.id, {})[endpoint.question.name] = endpoint
    return found


def endpoint_of(endpoints: Endpoints, question: Document, *place: str | int) -> QuestionEndpoint:
    """The endpoint of ``question``, which is at ``place`` in the request. Raises ``Problem`` if there is none."""
    require_known(endpoints, question, *place)
    return endpoints[question["game"]][question["question"]]


def require_known(questions: Questions, question: Document, *place: str | int) -> None:
    """Raises ``Problem`` unless ``question``, which is at ``place`` in the request, names one of ``questions``."""
    game, name = question["game"], question["question"]
    if game not in questions:
        raise unknown_name("game", game, questions, *place)
    if name not in questions[game]:
        raise unknown_name("question", name, questions[game], *place)


def unknown_name(member: str, name: str, known: Collection[str], *place: str | int) -> Problem:
    """The problem that the ``member`` at ``place`` names a game or a question that is not ``known``."""
    detail = describe_missing(member, name, known)
    return Problem(NOT_FOUND, detail, [{"pointer": pointer(*place, member), "detail": detail}])
