"""Asking a question in JSON: from the text of a request to that of its answer, or to the problem with it."""

from typing import Any

import orjson

from lawspeaker.adjudication import ijson
from lawspeaker.adjudication.checks import Outcome
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.errors import Impossible, Misunderstood
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.problems import impossible_state, not_understood


def answered(game: Game[Any], question: Question, text: bytes, preferences: Preferences, context: Context | None = None) -> Entry:
    """The answer to the request in ``text``; the same bytes for the same request.

    Raises ``Problem``, and ``Abandoned`` if it would take more than is allowed.
    """
    try:
        answer = question.ask(ijson.parse(text), preferences, context)
    except (ijson.TooLarge, ijson.NotJSON, Misunderstood) as error:
        raise not_understood(error) from None
    except Impossible as impossible:
        raise impossible_state(game, impossible, preferences.language) from None
    if isinstance(answer, str):
        return Entry(answer.encode())
    return Entry(orjson.dumps(answer), answer.get("verdict", ""), _violated(answer))


def _violated(document: Document) -> tuple[str, ...]:
    """Ids of the rules that the findings of an answer say are violated."""
    findings = (finding for finding in document.get("findings", ()) if finding["outcome"] == Outcome.VIOLATED)
    return tuple(dict.fromkeys(finding["rule"] for finding in findings))
