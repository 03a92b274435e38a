"""The sets of words from which requests and answers choose, by the names that the contract gives them."""

from lawspeaker.adjudication.wire.shapes import Enumeration
from lawspeaker.games.confusing_lands.words import PLAYERS, ROTATIONS, Phase, Rating, Side

_PREFIX = "ConfusingLands"

PLAYER = Enumeration(f"{_PREFIX}Player", "A player.", PLAYERS)
PHASE = Enumeration.of(Phase, _PREFIX)
SOLO_RATING = Enumeration.of(Rating, _PREFIX)
SIDE = Enumeration(f"{_PREFIX}CardSide", Side.__doc__ or "", tuple(Side))
ROTATION = Enumeration(f"{_PREFIX}Rotation", "How far a card is turned clockwise, in degrees.", ROTATIONS)
