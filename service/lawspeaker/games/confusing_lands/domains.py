"""Which values can be at places of a state that its shape leaves open. Průběh hry 1."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from lawspeaker.adjudication.document import Path
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import PLAYERS


def domain(_state: State, path: Path) -> Sequence[Any] | None:
    """The sets of players who may have chosen a card; ``None`` for any other place."""
    if path == ("chosen",):
        return [dict.fromkeys(some, UNKNOWN) for number in range(len(PLAYERS) + 1) for some in combinations(PLAYERS, number)]
    return None
