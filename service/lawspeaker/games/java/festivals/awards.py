"""What a festival brings to those who hold it. ¶36."""

from collections.abc import Mapping, Sequence
from functools import partial

from lawspeaker.adjudication.unknown import Count, Unknown, perhaps
from lawspeaker.games.java.festivals.bids import has_the_most, symbols_laid
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import PALACES

SHARED = {2: 0, 4: 1, 6: 2, 8: 2, 10: 3}
"""By the value of the palace: the points of each who shares the festival, by the table on the overview card."""


def award(value: int, winning: int) -> int:
    """The points of each of ``winning`` players who hold the festival in a palace of this value."""
    return value // 2 if winning == 1 else SHARED[value]


def holders(state: State) -> Sequence[str]:
    """Those who have laid the most symbols, and so hold the festival. Raises ``Unknown``."""
    laid = symbols_laid(state)
    return [player for player in laid if has_the_most(laid, player)]


def awards(state: State) -> Mapping[str, Count]:
    """What the festival brings those who hold it or, as far as that is not known, may hold it."""
    try:
        holding = holders(state)
    except Unknown as unknown:
        highest = _awarded(state, 1)
        points = Count(0, highest.high, (*unknown.places, *highest.missing))
        return dict.fromkeys(_perhaps_holders(state), points)
    return dict.fromkeys(holding, _awarded(state, len(holding)))


def _awarded(state: State, winning: int) -> Count:
    """The points of each of ``winning`` players who hold the festival."""
    least, most = award(min(PALACES), winning), award(max(PALACES), winning)
    return Count.within(lambda: award(palace_of_the_festival(state).value, winning), least, most)


def palace_of_the_festival(state: State) -> Palace:
    """The palace in which the festival is held. Raises ``Unknown``."""
    palace = state.palace(state.festival_palace)
    assert palace, "the audit has seen to it"
    return palace


def _perhaps_holders(state: State) -> Sequence[str]:
    """Those who may have laid the most symbols."""
    try:
        laid = symbols_laid(state)
    except Unknown:
        return state.players_seen
    return [player for player in laid if perhaps(partial(has_the_most, laid, player))]
