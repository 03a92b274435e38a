"""Can this state exist? The audit of a state, which comes before every answer about it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import chain
from typing import Generic

import orjson

from lawspeaker.adjudication.deciding.domains import numbers_within_bounds
from lawspeaker.adjudication.deciding.weighing import WithHinges, weigh
from lawspeaker.adjudication.document import Document, Path, replaced
from lawspeaker.adjudication.rules.checks import (
    Check,
    Finding,
    Impossible,
    Outcome,
    all_assumed,
    breaches_of,
    examine,
    outcome_of,
)
from lawspeaker.adjudication.rules.context import Context
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.unknown import AT_LEAST
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.unstated import is_in_order
from lawspeaker.adjudication.work import Work, steps_to_audit

MOST_TRIED = 64
"""How many values of a number are tried, at most, of which only bounds are known."""
MOST_TRIED_TOGETHER = 100
"""How many states are tried, at most, in which several such numbers have values."""
NO_NUMBERS: Mapping[Path, int] = {}


def audit(game: Game[S], state: S) -> list[Finding]:
    """What the game's audit finds in ``state``, every rule of it, in catalogue order."""
    findings = examine(game.audit_checks, state)
    if with_fault := next(_with_impossible_number(game, state, game.audit_checks), None):
        findings = _of_both(game, findings, examine(game.audit_checks, with_fault))
    is_open = outcome_of(findings) is Outcome.UNDETERMINED
    return all_assumed(findings) if is_open and is_in_order(state.document) else findings


def _of_both(game: Game[S], findings: Sequence[Finding], others: Sequence[Finding]) -> list[Finding]:
    """The violations among the ``findings``, and of other rules what the ``others`` say."""
    broken = {finding.rule for finding in findings if finding.outcome is Outcome.VIOLATED}
    of_rule = {rule: findings if rule in broken else others for rule, _ in game.audit_checks}
    return [finding for rule, found in of_rule.items() for finding in found if finding.rule == rule]


def weigh_audit(game: Game[S], document: Document, context: Context | None = None) -> WithHinges[list[Finding]]:
    """The audit of the state in ``document``, with the readings on which it hinges."""
    return weigh(partial(game.State, document), partial(audit, game), game.sources(document, context), lambda found: found)


def audited_state(game: Game[S], document: Document, sources: Sources) -> S:
    """The state in ``document`` as the rules see it. Raises ``Impossible`` if it cannot exist.

    Only those checks are run that could find something which is not known yet.
    """
    state = game.State(document, sources)
    if sources.is_audited:
        if sources.changed in sources.acted_on:
            _check(game, state, game.audit_checks)
        elif sources.changed:
            _check(game, state, game.audit_checks_by_reading[sources.changed])
    elif (possible_states := sources.context.possible_states) is None:
        _check(game, state, game.audit_checks)
    elif (digest := digest_of(game, document)) in possible_states:
        _check(game, state, game.audit_checks_with_readings)
    else:
        _check(game, state, game.audit_checks)
        possible_states.add(digest)
    sources.is_audited, sources.changed = True, None
    return state


def is_possible(game: Game[S], document: Document, sources: Sources, work: Work | None = None) -> bool:
    """Whether the state in ``document`` can exist. Raises ``GivenUp`` if that takes more ``work`` than is left."""
    _spend(sources, document, work)
    with game.State(document, sources) as state:
        try:
            _check(game, state, game.audit_checks, work)
        except Impossible:
            return False
    return True


def remember_possible(game: Game[S], document: Document, context: Context) -> None:
    """From now on the state in ``document``, to which a legal action led, is known to be possible."""
    if context.possible_states is not None:
        context.possible_states.add(digest_of(game, document))


def digest_of(game: Game[S], document: Document) -> bytes:
    """The digest of a state of ``game``. Two states have the same one only if they are equal, member by member."""
    of = f"{game.id} {game.ruleset} ".encode()
    return sha256(of + orjson.dumps(document, option=orjson.OPT_SORT_KEYS)).digest()


