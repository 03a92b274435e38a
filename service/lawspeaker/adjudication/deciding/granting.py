"""Granting: what a state does not state is in order, if the state says so.

Then a rule that is undetermined is assumed to be kept, if there is any way to fill in what is left out that keeps it together
with all other rules, of this action and of those before it. Nothing that is stated is overridden, and what cannot be kept stays
illegal.

First each place is looked at alone. If only one value can be there, or only numbers between some bounds, that is filled in. Then
one way to fill in all places together is looked for.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, NamedTuple

import orjson
from marshmallow import fields

from lawspeaker.adjudication.deciding.audit import is_possible
from lawspeaker.adjudication.deciding.domains import domain_of
from lawspeaker.adjudication.deciding.effects import effect_of
from lawspeaker.adjudication.deciding.past import Past, Step, is_exact, with_supposed
from lawspeaker.adjudication.deciding.supposing import MOST_SUPPOSED, MOST_WORK, found_in_all, place_in, values_to_suppose
from lawspeaker.adjudication.document import Document, Path, pointer, steps_of
from lawspeaker.adjudication.rules.action import ActionDocument, only_itself
from lawspeaker.adjudication.rules.checks import Finding, Outcome, examine, missing, outcome_of
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.view import ROOT, View
from lawspeaker.adjudication.unknown import AT_LEAST, AT_MOST, Unknown
from lawspeaker.adjudication.wire.paths import Field, steps_to
from lawspeaker.adjudication.wire.quantities import quantity_at
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.adjudication.work import GivenUp, Work, steps_to_rule_on

_TWO = 2
"""If that many values are possible at a place, it is not known which one is there."""


@dataclass(frozen=True, slots=True)
class Granted:
    """What is found about an action if what is not stated is in order."""

    findings: Sequence[Finding]
    """No rule is undetermined, unless one is violated, or depends on what an action before left open: that was not left out."""
    past: Past
    """What was done before, and the action itself, with what must be there for all of it to be legal; empty, if it cannot be."""


def granted(game: Game[S], action: ActionDocument, state: S, findings: Sequence[Finding], past: Past) -> Granted:
    """What is found about the ``action``, undetermined by these ``findings``, if what ``state`` does not state is in order.

    ``past`` led to that state.
    """
    return _Granting(game, action, state, past).granted(findings)


class _Gap(NamedTuple):
    """A place in the state before a step at which something is left out, and the values that it may have."""

    step: int
    path: Path
    values: Sequence[Any]
    is_missing: bool
    """Whether the rules of the action ask for it, and not what was done before."""


class _Way(NamedTuple):
    """One way in which something that is unknown may be, and what is found about the action then."""

    supposed: Sequence[tuple[int, Path, Any]]
    """Before which step, where and what."""
    steps: Past
    """What was done, with the states before each action as they are then."""
    findings: Sequence[Finding]

    @property
    def is_kept(self) -> bool:
        """Whether no rule is broken so far."""
        return outcome_of(self.findings) is not Outcome.VIOLATED


class _Granting:
    """Looks for a way to fill in what is not stated that keeps all rules."""

    def __init__(self, game: Game[S], action: ActionDocument, state: S, past: Past) -> None:
        self._game: Game[Any] = game
        self._action = action
        self._state: Any = state
        self._sources = state.sources
        self._steps = (*past, Step(action, state.given))
        self._most_work = MOST_WORK - sum(step.work for step in past)
        self._work = Work(self._most_work)
        self._refuted: list[_Way] = []
        """The ways that break a rule: if no other way is left, they are all that there are."""
        self._contradictions = 0
        """How many ways were found in which what was done before was not legal."""

    def granted(self, findings: Sequence[Finding]) -> Granted:
        """What is found, after these ``findings`` left rules undetermined."""
        way = _Way((), self._steps, findings)
        ways = [way]
        is_kept = True
        with suppress(Unknown, GivenUp):  # there are too many ways to look at
            is_kept = self._fill_in(ways) and self._is_kept(ways[-1])
        if is_kept or not self._refuted:
            left_open = {finding.rule: finding for finding in self._left_open(ways[-1])}
            kept = [left_open.get(finding.rule) or _assumed(finding, ways) for finding in findings]
            return Granted(kept, self._past_by(ways[-1]))
        return Granted(found_in_all(findings, [one.findings for one in self._plainly_refuted(way)]), ())

    def _left_open(self, way: _Way) -> Iterator[Finding]:
        """The findings about rules that depend on what an action before left open, as far as it was not tried, with the places to
        send. A deck always has enough cards."""
        tried = {*(gap.path for gap in self._gaps(way)), *(path for _, path, _ in way.supposed)}
        for finding in way.findings:
            if finding.outcome is not Outcome.UNDETERMINED or any(map(self._is_deck, finding.at)):
                continue
            if at := tuple(dict.fromkeys(each for place in finding.at for each in self._opened(way, place, tried))):
                yield replace(finding, at=at)

    def _opened(self, way: _Way, place: str, tried: Collection[Path]) -> Sequence[str]:
        """What would have to be sent to know that place, if an action before left it open, and it was not tried."""
        now = way.steps[-1].state
        found = self._place_in(now, place)
        path = found[0] if found else tuple(steps_of(place)[1:])
        opened = [places for step in way.steps[:-1] if (places := step.opened(path)) is not None]
        if not opened or path in tried or is_exact(now, path):
            return ()
        return [each for places in opened for each in places] or [place]

    def _plainly_refuted(self, way: _Way) -> Sequence[_Way]:
        """The ways that break a rule if nothing is filled in before, if they are few: so no rule is named that is not needed."""
        self._refuted, refuted = [], self._refuted
        is_kept = True
        with suppress(Unknown, GivenUp):
            is_kept = self._is_kept(way)
        return refuted if is_kept or not self._refuted else self._refuted

    def _past_by(self, way: _Way) -> Past:
        """What was done, with all that must be there by ``way``."""
        more = [[(path, value) for place, path, value in way.supposed if place == nth] for nth in range(len(way.steps))]
        *before, last = (step._replace(granted=[*step.granted, *further]) for step, further in zip(way.steps, more, strict=True))
        return (*before, last._replace(work=self._most_work - self._work.left))

    # One place after the other

    def _fill_in(self, ways: list[_Way]) -> bool:
        """Adds to ``ways`` the last of them with more and more of what must be there, as all else breaks a rule.

        Whether no place was found at which any value breaks one.
        """
        seen: set[tuple[int, Path]] = set()
        while gap := next((gap for gap in self._gaps(ways[-1]) if gap[:2] not in seen), None):
            seen.add(gap[:2])
            before, self._refuted = self._refuted, []
            kept = self._extremes(gap, ways[-1])
            if not kept and self._refuted:
                self._refuted = self._by_itself(gap, ways[0]) or [*before, *self._refuted]
                return False
            if narrowed := self._narrowed(gap, ways[-1], kept):
                ways.append(narrowed)
                before += self._refuted
            self._refuted = before
        return True

    def _extremes(self, gap: _Gap, way: _Way) -> Sequence[_Way]:
        """The lowest and the highest number that break no rule, or some two other values; or the only one."""
        if not isinstance(gap.values, range):
            return list(islice(self._kept(gap, way), _TWO))
        lowest = next(self._kept(gap, way), None)
        if lowest is None:
            return []
        above = range(gap.values[-1], lowest.supposed[-1][-1], -1)
        return [lowest, *islice(self._kept(gap._replace(values=above), way), 1)]

    def _narrowed(self, gap: _Gap, way: _Way, kept: Sequence[_Way]) -> _Way | None:
        """The way with all that must be there by these ways: the value, if there is one, or the bounds of a number."""
        if self._stands_for_others(gap) or not kept:
            return None
        if len(kept) == 1:
            return kept[0]
        low, high = (one.supposed[-1][-1] for one in kept)
        if not self._may_be_bounded(gap) or (low, high) == (gap.values[0], gap.values[-1]):
            return None
        return self._with(gap, _bounds(low, high), way)

    def _by_itself(self, gap: _Gap, way: _Way) -> list[_Way]:
        """The ways to fill that gap alone, if each of them breaks a rule."""
        found = list(self._filled(gap, way))
        return [] if any(one.is_kept for one in found) else found

    # All together

    def _is_kept(self, way: _Way) -> bool:
        """Whether the rest can be filled in as well, so that no rule is broken."""
        gap = min(self._gaps(way), key=lambda gap: gap.step, default=None)
        if gap is None:
            return self._can_be_completed(way)
        before = len(self._refuted) + self._contradictions
        return any(map(self._is_kept, self._parts(gap, way))) or len(self._refuted) + self._contradictions == before

    def _parts(self, gap: _Gap, way: _Way) -> Iterator[_Way]:
        """The ways to know more of that gap with which no rule is broken so far: each value; or the lowest number, and all
        others, which often come to the same."""
        values = gap.values
        if self._may_be_bounded(gap) and len(values) > _TWO:
            values = [values[0], _bounds(values[1], values[-1])]
        return self._kept(gap._replace(values=values), way)

    def _can_be_completed(self, way: _Way) -> bool:
        """Whether some way to complete the action breaks no rule. An action without ways to complete it is not looked at."""
        kind = self._game.actions[self._action.type]
        unclear = [finding for finding in way.findings if any(not place.startswith(ROOT) for place in finding.at)]
        if not unclear or kind.completions is only_itself:
            return True
        with self._game.State(way.steps[-1].state, self._sources) as state:
            try:
                if any(self._is_kept_by(completion, state) for completion in kind.completions(state, self._action)):
                    return True
            except Unknown:
                return True
        self._refuted += [way._replace(findings=[replace(finding, outcome=Outcome.VIOLATED)]) for finding in unclear]
        return False

    def _is_kept_by(self, completion: Document, state: View) -> bool:
        """Whether that action breaks no rule, as far as ``state`` is known."""
        action = self._game.action(completion, self._action.at)
        self._count(action)
        return outcome_of(examine(self._game.action_checks[action.type], state, action)) is not Outcome.VIOLATED

    # Gaps

    def _gaps(self, way: _Way) -> Iterator[_Gap]:
        """What is unknown and would have to be known, each place in the earliest state in which it is; where an action has
        changed it since, also what would tell how."""
        now = len(way.steps) - 1
        asked_for = [(now, place) for place in missing(way.findings)]
        known = [(step, pointer("state", *path)) for step, path, _ in way.supposed]
        places = [*asked_for, *known]
        for nth, (step, place) in enumerate(places):  # to which more are added meanwhile
            found = self._place_in(way.steps[step].state, place)
            if found is None:
                continue
            path, field = found
            first = step
            while first and way.steps[first - 1].opened(path) is None and self._place_in(way.steps[first - 1].state, place):
                first -= 1
            opened = (way.steps[first - 1].opened(path) or ()) if first else ()
            places += [(first - 1, other) for other in opened if (first - 1, other) not in places]
            is_gap = (step, place) not in known and not is_exact(way.steps[first].state, path)
            if is_gap and (values := self._values(first, path, field, way)):
                yield _Gap(first, path, values, nth < len(asked_for))

    def _place_in(self, state: Document, place: str) -> tuple[Path, Field] | None:
        return place_in(self._game.StateShape, state, place)

    def _is_deck(self, place: str) -> bool:
        """Whether a pile whose order matters is at that place, or a part of one."""
        try:
            steps = list(steps_to(self._game.StateShape, steps_of(place)[1:])) if place.startswith(ROOT) else []
        except LookupError:
            return False
        return any(isinstance(step.field, fields.Nested) and ORDER in step.field.schema.fields for step in steps)

    def _values(self, step: int, path: Path, field: Field, way: _Way) -> Sequence[Any]:
        """The values that may be at a place before a step, if they are few."""
        if step and (among := way.steps[step - 1].among(path)):
            return among
        with self._game.State(way.steps[step].state, self._sources) as state:
            values = None if path in state.bounds else domain_of(self._game, state, path)
            values = values_to_suppose(self._game, state, path, field) if values is None else values
        return values if len(values) <= MOST_SUPPOSED else ()

    def _may_be_bounded(self, gap: _Gap) -> bool:
        """Whether it is a number of which a state may give the bounds."""
        return isinstance(gap.values, range) and quantity_at(self._sources.quantities, gap.path) is not None

    def _stands_for_others(self, gap: _Gap) -> bool:
        """Whether the only value that is looked at is not the only one that there can be."""
        return not isinstance(gap.values, range) and domain_of(self._game, self._state, gap.path) is not None

    # Ways

    def _kept(self, gap: _Gap, way: _Way) -> Iterator[_Way]:
        """The ways to fill that gap with which no rule is broken so far."""
        for filled in self._filled(gap, way):
            if filled.is_kept:
                yield filled
            else:
                self._refuted.append(filled)

    def _filled(self, gap: _Gap, way: _Way) -> Iterator[_Way]:
        """The ways to fill that gap with which the states can exist, and what was done before was legal."""
        place = pointer("state", *gap.path)
        for value in gap.values:
            filled = self._with(gap, value, way)
            stands_for_unknown = filled and gap.is_missing and place in missing(filled.findings)
            if filled and not stands_for_unknown:
                yield filled

    def _with(self, gap: _Gap, value: Any, way: _Way) -> _Way | None:
        """That way with one more value; ``None`` if a state cannot exist then, or what was done before was not legal."""
        supposed = [*(one for one in way.supposed if one[:2] != (gap.step, gap.path)), (gap.step, gap.path, value)]
        steps = list(way.steps)
        for nth in range(gap.step, len(steps)):
            step = steps[nth]
            self._count(step.action)
            if here := [(path, value) for place, path, value in supposed if place == nth]:
                step = steps[nth] = step._replace(state=with_supposed(step.state, here))
                if not self._is_possible(step.state, [one for one in supposed if one[0] <= nth]):
                    return None
            with self._game.State(step.state, self._sources) as state:
                if any(self._game.misnamed(state, step.action.document, step.action.at)):
                    return None
                findings = examine(self._game.action_checks[step.action.type], state, step.action)
                if step is steps[-1]:
                    return _Way(supposed, tuple(steps), findings)
                if outcome_of(findings) is Outcome.VIOLATED:
                    self._contradictions += 1
                    return None
                effect = effect_of(self._game, step.action, state)
            steps[nth] = step._replace(open=effect.open)
            steps[nth + 1] = steps[nth + 1]._replace(state=steps[nth + 1].after(effect.state))
        raise AssertionError("there is always the action itself")

    def _is_possible(self, state: Document, supposed: Sequence[tuple[int, Path, Any]]) -> bool:
        """Whether such a state, in which this is ``supposed``, can exist."""
        key = ("granted", *((step, path, orjson.dumps(value)) for step, path, value in supposed))
        possible: bool = self._state.remember(key, lambda: is_possible(self._game, state, self._sources, self._work))
        return possible

    def _count(self, action: ActionDocument) -> None:
        """Counts one more state, or action, that is tried. Raises ``GivenUp`` if there are too many."""
        for work in (self._work, self._sources.work):
            work.spend(steps_to_rule_on(action.document))


def _bounds(low: int, high: int) -> int | Document:
    return low if low == high else {AT_LEAST: low, AT_MOST: high}


def _assumed(finding: Finding, ways: Sequence[_Way]) -> Finding:
    """The finding about a rule, which is assumed to be kept if nobody knows; the last of these ``ways`` is all that must be."""
    if finding.outcome is not Outcome.UNDETERMINED:
        return finding
    now = len(ways[-1].steps) - 1
    known = {pointer("state", *path): value for step, path, value in ways[-1].supposed if step == now}
    places = [place for way in ways for each in way.findings if each.rule == finding.rule for place in each.at]
    at = tuple(dict.fromkeys(places))
    facts = {place: known[place] for place in at if place in known and not isinstance(known[place], dict)}
    return replace(finding, outcome=Outcome.ASSUMED, at=at, facts=facts)
