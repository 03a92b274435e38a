"""Whole turns: several actions, done one after the other, ruled on as one.

A turn is legal if each action is legal in the state that those before it left behind. It is weighed as a whole: under
another choice of a reading all of it is done anew, so that what hinges on it is how the turn as such would end.
"""

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from lawspeaker.adjudication.checks import Finding
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Action, Effect, Game
from lawspeaker.adjudication.ruling import Ruling, Stopped, Verdict, decide_once, weigh_ruling
from lawspeaker.adjudication.sources import Sources, Weighed

S = TypeVar("S")


def adjudicate_turn(game: Game[S], state: Document, actions: Sequence[Document], at: str = "/actions") -> Weighed[Ruling]:
    """The ruling on ``actions``, sent at the pointer ``at`` and done in their order, beginning in ``state``.

    The state sent is audited; the others are possible because a legal action led to each of them.

    Raises ``Impossible`` if the state cannot exist, ``Misunderstood`` if an action names what the state does not have.
    """
    turn = game.actions_sent(actions, at)
    return weigh_ruling(game, state, turn, game.sources(state), partial(_decide_turn, game, turn, state))


def _decide_turn(game: Game[S], turn: Sequence[Action[S]], state: Document, view: S, sources: Sources) -> Ruling:
    """The ruling on a turn in a state, seen as ``view``, that is known to be possible, under its own readings."""
    rulings: list[Ruling] = []
    done: list[Effect] = []
    for place, action in enumerate(turn):
        ruling = decide_once(game, action, state, view, sources)
        rulings.append(ruling)
        if ruling.effect is None:
            stopped = Stopped(place, _together(state, done))
            return Ruling(ruling.verdict, _found(game, rulings), ruling.missing, stopped=stopped)
        done.append(ruling.effect)
        state = ruling.effect.state
        view = game.view(state, sources)
    return Ruling(Verdict.LEGAL, _found(game, rulings), effect=_together(state, done))


def _together(state: Document, done: Sequence[Effect]) -> Effect:
    """What all of them did, which led to ``state``."""
    events = [event for effect in done for event in effect.events]
    return Effect(state, events, [finding for effect in done for finding in effect.applied])


def _found(game: Game[S], rulings: Sequence[Ruling]) -> list[Finding]:
    """What was found, in the order of the catalogue: of a rule what was found last, as it was upheld until then."""
    by_rule: dict[str, list[Finding]] = {}
    for ruling in rulings:
        by_rule |= {finding.rule: [] for finding in ruling.findings}
        for finding in ruling.findings:
            by_rule[finding.rule].append(finding)
    return [finding for rule in game.catalogue.rules for finding in by_rule.get(rule, ())]
