"""The question of all questions: may this be done, and what comes of it?"""

from collections.abc import Iterable
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import FindingShape, findings_document, grounds, grounds_document, hinge_shape, listed
from lawspeaker.adjudication.checks import Finding, Outcome
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.questions.question import Preferences, Question
from lawspeaker.adjudication.ruling import Ruling, Verdict, adjudicate
from lawspeaker.adjudication.shapes import OneOf, Tagged, shape

_VERDICTS = tuple(verdict for verdict in Verdict if verdict is not Verdict.IMPOSSIBLE)


def rulings(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences) -> Document:
        weighed = adjudicate(game, request["state"], request["action"])
        ruling = weighed.answer
        findings = _told(ruling, preferences)
        answer = {
            "verdict": ruling.verdict.value,
            "findings": findings_document(game, findings, preferences.language),
            **grounds_document(game, weighed, ruling.missing, _otherwise),
        }
        if ruling.effect:
            answer["events"] = ruling.effect.events
            if not preferences.minimal:
                answer["state"] = ruling.effect.state
        return answer

    action = Tagged(
        {name: action.Shape for name, action in game.actions.items()},
        required=True,
        metadata={"description": "What somebody wants to do, or says was done."},
    )
    state = fields.Nested(game.State, required=True, metadata={"description": "What is known of the game."})
    hinge = hinge_shape(
        f"{game.name}Ruling",
        {
            "verdict": _verdict("The verdict under that choice.", Verdict),
            "events": _events("If it is legal under that choice: what happens, in order."),
        },
    )
    request = shape(f"{game.name}RulingRequest", "A state and an action to rule on.", {"state": state, "action": action})
    answer = shape(
        f"{game.name}Ruling",
        "Whether the action is legal, why, and what comes of it.",
        {
            "verdict": _verdict("The verdict.", _VERDICTS),
            "findings": listed(FindingShape, "What was found, rule by rule, in the order of the catalogue.", required=True),
            **grounds(hinge),
            "events": _events("If legal: what happened, in order."),
            "state": fields.Nested(game.State, metadata={"description": "If legal: the next state, ready to be sent again."}),
        },
    )
    return Question(
        name="rulings",
        summary="Rule on an action",
        description=(
            "Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are "
            "listed, each with its printed passage; what was upheld is listed too with `explain=all`. A legal action "
            "comes with what happened and the next state (left out with `Prefer: return=minimal`)."
        ),
        Request=request,
        Answer=answer,
        reply=reply,
    )


def _otherwise(other: Ruling) -> dict[str, Any]:
    events = {"events": other.effect.events} if other.effect else {}
    return {"verdict": other.verdict.value, **events}


def _events(description: str) -> fields.List[Any]:
    event = fields.Dict(
        keys=fields.String(), metadata={"description": "An event, told by its `type`.", "examples": [{"type": "passed"}]}
    )
    return fields.List(event, metadata={"description": description, "examples": [[]]})


def _verdict(description: str, verdicts: Iterable[Verdict]) -> OneOf:
    return OneOf(*verdicts, required=True, metadata={"description": description, "examples": ["legal"]})


def _told(ruling: Ruling, preferences: Preferences) -> list[Finding]:
    applied = list(ruling.effect.applied) if ruling.effect else []
    if preferences.explain:
        return [*ruling.findings, *applied]
    return [finding for finding in ruling.findings if finding.outcome is not Outcome.UPHELD] + applied
