"""Which values can be at places of a state that its shape leaves open. Stavby: Veřejné práce, Trh."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

from lawspeaker.adjudication.document import Path
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS, FEWEST_PLAYERS, Work


def domain(_state: State, path: Path) -> Sequence[Any] | None:
    """The works that there can be in a territory: each at most once. Who can play in which order, whoever is named first. Of the
    markets that were used, that none was: whatever is legal after some were is legal then, too. ``None`` for any other place.
    """
    match path:
        case ("players",):
            numbers = range(FEWEST_PLAYERS, len(CLANS) + 1)
            return [[*seated] for number in numbers for seated in permutations(CLANS, number) if seated[0] == min(seated)]
        case ("territories", _, "works"):
            kinds = [work.value for work in Work]
            return [[*some] for number in range(len(kinds) + 1) for some in combinations(kinds, number)]
        case ("building", "markets_used"):
            return [[]]
        case _:
            return None
