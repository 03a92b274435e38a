"""How a ruling is told, by whichever question it was asked for."""

from collections.abc import Iterable
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import FindingShape, findings_document, grounds, grounds_document, listed, places, text
from lawspeaker.adjudication.checks import Finding, decisive
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.ruling import Ruling, Verdict
from lawspeaker.adjudication.shapes import Integer, OneOf, Shape
from lawspeaker.adjudication.weighing import WithHinges

_VERDICTS = tuple(verdict for verdict in Verdict if verdict is not Verdict.IMPOSSIBLE)


class OpenShape(Shape):
    """A part of the next state that cannot be told, and is left out there."""

    at = text("Where it would be in the next state, a JSON Pointer.", "/state/deck", required=True)
    missing = places("What would have to be known in the request to tell it.", "/state/deck/cards")


def ruling_members(game: Game[Any], name: str, *, several: bool = False) -> dict[str, fields.Field[Any]]:
    """The members of an answer called ``name`` that tell of a ruling, on ``several`` actions or one: all but the next state."""
    otherwise: dict[str, fields.Field[Any]] = {
        "verdict": _verdict("The verdict under that choice.", Verdict),
        **({"action": _place("Of several actions: the first that is not legal under that choice.")} if several else {}),
        "events": _events("If it is legal under that choice: what happens, in order."),
    }
    of_several = ", or in the actions before the first that is not" if several else ""
    return {
        "verdict": _verdict("The verdict.", _VERDICTS),
        "findings": listed(FindingShape, "What was found, rule by rule, in the order of the catalogue.", required=True),
        **grounds(game, name, otherwise),
        **({"action": _place("Of several actions: the place, from 0, of the first that is not legal.")} if several else {}),
        "events": _events(f"If legal: what happened, in order{of_several}."),
        "open": listed(OpenShape, f"What of the state after that cannot be told{of_several}; often nothing."),
    }


def ruling_document(game: Game[Any], weighed: WithHinges[Ruling], preferences: Preferences) -> dict[str, Any]:
    """A ruling as it is sent, with the next state if that is wanted."""
    ruling = weighed.answer
    document = {
        "verdict": ruling.verdict.value,
        "findings": findings_document(game, _told(ruling, preferences), preferences.language),
        **grounds_document(game, weighed, ruling.missing, _otherwise),
        **_happened(ruling),
    }
    if ruling.happened:
        document["open"] = [{"at": pointer("state", *place.at), "missing": list(place.missing)} for place in ruling.happened.open]
    if ruling.effect and not preferences.minimal:
        document["state"] = ruling.effect.state
    return document


def _otherwise(other: Ruling) -> dict[str, Any]:
    return {"verdict": other.verdict.value, **_happened(other)}


def _happened(ruling: Ruling) -> dict[str, Any]:
    """How far it came, and what happened."""
    place = {"action": ruling.stopped.place} if ruling.stopped else {}
    return {**place, "events": ruling.happened.events} if ruling.happened else place


def _place(description: str) -> Integer:
    return Integer(metadata={"description": description, "examples": [2]})


def _events(description: str) -> fields.List[Any]:
    event = fields.Dict(keys=fields.String(), metadata={"description": "An event, told by its `type`."})
    return fields.List(event, metadata={"description": description, "examples": [[]]})


def _verdict(description: str, verdicts: Iterable[Verdict]) -> OneOf:
    return OneOf(*verdicts, required=True, metadata={"description": description, "examples": ["legal"]})


def _told(ruling: Ruling, preferences: Preferences) -> list[Finding]:
    applied = list(ruling.happened.applied) if ruling.happened else []
    if preferences.explain:
        return [*ruling.findings, *applied]
    return decisive(ruling.findings) + applied
