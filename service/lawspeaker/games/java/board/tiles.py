"""Land tiles: one, two or three spaces, each of village or rice. ¶12, 49."""

from dataclasses import dataclass
from functools import lru_cache

from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, each_of, name, space
from lawspeaker.games.java.notation import RICE, VILLAGE
from lawspeaker.games.java.words import TileKind

_REMEMBERED = 16_384

_BY_SIZE = {2: TileKind.TWO_SPACE, 3: TileKind.THREE_SPACE}


@dataclass(frozen=True, slots=True)
class Tile:
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
    kind = _BY_SIZE.get(size) or (TileKind.VILLAGE if village else TileKind.RICE)
    return Tile(spaces, village, size, kind, _is_well_shaped(spaces, village, size))


def _is_well_shaped(spaces: Spaces, village: Spaces, size: int) -> bool:
    """Whether each of so many spaces adjoins all the others, and one is village unless there is only one."""
    if spaces.bit_count() != size:
        return False
    adjoin = all(not spaces & ~(beside(one) | one) for one in each_of(spaces))
    return size == 1 or (adjoin and village.bit_count() == 1)


def written(laid: Tile) -> str:
    """The tile with its spaces in reading order."""
    return " ".join(name(one) + (VILLAGE if one & laid.village else RICE) for one in each_of(laid.spaces))
