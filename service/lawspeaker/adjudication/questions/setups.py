"""The question ``setups``: a ruling on the set-up of a game."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.ruling_answers import ruling_answer, ruling_document
from lawspeaker.adjudication.deciding.ruling import Ruling, adjudicate
from lawspeaker.adjudication.deciding.weighing import WithHinges
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.checks import Finding, Impossible
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import shape
from lawspeaker.adjudication.work import Allowance

_STATE = "/state/"


def setups(game: Game[Any]) -> Question:
    """The question for ``game``. The request contains the members of the action that sets it up."""
    begins = game.setting_up
    given = {name: member for name, member in game.StateShape._declared_fields.items() if name in begins.members}
    claims = {name: member for name, member in game.actions[begins.action].Shape._declared_fields.items() if name != "type"}

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        state = {**begins.bare, **{name: value for name, value in request.items() if name in given}}
        action = {"type": begins.action, **{name: value for name, value in request.items() if name in claims}}
        try:
            ruling = adjudicate(game, state, action, at="", allowance=allowance)
        except Impossible as impossible:
            raise Impossible(*_in_request(impossible.defects)) from None
        with ruling as weighed:
            return ruling_document(game, _ruling_in_request(weighed), [action], preferences)

    return Question(
        name="setups",
        summary="Set a game up",
        description=(
            "Returns the state in which a game begins. Send the players and the rules they agreed on. Also send a seed, or what "
            "was drawn; without either, that stays unknown. The answer is a ruling: it also checks what the request claims about "
            "the result of the set-up."
        ),
        Request=shape(
            f"{game.prefix}SetupRequest", "The players, the rules they agreed on, and the set-up.", {**given, **claims}
        ),
        Answer=ruling_answer(game),
        reply=reply,
    )


def _ruling_in_request(weighed: WithHinges[Ruling]) -> WithHinges[Ruling]:
    """The ruling with its places converted to those in the request, which has the members of the state and of the action in one
    object."""
    ruling = weighed.answer
    effect = ruling.effect and replace(
        ruling.effect, open=[replace(part, missing=_places(part.missing)) for part in ruling.effect.open]
    )
    in_request = replace(ruling, findings=_in_request(ruling.findings), missing=_places(ruling.missing), effect=effect)
    return replace(weighed, answer=in_request)


def _in_request(findings: Sequence[Finding]) -> list[Finding]:
    return [replace(finding, at=tuple(_places(finding.at))) for finding in findings]


def _places(places: Iterable[str]) -> list[str]:
    return [_place(place) for place in places]


def _place(place: str) -> str:
    return "/" + place.removeprefix(_STATE) if place.startswith(_STATE) else place
