"""The words of the game: its players, terrains, resources, houses, heroes, works, goals, phases and directions."""

from enum import StrEnum


class Terrain(StrEnum):
    """The four kinds of terrain, each with a deck of resource cards."""

    PLAINS = "plains"
    FOREST = "forest"
    HILLS = "hills"
    MOUNTAINS = "mountains"


class Resource(StrEnum):
    """The resources on the cards. Ore is also called stone: the Czech book uses both words for one resource."""

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


class Goal(StrEnum):
    """The five goals on the card of victory conditions, which are the columns of the victory point cards."""

    SETTLEMENTS = "settlements"
    """Settlements on the board."""
    TERRITORIES = "territories"
    """Territories with two settlements or more."""
    LARGEST = "largest"
    """Settlements in the territory where there are most."""
    BUILDINGS = "buildings"
    ARMY = "army"


class Phase(StrEnum):
    """The phase of the game."""

    SETUP = "setup"
    """Nothing is set up yet."""
    PLACEMENT = "placement"
    """Starting positions are chosen: somebody places a settlement."""
    ANCHOR = "anchor"
    """A third settlement was placed in a territory: somebody may weigh anchor."""
    VICTORY_CARDS = "victory-cards"
    """Each player keeps one of three victory point cards."""
    PRODUCTION = "production"
    MOVEMENT = "movement"
    PROPOSALS = "proposals"
    VOTING = "voting"
    """A proposal made in ``PROPOSALS`` is voted on."""
    CLAIMS = "claims"
    """With victory point cards: players say whether they can win, before the main player builds."""
    BUILDING = "building"
    FINAL_BUILDING = "final-building"
    """Victory was announced: everybody else builds once more, or the player who claimed it shows that the claim is right."""
    OVER = "over"


class Topic(StrEnum):
    """What a player speaks about at the table. `own-proposal` is a proposal that the player is going to make, or has made.
    `division` is how the cards of a territory should be divided, and `wish` which cards the player wants. `vote` is how
    somebody votes, and what is promised for it. `joint-work` is which joint work to announce, and `help` who gives cards for
    it. `grant` is whom the main player lets build, what, and in return for what. With `wait` the main player is asked to
    wait before building."""

    OWN_PROPOSAL = "own-proposal"
    DIVISION = "division"
    WISH = "wish"
    VOTE = "vote"
    JOINT_WORK = "joint-work"
    HELP = "help"
    GRANT = "grant"
    WAIT = "wait"


BEFORE_THE_GAME = (Phase.SETUP, Phase.PLACEMENT, Phase.ANCHOR)
"""Phases in which not every player has all with which the game begins."""

HERO_OF = {Settlement.CHURCH.value: Hero.PRIEST.value, Settlement.HALL.value: Hero.SKALD.value}
"""The hero who comes with a building."""
BUILDING_OF = {hero: building for building, hero in HERO_OF.items()}
"""The building with which a hero comes."""

SUPPLY = "supply"
"""The deck of supply cards, with a ship on their backs."""
SYMBOLS = 2
"""Symbols on a supply card."""
ROW = 4
"""Supply cards that lie face up in a row."""

CLANS = ("red", "yellow", "white", "violet", "blue")
"""The five clans; a player is named by the colour of the clan."""
FEWEST_PLAYERS = 3

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
UNDECIDED = "undecided"
"""Nothing is on the compass yet."""

DEALT_VICTORY_CARDS = 3
"""Victory point cards that each player is dealt; one of them is kept."""

HOUSES = 14
"""Houses of a clan, one of which stands on the army track."""

STARTING_VILLAGES = 2
"""How many villages each player has at the beginning."""
STARTING_STRENGTH = 1
"""The strength of every army at the beginning."""
