"""The audit: can this state exist? It runs before every answer about a state."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

from lawspeaker.adjudication.deciding.weighing import WithHinges, weigh
from lawspeaker.adjudication.deciding.worlds import Work, World, Worlds, can_be_tried, found_in_all
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.checks import (
    Check,
    Finding,
    Impossible,
    Outcome,
    all_assumed,
    breaches,
    examine,
)
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.unstated import is_in_order, is_nothing_else
from lawspeaker.adjudication.work import Allowance, GivenUp, steps_to_audit

Checks = Sequence[tuple[str, Check]]
MOST_WORLDS = 150
"""How many worlds are looked at, at most, to find one in which no rule is broken."""


def audit(game: Game[S], state: S) -> list[Finding]:
    """The findings of the game's audit of ``state``, for each of its rules, in catalogue order."""
    findings = examine(game.audit_checks, state)
    if not any(finding.outcome is Outcome.UNDETERMINED for finding in findings):
        return findings
    violated = {finding.rule for finding in findings if finding.outcome is Outcome.VIOLATED}
    others = [(rule, check) for rule, check in game.audit_checks if rule not in violated]
    broken = {finding.rule: finding for finding in _defects(game, state, others)}
    if not violated and not broken and is_in_order(state.document):
        return all_assumed(findings)
    return [broken.get(finding.rule, finding) for finding in findings]


def _defects(game: Game[S], state: S, checks: Checks) -> Sequence[Finding]:
    """The violations found by these checks, or which of the rules are broken whatever is at a place that they ask for."""
    undecided: dict[str, Sequence[str]] = {}
    if broken := [*breaches(checks, state, undecided=undecided)]:
        return broken
    refuted: Sequence[World] = ()
    can_be_decided = {rule for rule, places in undecided.items() if any(can_be_tried(game, place) for place in places)}
    if can_be_decided:
        asking = [(rule, check) for rule, check in checks if rule in can_be_decided]
        worlds = _worlds(game, state, partial(_found_by, asking), _undetermined({rule: undecided[rule] for rule, _ in asking}))
        refuted = worlds.broken_by_one_gap()
    if not refuted and state.bounds:  # any rule may depend on these numbers, and several of them may not fit together
        worlds = _worlds(game, state, partial(_found_with_numbers, checks), _found_with_numbers(checks, state))
        refuted = worlds.broken_by_one_gap()[-1:]  # the lowest number tells enough
        if not refuted:
            with suppress(GivenUp):
                refuted = [] if worlds.is_kept(worlds.given) else worlds.refuted[:1]
    if not refuted:
        return ()
    found = found_in_all(worlds.given.findings, refuted)
    return [finding for finding in found if finding.outcome is Outcome.VIOLATED or finding.one_is_broken]


def _worlds(game: Game[S], state: S, work: Work, findings: Sequence[Finding]) -> Worlds:
    steps = steps_to_audit(state.given)
    return Worlds(game, state, work, findings, MOST_WORLDS * steps, steps, is_audit=True)


def _found_by(checks: Checks, state: View) -> Sequence[Finding]:
    """The violations found by these checks, or else what they cannot decide."""
    undecided: dict[str, Sequence[str]] = {}
    return [*breaches(checks, state, undecided=undecided)] or _undetermined(undecided)


def _undetermined(rules: Mapping[str, Sequence[str]]) -> Sequence[Finding]:
    return [Finding(rule, Outcome.UNDETERMINED, tuple(places)) for rule, places in rules.items()]


def _found_with_numbers(checks: Checks, state: View) -> Sequence[Finding]:
    """The violations found by these checks, all of which may depend on the numbers of which only bounds are known."""
    bounded = tuple(pointer("state", *path) for path in state.bounds)
    return [*breaches(checks, state)] or _undetermined({rule: bounded for rule, _ in checks if bounded})


def weigh_audit(game: Game[S], document: Document, allowance: Allowance | None = None) -> WithHinges[list[Finding]]:
    """The audit of the state in ``document``, with the readings on which it hinges."""
    return weigh(partial(as_stated, game, document), partial(audit, game), game.sources(document, allowance), lambda found: found)


def as_stated(game: Game[S], document: Document, sources: Sources) -> S:
    """The state in ``document``. If it says that nothing else is on the board, the rules see that."""
    state = game.State(document, sources)
    if game.with_nothing_else and is_nothing_else(document):
        return game.State(game.with_nothing_else(state), sources)
    return state


def audited_state(game: Game[S], document: Document, sources: Sources) -> S:
    """The state in ``document`` as the rules see it. Raises ``Impossible`` if it cannot exist.

    Under another choice of a reading, only the rules that depend on this reading are checked again.
    """
    state = as_stated(game, document, sources)
    checks = game.audit_checks_of(state.given, sources.changed)
    if defects := sources.without_assumptions(partial(_defects, game, state, checks)):
        state.forget()
        raise Impossible(*defects)
    return state


def require_named(game: Game[S], state: S, *sent: tuple[Document, str]) -> None:
    """Raises ``Misunderstood`` if one of these documents, each sent at a pointer, names something that the state does not
    have."""
    if faults := [fault for document, at in sent for fault in game.misnamed(state, document, at)]:
        raise Misunderstood(*faults)
