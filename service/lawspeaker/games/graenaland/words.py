"""The words of the game: its players, terrains, resources, houses, heroes, works, phases and directions."""

from enum import StrEnum


class Terrain(StrEnum):
    """The four kinds of country, each with a deck of resource cards."""

    PLAINS = "plains"
    FOREST = "forest"
    HILLS = "hills"
    MOUNTAINS = "mountains"


class Resource(StrEnum):
    """What the cards bear. Stone is ore: the Czech book uses both words for one resource."""

    GRAIN = "grain"
    CATTLE = "cattle"
    WOOD = "wood"
    ORE = "ore"
    GOLD = "gold"


class Settlement(StrEnum):
    """The kinds of settlement: villages, and three kinds of building."""

    VILLAGE = "village"
    KEEP = "keep"
    CHURCH = "church"
    HALL = "hall"


class Hero(StrEnum):
    """The three heroes of a clan."""

    WARRIOR = "warrior"
    PRIEST = "priest"
    SKALD = "skald"


class Work(StrEnum):
    """The kinds of public work."""

    ROAD = "road"
    IMPROVEMENT = "improvement"
    MARKET = "market"
    PALISADE = "palisade"


class Phase(StrEnum):
    """Where in the round the game is; ``VOTING`` while a proposal made in ``PROPOSALS`` is voted on."""

    PRODUCTION = "production"
    MOVEMENT = "movement"
    PROPOSALS = "proposals"
    VOTING = "voting"
    BUILDING = "building"


CLANS = ("red", "yellow", "white", "violet", "blue")
"""The five clans; a player is named by the colour of the clan."""

OPPOSITE = {
    "north": "south",
    "north-east": "south-west",
    "east": "west",
    "south-east": "north-west",
    "south": "north",
    "south-west": "north-east",
    "west": "east",
    "north-west": "south-east",
}
"""Each compass direction and the one back."""

STAY = "stay"
"""The middle of the compass: the hero stays."""

HOUSES = 14
"""Houses of a clan, one of which stands on the army track."""
