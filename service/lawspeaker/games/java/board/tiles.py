"""Land tiles: one, two or three spaces, each of village or rice. ¶12, 49."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, each_of, name, space
from lawspeaker.games.java.notation import RICE, VILLAGE
from lawspeaker.games.java.words import TileKind

_REMEMBERED = 16_384

SIZES = {TileKind.THREE_SPACE: 3, TileKind.TWO_SPACE: 2, TileKind.RICE: 1, TileKind.VILLAGE: 1}
"""How many spaces a tile of each kind has."""
_LARGE = {size: kind for kind, size in SIZES.items() if size > 1}


class Tile(NamedTuple):
    """A land tile on certain spaces."""

    spaces: Spaces
    village: Spaces
    """Those of its spaces that are village; the others are rice."""
    size: int
    """How many spaces it was said to have."""
    kind: TileKind
    """The kind of tile that it is, as the stocks name it."""
    is_well_shaped: bool
    """Whether there are tiles of that shape, with such terrain."""

    @property
    def rice(self) -> Spaces:
        """Those of its spaces that are rice."""
        return self.spaces & ~self.village


@lru_cache(_REMEMBERED)
def tile(text: str) -> Tile:
    """The tile that is written so."""
    entries = [(space(entry[:-1]), entry[-1]) for entry in text.split()]
    spaces, village = NONE, NONE
    for one, letter in entries:
        spaces |= one
        village |= one if letter == VILLAGE else NONE
    size = len(entries)
    kind = _LARGE.get(size) or (TileKind.VILLAGE if village else TileKind.RICE)
    return Tile(spaces, village, size, kind, not flaw(text))


def flaw(text: str) -> Mapping[str, str]:
    """Why there is no tile as that text says; nothing if there is one.

    Each of its spaces adjoins all the others and, as the tiles are made, one of two or three is village.
    """
    names = [entry[:-1] for entry in text.split()]
    for one, other in combinations(names, 2):
        if one == other:
            return {"fault": "twice", "space": one}
        if not beside(space(one)) & space(other):
            return {"fault": "apart", "space": one, "other_space": other}
    return {} if len(names) == 1 or text.count(VILLAGE) == 1 else {"fault": "terrain"}


@lru_cache(_REMEMBERED)
def written(laid: Tile) -> str:
    """The tile with its spaces in reading order."""
    return " ".join(name(one) + (VILLAGE if one & laid.village else RICE) for one in each_of(laid.spaces))
