"""The question of all questions: may this be done, and what comes of it?"""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.answers import action_field, state_field
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.ruling import adjudicate
from lawspeaker.adjudication.ruling_answers import ruling_document, ruling_members
from lawspeaker.adjudication.shapes import Shape, shape
from lawspeaker.adjudication.turn import adjudicate_turn

MOST_ACTIONS = 50


class OneOrSeveralActions(Shape):
    """What is ruled on: one action, or several as one turn."""

    alternatives = ("action", "actions")


def rulings(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, context: Context) -> Document:
        if "actions" in request:
            ruling = adjudicate_turn(game, request["state"], request["actions"], context=context)
        else:
            ruling = adjudicate(game, request["state"], request["action"], context=context)
        with ruling as weighed:
            return ruling_document(game, weighed, preferences)

    return Question(
        name="rulings",
        summary="Rule on an action or a turn",
        description=(
            "Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are "
            "listed, each with its printed passage; what was upheld, or could not be checked, is listed too with "
            "`explain=all`. The verdict is about the action alone: a legal action comes with what happened and the next "
            "state (left out with `Prefer: return=minimal`), as far as they are known, and `open` names what of that state "
            "cannot be told. Where a few values could stand at a place that is unknown, and all of them give the same "
            "verdict, that is the verdict: an illegal action of which one rule or another is violated in any case lists these "
            "as undetermined. Several `actions` are "
            "done one after the other and ruled on as one turn: `action` is the place of the first that is not legal, to "
            "which all that is violated or missing belongs. `/actions/2/player` is then a place in the request, and "
            "`/state/turn` one in the state as it is at that point."
        ),
        Request=shape(
            f"{game.prefix}RulingRequest",
            "A state and what to rule on: an action, or several as one turn.",
            {
                "state": state_field(game, "What is known of the game.", required=True),
                "action": action_field(game, "What somebody wants to do, or says was done."),
                "actions": fields.List(
                    action_field(game, "What is done next."),
                    validate=validate.Length(min=1, max=MOST_ACTIONS),
                    metadata={
                        "description": "Instead of `action`: a whole turn.",
                        "examples": [[{"type": game.setting_up.action}]],
                    },
                ),
            },
            OneOrSeveralActions,
        ),
        Answer=shape(
            f"{game.prefix}Ruling",
            "Whether the action or turn is legal, why, and what comes of it.",
            {
                **ruling_members(game, "Ruling", several=True),
                "state": state_field(game, "If legal: the next state, ready to be sent again."),
            },
        ),
        reply=reply,
    )
