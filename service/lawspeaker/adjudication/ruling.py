"""Audits and rulings: can this state exist; may this action be done, why, and what comes of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import orjson

from lawspeaker.adjudication.action import ActionDocument, Effect
from lawspeaker.adjudication.checks import Finding, Outcome, breaches_of, examine
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.errors import Impossible, Misunderstood
from lawspeaker.adjudication.game import Game, S
from lawspeaker.adjudication.sources import Sources, Weighed, weigh
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.work import Allowance


class Verdict(StrEnum):
    """The answer of a ruling."""

    LEGAL = "legal"
    """No rule is violated, none is undetermined, and what comes of the action is known."""
    ILLEGAL = "illegal"
    """At least one rule is violated, whatever else is unknown."""
    UNDETERMINED = "undetermined"
    """Nothing that is known violates a rule, but something that is needed is unknown."""
    IMPOSSIBLE = "impossible"
    """The state itself cannot exist. As the answer to a request this is an error, never a ruling."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict with all its findings; ``effect`` is there exactly when it is legal."""

    verdict: Verdict
    findings: Sequence[Finding]
    missing: Sequence[str] = ()
    effect: Effect | None = None
    stopped: "Stopped | None" = None
    """Of several actions that are not all legal: how far they got."""

    @property
    def happened(self) -> Effect | None:
        """What was done, if only in part."""
        return self.stopped.before if self.stopped else self.effect


@dataclass(frozen=True, slots=True)
class Stopped:
    """Where several actions ruled on as one came to a halt."""

    place: int
    """The place, from 0, of the first action that is not legal."""
    before: Effect
    """What those before it did, all together."""


def audit(game: Game[S], state: S) -> list[Finding]:
    """What the game's audit finds in ``state``, every rule of it, in catalogue order."""
    return examine(game.audit_checks, state)


def weigh_state(game: Game[S], state: Document, allowance: Allowance | None = None) -> Weighed[list[Finding]]:
    """The audit of ``state``, with the readings on which it hinges."""
    return weigh(lambda sources: audit(game, game.view(state, sources)), game.sources(state, allowance), lambda found: found)


def adjudicate(
    game: Game[S], state: Document, action: Document, at: str = "/action", allowance: Allowance | None = None
) -> Weighed[Ruling]:
    """The ruling on ``action``, sent at the pointer ``at``, in ``state``; both are of the game's shape.

    Raises ``Impossible`` if the state cannot exist, ``Misunderstood`` if the action names what the state does not have.
    """
    return weigh_action(game, state, game.action(action, at), game.sources(state, allowance))


def weigh_action(game: Game[S], state: Document, action: ActionDocument, sources: Sources) -> Weighed[Ruling]:
    """The ruling on ``action`` in ``state`` by these sources, with the readings on which it hinges.

    Raises ``Impossible`` and ``Misunderstood`` like ``adjudicate``.
    """
    return weigh_ruling(game, state, [action], sources, lambda view: decide_once(game, action, view))


def weigh_ruling(
    game: Game[S], state: Document, actions: Sequence[ActionDocument], sources: Sources, decided: Callable[[S], Ruling]
) -> Weighed[Ruling]:
    """What is ``decided`` of ``actions`` in ``state`` by these sources, with the readings on which it hinges.

    Raises ``Impossible`` and ``Misunderstood`` like ``adjudicate``.
    """

    def ruled(used: Sources) -> Ruling:
        try:
            view = possible(game, state, used)
        except Impossible as impossible:
            if used is sources:
                raise  # whatever it would be under other readings
            return Ruling(Verdict.IMPOSSIBLE, impossible.defects)
        try:
            require_named(game, view, *((action.document, action.at) for action in actions))
            return decided(view)
        finally:
            view.forget()

    return weigh(ruled, sources, _essence)


def possible(game: Game[S], state: Document, sources: Sources) -> S:
    """The state as the rules see it. Raises ``Impossible`` if it cannot exist.

    It is audited once; under another choice of a reading again only by the checks that consulted it.
    """
    view = game.view(state, sources)
    unsettled = [(rule, check) for rule, check in game.audit_checks if rule not in sources.vouched]
    if defects := sources.vouch(unsettled, lambda rule, check: breaches_of(rule, check, view)):
        raise Impossible(*defects)
    if unsettled:
        sources.assumptions.clear()  # those of the answer count, not those of the audit before it
    return view


def require_named(game: Game[S], state: S, *sent: tuple[Document, str]) -> None:
    """Raises ``Misunderstood`` if any of these documents, each sent at a pointer, names what the state does not have."""
    if faults := [fault for document, at in sent for fault in game.misnamed(state, document, at)]:
        raise Misunderstood(*faults)


def decide_once(game: Game[S], action: ActionDocument, state: S) -> Ruling:
    """The ruling on ``action`` in a possible state, worked out once for all the choices of readings that it does not consult."""
    what = action.at, orjson.dumps(action.document)
    return state.sources.once(what, state.document, lambda: decide(game, action, state))


def decide(game: Game[S], action: ActionDocument, state: S) -> Ruling:
    """The ruling on ``action`` in a state that is known to be possible, under its own readings."""
    findings = examine(game.action_checks[action.type], state, action)
    missing = [place for finding in findings if finding.outcome is Outcome.UNDETERMINED for place in finding.at]
    outcomes = {finding.outcome for finding in findings}
    if Outcome.VIOLATED in outcomes:
        return Ruling(Verdict.ILLEGAL, findings, _unique(missing))
    if Outcome.UNDETERMINED in outcomes:
        return Ruling(Verdict.UNDETERMINED, findings, _unique(missing))
    try:
        effect = game.actions[action.type].apply(state, action)
    except Unknown as unknown:
        return Ruling(Verdict.UNDETERMINED, findings, _unique(unknown.pointers))
    return Ruling(Verdict.LEGAL, findings, (), effect)


def _essence(ruling: Ruling) -> object:
    done, stopped = ruling.happened, ruling.stopped
    return ruling.verdict, stopped and stopped.place, done and (done.state, done.events)


def _unique(pointers: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(pointers))
