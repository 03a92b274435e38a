"""Palisades: when somebody who settles behind one has to give cards, and to whom. Stavby: Palisády."""

from functools import partial

from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Work


def asks_toll(state: State, player: str, territory: str) -> bool:
    """Whether a palisade stands in the way of the player's first settlement in the territory. Raises ``Unknown``."""
    return all_hold(lambda: Work.PALISADE in state.works(territory), lambda: not state.has_settlement(player, territory))


def is_owed(state: State, recipient: str, player: str, territory: str) -> bool:
    """Whether ``recipient`` is owed a card when the player settles in the territory. Raises ``Unknown``."""
    is_settled = partial(state.has_settlement, recipient, territory)
    return recipient != player and all_hold(partial(asks_toll, state, player, territory), is_settled)
