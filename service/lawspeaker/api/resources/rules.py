"""The rules of a game: the statement of each, where it is printed, and the conformance cases that show it."""

from collections.abc import Sequence
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import citations_field, listed, text
from lawspeaker.adjudication.answers.search import search_rules
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Boolean, Enumeration, OneOf, Shape, said
from lawspeaker.api.documents import part_of_game
from lawspeaker.api.not_found import no_such
from lawspeaker.api.operations import Operation, Parameter
from lawspeaker.api.problem_types import INVALID_REQUEST
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.cases import CASES, cases_by_rule, title_of

LONGEST_SEARCH = 100
"""Characters. A sentence has fewer."""
SEARCH = Parameter(
    "search",
    "query",
    text("What to search for, in the words of players.", "tie", validate=validate.Length(1, LONGEST_SEARCH)),
)


class CaseReference(Shape):
    """A conformance case that shows a rule."""

    id = text("Id of the case.", "palisade-picture", required=True)
    title = text("The case in a few words, if possible in the requested language.", "The picture of the palisade", required=True)


class RuleShape(Shape):
    """A rule of the game."""

    id = text("Id of the rule; it never changes its meaning.", "votes.palisade", required=True)
    statement = text(
        "The rule in words, in the requested language.",
        "At a palisade the warrior of an outsider brings one vote less.",
        required=True,
    )
    citations = citations_field()
    readings = fields.List(
        text("Id of a reading.", "votes.palisade-three-players"),
        required=True,
        metadata=said("The readings that the rule depends on.", ["votes.palisade-three-players"]),
    )
    judged = Boolean(
        required=True,
        metadata=said(
            "Whether answers check the rule. If not, it is for the players at the table: no state or action shows it.", True
        ),
    )
    cases = listed(CaseReference, "The conformance cases that show the rule.", required=True)


class RuleList(Shape):
    """Rules, in the order in which findings list them; of a search, the best match first."""

    rules = listed(RuleShape, "The rules.", required=True)


def rules_operations(game: Game[Any]) -> list[Operation]:
    """The operations that return all rules of ``game``, and one rule."""

    def rules(language: str, search: str | None = None) -> Document:
        found = game.catalogue.rules if search is None else found_rules(game, language, search)
        return {"rules": [_document(game, rule, language) for rule in found]}

    def one_rule(language: str, rule: str) -> Document:
        if rule not in game.catalogue.rules:
            raise no_such("rule", rule, game.catalogue.rules, f"/v1/games/{game.id}/rules")
        return _document(game, rule, language)

    first = next(iter(game.catalogue.rules))
    ids = Enumeration(f"{game.prefix}RuleId", "The id of a rule.", tuple(game.catalogue.rules))
    name = OneOf(ids, metadata=said("Id of the rule.", first))
    return [
        part_of_game(
            game,
            "_rules",
            "/rules",
            summary="All rules",
            description=(
                "All rules of the game: the text of each, where it is printed, and the cases that show it. `search` finds those "
                "with its words, or with words that mean the same."
            ),
            document=rules,
            Answer=RuleList,
            parameters=[SEARCH],
        ),
        part_of_game(
            game,
            "_rule",
            "/rules/{rule}",
            summary="A rule",
            description="The text of a rule, where it is printed, and the cases that show it.",
            document=one_rule,
            Answer=RuleShape,
            parameters=[Parameter("rule", "path", name)],
        ),
    ]


def found_rules(game: Game[Any], language: str, search: str) -> Sequence[str]:
    """The rules of ``game`` that a search finds, the best first. Raises ``Problem`` if it is empty or too long."""
    if not 0 < len(search) <= LONGEST_SEARCH:
        raise Problem(INVALID_REQUEST, f"Expected a search of 1 to {LONGEST_SEARCH} characters; found {len(search)}.")
    return search_rules(game, language, search)


def _document(game: Game[Any], rule: str, language: str) -> dict[str, Any]:
    entry = game.catalogue.rules[rule]
    cases = cases_by_rule(game.folder / CASES).get(rule, ())
    return {
        "id": rule,
        "statement": game.messages.text(language, rule),
        "citations": [citation.document for citation in entry.citations],
        "readings": list(entry.readings),
        "judged": entry.judged,
        "cases": [{"id": case["id"], "title": title_of(case, language).text} for case in cases],
    }
