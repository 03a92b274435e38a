"""The question ``rulings``: is an action legal, and what is its effect?"""

from typing import Any

from lawspeaker.adjudication.answers.answers import action_field, state_field
from lawspeaker.adjudication.answers.marks import marker, marks_member
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.ruling_answers import ruling_answer, ruling_document
from lawspeaker.adjudication.deciding.ruling import adjudicate
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import shape
from lawspeaker.adjudication.work import Allowance


def rulings(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        with (
            adjudicate(game, request["state"], request["action"], allowance=allowance) as weighed,
            marker(game, request, allowance) as marks,
        ):
            return ruling_document(game, weighed, [request["action"]], preferences, marks)

    return Question(
        name="rulings",
        summary="Rule on an action",
        description=(
            "Says whether the action is legal in the state. The status is 200 even if it is illegal. The answer lists all "
            "violated rules, each with its printed passage; with `explain=all` it also lists the rules that are upheld or could "
            "not be checked. A legal action comes with its events and the next state, as far as they are known; `open` names the "
            "parts of that state that are unknown. If an unknown place has only a few possible values, and all give the same "
            "verdict, that is the verdict. If all values make the action illegal, but not by the same rule, those rules are "
            "listed as undetermined."
        ),
        Request=shape(
            f"{game.prefix}RulingRequest",
            "A state and the action to rule on.",
            {
                "state": state_field(game, "The known state of the game.", required=True),
                "action": action_field(game, "The action to rule on.", required=True),
                **marks_member(game, "the ruling"),
            },
        ),
        Answer=ruling_answer(game),
        reply=reply,
    )
