"""Worlds: states in which unknown places are filled in, and the findings of some checks in each.

A rule that needs something unknown is undetermined. If only few values are possible at a missing place, there is a world for each
of them. Worlds that the audit refuses are left out. What is the same in all others holds (``in_all``); what holds in none is
impossible (``is_kept``). The checks are those of an action, which may come after others, or those of the audit itself.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

import orjson
from marshmallow import Schema, fields

from lawspeaker.adjudication.deciding.domains import domain_of, numbers_within_bounds
from lawspeaker.adjudication.deciding.effects import effect_of
from lawspeaker.adjudication.deciding.past import Past, is_exact, with_supposed
from lawspeaker.adjudication.document import Document, Path, is_there, pointer, replaced, steps_of
from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.rules.checks import Finding, Outcome, breaches, examine, missing, outcome_of, upheld
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import ROOT, View
from lawspeaker.adjudication.unknown import Unknown, are_bounds
from lawspeaker.adjudication.wire.paths import StepKind, few_values, steps_to
from lawspeaker.adjudication.work import Budget, GivenUp, steps_to_audit, steps_to_rule_on

MOST_VALUES = 80
"""How many values are tried at one place, at most."""

_REMEMBERED = 4096
_OF_SOURCES = ("edition", "overlay", "readings")
"""The members of a state of which its sources are made, so that no value can be tried there."""

Work = Callable[[Any], Sequence[Finding] | None]
"""What is found about a state; ``None`` if it cannot be the one that is asked about."""


class World(NamedTuple):
    """A state with some unknown places filled in, and the findings in it."""

    supposed: Sequence[tuple[int, Path, Any]]
    """The number of actions before which each value is supposed, its path, and the value."""
    past: Past
    """The actions that led to the state."""
    state: Document
    findings: Sequence[Finding]

    @property
    def outcome(self) -> Outcome:
        """The overall outcome."""
        return outcome_of(self.findings)

    def state_after(self, actions: int) -> Document:
        """The state after this number of the actions."""
        return self.past[actions].state if actions < len(self.past) else self.state


class Gap(NamedTuple):
    """A place that the state after some of the actions leaves out, with the few values that it may have."""

    after: int
    path: Path
    values: Sequence[Any]
    is_missing: bool
    """Whether what is asked needs it, rather than an action before."""

    @property
    def extremes_first(self) -> "Gap":
        """The same with the lowest and the highest number first: if not all lead to the same, these seldom do."""
        return self._replace(values=[*self.values[:1], *self.values[:0:-1]]) if isinstance(self.values, range) else self

    @property
    def likely_first(self) -> "Gap":
        """The same in the order in which most is possible: the highest number first, and the phases in the middle of a game."""
        middle = 0 if isinstance(self.values, range) else len(self.values) // 2
        values = self.values[::-1] if not middle else [*self.values[middle:], *self.values[:middle]]
        return self._replace(values=values)


class Worlds:
    """The worlds of a ``state`` in which ``work`` leads to these ``findings``, some of which are undetermined."""

    is_one_enough = False
    """Whether one world in which no rule is broken is looked for, so that a value may stand for others."""

    def __init__(
        self,
        game: Game[Any],
        state: View,
        work: Work,
        findings: Sequence[Finding],
        most_work: float,
        steps: float,
        *,
        is_audit: bool = False,
    ) -> None:
        self._game = game
        self._state = state
        self._sources = state.sources
        self._work = work
        self._steps = steps
        """How many steps the work takes in a world, beside those of its computations."""
        self._is_audit = is_audit
        """Whether the work is an audit, so that worlds need no other."""
        self.budget = Budget(most_work, state.sources.work)
        self.given = World((), (), state.given, findings)
        self.refuted: list[World] = []
        """The worlds that break a rule: if no other is left, they are all that there are."""
        self.contradictions = 0
        """In how many worlds what was done before was not legal."""

    # All worlds

    def in_all(self) -> Sequence[World]:
        """All worlds, if they have the same outcome. Raises ``Unknown`` if not, or if there are none or too many."""
        worlds: list[World] = []
        try:
            for world in self._decided(self.given):
                worlds.append(world)
                if world.outcome is not worlds[0].outcome:
                    raise Unknown
            if not worlds:
                raise Unknown
        except GivenUp:
            raise Unknown from None
        return (self.broken_by_one_gap() if worlds[0].outcome is Outcome.VIOLATED else None) or worlds

    def _decided(self, world: World) -> Iterator[World]:
        """The worlds that extend ``world`` until no rule is undetermined. Raises ``Unknown`` if nothing more can be filled
        in."""
        if world.outcome is not Outcome.UNDETERMINED:
            yield world
            return
        gap = next(self.gaps(world), None)
        if gap is None:
            raise Unknown
        for filled in self.filled(gap.extremes_first, world):
            yield from self._decided(filled)

    def by_single_gaps(self) -> Sequence[Finding]:
        """The findings, in which each rule is upheld that is kept whatever is in some gap that it asks for."""
        kept: set[str] = set()
        with suppress(Unknown, GivenUp):
            for gap in self.gaps(self.given):
                place = pointer("state", *gap.path)
                rules = {finding.rule for finding in self.given.findings if place in finding.at} - kept
                is_possible = False
                for world in self.filled(gap.extremes_first, self.given) if rules else ():
                    is_possible = True
                    rules &= {finding.rule for finding in world.findings if finding.outcome is Outcome.UPHELD}
                    if not rules:
                        break
                kept |= rules if is_possible else set()
        return [upheld(finding.rule) if finding.rule in kept else finding for finding in self.given.findings]

    def broken_by_one_gap(self) -> Sequence[World]:
        """The worlds in which only one gap is filled, if each value there breaks a rule; else none."""
        with suppress(Unknown, GivenUp):
            return next(filter(None, (self.all_broken(gap, self.given) for gap in self.gaps(self.given))), [])
        return []

    def all_broken(self, gap: Gap, world: World) -> Sequence[World]:
        """The worlds in which this gap is filled, too, if each of them breaks a rule."""
        found: list[World] = []
        for filled in self.filled(gap.likely_first, world):
            if filled.outcome is not Outcome.VIOLATED:
                return []
            found.append(filled)
        return found

    # One world

    def is_kept(self, world: World) -> bool:
        """Whether the gaps of ``world`` can be filled without breaking a rule."""
        gap = next(self.gaps(world), None)
        before = len(self.refuted)
        return gap is None or any(map(self.is_kept, self.kept(gap, world))) or len(self.refuted) == before

    def kept(self, gap: Gap, world: World) -> Iterator[World]:
        """The worlds in which this gap is filled, too, and no rule is broken so far."""
        for filled in self.filled(gap, world):
            if filled.outcome is Outcome.VIOLATED:
                self.refuted.append(filled)
            else:
                yield filled

    # Gaps

    def gaps(self, world: World) -> Iterator[Gap]:
        """What is unknown and would have to be known, each place in the earliest state in which it is; where an action has
        changed it since, also what would tell how.

        Rules ask for what decides whether something exists before they ask what it is: for the phase, and then whose turn it is.
        """
        asked_for = [(len(world.past), place) for place in missing(world.findings)]
        known = [(after, pointer("state", *path)) for after, path, _ in world.supposed]
        exact = [place for place, (_, _, value) in zip(known, world.supposed, strict=True) if not are_bounds(value)]
        places = [*asked_for, *known]
        for nth, (after, place) in enumerate(places):  # to which more are added meanwhile
            found = self.place_in(world.state_after(after), place)
            if found is None:
                continue
            path = found.path
            first = after
            while first and world.past[first - 1].leaves_as_it_is(path, world.state_after(first)):
                first -= 1
            opened = (world.past[first - 1].opened(path) or ()) if first else ()
            places += [(first - 1, other) for other in opened if (first - 1, other) not in places]
            is_open = nth < len(asked_for) or not is_exact(world.state_after(first), path)
            if is_open and (after, place) not in exact and (values := self._values(first, found, world)):
                yield Gap(first, path, values, nth < len(asked_for))

    def place_in(self, state: Document, place: str) -> "PlaceToTry | None":
        """The missing place, if a value could be tried there. How many entries an absent list has is unknown, too."""
        found = _place_in(self._game.StateShape, place)
        return found if found and is_there(state, found.path[: found.last_entry + 1]) else None

    def _values(self, after: int, place: "PlaceToTry", world: World) -> Sequence[Any]:
        """The values that may be at a place after some of the actions, if they are few."""
        path = place.path
        if after and (among := world.past[after - 1].among(path)):
            return among
        document = world.state_after(after)
        is_given = document is self._state.given
        with nullcontext(self._state) if is_given else self._game.State(document, self._sources) as state:
            if path in state.bounds:
                values: Sequence[Any] | None = numbers_within_bounds(self._game, state, path)
            else:
                values = domain_of(self._game, state, path) if place.is_number or self.is_one_enough else None
        values = place.values if values is None else values
        return values if values and len(values) <= MOST_VALUES else ()

    # Filling gaps

    def filled(self, gap: Gap, world: World) -> Iterator[World]:
        """The worlds in which this gap is filled, too, if their states are possible and their earlier actions legal."""
        place = pointer("state", *gap.path)
        for value in gap.values:
            filled = self.with_value(gap, value, world)
            stands_for_unknown = filled and gap.is_missing and not are_bounds(value) and place in missing(filled.findings)
            if filled and not stands_for_unknown:
                yield filled

    def with_value(self, gap: Gap, value: Any, world: World) -> World | None:
        """The world with one more value; ``None`` if a state is then impossible, or an earlier action illegal."""
        supposed = [*(one for one in world.supposed if one[:2] != gap[:2]), (gap.after, gap.path, value)]
        past, document = list(world.past), replaced(world.state_after(gap.after), gap.path, value)
        for nth in range(gap.after, len(past)):
            action = past[nth].action
            self.budget.spend(steps_to_rule_on(action.document))
            if (possible := self._if_possible(document, supposed, nth)) is None:
                return None
            with self._game.State(possible, self._sources) as state:
                findings = findings_about(self._game, action, state)
                if findings is None:
                    return None
                if outcome_of(findings) is Outcome.VIOLATED:
                    self.contradictions += 1
                    return None
                effect = effect_of(self._game, action, state)
            past[nth] = past[nth]._replace(state=possible, open=effect.open)
            document = past[nth + 1].after(effect.state) if nth + 1 < len(past) else effect.state
            document = with_supposed(document, [(path, value) for after, path, value in supposed if after == nth + 1])
        self.budget.spend(self._steps)
        if (possible := self._if_possible(document, supposed, len(past))) is None:
            return None
        with self._game.State(possible, self._sources) as state:
            found = self._work(state)
        return None if found is None else World(supposed, tuple(past), possible, found)

    def _if_possible(self, state: Document, supposed: Sequence[tuple[int, Path, Any]], after: int) -> Document | None:
        """The state after some of the actions, in which this is ``supposed``, if it can exist: the same document for all actions
        that are tried in it."""
        if self._is_audit or all(one != after for one, _, _ in supposed):
            return state
        now = len(self.given.past)
        key = ("possible", *((one - now, path, orjson.dumps(value)) for one, path, value in supposed if one <= after))
        return self._state.remember(key, lambda: state if is_possible(self._game, state, self._sources, self.budget) else None)


class PlaceToTry(NamedTuple):
    """A place at which values can be tried."""

    path: Path
    last_entry: int
    """The index of the last step that leads to an entry of a list; -1 if there is none."""
    values: Sequence[Any] | None
    """All values that the shape allows, if they are few."""
    is_number: bool
    """Whether a domain gives all values, none of which stands for others."""


def can_be_tried(game: Game[Any], place: str) -> bool:
    """Whether all values may be tried at that JSON Pointer, in some state."""
    found = _place_in(game.StateShape, place)
    return found is not None and (found.is_number or found.values is not None)


@lru_cache(_REMEMBERED)
def _place_in(shape: type[Schema], place: str) -> PlaceToTry | None:
    """The place of that JSON Pointer in states of this shape, unless no value can be tried there.

    Only values without parts are tried: a pile of which only the number of cards is known has hidden cards. Nor is a member
    tried that excludes others: one of those may be present instead.
    """
    names = steps_of(place)[1:]
    if not place.startswith(ROOT) or not names or names[0] in _OF_SOURCES:
        return None
    try:
        steps = list(steps_to(shape, names))
    except LookupError:
        return None
    if steps[-1].is_exclusive:
        return None
    path = tuple(int(name) if step.kind is StepKind.ENTRY else name for name, step in zip(names, steps, strict=True))
    field = steps[-1].field
    last = max((nth for nth, step in enumerate(steps) if step.kind is StepKind.ENTRY), default=-1)
    return PlaceToTry(path, last, few_values(field, MOST_VALUES), isinstance(field, fields.Integer))


def findings_about(game: Game[Any], action: ActionDocument, state: View) -> Sequence[Finding] | None:
    """The findings about an action; ``None`` if it names what ``state`` does not have."""
    if any(game.misnamed(state, action.document, action.at)):
        return None
    return examine(game.action_checks[action.type], state, action)


def is_possible(game: Game[Any], document: Document, sources: Sources, work: Budget | None = None) -> bool:
    """Whether what is known of the state in ``document`` breaks no rule. Raises ``GivenUp`` if that takes more ``work`` than is
    left, or than the ``sources`` have left."""
    (work or sources.work).spend(steps_to_audit(document))
    with game.State(document, sources) as state:
        checks = game.audit_checks_of(document)
        return sources.without_assumptions(lambda: next(breaches(checks, state), None) is None)


def found_in_all(findings: Sequence[Finding], worlds: Sequence[World]) -> list[Finding]:
    """The final findings, from those in each world. ``findings`` are those without worlds, some undetermined.

    If every world violates a rule, but not all the same one, these rules are undetermined, with the mark that one of them is
    broken. A rule among them can have been upheld before: it may find fault only where the others do not need what is missing.
    """
    by_rule = [{one.rule: one for one in world.findings if one.outcome is Outcome.VIOLATED} for world in worlds]
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


def _in_all(finding: Finding, found: Sequence[Finding | None], places: tuple[str, ...]) -> Finding:
    """What is ``found`` about a rule, if it is violated in all worlds, whatever is at these ``places``; else the ``finding``
    before."""
    first = found[0]
    if first is None or None in found:
        return finding
    if all(one == first for one in found):
        return first
    return replace(finding, outcome=Outcome.VIOLATED, at=finding.at or places, is_regardless=True)
