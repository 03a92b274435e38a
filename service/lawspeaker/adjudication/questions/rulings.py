"""The question of all questions: may this be done, and what comes of it?"""

from typing import Any

from lawspeaker.adjudication.answers import action_field, state_field
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.ruling import adjudicate
from lawspeaker.adjudication.ruling_answers import ruling_answer, ruling_document
from lawspeaker.adjudication.shapes import shape


def rulings(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, context: Context) -> Document:
        with adjudicate(game, request["state"], request["action"], context=context) as weighed:
            return ruling_document(game, weighed, preferences)

    return Question(
        name="rulings",
        summary="Rule on an action",
        description=(
            "Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are "
            "listed, each with its printed passage; what was upheld, or could not be checked, is listed too with "
            "`explain=all`. The verdict is about the action alone: a legal action comes with what happened and the next "
            "state, as far as they are known, and `open` names what of that state "
            "cannot be told. Where a few values could stand at a place that is unknown, and all of them give the same "
            "verdict, that is the verdict: an illegal action of which one rule or another is violated in any case lists these "
            "as undetermined."
        ),
        Request=shape(
            f"{game.prefix}RulingRequest",
            "A state and the action to rule on.",
            {
                "state": state_field(game, "What is known of the game.", required=True),
                "action": action_field(game, "What somebody wants to do, or says was done.", required=True),
            },
        ),
        Answer=ruling_answer(game),
        reply=reply,
    )
