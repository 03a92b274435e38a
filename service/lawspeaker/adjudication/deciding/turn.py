"""Turns: several actions in sequence, with one ruling.

A turn is legal if each action is legal in the state that the actions before it led to. Readings are weighed for the turn as a
whole: under another choice, all of it is repeated. So ``hinges_on`` is about how the whole turn would end.
"""

from collections.abc import Sequence
from functools import partial

from lawspeaker.adjudication.deciding.audit import audited_state
from lawspeaker.adjudication.deciding.past import Past
from lawspeaker.adjudication.deciding.ruling import Ruling, Stopped, Verdict, decide, weigh_ruling
from lawspeaker.adjudication.deciding.weighing import WithHinges
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import ActionDocument, Effect, still_open
from lawspeaker.adjudication.rules.checks import Finding, assumed
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.work import Allowance, steps_to_rule_on


def adjudicate_turn(
    game: Game[S], document: Document, actions: Sequence[Document], at: str = "/actions", allowance: Allowance | None = None
) -> WithHinges[Ruling]:
    """The ruling on ``actions``, sent at the pointer ``at`` and done in their order, beginning in the state in ``document``.

    The state sent is audited; the others are possible because a legal action led to each of them.

    Raises ``Impossible`` if the state cannot exist, ``Misunderstood`` if an action names what the state does not have.
    """
    turn = game.actions_sent(actions, at)
    state_by, sources = partial(audited_state, game, document), game.sources(document, allowance)
    return weigh_ruling(game, state_by, turn, partial(_decide_turn, game, turn), sources)


def _decide_turn(game: Game[S], turn: Sequence[ActionDocument], state: S) -> Ruling:
    """The ruling on a turn in a state that is known to be possible, under its own readings."""
    rulings: list[Ruling] = []
    done: list[Effect] = []
    for index, action in enumerate(turn):
        state.sources.work.spend(steps_to_rule_on(action.document))
        ruling = _decide_once(game, action, state, rulings[-1].past if rulings else ())
        rulings.append(ruling)
        if ruling.effect is None:
            stopped = Stopped(index, _together(state.given, done))
            return Ruling(ruling.verdict, _found(game, rulings), ruling.missing, stopped=stopped)
        done.append(ruling.effect)
        state.forget()
        state = game.State(ruling.effect.state, state.sources)
    return Ruling(Verdict.LEGAL, _found(game, rulings), effect=_together(state.given, done))


def _decide_once(game: Game[S], action: ActionDocument, state: S, past: Past) -> Ruling:
    """The ruling on ``action``, computed once for all choices of readings that it does not consult."""
    return state.once(action.at, partial(decide, game, action, state, past))


def _together(document: Document, done: Sequence[Effect]) -> Effect:
    """The effect of all of them together, which led to the state in ``document``."""
    return Effect(
        document,
        [event for effect in done for event in effect.events],
        [finding for effect in done for finding in effect.applied],
        still_open(done, document),
    )


def _found(game: Game[S], rulings: Sequence[Ruling]) -> list[Finding]:
    """The findings in catalogue order. For each rule, the last action with a finding decides: before, it was upheld or
    assumed."""
    by_rule: dict[str, list[Finding]] = {}
    for ruling in rulings:
        by_rule |= {finding.rule: assumed(by_rule.get(finding.rule, ())) for finding in ruling.findings}
        for finding in ruling.findings:
            by_rule[finding.rule].append(finding)
    return [finding for rule in game.catalogue.in_order(by_rule) for finding in by_rule[rule]]
