"""Colours and measures of the picture. Any style sheet can override the colours: what is drawn has classes."""

CARD = "#fffefb"
"""The face of a card, a token, the row of a player. White itself is a clan."""
SEA = "#9cc7dd"

TERRAINS = {"plains": "#efe3a8", "forest": "#c4dbb2", "hills": "#e2c9a6", "mountains": "#d3d8df", "supply": "#cfe3ee"}
"""The ground of a tile, and the back of the cards of a deck."""
UNKNOWN_TERRAIN = "#f3efe6"

CLANS = {
    "red": ("#b3261e", "#ffffff"),
    "yellow": ("#f4c81d", "#1d1a16"),
    "white": ("#ffffff", "#1d1a16"),
    "violet": ("#67399a", "#ffffff"),
    "blue": ("#1f5fa8", "#ffffff"),
}
"""The colour of a clan, and the one in which something is written on it."""
UNKNOWN_CLAN = ("#eae5da", "#2b2620")

TEXT = 15
SMALL = 13
CLOSE = 2
"""Between pieces."""

NARROWEST = 364
"""The picture without its margins."""
TILE, WIDE_TILE = 116, 178
"""How wide a tile is; and if there are at most two of them."""
BORDER = 4
"""Between tiles that adjoin."""
APART = 8
"""Between tiles whose place is unknown."""
