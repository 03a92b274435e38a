"""What the players and the common stock begin with. ¶47, 49."""

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.java.words import PALACES, TileKind


def first_stock(sources: Sources) -> Document:
    """The initial supply of each player, without figures and cards."""
    kinds = (TileKind.TWO_SPACE, TileKind.RICE, TileKind.VILLAGE)
    return {**{kind.value: sources.figure("tiles", kind.value) for kind in kinds}, "tokens": sources.figure("tokens")}


def first_supply(sources: Sources) -> Document:
    """What lies in the common stock."""
    return {
        "three_space": sources.figure("tiles", TileKind.THREE_SPACE.value),
        "water": sources.figure("tiles", "water"),
        "palaces": {str(value): sources.figure("palaces", str(value)) for value in PALACES},
    }
