"""The words of the game: its players, symbols, sides of a card, phases and ratings, and how many there are of what."""

from enum import IntEnum, StrEnum

PLAYERS = ("one", "two")
"""The two players; the player who plays alone may be either of them."""


class Symbol(IntEnum):
    """What a square may show."""

    RIVER = 0
    FOREST = 1
    MOUNTAIN = 2
    VILLAGE = 3
    ELK = 4
    WOLF = 5
    CRYSTAL = 6


class Direction(IntEnum):
    """The four edges of a square; rows grow southwards, columns eastwards."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Side(StrEnum):
    """The two sides of a card."""

    CONDITION = "condition"
    """The side that shows a scoring condition."""
    PLAIN = "plain"
    """The side without a condition."""


class Phase(StrEnum):
    """The phase of the game."""

    SETUP = "setup"
    """The game is not set up yet."""
    DEALING = "dealing"
    """A round begins: two cards each are dealt."""
    CHOOSING = "choosing"
    """Each player chooses one of the two cards in hand."""
    PLACING_CHOSEN = "placing-chosen"
    """Each player places the chosen card."""
    PASSING = "passing"
    """The cards that were not chosen are passed on. In a solo game, one card is taken from the deck instead."""
    PLACING_PASSED = "placing-passed"
    """Each player places the card that was received."""
    SCORING = "scoring"
    OVER = "over"


class Rating(StrEnum):
    """The rating of a solo game, the best first."""

    INCREDIBLE = "incredible"
    AMAZING = "amazing"
    WONDROUS = "wondrous"
    TRICKY = "tricky"
    CONFUSED = "confused"
    LOST = "lost"


CARDS = 18
"""Cards in the game, numbered by the conditions that they carry."""
SHORTER_SIDE, LONGER_SIDE = 2, 3
"""Of a card, in squares."""
SQUARES_OF_A_CARD = SHORTER_SIDE * LONGER_SIDE
SQUARES_OF_A_CONDITION = 2
ROUNDS = 4
DEALT = 2
"""Cards that each player is dealt, and then places, in a round."""
CARDS_IN_A_LANDSCAPE = ROUNDS * DEALT
"""Cards in a landscape at the end of the game, together with those that were set aside."""
FARTHEST = 20
"""Rows and columns are numbered from the negative of this to this."""
ROTATIONS = (0, 90, 180, 270)
"""How far a card can be turned clockwise, in degrees."""
