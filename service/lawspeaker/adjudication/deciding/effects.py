"""The effect of a legal action, as far as it is known."""

from dataclasses import replace

from lawspeaker.adjudication.rules.action import ActionDocument, Effect, Open
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.quantities import with_bounds


def effect_of(game: Game[S], action: ActionDocument, state: S) -> Effect:
    """The effect of a legal action in ``state``, with the bounds of the numbers that it does not change."""
    try:
        effect = game.actions[action.type].apply(state, action)
    except Unknown as unknown:
        effect = Effect(game.setting_up.kept_of(state.document), open=[Open((), unknown.pointers)])
    if not state.bounds:
        return effect
    return replace(effect, state=with_bounds(effect.state, state.bounds, tuple(part.at for part in effect.open)))
