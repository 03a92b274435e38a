"""Rulings: whether an action is legal, why, and its effect."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial

from lawspeaker.adjudication.deciding.audit import audited_state, require_named
from lawspeaker.adjudication.deciding.effects import effect_of, in_common
from lawspeaker.adjudication.deciding.granting import ActionWorlds, Granted
from lawspeaker.adjudication.deciding.past import Past, Step
from lawspeaker.adjudication.deciding.weighing import WithHinges, weigh
from lawspeaker.adjudication.deciding.worlds import World, found_in_all
from lawspeaker.adjudication.document import Document, pointer, standing_at
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.action import ActionDocument, Effect
from lawspeaker.adjudication.rules.checks import Finding, Impossible, Outcome, examine, missing, outcome_of
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.unstated import is_in_order
from lawspeaker.adjudication.work import Allowance


class Verdict(StrEnum):
    """The verdict of a ruling."""

    LEGAL = "legal"
    """No rule is violated, and none is undetermined. The effect of the action may be unknown."""
    ILLEGAL = "illegal"
    """At least one rule is violated, whatever else is unknown."""
    UNDETERMINED = "undetermined"
    """Nothing that is known violates a rule, but something that is needed is unknown."""
    IMPOSSIBLE = "impossible"
    """The state itself cannot exist. As the answer to a request this is an error, never a ruling."""


@frozen
class Judgement:
    """Whether an action may be done, and why."""

    verdict: Verdict
    findings: Sequence[Finding]
    missing: Sequence[str] = ()
    worlds: Sequence[World] = ()
    """The possible worlds, if the action is legal in each of them."""
    past: Past = ()
    """If it is legal because everything unstated is in order: the actions so far, with the values filled in."""


@frozen
class Ruling:
    """A verdict with all its findings; ``effect`` is there exactly when it is legal."""

    verdict: Verdict
    findings: Sequence[Finding]
    missing: Sequence[str] = ()
    effect: Effect | None = None
    stopped: "Stopped | None" = None
    """For several actions, not all legal: where they stopped."""
    past: Past = ()
    """If it is legal because everything unstated is in order: the actions so far."""

    @property
    def happened(self) -> Effect | None:
        """The effect, also of the legal actions of an illegal turn."""
        return self.stopped.before if self.stopped else self.effect


@frozen
class Stopped:
    """Where a turn stopped, because an action was not legal."""

    place: int
    """The index, from 0, of the first action that is not legal."""
    before: Effect
    """The effect of all actions before it together."""


def adjudicate(
    game: Game[S], document: Document, action: Document, at: str = "/action", allowance: Allowance | None = None
) -> WithHinges[Ruling]:
    """The ruling on ``action``, sent at the pointer ``at``, in the state in ``document``; both are of the game's shape.

    Raises ``Impossible`` if the state cannot exist, ``Misunderstood`` if the action names what the state does not have.
    """
    sent = game.action(action, at)
    state_by, sources = partial(audited_state, game, document), game.sources(document, allowance)
    return weigh_ruling(game, state_by, [sent], partial(decide, game, sent), sources)


def weigh_ruling(
    game: Game[S],
    state_by: Callable[[Sources], S],
    actions: Sequence[ActionDocument],
    decided: Callable[[S], Ruling],
    sources: Sources,
) -> WithHinges[Ruling]:
    """The ruling that ``decided`` returns for ``actions``, in the state that ``state_by`` returns for these sources, with the
    readings on which it hinges.

    Raises ``Impossible`` and ``Misunderstood`` like ``adjudicate``.
    """

    def ruled(state: S) -> Ruling:
        require_named(game, state, *((action.document, action.at) for action in actions))
        return decided(state)

    return weigh(state_by, ruled, sources, _comparable, _under_impossible)


def _comparable(ruling: Ruling) -> object:
    """The parts of a ruling that players would notice if they differed: the verdict and the effect, but not the reasons."""
    done, stopped = ruling.happened, ruling.stopped
    return ruling.verdict, stopped and stopped.place, done and (done.state, done.events)


def _under_impossible(impossible: Impossible) -> Ruling:
    """The ruling under another choice of a reading by which the state cannot exist."""
    return Ruling(Verdict.IMPOSSIBLE, impossible.defects)


def decide(game: Game[S], action: ActionDocument, state: S, past: Past = ()) -> Ruling:
    """The ruling on ``action`` in a state that is known to be possible, under its own readings. ``past`` led to that state."""
    judged = judge(game, action, state, past)
    if judged.verdict is not Verdict.LEGAL:
        return Ruling(judged.verdict, judged.findings, judged.missing)
    effect = _effect(game, action, state, judged)
    *before, last = judged.past or (*past, Step(action, state.given))
    done = (*before, last._replace(open=effect.open)) if is_in_order(last.state) else ()
    return Ruling(Verdict.LEGAL, judged.findings, effect=effect, past=done)


def judge(game: Game[S], action: ActionDocument, state: S, past: Past = ()) -> Judgement:
    """The ruling without the effect of the action."""
    findings = examine(game.action_checks[action.type], state, action)
    match outcome_of(findings):
        case Outcome.UPHELD:
            return Judgement(Verdict.LEGAL, findings)
        case Outcome.VIOLATED:
            return Judgement(Verdict.ILLEGAL, findings)
    undecided = ActionWorlds(game, action, state, findings)
    try:
        worlds = undecided.in_all()
    except Unknown:
        if is_in_order(state.document):
            return _if_in_order(undecided.granted(past))
        found = undecided.by_single_gaps()
        if outcome_of(found) is Outcome.UNDETERMINED:
            return Judgement(Verdict.UNDETERMINED, found, missing(found))
        return Judgement(Verdict.LEGAL, found)
    found = found_in_all(findings, worlds)
    if worlds[0].outcome is Outcome.VIOLATED:
        return Judgement(Verdict.ILLEGAL, found)
    return Judgement(Verdict.LEGAL, found, worlds=worlds)


def _if_in_order(found: Granted) -> Judgement:
    """The judgement on an undetermined action if everything unstated is in order."""
    if not found.past:
        return Judgement(Verdict.ILLEGAL, found.findings)
    if outcome_of(found.findings) is Outcome.UNDETERMINED:
        return Judgement(Verdict.UNDETERMINED, found.findings, missing(found.findings))
    return Judgement(Verdict.LEGAL, found.findings, past=found.past)


def _effect(game: Game[S], action: ActionDocument, state: S, judged: Judgement) -> Effect:
    """The effect of a legal action, in all worlds or in the world that was granted."""
    if judged.worlds:
        return _effect_in_all(game, action, state, judged.worlds)
    if judged.past:
        with game.State(judged.past[-1].state, state.sources) as filled_in:
            return effect_of(game, action, filled_in)
    return effect_of(game, action, state)


def _effect_in_all(game: Game[S], action: ActionDocument, state: S, worlds: Sequence[World]) -> Effect:
    """The common effect of a legal action in all these worlds."""
    effects = []
    for world in worlds:
        with game.State(world.state, state.sources) as supposed:
            effects.append(effect_of(game, action, supposed))
    paths = dict.fromkeys(path for world in worlds for _, path, _ in world.supposed)
    pairs = [(world.state, effect.state) for world, effect in zip(worlds, effects, strict=True)]
    changed = [path for path in paths if any(standing_at(one, path) != standing_at(other, path) for one, other in pairs)]
    return in_common(game, state, effects, [pointer("state", *path) for path in paths], paths, changed)
