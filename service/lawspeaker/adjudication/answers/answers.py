"""The parts of answers: states, actions, findings, readings, assumptions, hinges. Their shapes, and how they are written."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from marshmallow import fields

from lawspeaker.adjudication.answers.place_names import place_name, place_names
from lawspeaker.adjudication.answers.summaries import places_assumed
from lawspeaker.adjudication.deciding.weighing import Hinge, WithHinges
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.checks import Finding, Outcome, decisive
from lawspeaker.adjudication.rules.editions import Provenance
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Count
from lawspeaker.adjudication.wire.shapes import (
    SAFE_INTEGER,
    Boolean,
    Enumeration,
    Integer,
    NamedList,
    NamedText,
    OneOf,
    Shape,
    said,
    shape,
    tag,
    union,
)
from lawspeaker.adjudication.wire.unstated import UNSTATED
from lawspeaker.adjudication.words.plain_text import with_minus_signs

T = TypeVar("T")

MARKS = "marks"
"""The member with places of the picture, and that of a request that asks for them."""
PLACES_NAMED = 3
"""How many unknown places a message names; ``at`` has them all."""


def text(description: str, example: str, **arguments: Any) -> fields.String:
    """A member that is a string."""
    return fields.String(metadata=said(description, example), **arguments)


def places(description: str, example: str) -> fields.List[str]:
    """A member that is a list of JSON Pointers into the request."""
    return fields.List(
        fields.String(metadata=said("A JSON Pointer (RFC 6901).", example)),
        required=True,
        metadata=said(description, [example]),
    )


def listed(item: type[Shape], description: str, example: Any = None, **arguments: Any) -> fields.List[Any]:
    """A member that is a list of objects."""
    metadata = said(description, example if example is not None else [])
    return fields.List(fields.Nested(item), metadata=metadata, **arguments)


def state_field(game: Game[Any], description: str, **arguments: Any) -> fields.Nested:
    """A member that is a state of the game."""
    return fields.Nested(game.StateShape, metadata={"description": description}, **arguments)


def action_field(game: Game[Any], description: str, **arguments: Any) -> fields.Nested:
    """A member that is any action of the game."""
    return fields.Nested(game.ActionShape, metadata={"description": description}, **arguments)


def game_player_field(game: Game[Any], description: str, **arguments: Any) -> OneOf:
    """A member that is a player of the game."""
    return OneOf(game.player, metadata=said(description, game.player_names[0]), **arguments)


def count_members(noun: str) -> dict[str, fields.Field[Any]]:
    """The members for a count: the exact number, called ``noun``, or its bounds."""

    def number(description: str, example: int) -> Integer:
        return Integer(minimum=-SAFE_INTEGER, metadata=said(description, example))

    return {
        noun: number("The number, if it is known.", 2),
        "at_least": number("Its lower bound, if it is unknown.", 1),
        "at_most": number("Its upper bound, if it is unknown and has one.", 3),
    }


def count_document(noun: str, count: Count) -> dict[str, int]:
    """The members that ``count_members`` declares."""
    if count.is_exact:
        return {noun: count.low}
    return {"at_least": count.low} if count.high is None else {"at_least": count.low, "at_most": count.high}


class Citation(Shape):
    """A passage of a printed rulebook."""

    rulebook = text("Id of the rulebook.", "game.en", required=True)
    section = fields.List(
        text("A heading.", "Taking turns"),
        required=True,
        metadata=said(
            "The headings above the passage, the outermost first. Empty if the rulebook has none.",
            ["Course of the game", "Taking turns"],
        ),
    )
    paragraph = Integer(
        minimum=1,
        required=True,
        metadata=said("The number of the paragraph, from 1, below the last heading or in the whole rulebook.", 1),
    )


def citations_field() -> fields.List[Any]:
    """A member with the places where a rule is printed."""
    example = {"rulebook": "game.en", "section": ["Course of the game", "Taking turns"], "paragraph": 1}
    return named_list("CitationList", Citation, "Where the rule is printed.", [example])


def named_list(name: str, item: type[Shape], description: str, example: Any) -> NamedList:
    """A member that is a list of objects. Many shapes have it, with the same ``name`` and meaning."""
    return NamedList(name, fields.Nested(item), required=True, metadata=said(description, example))


def marks_field(name: str = "MarkList", description: str = "If requested: the places in the picture.") -> NamedList:
    """A member with places of the picture, in answers to requests that ask for marks. Its shape is called ``name``."""
    return NamedList(
        name,
        fields.String(metadata={"description": "A place of the picture: a name or a JSON Pointer."}),
        metadata=said(f"{description} Send them as `marked` to `pictures`.", ["H12"]),
    )


_OUTCOMES = (
    "`violated`: the rule is broken. `upheld`: it is kept. `applied`: it has an effect that players should know. "
    "`undetermined`: something unknown decides it. `assumed`: something unknown decides it, which `unstated` says is in order."
)


class FindingShape(Shape):
    """The result of checking one rule."""

    rule = text("Id of the rule.", "turn.player", required=True)
    outcome = OneOf(
        Enumeration("FindingOutcome", _OUTCOMES, tuple(Outcome)),
        required=True,
        metadata=said("The outcome for the rule.", "violated"),
    )
    at = places(
        "The places in the request that it is about; if undetermined or assumed, the places whose content is needed to decide.",
        "/action/player",
    )
    decides = Boolean(
        required=True,
        metadata=said("Whether it is a reason for the verdict. If nothing is violated or unknown, no finding is.", True),
    )
    one_is_broken = Boolean(
        metadata=said(
            "Only in an `illegal` ruling without a `violated` rule: this rule or another one with this mark is broken. Which "
            "one depends on what is unknown.",
            True,
        )
    )
    message = text("The finding in words, in the requested language.", "It is not Red's turn.", required=True)
    facts = fields.Dict(
        keys=fields.String(),
        required=True,
        metadata=said("The facts in the message, by name. An unknown number is given by its bounds.", {"player": "red"}),
    )
    marks = marks_field()
    citations = citations_field()


class CitedRule(Shape):
    """A rule that an answer applies."""

    rule = text("Id of the rule.", "turn.player", required=True)
    statement = text("The rule in words, in the requested language.", "One acts in one's own turn.", required=True)
    citations = citations_field()


class ReadingChoice(Shape):
    """A reading that the answer depends on or could have depended on."""

    reading = text("Id of the reading.", "turn.empty", required=True)
    choice = text("The choice that applies.", "no", required=True)


def _assumed_figure(provenance: Provenance) -> type[Shape]:
    """The shape of an assumed figure with this provenance, in the answers that use it."""
    members = {
        "provenance": tag(provenance.value),
        "figure": text("The figure: a JSON Pointer into the edition.", "/cards/cost", required=True),
    }
    return shape(f"{provenance.capitalize()}Figure", f"A figure that the answer uses although it is {provenance}.", members)


_ASSUMED_RULE = shape(
    "UnstatedRule",
    "A rule that is assumed to be kept, because what the state does not state is in order.",
    {
        "provenance": tag(UNSTATED),
        "rule": text("Id of the rule.", "turn.player", required=True),
        "at": places("The places whose content decides whether it is kept.", "/state/turn"),
        "in_words": text("What is assumed to be in order, in the requested language.", "whose turn it is (Red)", required=True),
    },
)
_ASSUMPTION = union(
    "Assumption",
    "What the answer uses although it is not certain. `provenance` says why.",
    [_assumed_figure(Provenance.RECONSTRUCTED), _assumed_figure(Provenance.INVENTED), _ASSUMED_RULE],
    tag="provenance",
)


def grounds(prefix: str, name: str, otherwise: Mapping[str, fields.Field[Any]]) -> dict[str, fields.Field[Any]]:
    """The members of the answer ``name`` with the rules, readings and assumptions that it depends on. ``prefix`` is that of the
    game, if ``otherwise`` depends on it: the members that give the answer under another choice of a reading."""
    instead = shape(
        f"{prefix}{name}Otherwise",
        "The answer under another choice of the reading.",
        {"choice": text("Another choice.", "yes", required=True), **otherwise},
    )
    hinge = shape(
        f"{prefix}{name}Hinge",
        "A reading that decides the answer: another choice changes the verdict or the result.",
        {
            "reading": text("Id of the reading.", "turn.empty", required=True),
            "choice": text("The choice that applies.", "no", required=True),
            "otherwise": listed(instead, "The choices that change the answer.", required=True),
        },
    )
    return {
        "missing": NamedList(
            "MissingPlaces",
            fields.String(metadata={"description": "A JSON Pointer (RFC 6901)."}),
            required=True,
            metadata=said("The places whose content is needed to decide.", ["/state/players"]),
        ),
        "missing_in_words": NamedList(
            "MissingInWords",
            fields.String(metadata={"description": "A place in words, in the requested language."}),
            required=True,
            metadata=said("The same places in words.", ["who plays"]),
        ),
        "assumptions": named_list(
            "AssumptionList",
            _ASSUMPTION,
            "What the answer uses although it is not certain: figures that are only reconstructed or invented, and with "
            "`unstated` the rules that it assumes to be kept.",
            [],
        ),
        "readings": named_list("ReadingChoiceList", ReadingChoice, "All readings that the answer used.", []),
        "hinges_on": named_list(f"{prefix}{name}Hinges", hinge, "The readings for which another choice changes the answer.", []),
        "ruleset": NamedText("Ruleset", "The version of the rules that this service applies.", "java/1", required=True),
    }


def findings_field() -> fields.List[Any]:
    """A member with the findings."""
    return named_list("FindingList", FindingShape, "The findings, rule by rule, in the order of the catalogue.", [])


def rules_field() -> fields.List[Any]:
    """A member with the rules that an answer applies."""
    return named_list("CitedRuleList", CitedRule, "The rules that the answer applies.", [])


def rendered(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as they are sent. An unknown number is replaced by its bounds."""
    return {name: _number_document(name, fact) if isinstance(fact, Count) else fact for name, fact in facts.items()}


