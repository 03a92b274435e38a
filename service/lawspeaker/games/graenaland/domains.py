"""Which values can be at places of a state that its shape leaves open. Stavby: Veřejné práce, Trh."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.graenaland.board.board import SETTLEMENTS, WORKS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS, FEWEST_PLAYERS, Work


def domain(state: State, path: Path) -> Sequence[Any] | None:
    """The works that there can be in a territory: each at most once. Who can play in which order, whoever is named first. Of the
    markets that were used, that none was: whatever is legal after some were is legal then, too. What was offered: an offer that
    was used allows no more than one that is open. ``None`` for any other place.
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
        case ("building", "offers") if territories := state.possible_territories:
            works = [{"work": work.value, "territory": at} for work in Work for at in territories]
            made = [*({"player": player} for player in state.possible_players), *works]
            return [[], *([{**offer, "open": True}] for offer in made)]
        case _:
            return None


def with_nothing_else(state: State) -> Document:
    """The state in which only those settlements and public works are on the board that it states. Of heroes it says no more: each
    clan has one from the start."""
    stated = state.given.get("territories", {})
    island = where_known(lambda: state.island.territories, ())
    bare: dict[str, Document] = {territory: {SETTLEMENTS: [], WORKS: []} for territory in (*stated, *island)}
    return {**state.given, "territories": {name: {**nothing, **stated.get(name, {})} for name, nothing in bare.items()}}
