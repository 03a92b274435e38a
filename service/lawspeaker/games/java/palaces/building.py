"""Who may build or enlarge a palace, and how large. ¶26, 27."""

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.java.board.settlements import Settlement
from lawspeaker.games.java.figures.standing import standing_in
from lawspeaker.games.java.state import State


def builder(state: State, there: Settlement) -> str | None:
    """Who has the right to build or to enlarge a palace there; ``None`` if nobody has. Raises ``Unknown``."""
    return standing_in(state, there).first_alone


def size(there: Settlement) -> Count:
    """How many spaces a village or a city has."""
    return Count(there.certain.bit_count(), there.perhaps.bit_count(), tuple(there.land.places(there.doubtful)))