def _number_document(name: str, count: Count) -> int | dict[str, int]:
    return count.low if count.is_exact else count_document(name, count)


def findings_document(
    game: Game[Any],
    findings: Iterable[Finding],
    language: str,
    state: Document | None = None,
    marks: Callable[[Finding], list[str]] | None = None,
) -> list[dict[str, Any]]:
    """Findings as they are sent, in ``language``. Their missing places are described by means of ``state``.

    ``marks``, if requested, gives the places in the picture that a finding is about.
    """
    found = list(findings)
    deciding = set(map(id, decisive(found)))  # to compare all with all would take seconds where much is broken
    return [
        {
            "rule": finding.rule,
            "outcome": finding.outcome.value,
            "decides": id(finding) in deciding,
            "at": finding.at,
            **({"one_is_broken": True} if finding.one_is_broken else {}),
            "message": _message(game, finding, language, state),
            "facts": rendered(finding.facts),
            **({MARKS: marks(finding)} if marks else {}),
            "citations": [citation.document for citation in game.catalogue.rules[finding.rule].citations],
        }
        for finding in found
    ]


def rules_document(game: Game[Any], rules: Iterable[str], language: str) -> list[dict[str, Any]]:
    """Rules as they are cited, in catalogue order and in ``language``."""
    return [
        {
            "rule": rule,
            "statement": game.messages.text(language, rule),
            "citations": [citation.document for citation in game.catalogue.rules[rule].citations],
        }
        for rule in game.catalogue.in_order(rules)
    ]


