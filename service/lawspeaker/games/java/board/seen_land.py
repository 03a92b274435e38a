"""Land of which only that is given which is seen from above. ¶14."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from math import inf
from operator import or_

from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown, perhaps
from lawspeaker.games.java import notation
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, beside_each, each_of, space
from lawspeaker.games.java.board.tiles import Tile

_TILES = (ROOT, "tiles")


@dataclass(frozen=True, eq=False)
class SeenLand(Land):
    """Land seen from above; by which tiles it was laid is unknown."""

    entries: Mapping[Spaces, int] = field(default_factory=dict)
    """By space: which entry of the list mentions it."""

    def extent(self, one: Spaces) -> tuple[int, float]:
        return self._extents[one] if one & self.unmeasured else super().extent(one)

    @cached_property
    def _extents(self) -> Mapping[Spaces, tuple[int, float]]:
        """How low and how high the spaces may be whose height is not known.

        By the rule of ``steep``: a space of two levels or more adjoins one that is at most one level lower.
        """
        high: dict[Spaces, float] = dict.fromkeys(each_of(self.unmeasured), inf)
        low = {one: int(bool(one & self.covered)) for one in high}

        def highest(one: Spaces) -> float:
            return high[one] if one in high else self.height(one)

        changing = True
        while changing:
            most = {one: 1 + max(map(highest, each_of(beside(one)))) for one in high}
            changing = most != high
            high = most
        rising = [(one, height) for height in range(2, len(self.levels)) for one in each_of(self.levels[height])]
        while rising:
            one, height = rising.pop()
            near = [other for other in each_of(beside(one)) if highest(other) >= height - 1]
            if len(near) == 1 and low.get(near[0], height) < height - 1:
                low[near[0]] = height - 1
                rising.append((near[0], height - 1))
        return {one: (low[one], max(low[one], high[one])) for one in high}

    def measured(self) -> "SeenLand":
        """The same land with the heights that follow from those of the land around."""
        levels, followed = [*self.levels], NONE
        for one, (low, high) in self._extents.items():
            if low == high and one & self.covered:
                levels += [NONE] * (low + 1 - len(levels))
                levels[low] |= one
                followed |= one
        return replace(self, levels=levels, unmeasured=self.unmeasured & ~followed)

    def places(self, spaces: Spaces) -> Sequence[Place]:
        return [(ROOT, "land", self.entries[one]) for one in each_of(spaces) if one in self.entries] or [_TILES]

    def top_tile(self, one: Spaces) -> Tile | None:
        if one & self.bare:
            return None
        raise Unknown(_TILES)

    def is_one_tile(self, tile: Tile) -> bool:
        if tile.size == 1 and self._is_single(tile.spaces):
            return True
        village, rice = self._terrain(tile.spaces)
        if self._may_be_of_one_tile(tile) and (tile.size == 1 or (village <= 1 and rice < tile.size)):
            raise Unknown(_TILES)
        return False

    def is_on_a_larger_one(self, tile: Tile) -> bool:
        two = tile.spaces
        thirds = each_of(beside_each(two)) if tile.size == 2 else ()
        if any(self._may_complete(two, third) for third in thirds) and self._may_be_of_one_tile(tile):
            raise Unknown(_TILES)
        return False

    def _is_single(self, one: Spaces) -> bool:
        """Whether what is seen on a space is certainly a tile of one space.

        All spaces of a tile are at least so high as it lies, and of two or three exactly one is village.
        """
        height = self.lowest(one)
        if not height or one & self.unknown:
            return False
        around = beside(one) & reduce(or_, self.levels[height:], self.unknown | self.unmeasured)
        return not around & ~self.level(height) and not around & (self.rice if one & self.village else self.village)

    def _may_be_of_one_tile(self, tile: Tile) -> bool:
        """Whether by their heights the spaces below may show one tile."""
        if not tile.is_well_shaped or tile.spaces & self.bare:
            return False
        return perhaps(lambda: not self.is_uneven(tile.spaces))

    def _may_complete(self, two: Spaces, third: Spaces) -> bool:
        """Whether what is seen on two spaces may be part of a tile that takes a third one too, seen or covered."""
        height = self.lowest(two)
        below = reduce(or_, self.levels[:height], NONE) if height else NONE
        if third & (self.bare | below):
            return False
        village, rice = self._terrain(two | third if not height or third & self.level(height) else two)
        return village <= 1 and rice <= 2

    def _terrain(self, spaces: Spaces) -> tuple[int, int]:
        """On how many of the spaces village is seen, and on how many rice."""
        return (spaces & self.village).bit_count(), (spaces & self.rice).bit_count()


def as_seen(entries: Iterable[str]) -> SeenLand:
    """The land that is seen from above, as it is written; if a space is listed twice, the last entry counts."""
    terrain = {notation.VILLAGE: NONE, notation.RICE: NONE, notation.NOT_KNOWN: NONE}
    levels = [NONE]
    places: dict[Spaces, int] = {}
    for nth, entry in enumerate(entries):
        name, letter, height = notation.seen(entry)
        one = space(name)
        places[one] = nth
        terrain[letter] |= one
        if height is not None:
            levels += [NONE] * (height + 1 - len(levels))
            levels[height] |= one
    village, rice, unknown = terrain.values()
    return SeenLand(village, rice, levels, unknown, (village | rice | unknown) & ~reduce(or_, levels), places)
