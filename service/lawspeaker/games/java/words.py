"""The words of the game: players, tiles, sides of a palace, symbols, cards, phases; and the numbers in its rules."""

from enum import StrEnum

PLAYERS = ("one", "two", "three", "four")
"""The players, as they are called; the state says who sits next to whom."""
NOBODY = "none"
"""Named where a player could be, and it is none of them."""


class Phase(StrEnum):
    """The phase of the game."""

    SETUP = "setup"
    """The game is not set up yet."""
    TURN = "turn"
    """A player has a turn."""
    FESTIVAL = "festival"
    """The players with a figure in the city bid for a festival."""
    FINAL_SCORING = "final-scoring"
    """The player who has just ended a last turn has the final scoring."""
    OVER = "over"


class TileKind(StrEnum):
    """The kinds of land tiles, as the stocks name them."""

    THREE_SPACE = "three_space"
    TWO_SPACE = "two_space"
    RICE = "rice"
    VILLAGE = "village"


class Side(StrEnum):
    """The sides of a palace, by the colour of the number on it."""

    WHITE = "white"
    """No festival has been held in it yet."""
    RED = "red"


class Symbol(StrEnum):
    """What a festival card shows, once or with another one."""

    MASK = "mask"
    DRUM = "drum"
    PUPPET = "puppet"


CARDS = ("mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask")
"""The kinds of festival cards, by the symbols on them."""

MOST_SYMBOLS = 2
"""On a card."""

PALACES = (2, 4, 6, 8, 10)
"""The values of palaces."""

ACTION_POINTS = 6
"""Of a turn, without a token."""
FIGURES = 12
"""Of a player."""
WATER_POINTS = 3
"""For water that is surrounded."""