def undetermined(game: Game[Any], rule: str, missing: Sequence[str], language: str, state: Document | None = None) -> str:
    """The sentence about ``missing`` information without which ``rule`` cannot be decided."""
    return _about_places(game, "undetermined", rule, missing, language, state)


def _about_places(game: Game[Any], message: str, rule: str, places: Sequence[str], language: str, state: Document | None) -> str:
    names = place_names(game, places, language, state)
    named = names if len(names) <= PLACES_NAMED else [*names[:PLACES_NAMED], game.messages.text(language, "more-places")]
    statement = game.messages.text(language, rule)
    return game.messages.text(language, message, facts={"statement": statement, "places": named})


def _message(game: Game[Any], finding: Finding, language: str, state: Document | None) -> str:
    messages = game.messages
    match finding.outcome:
        case Outcome.UNDETERMINED if finding.one_is_broken:
            return _about_places(game, "one-is-broken", finding.rule, finding.at, language, state)
        case Outcome.UNDETERMINED:
            return undetermined(game, finding.rule, finding.at, language, state)
        case Outcome.ASSUMED:
            return _about_places(game, "assumed", finding.rule, finding.at, language, state)
        case Outcome.VIOLATED if finding.is_regardless:
            return _about_places(game, "regardless", finding.rule, finding.at, language, state)
        case Outcome.UPHELD:
            return messages.text(language, finding.rule)
        case outcome:
            return with_minus_signs(messages.text(language, finding.rule, outcome.value, finding.facts))


def grounds_document(
    game: Game[Any],
    weighed: WithHinges[T],
    missing: Sequence[str],
    otherwise: Callable[[T], dict[str, Any]],
    language: str,
    state: Document | None = None,
    assumed: Sequence[Finding] = (),
) -> dict[str, Any]:
    """The members that ``grounds`` declares, in ``language``. Missing places are described by means of ``state``. ``assumed``
    are the rules that are assumed to be kept."""
    return {
        "missing": missing,
        "missing_in_words": [place_name(game, place, language, state) for place in missing],
        "assumptions": [*_assumed_figures(weighed.sources), *_assumed_rules(game, assumed, language, state)],
        "readings": [{"reading": name, "choice": choice} for name, choice in sorted(weighed.sources.consulted.items())],
        "hinges_on": [_hinge(hinge, otherwise) for hinge in weighed.hinges],
        "ruleset": game.ruleset,
    }


def _assumed_figures(sources: Sources) -> list[dict[str, Any]]:
    return [
        {"figure": pointer(*path), "provenance": figure.provenance.value} for path, figure in sorted(sources.assumptions.items())
    ]


def _assumed_rules(game: Game[Any], found: Sequence[Finding], language: str, state: Document | None) -> list[dict[str, Any]]:
    by_rule = {finding.rule: finding for finding in found}
    return [
        {
            "provenance": UNSTATED,
            "rule": rule,
            "at": by_rule[rule].at,
            "in_words": ", ".join(places_assumed(game, [by_rule[rule]], language, state)),
        }
        for rule in game.catalogue.in_order(by_rule)
    ]


def _hinge(hinge: Hinge[T], otherwise: Callable[[T], dict[str, Any]]) -> dict[str, Any]:
    return {
        "reading": hinge.reading,
        "choice": hinge.choice,
        "otherwise": [{"choice": choice, **otherwise(answer)} for choice, answer in hinge.otherwise],
    }
