"""The effect of a legal action, as far as it is known."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import takewhile

from lawspeaker.adjudication.deciding.common import common_effect
from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.rules.action import ActionDocument, Effect, NextState, Open, TwoWays
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.paths import PathStep, steps_to
from lawspeaker.adjudication.wire.quantities import with_bounds


def effect_of(game: Game[S], action: ActionDocument, state: S, ways: Sequence[bool] = ()) -> Effect:
    """The effect of a legal action in ``state``, with the bounds of the numbers that it does not change.

    If unknown conditions decide how it goes on, it is what all ways have in common. Of the first, ``ways`` has what is assumed.
    """
    after = NextState(state.document, ways)
    try:
        effect = after.effect(game.actions[action.type].apply(state, action, after))
    except Unknown as unknown:
        return Effect(game.setting_up.kept_of(state.document), open=[Open((), unknown.pointers)])
    except TwoWays as fork:
        both = [effect_of(game, action, state, (*ways, holds)) for holds in (True, False)]
        return next(filter(_is_unknown, both), None) or in_common(game, state, both, fork.pointers)
    if not state.bounds:
        return effect
    return replace(effect, state=with_bounds(effect.state, state.bounds, tuple(part.at for part in effect.open)))


def _is_unknown(effect: Effect) -> bool:
    """Whether nothing is known of the next state."""
    return any(not part.at for part in effect.open)


def in_common(
    game: Game[S],
    state: S,
    effects: Sequence[Effect],
    missing: Sequence[str],
    supposed: Collection[Path] = (),
    changed: Collection[Path] = (),
) -> Effect:
    """The common part of several effects of an action in ``state``: see ``common_effect``. Events that lack a member are left
    out."""

    def step_to(path: Path) -> PathStep:
        return [*steps_to(game.StateShape, [str(name) for name in path])][-1]

    common = common_effect(effects, missing, supposed, changed, state.given, step_to)
    return replace(common, events=list(takewhile(game.is_complete, common.events)))
