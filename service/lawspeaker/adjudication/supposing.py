"""Supposing: what is decided whatever it is that is unknown.

A rule that needs something unknown is undetermined. Still every value that can stand there may give the same verdict, because
two rules leave only one between them, or because the audit allows few values. So where there are few, each is supposed in
turn: those with which the state cannot exist are left out, and where all others agree, that is the verdict.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from lawspeaker.adjudication.action import ActionDocument
from lawspeaker.adjudication.audit import is_possible
from lawspeaker.adjudication.checks import Finding, Outcome, examine, outcome_of, upheld
from lawspeaker.adjudication.document import Document, filled, is_there
from lawspeaker.adjudication.game import Game, S
from lawspeaker.adjudication.paths import Kind, few_values, steps_to
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.work import steps_to_rule_on

MOST_SUPPOSED = 60
"""How many values are supposed for one ruling, at most."""

Path = tuple[str | int, ...]
_STATE = "/state/"


def decided_by_supposing(game: Game[S], action: ActionDocument, state: S, findings: Sequence[Finding]) -> list[Finding]:
    """What was found of an action of which some rule is undetermined, and what comes of it if it is decided all the same.

    Raises ``Unknown`` if it is not. It is legal if no rule is violated then, else illegal; of several rules of which one is
    violated in any case, but none in all cases, each stays undetermined.
    """
    ways = list(_Supposing(game, action, state).ways((), findings))
    by_rule = [{finding.rule: finding for finding in way if finding.outcome is Outcome.VIOLATED} for way in ways]
    if not any(by_rule):
        return [upheld(finding.rule) if finding.outcome is Outcome.UNDETERMINED else finding for finding in findings]
    return [_in_all(finding, [violated.get(finding.rule) for violated in by_rule]) for finding in findings]


def _in_all(finding: Finding, ways: Sequence[Finding | None]) -> Finding:
    """What was found about a rule, if it is violated in all ``ways``; else the ``finding`` that leaves it undetermined."""
    if finding.outcome is not Outcome.UNDETERMINED or None in ways:
        return finding
    first = ways[0]
    if first and all(way == first for way in ways):
        return first
    return replace(finding, outcome=Outcome.VIOLATED, is_regardless=True)


class _Supposing:
    """Looks at the values that unknown members of a state can have, one after the other."""

    def __init__(self, game: Game[S], action: ActionDocument, state: S) -> None:
        self._game = game
        self._action = action
        self._state = state
        self._left = MOST_SUPPOSED

    def ways(self, supposed: Sequence[tuple[Path, Any]], findings: Sequence[Finding]) -> Iterator[Sequence[Finding]]:
        """What is found where this is ``supposed``, or else with each value of what is still unknown then.

        ``findings`` is what is found as far as it is known then. Raises ``Unknown`` where not all come to the same.
        """
        if (outcome := outcome_of(findings)) is not Outcome.UNDETERMINED:
            yield findings
            return
        document = _with(self._state.document, supposed)
        path, values = self._narrowest_gap(document, findings)
        first: Outcome | None = None
        for value in values:
            further = (*supposed, (path, value))
            for way in self.ways(further, found) if (found := self._found(further)) else ():
                outcome = outcome_of(way)
                if first not in (None, outcome):
                    raise Unknown
                first = outcome
                yield way
        if first is None:
            raise Unknown  # no value can stand there: what is missing is something else

    def _found(self, supposed: Sequence[tuple[Path, Any]]) -> Sequence[Finding]:
        """What is found where this is ``supposed``; nothing, if the state cannot exist then."""
        if self._left == 0:
            raise Unknown
        self._left -= 1
        sources = self._state.sources
        document = _with(self._state.document, supposed)
        if not self._state.remember(("possible", supposed), lambda: is_possible(self._game, document, sources)):
            return ()
        sources.work.spend(steps_to_rule_on(self._action.document))
        with self._game.State(document, sources) as state:
            return examine(self._game.action_checks[self._action.type], state, self._action)

    def _narrowest_gap(self, document: Document, findings: Sequence[Finding]) -> tuple[Path, Sequence[Any]]:
        """Of the places that would have to be known the one at which the fewest values can stand, and these.

        Raises ``Unknown`` if there are many of them everywhere.
        """
        missing = {place for finding in findings if finding.outcome is Outcome.UNDETERMINED for place in finding.at}
        gaps = [gap for place in sorted(missing) if (gap := self._gap(document, place))]
        if not gaps:
            raise Unknown
        return min(gaps, key=lambda gap: len(gap[1]))

    def _gap(self, document: Document, place: str) -> tuple[Path, Sequence[Any]] | None:
        """The path to a member of the state that is left out, with the few values that it can have."""
        names = place.removeprefix(_STATE).split("/") if place.startswith(_STATE) else ()
        try:
            steps = list(steps_to(self._game.StateShape, names))
        except LookupError:
            return None
        path = tuple(int(name) if step.kind is Kind.ENTRY else name for name, step in zip(names, steps, strict=True))
        values = few_values(steps[-1].field, MOST_SUPPOSED) if steps else None
        return (path, values) if values and is_there(document, path[:-1]) else None


def _with(document: Document, supposed: Sequence[tuple[Path, Any]]) -> Document:
    for path, value in supposed:
        document = filled(document, path, value)
    return document
