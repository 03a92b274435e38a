"""The problem document (RFC 9457), with which a request is refused, over HTTP and on the command line."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from lawspeaker.adjudication.answers.answers import MARKS, Citation, findings_document, listed, marks_field, text
from lawspeaker.adjudication.answers.marks import Marker
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Finding, Impossible
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.errors import MOST_FAULTS, Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.ijson import NotJSON, TooLarge
from lawspeaker.adjudication.wire.shapes import Integer, Shape, said
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.adjudication.words.phrases import rendered
from lawspeaker.api.problem_types import CONTENT_TOO_LARGE, IMPOSSIBLE_STATE, INVALID_JSON, INVALID_REQUEST, ProblemType

PROBLEM_JSON = "application/problem+json"

_MESSAGES = Messages(Path(__file__).parent / "messages")
_KERNEL_MESSAGES = Messages(KERNEL)


class ProblemError(Shape):
    """One error in the request."""

    pointer = text("The place in the body: a JSON Pointer (RFC 6901).", "/state/players", required=True)
    detail = text(
        "What is wrong there: what was expected and what was found.", "Expected an object; the member is missing.", required=True
    )
    rule = text("If the state is impossible: id of the broken rule.", "players.clans")
    marks = marks_field()
    citations = listed(
        Citation,
        "If the state is impossible: where the rule is printed.",
        [{"rulebook": "graenaland.cs", "section": ["Příprava první hry", "Hráči"], "paragraph": 1}],
    )


class ProblemShape(Shape):
    """A problem document (RFC 9457): why the request failed."""

    type = text("The type of problem: the path of a page about it.", "/problems/invalid-request", required=True)
    title = text("The type of problem in a few words.", "The request is invalid", required=True)
    status = Integer(
        minimum=400,
        maximum=599,
        required=True,
        metadata=said("The HTTP status of the response.", 400),
    )
    detail = text("What is wrong with this request.", 'Unknown query parameter "explian"; expected only explain.', required=True)
    errors = listed(
        ProblemError,
        "The errors, each with its place in the body.",
        [{"pointer": "/state", "detail": "Expected an object; the member is missing."}],
    )


class Problem(Exception):
    """Raised to refuse a request. The response is its ``document``."""

    def __init__(
        self,
        type: ProblemType,
        detail: str | None = None,
        errors: Iterable[Mapping[str, Any]] = (),
        language: str = "",
        headers: Sequence[tuple[str, str]] = (),
    ) -> None:
        super().__init__(type.id)
        self.type = type
        self.title = _MESSAGES.text(language, _message(type)) if language else type.title
        self.detail = detail or (_MESSAGES.text(language, _message(type), "detail") if language else type.detail)
        self.errors = list(errors)
        self.language = language
        """The language of the problem if the client chose it; empty if it is in English whatever the client prefers."""
        self.headers = headers
        """Headers for this occurrence, such as ``Retry-After``."""

    @property
    def document(self) -> dict[str, Any]:
        return {
            "type": self.type.uri,
            "title": self.title,
            "status": self.type.status,
            "detail": self.detail,
            **({"errors": self.errors} if self.errors else {}),
        }


def below(root: str, document: Mapping[str, Any]) -> dict[str, Any]:
    """The ``document`` of a problem of a service that is mounted below the path ``root``, where the page of its type is."""
    return {**document, "type": f"{root}{document['type']}"}


def _message(type: ProblemType) -> str:
    return f"problem-{type.id}"


def request_problem(error: TooLarge | NotJSON | Misunderstood, messages: Messages, language: str) -> Problem:
    """The problem of a request that is too large, is invalid JSON, does not match its schema, or names something that does not
    exist. The first two are in English, because they are about what a program writes."""
    match error:
        case TooLarge():
            return Problem(CONTENT_TOO_LARGE, str(error))
        case NotJSON():
            return Problem(INVALID_JSON, str(error))
        case Misunderstood():
            details = ((fault.pointer, rendered(fault.detail, messages, language)) for fault in error.faults)
            errors = [{"pointer": pointer, "detail": detail} for pointer, detail in details]
            return Problem(INVALID_REQUEST, errors=errors, language=language)


def parsed(body: bytes, guard: Guard, language: str, most_values: int = ijson.MOST_VALUES) -> Document:
    """The JSON object in ``body``. Raises ``Problem`` if it has more than ``most_values`` values, or ``guard`` refuses it."""
    try:
        document: Document = guard.accepted(ijson.parse(body, most_values))
    except (TooLarge, NotJSON, Misunderstood) as error:
        raise request_problem(error, _KERNEL_MESSAGES, language) from None
    return document


def impossible_state(game: Game[Any], impossible: Impossible, language: str, marker: Marker | None = None) -> Problem:
    """The problem of a state that cannot exist. It lists the first defects, described in ``language``, with marks if wanted."""
    errors = list(islice(_defects(game, impossible.defects[: MOST_FAULTS + 1], language, marker), MOST_FAULTS + 1))
    if len(errors) > MOST_FAULTS:
        errors[MOST_FAULTS] = {"pointer": "", "detail": game.messages.text(language, "more-defects")}
    return Problem(IMPOSSIBLE_STATE, errors=errors, language=language)


def _defects(game: Game[Any], defects: Sequence[Finding], language: str, marker: Marker | None) -> Iterator[dict[str, Any]]:
    for finding in findings_document(game, defects, language, marks=marker.of_finding if marker else None):
        for place in finding["at"] or ("/state",):
            details = {name: finding[name] for name in ("rule", MARKS, "citations") if name in finding}
            yield {"pointer": place, "detail": finding["message"], **details}
