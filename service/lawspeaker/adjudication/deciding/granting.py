"""Granting: whether an action is legal if everything unstated is in order.

One world that keeps all rules is enough. It must also keep the rules of the actions that were done before. Nothing that is stated
is overridden, and what no world keeps is illegal.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.deciding.domains import domain_of
from lawspeaker.adjudication.deciding.past import Past, Step, is_exact
from lawspeaker.adjudication.deciding.worlds import Gap, World, Worlds, findings_about, found_in_all
from lawspeaker.adjudication.document import Document, Path, pointer, steps_of
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.action import ActionDocument, only_itself
from lawspeaker.adjudication.rules.checks import Finding, Outcome, examine, outcome_of
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.view import ROOT, View
from lawspeaker.adjudication.unknown import AT_LEAST, AT_MOST, Unknown
from lawspeaker.adjudication.wire.paths import steps_to
from lawspeaker.adjudication.wire.quantities import quantity_at
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.adjudication.work import Budget, GivenUp, steps_to_rule_on

MOST_WORK = 18_500
"""How many steps are taken, at most, to try worlds for one ruling or for a turn."""
_TWO = 2
"""The number of possible values of a place from which on it counts as unknown."""


@frozen
class Granted:
    """The findings about an action if everything unstated is in order."""

    findings: Sequence[Finding]
    """No rule is undetermined, unless one is violated, or depends on something that an earlier action left open."""
    past: Past
    """The earlier actions and this one, with the values that make all of them legal; empty if there are none."""


class ActionWorlds(Worlds):
    """The worlds of a ``state`` in which an ``action`` is undetermined by these ``findings``."""

    def __init__(self, game: Game[Any], action: ActionDocument, state: View, findings: Sequence[Finding]) -> None:
        work, steps = partial(findings_about, game, action), steps_to_rule_on(action.document)
        super().__init__(game, state, work, findings, MOST_WORK, steps)
        self._action = action

    def granted(self, past: Past) -> Granted:
        """The findings if everything unstated is in order. The ``past`` led to the state.

        First each place is looked at alone. If only one value can be there, or only numbers between some bounds, that is filled
        in. Then one way to fill in all places together is looked for.
        """
        self.given = self.given._replace(past=past)
        self._most_work = MOST_WORK - sum(step.work for step in past)
        self.budget = Budget(self._most_work, self._sources.work)
        worlds = [self.given]
        self.is_one_enough = is_kept = True
        with suppress(Unknown, GivenUp):  # there are too many worlds to look at
            is_kept = self._fill_in(worlds) and self.is_kept(worlds[-1])
        if is_kept or not self.refuted:
            left_open = {finding.rule: finding for finding in self._left_open(worlds[-1])}
            kept = [left_open.get(finding.rule) or _assumed(finding, worlds) for finding in self.given.findings]
            return Granted(kept, self._past_by(worlds[-1]))
        return Granted(found_in_all(self.given.findings, self._plainly_refuted()), ())

    def _plainly_refuted(self) -> Sequence[World]:
        """The worlds in which a single gap breaks a rule, if there are few. So no unnecessary rule is named."""
        self.refuted, refuted = [], self.refuted
        is_kept = True
        with suppress(Unknown, GivenUp):
            is_kept = self.is_kept(self.given)
        return refuted if is_kept or not self.refuted else self.refuted

    def _past_by(self, world: World) -> Past:
        """The actions that were done, with all values that ``world`` requires."""
        steps = [*world.past, Step(self._action, world.state)]
        more = [[(path, value) for after, path, value in world.supposed if after == nth] for nth in range(len(steps))]
        *before, last = (step._replace(granted=[*step.granted, *here]) for step, here in zip(steps, more, strict=True))
        return (*before, last._replace(work=self._most_work - self.budget.left))

    def _fill_in(self, worlds: list[World]) -> bool:
        """Adds to ``worlds`` the last of them with more and more of what must be there, as all else breaks a rule.

        Whether no place was found at which any value breaks one.
        """
        seen: set[tuple[int, Path]] = set()
        while gap := next((gap for gap in self.gaps(worlds[-1]) if gap[:2] not in seen), None):
            seen.add(gap[:2])
            before, self.refuted = self.refuted, []
            kept = self._extremes(gap, worlds[-1])
            if not kept and self.refuted:
                self.refuted = [*self.all_broken(gap, worlds[0])] or [*before, *self.refuted]
                return False
            if narrowed := self._narrowed(gap, worlds[-1], kept):
                worlds.append(narrowed)
                before += self.refuted
            self.refuted = before
        return True

    def _extremes(self, gap: Gap, world: World) -> Sequence[World]:
        """The lowest and the highest number that break no rule, or some two other values; or the only one."""
        if not isinstance(gap.values, range):
            return list(islice(self.kept(gap, world), _TWO))
        lowest = next(self.kept(gap, world), None)
        if lowest is None:
            return []
        above = range(gap.values[-1], lowest.supposed[-1][-1], -1)
        return [lowest, *islice(self.kept(gap._replace(values=above), world), 1)]

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
        return self.with_value(gap, _bounds(low, high), world)

    def is_kept(self, world: World) -> bool:
        """Whether the remaining gaps can be filled without breaking a rule."""
        gap = min(self.gaps(world), key=lambda gap: (len(gap.values) > 1, gap.after), default=None)
        if gap is None:
            return self._can_be_completed(world)
        if self._may_be_bounded(gap) and len(gap.values) > _TWO:  # the numbers above the lowest often come to the same
            gap = gap._replace(values=[gap.values[0], _bounds(gap.values[1], gap.values[-1])])
        before = len(self.refuted) + self.contradictions
        return any(map(self.is_kept, self.kept(gap, world))) or len(self.refuted) + self.contradictions == before

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
        self.refuted += [world._replace(findings=[replace(finding, outcome=Outcome.VIOLATED)]) for finding in unclear]
        return False

    def _is_kept_by(self, completion: Document, state: View) -> bool:
        """Whether the completed action breaks no rule, as far as ``state`` is known."""
        action = self._game.action(completion, self._action.at)
        self.budget.spend(steps_to_rule_on(completion))
        return outcome_of(examine(self._game.action_checks[action.type], state, action)) is not Outcome.VIOLATED

    def _left_open(self, world: World) -> Iterator[Finding]:
        """The findings about rules that depend on what an action before left open, as far as it was not tried, with the places to
        send. A deck always has enough cards."""
        tried = {*(gap.path for gap in self.gaps(world)), *(path for _, path, _ in world.supposed)}
        for finding in world.findings:
            if finding.outcome is not Outcome.UNDETERMINED or any(map(self._is_deck, finding.at)):
                continue
            if at := tuple(dict.fromkeys(each for place in finding.at for each in self._opened(world, place, tried))):
                yield replace(finding, at=at)

    def _opened(self, world: World, place: str, tried: Collection[Path]) -> Sequence[str]:
        """The places to send to know ``place``, if an earlier action left it open, and it was not ``tried``."""
        found = self.place_in(world.state, place)
        path = found.path if found else tuple(steps_of(place)[1:])
        opened = [places for step in world.past if (places := step.opened(path)) is not None]
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

    def _may_be_bounded(self, gap: Gap) -> bool:
        """Whether the gap is a quantity, so that a state may give its bounds."""
        return isinstance(gap.values, range) and quantity_at(self._sources.quantities, gap.path) is not None


def _bounds(low: int, high: int) -> int | Document:
    return low if low == high else {AT_LEAST: low, AT_MOST: high}


def _assumed(finding: Finding, worlds: Sequence[World]) -> Finding:
    """The finding about a rule, which is assumed to be kept if nobody knows; the last of these ``worlds`` is all that must be."""
    if finding.outcome is not Outcome.UNDETERMINED:
        return finding
    now = len(worlds[-1].past)
    known = {pointer("state", *path): value for after, path, value in worlds[-1].supposed if after == now}
    at = tuple(
        dict.fromkeys(place for world in worlds for each in world.findings if each.rule == finding.rule for place in each.at)
    )
    facts = {place: known[place] for place in at if place in known and not isinstance(known[place], dict)}
    return replace(finding, outcome=Outcome.ASSUMED, at=at, facts=facts)
