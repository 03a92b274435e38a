"""The kinds of festival cards and the symbols on them. ¶33, 36."""

from functools import cache

from lawspeaker.games.java.words import CARDS, Symbol

OF_EACH_KIND = 5
DEALT = 3
"""To each player."""
IN_ALL = len(CARDS) * OF_EACH_KIND
"""Cards in the game."""
MOST_DRAWN = 2
"""In a turn."""
NOBODY_TOLD = "?"
"""An unknown card."""
NO_CARD = "none"
"""What is said of the open card where there is none."""


@cache
def symbols(card: str) -> frozenset[str]:
    """The symbols on a card that is given; none where there is no card."""
    return frozenset(card.split("+")) & frozenset(Symbol)
