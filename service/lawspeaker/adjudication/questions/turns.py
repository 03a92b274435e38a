"""The question ``turns``: are several actions legal as one turn, and what is their effect?"""

from typing import Any

from lawspeaker.adjudication.answers.answers import action_field, state_field
from lawspeaker.adjudication.answers.marks import marker, marks_member
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.ruling_answers import ruling_document, turn_answer
from lawspeaker.adjudication.deciding.turn import adjudicate_turn
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import list_of, shape
from lawspeaker.adjudication.work import Allowance

MOST_ACTIONS = 50


def turns(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        with (
            adjudicate_turn(game, request["state"], request["actions"], allowance=allowance) as weighed,
            marker(game, request, allowance) as marks,
        ):
            return ruling_document(game, weighed, request["actions"], preferences, marks)

    return Question(
        name="turns",
        summary="Rule on a whole turn",
        description=(
            "Rules on several actions in a row as one turn. The turn is legal if each action is legal. Otherwise `action` is the "
            "index, from 0, of the first action that is not legal, and all findings and `missing` are about that one. "
            "`/actions/2/player` is then a place in the request, and `/state/turn` a place in the state just before that action. "
            "Everything else is as in `rulings`."
        ),
        Request=shape(
            f"{game.prefix}TurnRequest",
            "A state and the actions to rule on.",
            {
                "state": state_field(game, "The state before the first action.", required=True),
                "actions": list_of(
                    action_field(game, "The next action."),
                    "The actions, in their order.",
                    [{"type": game.setting_up.action}],
                    most=MOST_ACTIONS,
                    fewest=1,
                    required=True,
                ),
                **marks_member(game, "the ruling"),
            },
        ),
        Answer=turn_answer(game),
        reply=reply,
    )
