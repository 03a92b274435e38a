"""The land as it is seen from above, whether or not it is known by which tiles: its terrain, and how high it is. ¶12-14."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from math import inf
from operator import or_
from typing import Any, Self

from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.games.java.board.spaces import EVERY, NONE, Spaces, beside, each_of, names
from lawspeaker.games.java.board.tiles import Tile


def height_facts(heights: Mapping[int, Spaces]) -> Mapping[str, Any]:
    """The facts of a message that tells on which heights a tile would lie, and where: ``E9 = 1``."""
    there = {height: spaces for height, spaces in heights.items() if spaces}
    return {"heights": [*there], "where": [f"{name} = {height}" for height, spaces in there.items() for name in names(spaces)]}


@dataclass(frozen=True, eq=False)
class Land(ABC):
    """What is known of the land. What is in none of these sets is bare."""

    village: Spaces
    rice: Spaces
    levels: Sequence[Spaces]
    """By height: the land that is known to be so high; the first set is empty."""
    unknown: Spaces = NONE
    """Where nobody knows what lies, if anything."""
    unmeasured: Spaces = NONE
    """The spaces of which the height is not known."""

    @cached_property
    def covered(self) -> Spaces:
        """The spaces on which there is certainly land."""
        return self.village | self.rice

    @cached_property
    def bare(self) -> Spaces:
        """The spaces on which there certainly is none."""
        return EVERY & ~(self.covered | self.unknown)

    def level(self, height: int) -> Spaces:
        """The spaces that are certainly so high: 0 is the bare board."""
        if not height:
            return self.bare
        return self.levels[height] if height < len(self.levels) else NONE

    @property
    def highest(self) -> int:
        """The greatest height that is known."""
        return len(self.levels) - 1

    @property
    def steep(self) -> Spaces:
        """The spaces that are certainly two levels or more above all that adjoins them.

        That cannot be: one of the two highest tiles there would have another space, which adjoins and is as high as the lower of
        them at least; and two tiles of one space do not lie on each other.
        """
        steep, high = NONE, self.unknown | self.unmeasured
        for height in range(self.highest, 1, -1):
            high |= self.levels[height] | self.levels[height - 1]
            steep |= reduce(or_, (one for one in each_of(self.levels[height]) if not beside(one) & high), NONE)
        return steep

    def height(self, one: Spaces) -> int:
        """How high a space is; 0 is the bare board. Raises ``Unknown``."""
        for height in range(self.highest, 0, -1):
            if self.levels[height] & one:
                return height
        self.require(one & self.unmeasured)
        return 0

    def heights(self, spaces: Spaces) -> list[int]:
        """How high the spaces are, the highest first. Raises ``Unknown``."""
        self.require(spaces & self.unmeasured)
        heights: list[int] = []
        for height in range(self.highest, 0, -1):
            if there := spaces & self.levels[height]:
                heights += [height] * there.bit_count()
                spaces ^= there
        return heights + [0] * (spaces & self.bare).bit_count() if spaces else heights

    def extent(self, one: Spaces) -> tuple[int, float]:
        """How low and how high a space may be."""
        if not one & self.unmeasured:
            height = self.height(one)
            return height, height
        return int(bool(one & self.covered)), inf

    def about(self, one: Spaces) -> str:
        """About how high a space is of which that is not known: ``E9 ≥ 2``, ``1 ≤ E9 ≤ 2``."""
        low, high = self.extent(one)
        (named,) = names(one)
        return f"{named} ≥ {low}" if high == inf else f"{low} ≤ {named} ≤ {high}"

    def lowest(self, spaces: Spaces) -> int | None:
        """The lowest of the heights that are known of these spaces."""
        if spaces & self.bare:
            return 0
        for height in range(1, len(self.levels)):
            if spaces & self.levels[height]:
                return height
        return None

    def require(self, unknown: Spaces) -> None:
        """Raises ``Unknown`` if there are such spaces, which are among those of which something is not known."""
        if unknown:
            raise Unknown(*self.places(unknown))

    @abstractmethod
    def places(self, spaces: Spaces) -> Sequence[Place]:
        """The places where the state could say more about these spaces."""

    @abstractmethod
    def top_tile(self, one: Spaces) -> Tile | None:
        """The tile that is seen on a space; ``None`` if it is bare. Raises ``Unknown`` if only its terrain is seen."""

    # What a tile would rest on

    def is_uneven(self, spaces: Spaces) -> bool:
        """Whether some of the spaces are higher than others. Raises ``Unknown`` if that is open."""
        unmeasured, lowest = spaces & self.unmeasured, self.lowest(spaces)
        if lowest is not None and spaces & ~self.level(lowest) & ~unmeasured:
            return True
        if unmeasured and spaces != spaces & -spaces:
            lows, highs = zip(*map(self.extent, each_of(spaces)), strict=True)
            if max(lows) > min(highs):
                return True
            self.require(unmeasured)
        return False

    def is_bottom(self, spaces: Spaces) -> bool:
        """Whether a tile there lies on the board itself, at least in part. Raises ``Unknown``."""
        if spaces & self.bare:
            return True
        if not spaces & self.covered:
            self.require(spaces & self.unknown)
        return False

    @abstractmethod
    def is_one_tile(self, tile: Tile) -> bool:
        """Whether what ``tile`` would exactly cover is one tile. Raises ``Unknown`` if only terrain is seen that may be one."""

    @abstractmethod
    def is_on_a_larger_one(self, tile: Tile) -> bool:
        """Whether ``tile`` would lie wholly on one tile of more spaces. Raises ``Unknown`` if only terrain is seen."""

    def with_tile(self, new: Tile) -> Self:
        """The land after that tile was laid, which lies flat."""
        spaces, lowest = new.spaces, self.lowest(new.spaces)
        levels = [level & ~spaces for level in self.levels]
        if lowest is not None:
            levels += [NONE] * (lowest + 2 - len(levels))
            levels[lowest + 1] |= spaces
        return replace(
            self,
            village=self.village & ~spaces | new.village,
            rice=self.rice & ~spaces | new.rice,
            levels=levels,
            unknown=self.unknown & ~spaces,
            unmeasured=self.unmeasured & ~spaces | (spaces if lowest is None else NONE),
        )
