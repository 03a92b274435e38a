"""The land: the tiles that were laid, one on another, or what is seen of them from above. ¶13, 14."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java import notation
from lawspeaker.games.java.board.spaces import EVERY, NONE, Spaces, each_of, space
from lawspeaker.games.java.board.tiles import Tile, tile

_REMEMBERED = 128


@dataclass(frozen=True, slots=True)
class Laid:
    """Tiles that were laid one after the other."""

    tiles: Sequence[Tile]
    tops: Mapping[Spaces, int]
    """By the spaces that a tile takes: the level at which the last such tile lies."""
    levels: Sequence[int] = ()
    """At which level each of them lies; 1 is on the board itself."""
    uneven: Sequence[int] = ()
    """Which of them do not lie flat."""
    congruent: Sequence[int] = ()
    """Which of them exactly cover the one below."""


@dataclass(frozen=True)
class Land:
    """What is known of the land. What is in none of these sets is bare."""

    village: Spaces
    rice: Spaces
    unknown: Spaces
    """Where nobody knows what lies, if anything."""
    levels: Sequence[Spaces]
    """By height: the land that is known to be so high; the first set is empty."""
    laid: "Laid | None" = None
    """How it was laid, if that is told."""
    entries: Mapping[Spaces, int] | None = None
    """If the land is only seen from above: by space, which entry of the list tells of it."""

    @cached_property
    def covered(self) -> Spaces:
        """The spaces on which there is certainly land."""
        return self.village | self.rice

    @cached_property
    def bare(self) -> Spaces:
        """The spaces on which there certainly is none."""
        return EVERY & ~(self.covered | self.unknown)

    @cached_property
    def unmeasured(self) -> Spaces:
        """The spaces of which the height is not known."""
        if self.entries is None:
            return NONE
        measured = NONE
        for level in self.levels:
            measured |= level
        return (self.covered | self.unknown) & ~measured

    def level(self, height: int) -> Spaces:
        """The spaces that are certainly so high: 0 is the bare board."""
        if not height:
            return self.bare
        return self.levels[height] if height < len(self.levels) else NONE

    @property
    def highest(self) -> int:
        """The greatest height that is known."""
        return len(self.levels) - 1

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
        for height in range(self.highest, -1, -1):
            heights += [height] * (spaces & self.level(height)).bit_count()
        return heights

    def require(self, unknown: Spaces) -> None:
        """Raises ``Unknown`` if there are such spaces, which are among those of which something is not known."""
        if unknown:
            raise Unknown(*self.places(unknown))

    def places(self, spaces: Spaces) -> list[Place]:
        """Where more could be told of these spaces."""
        entries = self.entries or {}
        told = [entries[one] for one in each_of(spaces) if one in entries]
        return [(ROOT, "land", entry) for entry in told] or [(ROOT, "tiles")]

    def top_tile(self, one: Spaces) -> Tile | None:
        """The tile that is seen on a space; ``None`` if it is bare. Raises ``Unknown`` if only its terrain is seen."""
        if one & self.bare:
            return None
        if self.laid is None:
            raise Unknown((ROOT, "tiles"))
        return next(tile for tile in reversed(self.laid.tiles) if tile.spaces & one)

    def with_tile(self, new: Tile) -> "Land":
        """The land after that tile was laid, which lies flat."""
        spaces = new.spaces
        base = next((height for height in range(self.highest + 1) if self.level(height) & spaces), None)
        levels = [level & ~spaces for level in self.levels]
        if base is not None:
            levels += [NONE] * (base + 2 - len(levels))
            levels[base + 1] |= spaces
        laid = self.laid
        if laid and base is not None:
            laid = Laid([*laid.tiles, new], {**laid.tops, spaces: base + 1})
        return Land(
            self.village & ~spaces | new.village,
            self.rice & ~spaces | new.rice,
            self.unknown & ~spaces,
            levels,
            laid,
            self.entries,
        )


def land_of(document: Document) -> Land:
    """The land that a state tells of, by its tiles or else as it is seen. Raises ``Unknown`` if it tells neither."""
    if "tiles" in document:
        return _of_tiles_told(tuple(document["tiles"]))
    if "land" in document:
        return as_seen(document["land"])
    raise Unknown((ROOT, "tiles"))


@lru_cache(_REMEMBERED)
def _of_tiles_told(texts: tuple[str, ...]) -> Land:
    """The land that these tiles make; most of what is asked in a turn finds the land as it was."""
    return of_tiles([tile(text) for text in texts])


def of_tiles(tiles: Sequence[Tile]) -> Land:
    """The land that these tiles make, laid in that order. One that does not lie flat counts as high as it lies highest."""
    reaching = [EVERY]  # by height, the spaces that are at least so high
    village = NONE
    tops: dict[Spaces, int] = {}
    lies_at: list[int] = []
    uneven: list[int] = []
    congruent: list[int] = []
    for nth, laid in enumerate(tiles):
        spaces, level = laid.spaces, 1
        while level < len(reaching) and spaces & reaching[level]:
            level += 1
        if level > 1:
            if spaces & reaching[level - 1] != spaces:
                uneven.append(nth)
                for below in range(1, level):
                    reaching[below] |= spaces
            elif tops.get(spaces) == level - 1:
                congruent.append(nth)
        if level == len(reaching):
            reaching.append(NONE)
        reaching[level] |= spaces
        village = village & ~spaces | laid.village
        tops[spaces] = level
        lies_at.append(level)
    higher = [*reaching[2:], NONE]
    levels = [NONE, *(spaces & ~above for spaces, above in zip(reaching[1:], higher, strict=False))]
    covered = reaching[1] if len(reaching) > 1 else NONE
    return Land(village, covered & ~village, NONE, levels, Laid(tiles, tops, lies_at, uneven, congruent))


def as_seen(entries: Iterable[str]) -> Land:
    """The land that is seen from above, as it is written; of a space that is told twice the last entry counts."""
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
    return Land(terrain[notation.VILLAGE], terrain[notation.RICE], terrain[notation.NOT_KNOWN], levels, entries=places)
