"""The rules of a game: the statement of each, where it is printed, and the conformance cases that show it."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from marshmallow import fields

from lawspeaker.adjudication.answers import citations_field, listed, text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.shapes import Enumeration, OneOf, Shape
from lawspeaker.api.documents import part_of_game
from lawspeaker.api.operations import Operation, Parameter
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem

CASES = "cases"


class CaseReference(Shape):
    """A conformance case that shows a rule."""

    id = text("Id of the case.", "palisade-picture", required=True)
    title = text("The case in a few words.", "The picture of the palisade", required=True)


class RuleShape(Shape):
    """A rule of the game."""

    id = text("Id of the rule; it never changes its meaning.", "votes.palisade", required=True)
    statement = text(
        "What the rule says, in our own words.", "At a palisade the warrior of an outsider brings one vote less.", required=True
    )
    citations = citations_field()
    readings = fields.List(
        text("Id of a reading.", "votes.palisade-three-players"),
        required=True,
        metadata={"description": "The readings on which it depends.", "examples": [["votes.palisade-three-players"]]},
    )
    cases = listed(CaseReference, "The conformance cases that show it.", required=True)


class RuleList(Shape):
    """The catalogue of rules, in the order in which findings are reported."""

    rules = listed(RuleShape, "The rules.", required=True)


def rules_operations(game: Game[Any]) -> list[Operation]:
    """The operations that return all rules of ``game``, and one rule."""

    def every_rule(language: str) -> Document:
        return {"rules": [_document(game, rule, language) for rule in game.catalogue.rules]}

    def one_rule(language: str, rule: str) -> Document:
        if rule not in game.catalogue.rules:
            raise Problem(NOT_FOUND, f"There is no such rule of {game.id}.")
        return _document(game, rule, language)

    first = next(iter(game.catalogue.rules))
    ids = Enumeration(f"{game.prefix}RuleId", "The id of a rule.", tuple(game.catalogue.rules))
    name = OneOf(ids, metadata={"description": "Id of the rule.", "examples": [first]})
    return [
        part_of_game(
            game,
            "_rules",
            "/rules",
            summary="All rules",
            description="The catalogue: what each rule says, where it is printed, and the cases that show it.",
            document=every_rule,
            Answer=RuleList,
        ),
        part_of_game(
            game,
            "_rule",
            "/rules/{rule}",
            summary="A rule",
            description="What one rule says, where it is printed, and the cases that show it.",
            document=one_rule,
            Answer=RuleShape,
            parameter=Parameter("rule", "path", name),
        ),
    ]


@cache
def cases_by_rule(folder: Path) -> Mapping[str, list[Document]]:
    """The conformance cases in the YAML files of ``folder``, by the rules that they show. Empty if there is no such folder."""
    cases: dict[str, list[Document]] = defaultdict(list)
    for path in sorted(folder.glob("*.yaml")):
        for case in yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)["cases"]:
            for rule in case["rules"]:
                cases[rule].append(case)
    return dict(cases)


def _document(game: Game[Any], rule: str, language: str) -> dict[str, Any]:
    entry = game.catalogue.rules[rule]
    return {
        "id": rule,
        "statement": game.messages.text(language, rule),
        "citations": [citation.document for citation in entry.citations],
        "readings": list(entry.readings),
        "cases": [{"id": case["id"], "title": case["title"]} for case in cases_by_rule(game.folder / CASES).get(rule, ())],
    }
