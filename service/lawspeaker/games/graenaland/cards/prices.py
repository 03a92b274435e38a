"""What things cost: villages by their tile, buildings and works by the overview card, armies also by the keeps.

How a price is paid stands in ``payments``.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from lawspeaker.adjudication.unknown import Unknown, all_hold, each, perhaps, some, where_known
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Resource, Settlement, Terrain

Price = Mapping[str, int]
"""How many of each resource something costs; none of those left out."""

PEASANTS = "peasants"
"""Raising the army without a keep."""
KEEPS = (Terrain.PLAINS, Terrain.FOREST, Terrain.HILLS)
"""The terrains in which a keep can stand; each gives a price of its own for raising the army."""
RECRUITS = (PEASANTS, *(keep.value for keep in KEEPS))
"""Whatever gives a price for raising the army."""
OF_THE_KEEP = "of-the-keep"
"""In a price that is only said: the resource of a keep, whichever it is."""

_WITH_A_KEEP = {Resource.GRAIN.value: 1, Resource.ORE.value: 1}
"""The price of raising the army with a keep, in addition to the resource of the keep. Vojsko, 3."""
WITH_SOME_KEEP: Price = {**_WITH_A_KEEP, OF_THE_KEEP: 1}
WITH_ANY_KEEP: Price = {**_WITH_A_KEEP, Resource.GOLD.value: 1}
"""What surely pays with a keep: gold replaces its resource, whichever it is."""
FOOT_SOLDIERS: Mapping[str, Price] = {third.value: dict(Counter([*_WITH_A_KEEP, third.value])) for third in Resource}
"""What foot soldiers may cost, by their third resource, which only the overview card shows. Vojsko, 3."""


def village(state: State, territory: str) -> Price:
    """The price of a village, printed on the tile. Raises ``Unknown``."""
    return state.island.price(territory)


def village_sizes(state: State, territory: str) -> Sequence[int]:
    """How many resources a village may cost there, as far as coast and terrain are known. Osady, 2."""
    coastal = where_known(lambda: {state.island.is_coast(territory)}, {True, False})
    mountainous = where_known(lambda: {state.island.terrain(territory) == Terrain.MOUNTAINS}, {True, False})
    places = {"coast": True in coastal, "inland": False in coastal and False in mountainous, "mountains": True in mountainous}
    return [state.sources.figure("village_sizes", place) for place, is_possible in places.items() if is_possible]


def building(state: State, kind: str) -> Price:
    """The price of a building or a public work of that kind. Raises ``Unknown``."""
    price: Price = state.sources.figure("costs", kind)
    return price


def army(state: State, player: str) -> Iterator[Price]:
    """Every price at which the player may raise the army by 1. Raises ``Unknown``, after the last that is known."""

    def allowed(keep: str) -> Iterator[Price]:
        if can_recruit(state, player, keep):
            yield recruits(state, keep)

    return each(RECRUITS, allowed)


def surely_paid(state: State, player: str) -> Iterator[Price]:
    """Every price that the player may surely pay to raise the army by 1, even if it is not known what a keep is good for.

    Raises ``Unknown``, after the last that is known.
    """
    if has_keep_of_unknown_price(state, player):
        yield WITH_ANY_KEEP
    yield from army(state, player)


def perhaps_paid(state: State, player: str) -> Sequence[Price]:
    """Every price at which the player may perhaps raise the army by 1. Raises ``Unknown`` if one may be any."""
    allowed = [keep for keep in RECRUITS if perhaps(partial(can_recruit, state, player, keep))]
    return [price for keep in allowed for price in possible_recruits(state, keep)]


def has_keep_of_unknown_price(state: State, player: str) -> bool:
    """Whether the player surely has a keep of which it is not known what it is good for: it never stands in the mountains."""

    def price(territory: str) -> Price:
        return recruits(state, state.terrain(territory))

    keeps = (place for owner, place, kind in state.board.buildings if owner == player and kind == Settlement.KEEP)
    return any(where_known(partial(price, territory), None) is None for territory in keeps)


def can_recruit(state: State, player: str, keep: str) -> bool:
    """Whether the player has a keep in that terrain; ``PEASANTS`` need none. Raises ``Unknown``."""
    return keep == PEASANTS or has_keep(state, player, keep)


def recruits(state: State, keep: str) -> Price:
    """What raising the army by 1 costs with a keep in that terrain, or with ``PEASANTS``. Raises ``Unknown``."""
    try:
        price: Price = state.sources.figure("costs", "army", keep)
    except Unknown:
        if keep == Terrain.HILLS and state.sources.reading("keep.hills") == "ore":
            return FOOT_SOLDIERS[Resource.ORE]
        raise
    return price


def possible_recruits(state: State, keep: str) -> Sequence[Price]:
    """What raising the army may cost with a keep in that terrain, or with ``PEASANTS``. Raises ``Unknown`` if that may be any
    price."""
    if keep == Terrain.HILLS:
        return where_known(lambda: [recruits(state, keep)], list(FOOT_SOLDIERS.values()))
    return [recruits(state, keep)]


def has_keep(state: State, player: str, terrain: str) -> bool:
    """Whether the player has a keep in that terrain. Raises ``Unknown``."""

    def stands_in(territory: str) -> bool:
        return all_hold(lambda: state.terrain(territory) == terrain, lambda: state.has_house(player, territory, Settlement.KEEP))

    return some(state.island.territories, stands_in)
