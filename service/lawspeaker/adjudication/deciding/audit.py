"""The audit: can this state exist? It runs before every answer about a state."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice

from lawspeaker.adjudication.deciding.domains import numbers_within_bounds
from lawspeaker.adjudication.deciding.weighing import WithHinges, weigh
from lawspeaker.adjudication.document import Document, Path, replaced
from lawspeaker.adjudication.rules.checks import (
    Check,
    Finding,
    Impossible,
    Outcome,
    all_assumed,
    breaches,
    examine,
    outcome_of,
)
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import AT_LEAST
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.unstated import is_in_order
from lawspeaker.adjudication.work import Allowance, Budget, steps_to_audit

MOST_TRIED = 64
"""How many values of a number are tried, at most, of which only bounds are known."""
MOST_TRIED_TOGETHER = 100
"""How many states are tried, at most, in which several such numbers have values."""


def audit(game: Game[S], state: S) -> list[Finding]:
    """The findings of the game's audit of ``state``, for each of its rules, in catalogue order."""
    findings = examine(game.audit_checks, state)
    if with_fault := next(_with_impossible_number(game, state, game.audit_checks), None):
        findings = _of_both(game, findings, examine(game.audit_checks, with_fault))
    is_open = outcome_of(findings) is Outcome.UNDETERMINED
    return all_assumed(findings) if is_open and is_in_order(state.document) else findings


def _of_both(game: Game[S], findings: Sequence[Finding], others: Sequence[Finding]) -> list[Finding]:
    """The violations among ``findings``, and the ``others`` for all other rules."""
    broken = {finding.rule for finding in findings if finding.outcome is Outcome.VIOLATED}
    of_rule = {rule: findings if rule in broken else others for rule, _ in game.audit_checks}
    return [finding for rule, found in of_rule.items() for finding in found if finding.rule == rule]


def weigh_audit(game: Game[S], document: Document, allowance: Allowance | None = None) -> WithHinges[list[Finding]]:
    """The audit of the state in ``document``, with the readings on which it hinges."""
    return weigh(partial(game.State, document), partial(audit, game), game.sources(document, allowance), lambda found: found)


def audited_state(game: Game[S], document: Document, sources: Sources) -> S:
    """The state in ``document`` as the rules see it. Raises ``Impossible`` if it cannot exist.

    Under another choice of a reading, only the rules that depend on this reading are checked again.
    """
    state = game.State(document, sources)
    checks = game.audit_checks_of(document)
    if sources.changed is not None:
        checks = [(rule, check) for rule, check in checks if sources.changed in game.catalogue.rules[rule].readings]
    _check(game, state, checks)
    return state


def is_possible(game: Game[S], document: Document, sources: Sources, work: Budget | None = None) -> bool:
    """Whether the state in ``document`` can exist. Raises ``GivenUp`` if that takes more ``work`` than is left, or than the
    ``sources`` have left."""
    (work or sources.work).spend(steps_to_audit(document))
    with game.State(document, sources) as state:
        try:
            _check(game, state, game.audit_checks_of(document), work)
        except Impossible:
            return False
    return True


def require_named(game: Game[S], state: S, *sent: tuple[Document, str]) -> None:
    """Raises ``Misunderstood`` if one of these documents, each sent at a pointer, names something that the state does not
    have."""
    if faults := [fault for document, at in sent for fault in game.misnamed(state, document, at)]:
        raise Misunderstood(*faults)


def _check(game: Game[S], state: S, checks: Sequence[tuple[str, Check]], work: Budget | None = None) -> None:
    """Raises ``Impossible`` if the state breaks a rule. Assumed figures that are used here are not recorded for the answer."""

    def found() -> list[Finding]:
        worlds = chain((state,), _with_impossible_number(game, state, checks, work) if state.bounds else ())
        return next((defects for defects in ([*breaches(checks, world)] for world in worlds) if defects), [])

    if defects := state.sources.without_assumptions(found):
        state.forget()
        raise Impossible(*defects)


def _with_impossible_number(
    game: Game[S], state: S, checks: Sequence[tuple[str, Check]], work: Budget | None = None
) -> Iterator[S]:
    """For each number of which only bounds are known, and which breaks a rule whatever it is between them: the state with the
    lowest one. If there is none, but the numbers break a rule together: the state with the lowest of all.

    Numbers that may have too many values are left out.
    """
    within = {path: numbers_within_bounds(game, state, path) for path in state.bounds}
    few = {path: numbers or (state.bounds[path][AT_LEAST],) for path, numbers in within.items() if len(numbers) <= MOST_TRIED}
    lowest = {path: numbers[0] for path, numbers in few.items()}

    def with_numbers(numbers: Mapping[Path, int]) -> S:
        document = state.given
        for path, number in numbers.items():
            document = replaced(document, path, number)
        return game.State(document, state.sources)

    def are_possible(numbers: Mapping[Path, int]) -> bool:
        (work or state.sources.work).spend(steps_to_audit(state.given))
        with with_numbers(numbers) as world:
            return next(breaches(checks, world), None) is None

    if not few or are_possible(lowest):
        return
    wrong = [path for path in few if not any(_possible_choices(few, are_possible, {}, [path]))]
    yield from (with_numbers({path: lowest[path]}) for path in wrong)
    together = _possible_choices(few, are_possible, {}, [*few])
    if not wrong and not any(islice(together, MOST_TRIED_TOGETHER)) and next(together, None) is None:
        yield with_numbers(lowest)


def _possible_choices(
    numbers: Mapping[Path, Sequence[int]],
    are_possible: Callable[[Mapping[Path, int]], bool],
    chosen: Mapping[Path, int],
    further: Sequence[Path],
) -> Iterator[bool]:
    """For each way to choose one of the ``numbers`` at each of the ``further`` paths, too: whether no rule is broken."""
    if not further:
        yield True
        return
    for number in numbers[further[0]]:
        more = {**chosen, further[0]: number}
        yield from _possible_choices(numbers, are_possible, more, further[1:]) if are_possible(more) else (False,)
