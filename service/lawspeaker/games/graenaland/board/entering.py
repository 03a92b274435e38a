"""Which waiting priests and skalds enter after the movement. Budovy: kostel a síň."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations

from lawspeaker.adjudication.unknown import perhaps, some, where_known
from lawspeaker.games.graenaland.board.journeys import Journeys
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import HERO_OF, Hero

Entry = tuple[str, str]
"""A hero, and the territory that it enters."""


def is_free(heroes: State | Journeys, player: str, territory: str) -> bool:
    """Whether no hero of the player stands in the territory, now or after the movement. Raises ``Unknown``."""
    return not some(Hero, lambda hero: heroes.is_at(player, hero, territory))


def waits_for(state: State, player: str, hero: str, territory: str) -> bool:
    """Whether that hero of the player waits to enter that territory. Raises ``Unknown``."""
    return any(waiting == hero and territory in places for waiting, places in waiting_heroes(state, player))


def entry_ways(state: State, journeys: Journeys, player: str) -> set[frozenset[Entry]]:
    """Every set of entries that may follow the movement: waiting heroes enter as soon as there is room for them.

    Raises ``Unknown``.
    """
    waiting = {
        hero: [place for place in places if is_free(journeys, player, place)] for hero, places in waiting_heroes(state, player)
    }
    orders: Sequence[Sequence[str]] = [tuple(waiting)]
    if _contested(waiting) and state.sources.reading("hero-entry.both-waiting") == "owner-chooses":
        orders = list(permutations(waiting))
    return {way for order in orders for way in _filled(waiting, order, frozenset())}


def possible_entries(state: State, journeys: Journeys, player: str) -> Iterator[Entry]:
    """Every entry that may follow the movement, whatever of it is unknown."""
    for hero, places in where_known(lambda: list(waiting_heroes(state, player)), _perhaps_waiting(state, player)):
        for place in places:
            if perhaps(partial(is_free, journeys, player, place)):
                yield hero, place


def _perhaps_waiting(state: State, player: str) -> Iterator[tuple[str, Sequence[str]]]:
    """The heroes of the player who may wait, and where each may have its building."""
    for kind, hero in HERO_OF.items():
        if where_known(partial(state.where, player, hero), None) is None:
            sites = state.possible_territories
            yield hero, [place for place in sites if perhaps(partial(state.has_house, player, place, kind))]


def waiting_heroes(state: State, player: str) -> Iterator[tuple[str, Sequence[str]]]:
    """The player's waiting heroes, and where each may enter."""
    for index in range(len(state.waiting(player))):
        hero: str = state.known("clans", player, "waiting", index, "hero")
        places: Sequence[str] = state.known("clans", player, "waiting", index, "territories")
        if len(places) > 1 and state.sources.reading("hero-entry.second-building") == "first":
            places = places[:1]
        yield hero, places


def _contested(waiting: dict[str, list[str]]) -> bool:
    places = [place for free in waiting.values() for place in free]
    return len(places) != len(set(places))


def _filled(waiting: dict[str, list[str]], order: Sequence[str], entered: frozenset[Entry]) -> Iterator[frozenset[Entry]]:
    """Every way in which the heroes enter one after the other, in that order, each where there is room left."""
    if not order:
        yield entered
        return
    hero, rest = order[0], order[1:]
    room = [place for place in waiting[hero] if all(place != taken for _, taken in entered)]
    for way in [entered | {(hero, place)} for place in room] or [entered]:
        yield from _filled(waiting, rest, way)
