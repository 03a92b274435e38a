"""How a ruling is told, by whichever question it was asked for."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import (
    findings_document,
    findings_field,
    grounds,
    grounds_document,
    named_list,
    places,
    state_field,
    text,
)
from lawspeaker.adjudication.checks import Finding, decisive
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.ruling import Ruling, Verdict
from lawspeaker.adjudication.shapes import Enumeration, Integer, OneOf, Shape, Union, said, shape, tag, union
from lawspeaker.adjudication.weighing import WithHinges

_VERDICT = Enumeration(
    "RulingVerdict",
    "The verdict of a ruling; `impossible` under another choice of a reading by which the state cannot exist.",
    tuple(Verdict),
)
TOLD_ONCE = ("readings", "ruleset", "state")
"""What is told of a whole replay and not of each ruling."""

_Members = Mapping[str, fields.Field[Any]]


class OpenPlace(Shape):
    """A part of the next state that cannot be told, and is left out there."""

    at = text("Where it would be in the next state, a JSON Pointer.", "/state/deck", required=True)
    missing = places("What would have to be known in the request to tell it.", "/state/deck/cards")


@cache
def ruling_answer(game: Game[Any]) -> type[Union]:
    """The shape of a ruling on one action, with the next state where that is legal."""
    return _by_verdict(
        game,
        "RulingAnswer",
        "Ruling",
        "Whether the action is legal, why, and what comes of it.",
        {**_findings(), **_grounds(game)},
        legal=_legal_ruling(game),
    )


@cache
def turn_answer(game: Game[Any]) -> type[Union]:
    """The shape of a ruling on several actions as one turn, with the state after them where all are legal."""
    place = Integer(required=True, metadata=said("The place, from 0, of the first action that is not legal.", 2))
    before = _happens(game, " in the actions before the first that is not legal")
    return _by_verdict(
        game,
        "TurnAnswer",
        "Turn",
        "Whether the whole turn is legal, why, and what comes of it.",
        {**_findings(), **_grounds(game)},
        legal=_legal_ruling(game),
        otherwise={"action": place, **before},
    )


@cache
def replayed_ruling(game: Game[Any]) -> type[Union]:
    """The shape of the ruling on one action of a replay, without what is told of the whole replay."""
    members = {name: member for name, member in _grounds(game).items() if name not in TOLD_ONCE}
    return _by_verdict(
        game,
        "ReplayedRuling",
        "ReplayedRuling",
        "The ruling on one action. `/state` in a pointer is the state in which the action was to be done.",
        {**_findings(), **members},
        legal=_ruling(game, Verdict.LEGAL, "ReplayedRuling", {**_findings(), **members, **_happens(game, "")}),
    )


@cache
def _legal_ruling(game: Game[Any]) -> type[Shape]:
    """The shape of a ruling that an action, or a whole turn, is legal."""
    state = state_field(game, "The next state, ready to be sent again.", required=True)
    return _ruling(game, Verdict.LEGAL, "Ruling", {**_findings(), **_grounds(game), **_happens(game, ""), "state": state})


def _by_verdict(
    game: Game[Any],
    name: str,
    noun: str,
    description: str,
    members: _Members,
    *,
    legal: type[Shape],
    otherwise: _Members | None = None,
) -> type[Union]:
    """The union called ``name`` of a shape for each verdict: ``legal``, and others with these ``members`` and ``otherwise``."""
    others = [
        _ruling(game, verdict, noun, {**members, **(otherwise or {})}) for verdict in (Verdict.ILLEGAL, Verdict.UNDETERMINED)
    ]
    return union(f"{game.prefix}{name}", description, [legal, *others], tag="verdict")


_MEANINGS = {
    Verdict.LEGAL: "No rule is violated.",
    Verdict.ILLEGAL: "A rule is violated, whatever else is unknown.",
    Verdict.UNDETERMINED: "Something that is needed to decide is unknown: see `missing`.",
}


def _ruling(game: Game[Any], verdict: Verdict, noun: str, members: _Members) -> type[Shape]:
    name = f"{game.prefix}{verdict.capitalize()}{noun}"
    return shape(name, _MEANINGS[verdict], {"verdict": tag(verdict.value), **members})


def _findings() -> _Members:
    return {"findings": findings_field()}


@cache
def _grounds(game: Game[Any]) -> _Members:
    return grounds(game, "Ruling", _otherwise_members(game))


def _otherwise_members(game: Game[Any]) -> _Members:
    """What a ruling would be under another choice of a reading."""
    return {
        "verdict": OneOf(_VERDICT, required=True, metadata=said("The verdict under that choice.", "legal")),
        "action": Integer(metadata=said("Of a whole turn: the first action that is not legal under that choice.", 2)),
        "events": _events(game, "If it is legal under that choice: what happens, in order."),
    }


def _happens(game: Game[Any], where: str) -> _Members:
    """The members that tell what happened, and what of it cannot be told."""
    return {
        "events": _events(game, f"What happened{where}, in order.", required=True),
        "open": named_list("OpenPlaceList", OpenPlace, "What of the state after that cannot be told; often nothing.", []),
    }


def ruling_document(game: Game[Any], weighed: WithHinges[Ruling], preferences: Preferences) -> dict[str, Any]:
    """A ruling as it is sent, with the next state if that is wanted."""
    ruling = weighed.answer
    document = {
        "verdict": ruling.verdict.value,
        "findings": findings_document(game, _told(ruling, preferences), preferences.language, _state_of(weighed)),
        **grounds_document(game, weighed, ruling.missing, _otherwise),
        **_happened(ruling),
    }
    if ruling.happened:
        document["open"] = [{"at": pointer("state", *place.at), "missing": list(place.missing)} for place in ruling.happened.open]
    if ruling.effect and not preferences.minimal:
        document["state"] = ruling.effect.state
    return document


def _state_of(weighed: WithHinges[Ruling]) -> Document | None:
    """The state on which it was ruled; of several actions only the first is ruled on in the state that is at hand."""
    stopped = weighed.answer.stopped
    return weighed.view.document if weighed.view and not (stopped and stopped.place) else None


def _otherwise(other: Ruling) -> dict[str, Any]:
    return {"verdict": other.verdict.value, **_happened(other)}


def _happened(ruling: Ruling) -> dict[str, Any]:
    """How far it came, and what happened."""
    place = {"action": ruling.stopped.place} if ruling.stopped else {}
    return {**place, "events": ruling.happened.events} if ruling.happened else place


def _events(game: Game[Any], description: str, **arguments: Any) -> fields.List[Any]:
    event = fields.Nested(game.EventShape, metadata={"description": "Something that happened."})
    return fields.List(event, metadata=said(description, []), **arguments)


def _told(ruling: Ruling, preferences: Preferences) -> list[Finding]:
    applied = list(ruling.happened.applied) if ruling.happened else []
    if preferences.explain:
        return [*ruling.findings, *applied]
    return decisive(ruling.findings) + applied
