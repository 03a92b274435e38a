"""Supposing: a verdict although something is unknown.

A rule that needs something unknown is undetermined. But every possible value may give the same verdict, because two rules leave
only one between them, or because the audit allows few values. So if there are few values, each is tried in turn. Those with which
the state is impossible are left out. If all others agree, that is the verdict.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

import orjson
from marshmallow import Schema

from lawspeaker.adjudication.deciding.audit import is_possible
from lawspeaker.adjudication.deciding.domains import numbers_within_bounds
from lawspeaker.adjudication.document import Document, Path, is_there, replaced, steps_of
from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.rules.checks import Finding, Outcome, examine, missing, outcome_of, upheld
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.paths import Field, Kind, few_values, steps_to
from lawspeaker.adjudication.work import GivenUp, Work, steps_to_rule_on

MOST_SUPPOSED = 80
"""How many values are supposed at one place, at most."""
MOST_WORK = 18_500
"""How many steps are taken, at most, to try states for one ruling or for a turn."""

_STATE = "/state/"
_OF_SOURCES = ("edition", "overlay", "readings")
"""The members of a state of which its sources are made, so that no value can be supposed there."""


class Way(NamedTuple):
    """One way in which what is unknown may be, and what is found then."""

    supposed: Sequence[tuple[Path, Any]]
    document: Document
    findings: Sequence[Finding]


def supposed_ways(game: Game[S], action: ActionDocument, state: S, findings: Sequence[Finding]) -> Sequence[Way]:
    """All ways in which what is unknown may be: the action, undetermined by these ``findings``, is legal in all or in none.

    Raises ``Unknown`` if that is not so, if there are too many, or none, as what is missing is something else.
    """
    supposing, way = Supposing(game, action, state), Way((), state.document, findings)
    try:
        ways = list(supposing.ways(way))
    except GivenUp:
        raise Unknown from None
    if not ways:
        raise Unknown
    if outcome_of(ways[0].findings) is Outcome.VIOLATED and ways[0].supposed:
        return supposing.by_one_gap(way) or ways
    return ways


def found_in_all(findings: Sequence[Finding], by_way: Sequence[Sequence[Finding]]) -> list[Finding]:
    """The final findings about the action, from those in each way, after these ``findings`` left rules undetermined.

    If every value violates a rule, but not all the same one, these rules are undetermined, with the mark that one of them is
    broken. A rule among them can have been upheld before: it may find fault only where the others do not need what is missing.
    """
    by_rule = [{finding.rule: finding for finding in found if finding.outcome is Outcome.VIOLATED} for found in by_way]
    if not any(by_rule):
        return [upheld(finding.rule) if finding.outcome is Outcome.UNDETERMINED else finding for finding in findings]
    places = tuple(missing(findings))
    final = [_in_all(finding, [violated.get(finding.rule) for violated in by_rule], places) for finding in findings]
    if outcome_of(final) is Outcome.VIOLATED:
        return final
    broken = {rule for violated in by_rule for rule in violated}
    return [
        replace(finding, outcome=Outcome.UNDETERMINED, at=finding.at or places, one_is_broken=True)
        if finding.rule in broken
        else finding
        for finding in final
    ]


def _in_all(finding: Finding, ways: Sequence[Finding | None], places: tuple[str, ...]) -> Finding:
    """What was found about a rule, if it is violated in all ``ways``, whatever stands at these ``places``; else the ``finding``
    before."""
    first = ways[0]
    if first is None or None in ways:
        return finding
    if all(way == first for way in ways):
        return first
    return replace(finding, outcome=Outcome.VIOLATED, at=finding.at or places, is_regardless=True)


class Gap(NamedTuple):
    """A member of a state that is left out and has few possible values."""

    place: str
    path: Path
    values: Sequence[Any]


class Supposing:
    """Looks at the values that unknown members of a state can have, one after the other."""

    def __init__(self, game: Game[S], action: ActionDocument, state: S) -> None:
        self._game = game
        self._action = action
        self._state = state
        self._work = Work(MOST_WORK)
        self._steps = steps_to_rule_on(action.document)

    def ways(self, way: Way) -> Iterator[Way]:
        """The ways in which what is still unknown in ``way`` may be. Raises ``Unknown`` if their outcomes disagree."""
        if outcome_of(way.findings) is not Outcome.UNDETERMINED:
            yield way
            return
        gap = next(self._gaps(way), None)
        if gap is None:
            raise Unknown
        first: Outcome | None = None
        for with_value in self.ways_to_fill(gap, way):
            for further in self.ways(with_value):
                outcome = outcome_of(further.findings)
                if first not in (None, outcome):
                    raise Unknown
                first = outcome
                yield further

    def ways_to_fill(self, gap: Gap, way: Way) -> Iterator[Way]:
        """The ways in which one more gap is filled: with each value with which the state can exist."""
        for value in gap.values:
            supposed = (*way.supposed, (gap.path, value))
            document = replaced(way.document, gap.path, value)
            found = self._found(supposed, document)
            if found and gap.place not in missing(found):  # else the value stands for what is not known
                yield Way(supposed, document, found)

    def by_one_gap(self, way: Way) -> Sequence[Way]:
        """The ways to fill a single gap, if each of them breaks a rule; the first such gap. Nothing if there is none."""
        with suppress(Unknown, GivenUp):
            for gap in self._gaps(way):
                ways = list(self.ways_to_fill(gap, way))
                if ways and all(outcome_of(one.findings) is Outcome.VIOLATED for one in ways):
                    return ways
        return ()

    def _found(self, supposed: Sequence[tuple[Path, Any]], document: Document) -> Sequence[Finding]:
        """What is found where this is ``supposed``; nothing, if there is no such state. Raises ``GivenUp`` after enough work."""
        sources = self._state.sources
        for work in (self._work, sources.work):
            work.spend(self._steps)
        key = ("possible", *((path, orjson.dumps(value)) for path, value in supposed))
        if not self._state.remember(key, lambda: is_possible(self._game, document, sources, self._work)):
            return ()
        with self._game.State(document, sources) as state:
            if any(self._game.misnamed(state, self._action.document, self._action.at)):
                return ()
            return examine(self._game.action_checks[self._action.type], state, self._action)

    def _gaps(self, way: Way) -> Iterator[Gap]:
        """The places that would have to be known at which few values can stand.

        Rules ask for what decides whether something exists before they ask what it is: for the phase, and then whose turn it is.
        """
        for place in missing(way.findings):
            if found := place_in(self._game.StateShape, way.document, place):
                path, field = found
                if values := values_to_suppose(self._game, self._state, path, field):
                    yield Gap(place, path, values)


def place_in(shape: type[Schema], document: Document, place: str) -> tuple[Path, Field] | None:
    """The path and the field of a missing place at which a value could be supposed.

    Only values without parts are tried: a pile of which only the number of cards is known has hidden cards. Nor is a member
    tried that excludes others: one of those may be present instead.
    """
    names = steps_of(place)[1:] if place.startswith(_STATE) else ()
    try:
        steps = list(steps_to(shape, names))
    except LookupError:
        return None
    path = tuple(int(name) if step.kind is Kind.ENTRY else name for name, step in zip(names, steps, strict=True))
    if not path or path[0] in _OF_SOURCES:
        return None
    last = max((place for place, step in enumerate(steps) if step.kind is Kind.ENTRY), default=-1)
    if steps[-1].is_exclusive or not is_there(document, path[: last + 1]):
        return None  # of a list that is not there, nobody knows how many entries it has
    return path, steps[-1].field


def values_to_suppose(game: Game[S], state: S, path: Path, field: Field) -> Sequence[Any]:
    """The values that can stand at a place, if they are few."""
    if path in state.bounds:
        numbers = numbers_within_bounds(game, state, path)
        return numbers if len(numbers) <= MOST_SUPPOSED else ()
    return few_values(field, MOST_SUPPOSED) or ()
