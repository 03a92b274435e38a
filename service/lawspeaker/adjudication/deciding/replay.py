"""Replays: a list of actions, each ruled on in the state after the legal ones before it.

The work is bounded: actions after the limit are not ruled on.
"""

from collections.abc import Sequence
from functools import partial

from lawspeaker.adjudication.deciding.audit import as_stated, audited_state, require_named
from lawspeaker.adjudication.deciding.past import Past
from lawspeaker.adjudication.deciding.ruling import Ruling, decide, weigh_ruling
from lawspeaker.adjudication.deciding.weighing import WithHinges
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.checks import Finding, Outcome
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.work import Allowance, Budget, GivenUp, steps_to_rule_on

MOST_WORK = 30_000
"""How many steps are taken for a replay."""


@frozen
class Replay:
    """The result of replaying a list of actions."""

    rulings: Sequence[WithHinges[Ruling]]
    """The ruling on each action, up to the last one that was examined."""
    prefix: int
    """The number of actions before the first one that is not legal."""
    state: Document
    """The state after all actions that were legal."""
    is_cut: bool
    """Whether it stopped before the end of the list because its work was used up."""


def replay(
    game: Game[S],
    document: Document,
    actions: Sequence[Document],
    at: str,
    *,
    go_on: bool,
    most_work: float,
    allowance: Allowance | None = None,
) -> Replay:
    """Replays ``actions``, sent at the pointer ``at``, starting from the state in ``document``.

    An action that is not legal ends the replay, or is skipped if it is to ``go_on``. The state sent is audited; the others are
    possible because a legal action led to each of them, and are audited only under other choices of readings. It takes
    ``most_work`` steps and no more.

    Raises ``Impossible`` if the first state cannot exist, ``Misunderstood`` if an action names what it does not have.
    """
    sources = game.sources(document, allowance)
    sent = game.actions_sent(actions, at)
    with audited_state(game, document, sources) as state:
        require_named(game, state, *((action.document, action.at) for action in sent))
    rulings: list[WithHinges[Ruling]] = []
    prefix = 0
    past: Past = ()
    work = sources.work = Budget(most_work, sources.allowance)
    for index, action in enumerate(sent):
        try:
            work.spend(steps_to_rule_on(action.document))
            state_by = partial(_possible_state, game, document, sources)
            with weigh_ruling(game, state_by, [action], partial(decide, game, action, past=past), sources) as weighed:
                work.spend(sum(map(_steps_to_tell, weighed.answer.findings)))
        except GivenUp:
            return Replay(rulings, prefix, document, is_cut=True)
        rulings.append(weighed)
        if effect := weighed.answer.effect:
            document, past = effect.state, weighed.answer.past
            prefix += prefix == index
        elif not go_on:
            break
        sources = sources.fresh()
        sources.work = work
    return Replay(rulings, prefix, document, is_cut=False)


def _possible_state(game: Game[S], document: Document, known: Sources, sources: Sources) -> S:
    """The state in ``document`` by these sources. It is possible by the ``known`` ones, and audited by any others."""
    if sources is not known:
        return audited_state(game, document, sources)
    return as_stated(game, document, sources)


def _steps_to_tell(finding: Finding) -> float:
    return 0 if finding.outcome is Outcome.UPHELD else 4 + len(finding.at) / 10
