"""Short summaries of rulings for which something is unknown.

The summary of an undetermined ruling first names the rules that are kept. It begins with rules of few actions: players seldom
argue about rules of all actions, such as whose turn it is. Under ``unstated: in-order``, the summary says what is assumed.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from lawspeaker.adjudication.answers.place_names import place_name, place_names
from lawspeaker.adjudication.answers.sentences import wording
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Finding, Outcome
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import Finished

MOST_RULES = 2
"""How many of the rules that are kept are stated."""
MOST_PLACES = 8
"""How many places are named."""

_NEXT_SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[^\W\d_a-z])")


def what_is_open(
    game: Game[Any], findings: Sequence[Finding], missing: Sequence[str], language: str, state: Document | None
) -> str:
    """Says which rules are decided by the findings, and which ``missing`` places would decide the others."""
    still_open = _listed(game, "still-open", place_names(game, missing, language, state), language)
    return " ".join([game.messages.text(language, "nothing-forbids"), *_kept(game, findings, language), still_open])


def what_is_assumed(game: Game[Any], assumed: Sequence[Finding], language: str, state: Document | None) -> str:
    """Says what is assumed to be in order."""
    return _listed(game, "assumed-in-order", places_assumed(game, assumed, language, state), language)


def places_assumed(game: Game[Any], assumed: Iterable[Finding], language: str, state: Document | None) -> Sequence[str]:
    """The places of rules that are assumed to be kept, in words, each once, with the value if the rules allow only one."""
    return list(dict.fromkeys(_place(game, place, finding.facts, language, state) for finding in assumed for place in finding.at))


def _place(game: Game[Any], place: str, values: Mapping[str, Any], language: str, state: Document | None) -> str:
    name = place_name(game, place, language, state)
    if place not in values:
        return name
    value = wording(game, language).value(place.rpartition("/")[2], values[place])
    return game.messages.text(language, "in-brackets", facts={"text": Finished(name), "rest": Finished(value)})


def _kept(game: Game[Any], findings: Iterable[Finding], language: str) -> Iterable[str]:
    """The sentence about the rules that are kept; empty if all of them apply to most actions."""
    number_of_actions = _number_of_actions(game)
    kept = [finding.rule for finding in findings if finding.outcome is Outcome.UPHELD]
    particular = sorted(
        (rule for rule in kept if number_of_actions[rule] <= len(game.actions) / 2), key=number_of_actions.__getitem__
    )
    if not particular:
        return
    statements = [_first_sentence(game.messages.text(language, rule)) for rule in particular[:MOST_RULES]]
    rules = Finished(f"{game.messages.text(language, 'semicolon')} ".join(statements))
    yield game.messages.text(language, "kept" if len(kept) == len(statements) else "kept-and-others", facts={"rules": rules})


def _first_sentence(statement: str) -> str:
    return _NEXT_SENTENCE.split(statement)[0].rstrip(".")


@cache
def _number_of_actions(game: Game[Any]) -> Counter[str]:
    """The number of types of actions that have each rule."""
    return Counter(rule for checks in game.action_checks.values() for rule, _ in checks)


def _listed(game: Game[Any], message: str, names: Iterable[str], language: str) -> str:
    named = [Finished(name) for name in names]
    if len(named) > MOST_PLACES:
        named = [*named[:MOST_PLACES], Finished(game.messages.text(language, "more-places"))]
    return game.messages.text(language, message, facts={"places": named})
