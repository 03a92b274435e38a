"""Worlds: states in which unknown places are filled in, and the findings about an action in each.

A rule that needs something unknown is undetermined. If only few values are possible at a missing place, there is a world for each
of them. Worlds that the audit refuses are left out. If all others lead to the same verdict, that is the verdict (``in_all``).

If the state says that what it does not state is in order, one world that keeps all rules is enough (``granted``). It must also
keep the rules of the actions that were done before. Nothing that is stated is overridden, and what no world keeps is illegal.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, NamedTuple

import orjson
from marshmallow import fields

from lawspeaker.adjudication.deciding.audit import is_possible
from lawspeaker.adjudication.deciding.domains import domain_of, numbers_within_bounds
from lawspeaker.adjudication.deciding.effects import effect_of
from lawspeaker.adjudication.deciding.past import Past, Step, is_exact, with_supposed
from lawspeaker.adjudication.document import Document, Path, is_there, pointer, replaced, steps_of
from lawspeaker.adjudication.rules.action import ActionDocument, only_itself
from lawspeaker.adjudication.rules.checks import Finding, Outcome, examine, missing, outcome_of, upheld
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.view import ROOT, View
from lawspeaker.adjudication.unknown import AT_LEAST, AT_MOST, Unknown
from lawspeaker.adjudication.wire.paths import Field, StepKind, few_values, steps_to
from lawspeaker.adjudication.wire.quantities import quantity_at
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.adjudication.work import Budget, GivenUp, steps_to_rule_on

MOST_VALUES = 80
"""How many values are tried at one place, at most."""
MOST_WORK = 18_500
"""How many steps are taken, at most, to try worlds for one ruling or for a turn."""

_OF_SOURCES = ("edition", "overlay", "readings")
"""The members of a state of which its sources are made, so that no value can be tried there."""
_TWO = 2
"""The number of possible values of a place from which on it counts as unknown."""


class World(NamedTuple):
    """The actions that were done, with some unknown places filled in, and the findings about the last action in this world."""

    supposed: Sequence[tuple[int, Path, Any]]
    """The index of the step before which each value is supposed, its path, and the value."""
    steps: Past
    findings: Sequence[Finding]

    @property
    def outcome(self) -> Outcome:
        """The overall outcome."""
        return outcome_of(self.findings)

    @property
    def state(self) -> Document:
        """The state before the last action."""
        return self.steps[-1].state


class Gap(NamedTuple):
    """A place that the state before a step leaves out, with the few values that it may have."""

    step: int
    path: Path
    values: Sequence[Any]
    is_missing: bool
    """Whether the rules of the action need it, rather than an action before."""


@dataclass(frozen=True, slots=True)
class Granted:
    """The findings about an action if everything unstated is in order."""

    findings: Sequence[Finding]
    """No rule is undetermined, unless one is violated, or depends on something that an earlier action left open."""
    past: Past
    """The earlier actions and this one, with the values that make all of them legal; empty if there are none."""


class Worlds:
    """The worlds of a state to which a ``past`` led, in which an action is undetermined by these ``findings``."""

    def __init__(
        self, game: Game[Any], action: ActionDocument, state: View, findings: Sequence[Finding], past: Past = ()
    ) -> None:
        self._game = game
        self._action = action
        self._state = state
        self._sources = state.sources
        self._given = World((), (*past, Step(action, state.given)), findings)
        self._most_work = MOST_WORK - sum(step.work for step in past)
        self._work = Budget(self._most_work, self._sources.work)
        self._refuted: list[World] = []
        """The worlds that break a rule: if no other is left, they are all that there are."""
        self._is_one_enough = False
        """Whether one world that keeps all rules is looked for, so that a value may stand for others."""
        self._contradictions = 0
        """In how many worlds what was done before was not legal."""

    # The same in all

    def in_all(self) -> Sequence[World]:
        """All worlds, if the action is legal in each or in none. Raises ``Unknown`` if not, or if there are none or too many."""
        worlds: list[World] = []
        try:
            for world in self._decided(self._given):
                worlds.append(world)
                if world.outcome is not worlds[0].outcome:
                    raise Unknown
            if not worlds:
                raise Unknown
        except GivenUp:
            raise Unknown from None
        if worlds[0].outcome is Outcome.VIOLATED:
            with suppress(Unknown, GivenUp):
                return next(filter(None, (self._all_broken(gap, self._given) for gap in self._gaps(self._given))), worlds)
        return worlds

    def _decided(self, world: World) -> Iterator[World]:
        """The worlds that extend ``world`` until no rule is undetermined. Raises ``Unknown`` if nothing more can be filled
        in."""
        if world.outcome is not Outcome.UNDETERMINED:
            yield world
            return
        gap = next(self._gaps(world), None)
        if gap is None:
            raise Unknown
        for filled in self._filled(_extremes_first(gap), world):
            yield from self._decided(filled)

    def by_single_gaps(self) -> Sequence[Finding]:
        """The findings, in which each rule is upheld that is kept whatever is in some gap that it asks for."""
        kept: set[str] = set()
        with suppress(Unknown, GivenUp):
            for gap in self._gaps(self._given):
                place = pointer("state", *gap.path)
                rules = {finding.rule for finding in self._given.findings if place in finding.at} - kept
                is_possible = False
                for world in self._filled(_extremes_first(gap), self._given) if rules else ():
                    is_possible = True
                    rules &= {finding.rule for finding in world.findings if finding.outcome is Outcome.UPHELD}
                    if not rules:
                        break
                kept |= rules if is_possible else set()
        return [upheld(finding.rule) if finding.rule in kept else finding for finding in self._given.findings]

    # One that keeps all rules

    def granted(self) -> Granted:
        """The findings if everything unstated is in order.

        First each place is looked at alone. If only one value can be there, or only numbers between some bounds, that is filled
        in. Then one way to fill in all places together is looked for.
        """
        worlds = [self._given]
        self._is_one_enough = is_kept = True
        with suppress(Unknown, GivenUp):  # there are too many worlds to look at
            is_kept = self._fill_in(worlds) and self._is_kept(worlds[-1])
        if is_kept or not self._refuted:
            left_open = {finding.rule: finding for finding in self._left_open(worlds[-1])}
            kept = [left_open.get(finding.rule) or _assumed(finding, worlds) for finding in self._given.findings]
            return Granted(kept, self._past_by(worlds[-1]))
        return Granted(found_in_all(self._given.findings, self._plainly_refuted()), ())

    def _plainly_refuted(self) -> Sequence[World]:
        """The worlds in which a single gap breaks a rule, if there are few. So no unnecessary rule is named."""
        self._refuted, refuted = [], self._refuted
        is_kept = True
        with suppress(Unknown, GivenUp):
            is_kept = self._is_kept(self._given)
        return refuted if is_kept or not self._refuted else self._refuted

    def _past_by(self, world: World) -> Past:
        """The actions that were done, with all values that ``world`` requires."""
        more = [[(path, value) for place, path, value in world.supposed if place == nth] for nth in range(len(world.steps))]
        *before, last = (step._replace(granted=[*step.granted, *here]) for step, here in zip(world.steps, more, strict=True))
        return (*before, last._replace(work=self._most_work - self._work.left))

    def _fill_in(self, worlds: list[World]) -> bool:
        """Adds to ``worlds`` the last of them with more and more of what must be there, as all else breaks a rule.

        Whether no place was found at which any value breaks one.
        """
        seen: set[tuple[int, Path]] = set()
        while gap := next((gap for gap in self._gaps(worlds[-1]) if gap[:2] not in seen), None):
            seen.add(gap[:2])
            before, self._refuted = self._refuted, []
            kept = self._extremes(gap, worlds[-1])
            if not kept and self._refuted:
                self._refuted = self._all_broken(gap, worlds[0]) or [*before, *self._refuted]
                return False
            if narrowed := self._narrowed(gap, worlds[-1], kept):
                worlds.append(narrowed)
                before += self._refuted
            self._refuted = before
        return True

    def _extremes(self, gap: Gap, world: World) -> Sequence[World]:
        """The lowest and the highest number that break no rule, or some two other values; or the only one."""
        if not isinstance(gap.values, range):
            return list(islice(self._kept(gap, world), _TWO))
        lowest = next(self._kept(gap, world), None)
        if lowest is None:
            return []
        above = range(gap.values[-1], lowest.supposed[-1][-1], -1)
        return [lowest, *islice(self._kept(gap._replace(values=above), world), 1)]

    def _narrowed(self, gap: Gap, world: World, kept: Sequence[World]) -> World | None:
        """The world with the gap narrowed to the ``kept`` values: the value, if there is only one, or the bounds of a
        number."""
        stands_for_others = not isinstance(gap.values, range) and domain_of(self._game, self._state, gap.path) is not None
        if stands_for_others or not kept:
            return None
        if len(kept) == 1:
            return kept[0]
        low, high = (one.supposed[-1][-1] for one in kept)
        if not self._may_be_bounded(gap) or (low, high) == (gap.values[0], gap.values[-1]):
            return None
        return self._with(gap, _bounds(low, high), world)

    def _is_kept(self, world: World) -> bool:
        """Whether the remaining gaps can be filled without breaking a rule."""
        gap = min(self._gaps(world), key=lambda gap: (len(gap.values) > 1, gap.step), default=None)
        if gap is None:
            return self._can_be_completed(world)
        if self._may_be_bounded(gap) and len(gap.values) > _TWO:  # the numbers above the lowest often come to the same
            gap = gap._replace(values=[gap.values[0], _bounds(gap.values[1], gap.values[-1])])
        before = len(self._refuted) + self._contradictions
        return any(map(self._is_kept, self._kept(gap, world))) or len(self._refuted) + self._contradictions == before

    def _can_be_completed(self, world: World) -> bool:
        """Whether some completion of the action breaks no rule. True for an action without completions."""
        kind = self._game.actions[self._action.type]
        unclear = [finding for finding in world.findings if any(not place.startswith(ROOT) for place in finding.at)]
        if not unclear or kind.completions is only_itself:
            return True
        with self._game.State(world.state, self._sources) as state:
            try:
                if any(self._is_kept_by(completion, state) for completion in kind.completions(state, self._action)):
                    return True
            except Unknown:
                return True
        self._refuted += [world._replace(findings=[replace(finding, outcome=Outcome.VIOLATED)]) for finding in unclear]
        return False

    def _is_kept_by(self, completion: Document, state: View) -> bool:
        """Whether the completed action breaks no rule, as far as ``state`` is known."""
        action = self._game.action(completion, self._action.at)
        self._work.spend(steps_to_rule_on(completion))
        return outcome_of(examine(self._game.action_checks[action.type], state, action)) is not Outcome.VIOLATED

    def _left_open(self, world: World) -> Iterator[Finding]:
        """The findings about rules that depend on what an action before left open, as far as it was not tried, with the places to
        send. A deck always has enough cards."""
        tried = {*(gap.path for gap in self._gaps(world)), *(path for _, path, _ in world.supposed)}
        for finding in world.findings:
            if finding.outcome is not Outcome.UNDETERMINED or any(map(self._is_deck, finding.at)):
                continue
            if at := tuple(dict.fromkeys(each for place in finding.at for each in self._opened(world, place, tried))):
                yield replace(finding, at=at)

    def _opened(self, world: World, place: str, tried: Collection[Path]) -> Sequence[str]:
        """The places to send to know ``place``, if an earlier action left it open, and it was not ``tried``."""
        found = self._place_in(world.state, place)
        path = found[0] if found else tuple(steps_of(place)[1:])
        opened = [places for step in world.steps[:-1] if (places := step.opened(path)) is not None]
        if not opened or path in tried or is_exact(world.state, path):
            return ()
        return [each for places in opened for each in places] or [place]

    def _is_deck(self, place: str) -> bool:
        """Whether the place is in a pile whose order matters."""
        try:
            steps = list(steps_to(self._game.StateShape, steps_of(place)[1:])) if place.startswith(ROOT) else []
        except LookupError:
            return False
        return any(isinstance(step.field, fields.Nested) and ORDER in step.field.schema.fields for step in steps)

    # Gaps

    def _gaps(self, world: World) -> Iterator[Gap]:
        """What is unknown and would have to be known, each place in the earliest state in which it is; where an action has
        changed it since, also what would tell how.

        Rules ask for what decides whether something exists before they ask what it is: for the phase, and then whose turn it is.
        """
        now = len(world.steps) - 1
        asked_for = [(now, place) for place in missing(world.findings)]
        known = [(step, pointer("state", *path)) for step, path, _ in world.supposed]
        places = [*asked_for, *known]
        for nth, (step, place) in enumerate(places):  # to which more are added meanwhile
            found = self._place_in(world.steps[step].state, place)
            if found is None:
                continue
            path, field = found
            first = step
            while first and world.steps[first - 1].leaves_as_it_is(path, world.steps[first].state):
                first -= 1
            opened = (world.steps[first - 1].opened(path) or ()) if first else ()
            places += [(first - 1, other) for other in opened if (first - 1, other) not in places]
            is_open = nth < len(asked_for) or not is_exact(world.steps[first].state, path)
            if is_open and (step, place) not in known and (values := self._values(first, path, field, world)):
                yield Gap(first, path, values, nth < len(asked_for))

    def _place_in(self, state: Document, place: str) -> tuple[Path, Field] | None:
        """The path and the field of a missing place at which a value could be tried.

        Only values without parts are tried: a pile of which only the number of cards is known has hidden cards. Nor is a member
        tried that excludes others: one of those may be present instead.
        """
        names = steps_of(place)[1:] if place.startswith(ROOT) else ()
        try:
            steps = list(steps_to(self._game.StateShape, names))
        except LookupError:
            return None
        path = tuple(int(name) if step.kind is StepKind.ENTRY else name for name, step in zip(names, steps, strict=True))
        if not path or path[0] in _OF_SOURCES:
            return None
        last = max((place for place, step in enumerate(steps) if step.kind is StepKind.ENTRY), default=-1)
        if steps[-1].is_exclusive or not is_there(state, path[: last + 1]):
            return None  # of a list that is not there, nobody knows how many entries it has
        return path, steps[-1].field

    def _values(self, step: int, path: Path, field: Field, world: World) -> Sequence[Any]:
        """The values that may be at a place before a step, if they are few."""
        if step and (among := world.steps[step - 1].among(path)):
            return among
        with self._game.State(world.steps[step].state, self._sources) as state:
            if path in state.bounds:
                values: Sequence[Any] | None = numbers_within_bounds(self._game, state, path)
            else:
                values = domain_of(self._game, state, path)
                if not (self._is_one_enough or isinstance(values, range)):
                    values = None  # some of them may stand for others
        values = few_values(field, MOST_VALUES) if values is None else values
        return values if values and len(values) <= MOST_VALUES else ()

    def _may_be_bounded(self, gap: Gap) -> bool:
        """Whether the gap is a quantity, so that a state may give its bounds."""
        return isinstance(gap.values, range) and quantity_at(self._sources.quantities, gap.path) is not None

    # Filling gaps

    def _all_broken(self, gap: Gap, world: World) -> list[World]:
        """The worlds in which only this gap is filled, if each of them breaks a rule."""
        found = list(self._filled(gap, world))
        return found if all(one.outcome is Outcome.VIOLATED for one in found) else []

    def _kept(self, gap: Gap, world: World) -> Iterator[World]:
        """The worlds in which this gap is filled, too, and no rule is broken so far."""
        for filled in self._filled(gap, world):
            if filled.outcome is Outcome.VIOLATED:
                self._refuted.append(filled)
            else:
                yield filled

    def _filled(self, gap: Gap, world: World) -> Iterator[World]:
        """The worlds in which this gap is filled, too, if their states are possible and their earlier actions legal."""
        place = pointer("state", *gap.path)
        for value in gap.values:
            filled = self._with(gap, value, world)
            stands_for_unknown = filled and gap.is_missing and place in missing(filled.findings)
            if filled and not stands_for_unknown:
                yield filled

    def _with(self, gap: Gap, value: Any, world: World) -> World | None:
        """The world with one more value; ``None`` if a state is then impossible, or an earlier action illegal."""
        supposed = [*(one for one in world.supposed if one[:2] != gap[:2]), (gap.step, gap.path, value)]
        steps = list(world.steps)
        for nth in range(gap.step, len(steps)):
            step = steps[nth]
            self._work.spend(steps_to_rule_on(step.action.document))
            if here := [(path, value) for place, path, value in supposed if place == nth]:
                is_first = nth == gap.step
                state_then = replaced(step.state, gap.path, value) if is_first else with_supposed(step.state, here)
                possible = self._if_possible(state_then, [one for one in supposed if one[0] <= nth])
                if possible is None:
                    return None
                step = steps[nth] = step._replace(state=possible)
            with self._game.State(step.state, self._sources) as state:
                if any(self._game.misnamed(state, step.action.document, step.action.at)):
                    return None
                findings = examine(self._game.action_checks[step.action.type], state, step.action)
                if step is steps[-1]:
                    return World(supposed, tuple(steps), findings)
                if outcome_of(findings) is Outcome.VIOLATED:
                    self._contradictions += 1
                    return None
                effect = effect_of(self._game, step.action, state)
            steps[nth] = step._replace(open=effect.open)
            steps[nth + 1] = steps[nth + 1]._replace(state=steps[nth + 1].after(effect.state))
        raise AssertionError("there is always the action itself")

    def _if_possible(self, state: Document, supposed: Sequence[tuple[int, Path, Any]]) -> Document | None:
        """That state, in which this is ``supposed``, if it can exist: the same document for all actions that are tried in it."""
        now = len(self._given.steps)
        key = ("possible", *((step - now, path, orjson.dumps(value)) for step, path, value in supposed))
        return self._state.remember(key, lambda: state if is_possible(self._game, state, self._sources, self._work) else None)


# Merging


def found_in_all(findings: Sequence[Finding], worlds: Sequence[World]) -> list[Finding]:
    """The final findings about an action, from those in each world. ``findings`` are those without worlds, some undetermined.

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


def _extremes_first(gap: Gap) -> Gap:
    """That gap with the lowest and the highest number first: if not all lead to the same, these seldom do."""
    return gap._replace(values=[*gap.values[:1], *gap.values[:0:-1]]) if isinstance(gap.values, range) else gap


def _bounds(low: int, high: int) -> int | Document:
    return low if low == high else {AT_LEAST: low, AT_MOST: high}


def _assumed(finding: Finding, worlds: Sequence[World]) -> Finding:
    """The finding about a rule, which is assumed to be kept if nobody knows; the last of these ``worlds`` is all that must be."""
    if finding.outcome is not Outcome.UNDETERMINED:
        return finding
    now = len(worlds[-1].steps) - 1
    known = {pointer("state", *path): value for step, path, value in worlds[-1].supposed if step == now}
    at = tuple(
        dict.fromkeys(place for world in worlds for each in world.findings if each.rule == finding.rule for place in each.at)
    )
    facts = {place: known[place] for place in at if place in known and not isinstance(known[place], dict)}
    return replace(finding, outcome=Outcome.ASSUMED, at=at, facts=facts)
