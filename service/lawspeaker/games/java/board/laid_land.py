"""Land of which it is known by which tiles it was laid, one on another. ¶12-14."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Self

from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import EVERY, NONE, Spaces, beside_each, each_of
from lawspeaker.games.java.board.tiles import Tile, tile
from lawspeaker.games.java.words import TileKind

_REMEMBERED = 512
_PAIRS_REMEMBERED = 4096


@dataclass(frozen=True, eq=False)
class LaidLand(Land):
    """Tiles that were laid one after the other, and the land that they make."""

    tiles: Sequence[Tile] = ()
    tops: Mapping[Spaces, int] = field(default_factory=dict)
    """By the spaces that a tile takes: the level at which the last such tile lies."""

    def places(self, spaces: Spaces) -> Sequence[Place]:
        return [(ROOT, "tiles")]

    def top_tile(self, one: Spaces) -> Tile | None:
        return next((tile for tile in reversed(self.tiles) if tile.spaces & one), None)

    def is_one_tile(self, tile: Tile) -> bool:
        level = self.tops.get(tile.spaces)
        return level is not None and not tile.spaces & ~self.level(level)

    def is_on_a_larger_one(self, tile: Tile) -> bool:
        if tile.size != 2 or not tile.is_well_shaped:
            return False
        return any((level := self.tops.get(larger)) and not tile.spaces & ~self.level(level) for larger in _around(tile.spaces))

    def with_tile(self, new: Tile) -> Self:
        after = super().with_tile(new)
        return replace(after, tiles=[*self.tiles, new], tops={**self.tops, new.spaces: after.height(new.spaces & -new.spaces)})


@dataclass(frozen=True)
class LaidTiles:
    """How land came to be laid: of each tile, by its place in the list, what it was laid on."""

    land: LaidLand
    reaching: Sequence[Spaces]
    """By height, the spaces that are at least so high."""
    levels: Sequence[int]
    """At which level each of them lies; 1 is on the board itself. One that does not lie flat counts as it lies highest."""
    misshapen: Sequence[int]
    """Which of them have a shape or terrain that no tile has."""
    uneven: Sequence[int]
    """Which of them do not lie flat."""
    congruent: Sequence[int]
    """Which of them exactly cover the one below."""
    on_a_larger_one: Sequence[int]
    """Which of them lie wholly on one of more spaces."""

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """How many tiles of each kind there are."""
        kinds = [tile.kind for tile in self.land.tiles]
        return {kind: kinds.count(kind) for kind in TileKind}


_NOTHING = LaidTiles(LaidLand(NONE, NONE, [NONE]), [EVERY], (), (), (), (), ())
_known: dict[tuple[str, ...], LaidTiles] = {(): _NOTHING}
"""What ``laying`` gave of late. It is a pure function, so no answer depends on it; ``lru_cache`` cannot look up one tile less."""


def laying(texts: tuple[str, ...]) -> LaidTiles:
    """How these tiles were laid, in that order.

    Most of what is asked in a turn finds the land as it was, or with one more tile.
    """
    known = _known.get(texts)
    if known is None:
        before = _known.get(texts[:-1]) or _remembered(texts[:-1], _NOTHING)
        known = _remembered(texts, before)
    return known


def _remembered(texts: tuple[str, ...], before: LaidTiles) -> LaidTiles:
    if len(_known) >= _REMEMBERED:
        _known.clear()
    known = _known[texts] = _laid_on(before, texts)
    return known


def _laid_on(before: LaidTiles, texts: tuple[str, ...]) -> LaidTiles:
    """How these tiles were laid, of which it is known how the first ones were."""
    first, tiles = len(before.levels), [tile(text) for text in texts]
    reaching, village, tops, levels = [*before.reaching], before.land.village, {**before.land.tops}, [*before.levels]
    misshapen, uneven = [*before.misshapen], [*before.uneven]
    congruent, on_a_larger_one = [*before.congruent], [*before.on_a_larger_one]
    for nth, laid in enumerate(tiles[first:], first):
        spaces, level = laid.spaces, 1
        while level < len(reaching) and spaces & reaching[level]:
            level += 1
        if level == len(reaching):
            reaching.append(NONE)
        if level > 1:
            if spaces & ~reaching[level - 1]:
                uneven.append(nth)
                for below in range(1, level):
                    reaching[below] |= spaces
            elif tops.get(spaces) == level - 1:
                congruent.append(nth)
            elif laid.size == 2 and laid.is_well_shaped and level - 1 in map(tops.get, _around(spaces)):
                on_a_larger_one.append(nth)
        if not laid.is_well_shaped:
            misshapen.append(nth)
        reaching[level] |= spaces
        village = village & ~spaces | laid.village
        tops[spaces] = level
        levels.append(level)
    higher = [*reaching[2:], NONE]
    by_height = [NONE, *(spaces & ~above for spaces, above in zip(reaching[1:], higher, strict=False))]
    covered = reaching[1] if len(reaching) > 1 else NONE
    land = LaidLand(village, covered & ~village, by_height, tiles=tiles, tops=tops)
    return LaidTiles(land, reaching, levels, misshapen, uneven, congruent, on_a_larger_one)


@lru_cache(_PAIRS_REMEMBERED)
def _around(two: Spaces) -> Sequence[Spaces]:
    """The places of tiles of three spaces that hold those two."""
    return [two | third for third in each_of(beside_each(two))]
