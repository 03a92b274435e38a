"""Answers that contain a ruling, for all questions that give rulings."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import (
    MARKS,
    findings_document,
    findings_field,
    grounds,
    grounds_document,
    marks_field,
    named_list,
    places,
    state_field,
    text,
)
from lawspeaker.adjudication.answers.marks import WHOLE, Marker
from lawspeaker.adjudication.answers.place_names import place_name
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.sentences import events_in_words, in_sequence
from lawspeaker.adjudication.answers.summaries import what_is_assumed, what_is_open
from lawspeaker.adjudication.deciding.ruling import Ruling, Verdict
from lawspeaker.adjudication.deciding.weighing import WithHinges
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.action import Open
from lawspeaker.adjudication.rules.checks import Finding, assumed, decisive
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.secrecy import seen_by
from lawspeaker.adjudication.wire.shapes import (
    Enumeration,
    Integer,
    NamedList,
    NamedText,
    OneOf,
    Shape,
    Union,
    said,
    shape,
    tag,
    union,
)

_VERDICT = Enumeration(
    "RulingVerdict",
    "The verdict of a ruling. `impossible` only occurs in `otherwise`: under that choice of a reading the state is impossible.",
    tuple(Verdict),
)
_MARKS_OF_ACTION = "action_marks"
_SUMMARY = "summary"
_IN_WORDS = "events_in_words"
TOLD_ONCE = ("readings", "ruleset", "state")
"""The members that a whole replay has, but not each of its rulings."""

_ON_ACTION = (
    "If requested: the places in the whole picture, drawn with `whole`, that the action or the turn itself is about, even if it "
    "is illegal."
)

_Members = Mapping[str, fields.Field[Any]]


class OpenPlace(Shape):
    """A part of the next state that follows from something unknown: it is left out there, or known only in part."""

    at = text("The place in the next state: a JSON Pointer.", "/state/deck", required=True)
    in_words = text("The same place in words, in the requested language.", "how many cards are in the deck", required=True)
    missing = places("The places in the request whose content is needed to work it out.", "/state/deck/cards")


@cache
def ruling_answer(game: Game[Any]) -> type[Union]:
    """The shape of a ruling on one action, with the next state if it is legal."""
    return _by_verdict(
        game,
        "RulingAnswer",
        "Ruling",
        "Whether the action is legal, why, and what it does.",
        {**_findings(), **_marks(game), **_grounds(game)},
        legal=_legal_ruling(game),
    )


@cache
def turn_answer(game: Game[Any]) -> type[Union]:
    """The shape of a ruling on several actions as one turn, with the state after them if all are legal."""
    place = Integer(required=True, metadata=said("The index, from 0, of the first action that is not legal.", 2))
    before = _happens(game, " in the actions before the first that is not legal")
    return _by_verdict(
        game,
        "TurnAnswer",
        "Turn",
        "Whether the whole turn is legal, why, and what it does.",
        {**_findings(), **_marks(game), **_grounds(game)},
        legal=_legal_ruling(game),
        otherwise={"action": place, **before},
    )


@cache
def replayed_ruling(game: Game[Any]) -> type[Union]:
    """The shape of the ruling on one action of a replay, without the members of the whole replay."""
    members = {name: member for name, member in _grounds(game).items() if name not in TOLD_ONCE}
    return _by_verdict(
        game,
        "ReplayedRuling",
        "ReplayedRuling",
        "The ruling on one action. Pointers below `/state` lead into the state just before that action.",
        {**_findings(), **members},
        legal=_ruling(game, Verdict.LEGAL, "ReplayedRuling", {**_findings(), **members, **_happens(game, "")}),
    )


@cache
def _legal_ruling(game: Game[Any]) -> type[Shape]:
    """The shape of a ruling that an action, or a whole turn, is legal."""
    state = state_field(game, "The next state. You can send it in the next request.", required=True)
    members = {**_findings(), **_marks(game), **_grounds(game), **_happens(game, ""), "state": state}
    return _ruling(game, Verdict.LEGAL, "Ruling", members)


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
    Verdict.ILLEGAL: "At least one rule is violated, whatever else is unknown.",
    Verdict.UNDETERMINED: "Whether a rule is violated depends on something unknown: see `missing`.",
}


_SUMMARIES: Mapping[Verdict, _Members] = {
    Verdict.LEGAL: {
        _SUMMARY: NamedText(
            "AssumedSummary",
            "Only if rules are assumed to be kept: what is assumed to be in order, in the requested language.",
            "Assumed to be in order: whose turn it is (Red).",
        )
    },
    Verdict.UNDETERMINED: {
        _SUMMARY: NamedText(
            "OpenSummary",
            "What is decided and what is still open, in the requested language.",
            "Nothing that is known forbids it. Still open: whose turn it is.",
            required=True,
        )
    },
}


def _ruling(game: Game[Any], verdict: Verdict, noun: str, members: _Members) -> type[Shape]:
    name = f"{game.prefix}{verdict.capitalize()}{noun}"
    return shape(name, _MEANINGS[verdict], {"verdict": tag(verdict.value), **members, **_SUMMARIES.get(verdict, {})})


def _findings() -> _Members:
    description = "The action or the turn as a sentence, in the requested language: what everybody at the table may know of it."
    return {"sentence": NamedText("Sentence", description, "Red ends the turn", required=True), "findings": findings_field()}


def _marks(game: Game[Any]) -> _Members:
    return {MARKS: marks_field(), _MARKS_OF_ACTION: marks_field("ActionMarkList", _ON_ACTION)} if game.draw else {}


@cache
def _grounds(game: Game[Any]) -> _Members:
    return grounds(game.prefix, "Ruling", _otherwise_members(game))


def _otherwise_members(game: Game[Any]) -> _Members:
    """What a ruling would be under another choice of a reading."""
    return {
        "verdict": OneOf(_VERDICT, required=True, metadata=said("The verdict under that choice.", "legal")),
        "action": Integer(metadata=said("For a whole turn: the first action that is not legal under that choice.", 2)),
        "events": _events(game, "If it is legal under that choice: the events, in order."),
    }


def _happens(game: Game[Any], where: str) -> _Members:
    """The members for the events and for the unknown parts of the next state."""
    return {
        "events": _events(game, f"The events{where}, in order.", required=True),
        _IN_WORDS: NamedList(
            "EventsInWords",
            fields.String(metadata=said("An event as a sentence, in the requested language.", "Red ends the turn")),
            metadata=said("With `explain=all`: the events in words, in the same order.", ["Red ends the turn"]),
        ),
        "open": named_list(
            "OpenPlaceList",
            OpenPlace,
            "The parts of the next state that are left out, because they follow from something unknown.",
            [],
        ),
    }


def ruling_document(
    game: Game[Any],
    weighed: WithHinges[Ruling],
    actions: Sequence[Document],
    preferences: Preferences,
    marker: Marker | None = None,
) -> dict[str, Any]:
    """A ruling on ``actions`` as it is sent, with the next state and with marks if requested."""
    ruling = weighed.answer
    of_finding = partial(_marks_of, marker, ruling, actions) if marker else None
    document = {
        "verdict": ruling.verdict.value,
        "sentence": in_sequence(game, [seen_by((), game.ActionShape, action) for action in actions], preferences.language),
        "findings": findings_document(game, _given(ruling, preferences), preferences.language, _state_of(weighed), of_finding),
        **_summary(game, weighed, preferences.language),
        **grounds_document(
            game,
            weighed,
            ruling.missing,
            _otherwise,
            preferences.language,
            _state_of(weighed),
            assumed(ruling.findings),
        ),
        **_happened(ruling),
    }
    if marker:
        document[MARKS] = _all_marks(marker, ruling, actions)
        document[_MARKS_OF_ACTION] = list(dict.fromkeys(mark for each in actions for mark in marker.of_action(each, WHOLE)))
    if ruling.happened:
        if preferences.explain:
            document[_IN_WORDS] = events_in_words(game, ruling.happened.events, preferences.language)
        document["open"] = [_open(game, place, preferences.language) for place in ruling.happened.open]
    if ruling.effect and not preferences.minimal:
        document["state"] = ruling.effect.state
    return document


def _marks_of(marker: Marker, ruling: Ruling, actions: Sequence[Document], finding: Finding) -> list[str]:
    """The places that a finding is about. In a turn, the decisive findings are about the action at which it stopped."""
    action = actions[ruling.stopped.place if ruling.stopped else 0]
    return marker.of_finding(finding, action)


def _all_marks(marker: Marker, ruling: Ruling, actions: Sequence[Document]) -> list[str]:
    """The places of the decisive and the applied findings; unless the ruling is illegal, also those of the actions."""
    done = [actions[ruling.stopped.place]] if ruling.stopped else actions
    marks = [] if ruling.verdict is Verdict.ILLEGAL else [mark for action in done for mark in marker.of_action(action)]
    findings = _applied(ruling) if ruling.effect else decisive(ruling.findings)
    marks += [mark for finding in findings for mark in _marks_of(marker, ruling, actions, finding)]
    return list(dict.fromkeys(marks))


def _summary(game: Game[Any], weighed: WithHinges[Ruling], language: str) -> dict[str, str]:
    """The summary of a ruling for which something is unknown."""
    ruling, state = weighed.answer, _state_of(weighed)
    if ruling.verdict is Verdict.UNDETERMINED:
        return {_SUMMARY: what_is_open(game, ruling.findings, ruling.missing, language, state)}
    if ruling.effect and (rules := assumed(ruling.findings)):
        return {_SUMMARY: what_is_assumed(game, rules, language, state)}
    return {}


def _open(game: Game[Any], part: Open, language: str) -> Document:
    at = pointer("state", *part.at)
    name = place_name(game, at, language) if part.at else game.messages.text(language, "whole-state")
    return {"at": at, "in_words": name, "missing": list(part.missing)}


def _state_of(weighed: WithHinges[Ruling]) -> Document | None:
    """The state that the ruling is about. Of several actions, only the first is ruled on in this state."""
    stopped = weighed.answer.stopped
    return weighed.view.document if weighed.view and not (stopped and stopped.place) else None


def _otherwise(other: Ruling) -> dict[str, Any]:
    return {"verdict": other.verdict.value, **_happened(other)}


def _happened(ruling: Ruling) -> dict[str, Any]:
    """The action that ended a turn, and the events."""
    place = {"action": ruling.stopped.place} if ruling.stopped else {}
    return {**place, "events": ruling.happened.events} if ruling.happened else place


def _events(game: Game[Any], description: str, **arguments: Any) -> fields.List[Any]:
    event = fields.Nested(game.EventShape, metadata={"description": "An event."})
    return fields.List(event, metadata=said(description, []), **arguments)


def _given(ruling: Ruling, preferences: Preferences) -> list[Finding]:
    return [*(ruling.findings if preferences.explain else decisive(ruling.findings)), *_applied(ruling)]


def _applied(ruling: Ruling) -> Sequence[Finding]:
    return ruling.happened.applied if ruling.happened else ()