def require_named(game: Game[S], state: S, *sent: tuple[Document, str]) -> None:
    """Raises ``Misunderstood`` if any of these documents, each sent at a pointer, names what the state does not have."""
    if faults := [fault for document, at in sent for fault in game.misnamed(state, document, at)]:
        raise Misunderstood(*faults)


def _check(game: Game[S], state: S, checks: Sequence[tuple[str, Check]], work: Work | None = None) -> None:
    """Raises ``Impossible`` if the state breaks a rule. What was assumed to find out is of no account for the answer."""

    def breaches() -> list[Finding]:
        worlds = chain((state,), _with_impossible_number(game, state, checks, work))
        return next((found for found in (_breaches(checks, world) for world in worlds) if found), [])

    if checks and (defects := state.sources.without_assumptions(breaches)):
        state.forget()
        raise Impossible(*defects)


def _breaches(checks: Sequence[tuple[str, Check]], state: View) -> list[Finding]:
    return [finding for rule, check in checks for finding in breaches_of(rule, check, state)]


def _spend(sources: Sources, document: Document, work: Work | None) -> None:
    """Takes the steps that an audit of the state in ``document`` counts for, from the ``work`` of a search too."""
    for each in (work, sources.work) if work else (sources.work,):
        each.spend(steps_to_audit(document))


def _with_impossible_number(
    game: Game[S], state: S, checks: Sequence[tuple[str, Check]], work: Work | None = None
) -> Iterator[S]:
    """For each number of which only bounds are known, and which breaks a rule whatever it is between them: the state with the
    lowest one. If there is none, but the numbers break a rule together: the state with the lowest of all.

    Numbers that may have too many values are left out.
    """
    if not state.bounds:
        return
    within = {path: numbers_within_bounds(game, state, path) for path in state.bounds}
    few = {path: numbers or (state.bounds[path][AT_LEAST],) for path, numbers in within.items() if len(numbers) <= MOST_TRIED}
    lowest = {path: numbers[0] for path, numbers in few.items()}
    worlds = _Worlds(game, state, checks, work)
    if not few or worlds.is_possible(lowest):
        return
    are_possible = worlds.are_possible_together(few)
    if are_possible and worlds.can_try_more:
        return
    wrong = [path for path, numbers in few.items() if not worlds.is_any_possible(path, numbers)]
    for path in wrong:
        yield worlds.with_numbers({path: lowest[path]})
    if not wrong and not are_possible:
        yield worlds.with_numbers(lowest)


class _Worlds(Generic[S]):
    """The states in which numbers are known of which ``state`` gives bounds."""

    def __init__(self, game: Game[S], state: S, checks: Sequence[tuple[str, Check]], work: Work | None) -> None:
        self._game = game
        self._state = state
        self._checks = checks
        self._work = work
        self._left = MOST_TRIED_TOGETHER

    @property
    def can_try_more(self) -> bool:
        """Whether fewer states were tried together than may be."""
        return self._left > 0

    def with_numbers(self, numbers: Mapping[Path, int]) -> S:
        """The state with these numbers."""
        document = self._state.given
        for path, number in numbers.items():
            document = replaced(document, path, number)
        return self._game.State(document, self._state.sources)

    def is_possible(self, numbers: Mapping[Path, int]) -> bool:
        """Whether the state with these numbers breaks no rule."""
        _spend(self._state.sources, self._state.given, self._work)
        with self.with_numbers(numbers) as world:
            return not any(any(breaches_of(rule, check, world)) for rule, check in self._checks)

    def is_any_possible(self, path: Path, numbers: Iterable[int]) -> bool:
        """Whether any of these numbers can be at ``path``."""
        return any(self.is_possible({path: number}) for number in numbers)

    def are_possible_together(self, few: Mapping[Path, Sequence[int]], chosen: Mapping[Path, int] = NO_NUMBERS) -> bool:
        """Whether there is one of the ``few`` numbers at each path, beside those ``chosen``, so that no rule is broken. There may
        be, if too many would have to be tried."""
        path = next((path for path in few if path not in chosen), None)
        if path is None:
            return True
        for number in few[path]:
            if not self._left:
                return True
            self._left -= 1
            numbers = {**chosen, path: number}
            if self.is_possible(numbers) and self.are_possible_together(few, numbers):
                return True
        return False
