"""Granting: what a state does not state is in order, if the state says so.

Then a rule that is undetermined is assumed to be kept, if there is any way to fill in what is left out that keeps it together
with all other rules. Nothing that is stated is overridden, and what cannot be kept stays illegal.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice

from lawspeaker.adjudication.action import ActionDocument, only_itself
from lawspeaker.adjudication.checks import Finding, Outcome, examine, outcome_of
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.game import Game, S
from lawspeaker.adjudication.supposing import Gap, Supposing, Way, found_in_all
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.view import ROOT, View

_ENOUGH = 2
"""If that many values are possible at a place, it is not known which one is there."""


@dataclass(frozen=True, slots=True)
class Granted:
    """What is found about an action if what is not stated is in order."""

    findings: Sequence[Finding]
    """No rule is undetermined, unless one is violated."""
    document: Document
    """The state, with what must be there for the action to be legal."""


def granted(game: Game[S], action: ActionDocument, state: S, findings: Sequence[Finding]) -> Granted:
    """What is found about the ``action``, undetermined by these ``findings``, if what ``state`` does not state is in order."""
    return _Granting(game, action, state).granted(Way((), state.document, findings))


class _Granting:
    """Looks for a way to fill in what is not stated that keeps all rules."""

    def __init__(self, game: Game[S], action: ActionDocument, state: S) -> None:
        self._game = game
        self._action = action
        self._sources = state.sources
        self._supposing = Supposing(game, action, state)
        self._refuted: list[Way] = []
        """The ways that break a rule: if no other way is left, they are all that there are."""

    def granted(self, way: Way) -> Granted:
        """What is found, where ``way`` is all that is known."""
        ways = [way]
        is_kept = True
        with suppress(Unknown):  # there are too many ways to look at
            self._fill_in(ways)
            is_kept = self._is_kept(ways[-1])
        if is_kept:
            return Granted([_assumed(finding, ways) for finding in way.findings], ways[-1].document)
        return Granted(found_in_all(way.findings, self._refuted), way.document)

    def _fill_in(self, ways: list[Way]) -> None:
        """Adds to ``ways`` the last of them with more and more of the values that must be there, as any other breaks a rule."""
        free: set[str] = set()
        while gap := self._supposing.first_gap(ways[-1], besides=free):
            kept = list(islice(self._kept(gap, ways[-1]), _ENOUGH))
            if len(kept) == 1:
                ways += kept
            else:
                free.add(gap.place)

    def _is_kept(self, way: Way) -> bool:
        """Whether the rest can be filled in as well, so that no rule is broken."""
        gap = self._supposing.first_gap(way)
        if gap is None:
            return self._can_be_completed(way)
        before = len(self._refuted)
        return any(map(self._is_kept, self._kept(gap, way))) or len(self._refuted) == before

    def _kept(self, gap: Gap, way: Way) -> Iterator[Way]:
        """The ways to fill that gap with which no rule is broken so far."""
        for filled in self._supposing.ways_to_fill(gap, way):
            if outcome_of(filled.findings) is Outcome.VIOLATED:
                self._refuted.append(filled)
            else:
                yield filled

    def _can_be_completed(self, way: Way) -> bool:
        """Whether some way to complete the action breaks no rule. An action without ways to complete it is not looked at."""
        kind = self._game.actions[self._action.type]
        unclear = [finding for finding in way.findings if any(not place.startswith(ROOT) for place in finding.at)]
        if not unclear or kind.completions is only_itself:
            return True
        with self._game.State(way.document, self._sources) as state:
            try:
                if any(self._is_kept_by(completion, state) for completion in kind.completions(state, self._action)):
                    return True
            except Unknown:
                return True
        self._refuted += [way._replace(findings=[replace(finding, outcome=Outcome.VIOLATED)]) for finding in unclear]
        return False

    def _is_kept_by(self, completion: Document, state: View) -> bool:
        """Whether that action breaks no rule, as far as ``state`` is known."""
        self._supposing.count()
        action = self._game.action(completion, self._action.at)
        return outcome_of(examine(self._game.action_checks[action.type], state, action)) is not Outcome.VIOLATED


def _assumed(finding: Finding, ways: Sequence[Way]) -> Finding:
    """The finding about a rule, which is assumed to be kept if nobody knows; the last of these ``ways`` is all that must be."""
    if finding.outcome is not Outcome.UNDETERMINED:
        return finding
    known = {pointer("state", *path): value for path, value in ways[-1].supposed}
    places = [place for way in ways for each in way.findings if each.rule == finding.rule for place in each.at]
    at = tuple(dict.fromkeys(places))
    return replace(finding, outcome=Outcome.ASSUMED, at=at, facts={place: known[place] for place in at if place in known})
