"""The question of all questions: may this be done, and what comes of it?"""

from typing import Any

from lawspeaker.adjudication.answers import action_field, state_field
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.ruling import adjudicate
from lawspeaker.adjudication.ruling_answers import ruling_document, ruling_members
from lawspeaker.adjudication.shapes import shape


def rulings(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences) -> Document:
        return ruling_document(game, adjudicate(game, request["state"], request["action"]), preferences)

    return Question(
        name="rulings",
        summary="Rule on an action",
        description=(
            "Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are "
            "listed, each with its printed passage; what was upheld is listed too with `explain=all`. A legal action "
            "comes with what happened and the next state (left out with `Prefer: return=minimal`)."
        ),
        Request=shape(
            f"{game.name}RulingRequest",
            "A state and an action to rule on.",
            {
                "state": state_field(game, "What is known of the game.", required=True),
                "action": action_field(game, "What somebody wants to do, or says was done.", required=True),
            },
        ),
        Answer=shape(
            f"{game.name}Ruling",
            "Whether the action is legal, why, and what comes of it.",
            {
                **ruling_members(game, "Ruling"),
                "state": state_field(game, "If legal: the next state, ready to be sent again."),
            },
        ),
        reply=reply,
    )
