"""Answers a question in JSON: turns the body of a request into the body of its response, or raises a problem."""

from typing import Any

import orjson

from lawspeaker.adjudication.answers.marks import marker
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.checks import Impossible, Outcome
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.problems import impossible_state, request_problem


def answer_question(
    game: Game[Any], question: Question, text: bytes, preferences: Preferences, allowance: Allowance | None = None
) -> Entry:
    """The answer to the request body ``text``. The same request always gets the same bytes.

    Raises ``Problem`` if the request is refused, and ``Abandoned`` if the work exceeds its allowance.
    """
    request: Any = None
    try:
        request = ijson.parse(text)
        answer = question.ask(request, preferences, allowance)
    except (ijson.TooLarge, ijson.NotJSON, Misunderstood) as error:
        raise request_problem(error, game.messages, preferences.language) from None
    except Impossible as impossible:
        with marker(game, question.accepted(request), allowance or Allowance()) as marks:
            raise impossible_state(game, impossible, preferences.language, marks) from None
    return Entry(orjson.dumps(answer), answer.get("verdict", ""), _violated(answer))


def _violated(document: Document) -> tuple[str, ...]:
    """The ids of the violated rules, from the findings of an answer."""
    findings = (finding for finding in document.get("findings", ()) if finding["outcome"] == Outcome.VIOLATED)
    return tuple(dict.fromkeys(finding["rule"] for finding in findings))
