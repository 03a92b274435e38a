"""The sets of words from which requests and answers choose, by the names that the contract gives them."""

from functools import partial

from lawspeaker.adjudication.wire.shapes import Enumeration
from lawspeaker.games.graenaland.words import (
    CLANS,
    OPPOSITE,
    STAY,
    SUPPLY,
    UNDECIDED,
    Goal,
    Hero,
    Phase,
    Resource,
    Settlement,
    Terrain,
    Topic,
    Work,
)

_PREFIX = "Graenaland"
_of = partial(Enumeration.of, prefix=_PREFIX)

PLAYER = Enumeration(f"{_PREFIX}Player", "A player.", CLANS)
PHASE = _of(Phase)
TERRAIN = _of(Terrain)
RESOURCE = _of(Resource)
SETTLEMENT = _of(Settlement)
HERO = _of(Hero)
WORK = _of(Work)
GOAL = _of(Goal)
TOPIC = _of(Topic)
BUILDING = Enumeration(f"{_PREFIX}Building", "The kinds of building.", tuple(Settlement)[1:])
ENTERING_HERO = Enumeration(f"{_PREFIX}EnteringHero", "The heroes who come with a building.", (Hero.PRIEST, Hero.SKALD))
CARD_BACK = Enumeration(f"{_PREFIX}CardBack", "The back of a card: a terrain, or the ship of a supply card.", (*Terrain, SUPPLY))
DIRECTION = Enumeration(f"{_PREFIX}Direction", "The compass directions.", tuple(OPPOSITE))
ORDERED_DIRECTION = Enumeration(
    f"{_PREFIX}OrderedDirection",
    "Where a hero goes: a compass direction, or `stay`. `undecided` is a player who has not put anything on the compass.",
    (*OPPOSITE, STAY, UNDECIDED),
)
