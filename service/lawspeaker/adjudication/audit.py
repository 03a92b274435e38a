"""Can this state exist? The audit of a state, which comes before every answer about it."""

from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import chain

import orjson

from lawspeaker.adjudication.checks import Check, Finding, Outcome, all_assumed, breaches_of, examine, outcome_of
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.errors import Impossible, Misunderstood
from lawspeaker.adjudication.game import Game, S
from lawspeaker.adjudication.paths import values_between
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unstated import is_in_order
from lawspeaker.adjudication.view import View
from lawspeaker.adjudication.weighing import WithHinges, weigh
from lawspeaker.adjudication.work import steps_to_audit

MOST_TRIED = 30
"""How many values of a number are tried, at most, of which only bounds are known."""


def audit(game: Game[S], state: S) -> list[Finding]:
    """What the game's audit finds in ``state``, every rule of it, in catalogue order."""
    with_fault = next(_with_impossible_number(game, state, game.audit_checks), state)
    findings = examine(game.audit_checks, with_fault)
    is_open = outcome_of(findings) is Outcome.UNDETERMINED
    return all_assumed(findings) if is_open and is_in_order(state.document) else findings


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


def is_possible(game: Game[S], document: Document, sources: Sources) -> bool:
    """Whether the state in ``document`` can exist."""
    sources.work.spend(steps_to_audit(document))
    with game.State(document, sources) as state:
        try:
            _check(game, state, game.audit_checks)
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


def _check(game: Game[S], state: S, checks: Sequence[tuple[str, Check]]) -> None:
    """Raises ``Impossible`` if the state breaks a rule. What was assumed to find out is of no account for the answer."""

    def breaches() -> list[Finding]:
        worlds = chain((state,), _with_impossible_number(game, state, checks))
        return next((found for found in (_breaches(checks, world) for world in worlds) if found), [])

    if checks and (defects := state.sources.without_assumptions(breaches)):
        state.forget()
        raise Impossible(*defects)


def _breaches(checks: Sequence[tuple[str, Check]], state: View) -> list[Finding]:
    return [finding for rule, check in checks for finding in breaches_of(rule, check, state)]


def _with_impossible_number(game: Game[S], state: S, checks: Sequence[tuple[str, Check]]) -> Iterator[S]:
    """For each number of which only bounds are known, and which breaks a rule whatever it is between them: the state with the
    lowest one. Of a number without an upper bound the lowest one is not looked at, as a larger one may be right."""
    for path, bounds in state.bounds.items():
        values = values_between(bounds, MOST_TRIED)
        worlds = [game.State(replaced(state.document, path, value), state.sources) for value in values or ()]
        if worlds and all(_breaches(checks, world) for world in worlds):
            yield worlds[0]
