"""The island as plainly as possible, written from the rulebook alone: the twin that the service is compared with.

A space is a row and a column, as on the printed board: its neighbours are two columns away in its row, and one column away
in the rows above and below. Land is the list of its tiles, in the order in which they were laid.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

Space = tuple[int, int]
"""Row, from 1 (``A``), and column."""
Tile = tuple[tuple[Space, str], ...]
"""Each space of it with its terrain: ``v`` village, ``r`` rice."""

CHOICES = {
    "irrigation.points": ("per-space", "per-body"),
    "irrigation.edge": ("grid-only", "all-sides"),
    "land.two-on-three": ("yes", "no"),
    "land.upper-outside": ("yes", "no"),
    "palace.enlarge-built": ("turn", "round"),
    "entry.place": ("space", "tile"),
    "entry.two-edges": ("cheaper", "dearer"),
    "entry.through-own": ("no", "yes"),
    "token.timing": ("any-time", "turn-start"),
    "festival.bids": ("free", "match-or-drop"),
    "ranking.unequal-figures": ("more-wins", "undecided"),
    "second.after-tie": ("next-rank", "none"),
    "deck.exhausted": ("reshuffle", "none"),
    "edge.kind": ("touches", "own"),
}
"""The readings with their choices, the default first. That of agreements is for festivals alone."""
DEFAULTS = {reading: choices[0] for reading, choices in CHOICES.items()}
TERRAINS = {1: ("r", "v"), 2: ("rv",), 3: ("rrv",)}
"""What a tile of that size shows, in alphabetical order."""

PRINTED_ROWS = """
A                9     15    21    27
B               8 10   14 16   20 22   26 28
C            5-31
D            2-34
E            3-33
F            2-34
G            3-33
H            6-30
I            5-31
J            6-30
K            9-27
L            10-14   18   22-26
M            11 13       23 25
"""
"""The spaces of the printed board, row by row."""
PRINTED_WATER = ("E9", "E21", "H18")
LAST_ROW_OF_THE_MOUNTAINS = 7


@cache
def neighbours(space: Space) -> list[Space]:
    row, column = space
    around = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    return [(row + down, column + right) for down, right in around]


def name(space: Space) -> str:
    return f"{chr(ord('@') + space[0])}{space[1]}"


def has_name(space: Space) -> bool:
    return 0 <= space[0] <= 26 and 0 <= space[1] <= 40


@cache
def named(text: str) -> Space:
    return ord(text[0]) - ord("@"), int(text[1:])


def names(spaces: Iterable[Space]) -> list[str]:
    """In reading order."""
    return [name(space) for space in sorted(spaces)]


def written(tile: Tile) -> str:
    return " ".join(f"{name(space)}{terrain}" for space, terrain in tile)


@cache
def read(text: str) -> Tile:
    return tuple((named(entry[:-1]), entry[-1]) for entry in text.split())


def spaces_of(tile: Tile) -> list[Space]:
    return [space for space, _ in tile]


def outline(text: str) -> Iterator[Space]:
    """The spaces in a table of rows, each a letter with columns, and with ranges of columns."""
    for line in text.split("\n"):
        letter, *columns = line.split() or [""]
        for told in columns:
            first, _, last = told.partition("-")
            for column in range(int(first), int(last or first) + 1, 2):
                yield named(f"{letter}{column}")


@dataclass(frozen=True)
class Board:
    """The board: the spaces of its grid, those of them with printed water, and the mountains around it."""

    grid: frozenset[Space]
    water: frozenset[Space]
    mountains: frozenset[Space]

    @cached_property
    def around(self) -> frozenset[Space]:
        """The spaces beyond the edge of the grid."""
        return frozenset(other for space in self.grid for other in neighbours(space)) - self.grid

    @cached_property
    def everywhere(self) -> list[Space]:
        return sorted(self.grid | self.around)


def printed_board() -> Board:
    grid = frozenset(outline(PRINTED_ROWS))
    around = Board(grid, frozenset(), frozenset()).around
    mountains = frozenset(space for space in around if space[0] <= LAST_ROW_OF_THE_MOUNTAINS)
    return Board(grid, frozenset(map(named, PRINTED_WATER)), mountains)


@dataclass(frozen=True)
class Island:
    """The components on the board, and the chosen readings."""

    board: Board
    tiles: Sequence[Tile] = ()
    laid_water: frozenset[Space] = frozenset()
    palaces: dict[Space, int] = field(default_factory=dict)
    """Their values."""
    figures: dict[Space, str] = field(default_factory=dict)
    """Whose they are."""
    agreed: dict[str, str] = field(default_factory=lambda: dict(DEFAULTS))

    @cached_property
    def heights(self) -> Counter[Space]:
        return Counter(space for tile in self.tiles for space, _ in tile)

    @cached_property
    def seen(self) -> dict[Space, str]:
        """The terrain that is seen from above."""
        return {space: terrain for tile in self.tiles for space, terrain in tile}

    @cached_property
    def on_top(self) -> dict[Space, Tile]:
        """The tile that lies on top."""
        return {space: tile for tile in self.tiles for space, _ in tile}

    @cached_property
    def on_top_by_number(self) -> dict[Space, int]:
        """Which tile lies on top, as two may be alike."""
        return {space: number for number, tile in enumerate(self.tiles) for space, _ in tile}

    @property
    def water(self) -> frozenset[Space]:
        return self.board.water | self.laid_water

    def with_tile(self, tile: Tile) -> "Island":
        return replace(self, tiles=[*self.tiles, tile])

    def with_water(self, space: Space) -> "Island":
        return replace(self, laid_water=self.laid_water | {space})


def connected(start: Space, within: Iterable[Space]) -> set[Space]:
    """All spaces to which one gets from there without leaving."""
    within, found, edge = set(within), {start}, [start]
    while edge:
        for other in neighbours(edge.pop()):
            if other in within and other not in found:
                found.add(other)
                edge.append(other)
    return found


def parts(spaces: Iterable[Space]) -> list[set[Space]]:
    """The spaces, in their connected parts."""
    left, found = set(spaces), []
    while left:
        part = connected(min(left), left)
        found.append(part)
        left -= part
    return found


# Laying land


@cache
def has_shape(tile: Tile) -> bool:
    """A tile has one, two or three adjoining spaces, and shows the terrains of tiles of its size."""
    spaces = spaces_of(tile)
    beside = all(one in neighbours(other) for one in spaces for other in spaces if one != other)
    return beside and len(set(spaces)) == len(spaces) and "".join(sorted(dict(tile).values())) in TERRAINS.get(len(tile), ())


def breaches(island: Island, tile: Tile) -> set[str]:
    """The rules on land that are broken by laying a tile there. Of a tile without its shape nothing else is told."""
    if not has_shape(tile):
        return {"land.shape"}
    spaces, broken = spaces_of(tile), set()
    levels = {island.heights[space] for space in spaces}
    inside = [space for space in spaces if space in island.board.grid]
    nowhere = [space for space in spaces if space not in island.board.grid and space not in island.board.around]
    if len(levels) > 1:
        broken.add("land.flat")
    if nowhere or (levels == {0} and not inside):
        broken.add("land.grid")
    if 0 not in levels and not inside and island.agreed["land.upper-outside"] == "no":
        broken.add("land.upper-inside")
    if 0 not in levels and len({island.on_top_by_number[space] for space in spaces}) == 1:
        below = island.on_top[spaces[0]]
        if set(spaces_of(below)) == set(spaces):
            broken.add("land.congruent")
        if len(tile) > 1 and island.agreed["land.two-on-three"] == "no":
            broken.add("land.two-tiles")
    if island.figures.keys() & set(spaces):
        broken.add("land.figures")
    if island.palaces.keys() & set(spaces):
        broken.add("land.palaces")
    if island.water & set(spaces):
        broken.add("land.water")
    if island.palaces and not broken & {"land.palaces", "land.water"} and joins_cities(island.with_tile(tile), spaces):
        broken.add("land.cities")
    return broken


def left_open(broken: set[str]) -> set[str]:
    """The rules on land of which it makes no sense to ask when others are broken."""
    rules = {"land.grid", "land.upper-inside", "land.congruent", "land.two-tiles", "land.cities", "land.flat", "land.cost"}
    if "land.shape" in broken:
        return rules | {"land.figures", "land.palaces", "land.water"}
    if "land.flat" in broken:
        return {"land.grid", "land.upper-inside", "land.two-tiles", "land.cities", "land.cost"}
    unclear = {"land.two-tiles"} if "land.congruent" in broken else set()  # whoever covers one tile exactly lies on one tile
    if broken & {"land.palaces", "land.water", "land.grid"}:
        unclear |= {"land.cities", "land.cost"}
    return unclear


def joins_cities(island: Island, spaces: Sequence[Space]) -> bool:
    """Whether two palaces stand in one village, of those that reach there."""
    if len(island.palaces) < 2:
        return False
    village = {space for space, terrain in island.seen.items() if terrain == "v"}
    around = [connected(space, village) for space in spaces if space in village]
    return any(len(part & island.palaces.keys()) > 1 for part in around)


def cost(island: Island, tile: Tile) -> int:
    """A point for the tile, and one for each space over the edge at the bottom."""
    return 1 + sum(1 for space in spaces_of(tile) if space not in island.board.grid and not island.heights[space])


def lying(space: Space, size: int) -> list[tuple[Space, ...]]:
    """The ways in which a tile of that size can lie with its first space there, in reading order."""
    row, column = space
    right, lower_left, lower_right = (row, column + 2), (row + 1, column - 1), (row + 1, column + 1)
    if size == 1:
        return [(space,)]
    if size == 2:
        return [(space, right), (space, lower_left), (space, lower_right)]
    return [(space, right, lower_right), (space, lower_left, lower_right)]


def terrains(size: int) -> list[str]:
    """The ways in which the terrains of a tile of that size can lie."""
    return {1: ["v", "r"], 2: ["vr", "rv"], 3: ["vrr", "rvr", "rrv"]}[size]


def every_tile(board: Board, size: int) -> Iterator[Tile]:
    """Every tile of that size on the board and around it, wherever it may be laid or not."""
    everywhere = set(board.everywhere)
    for space in board.everywhere:
        for spaces in lying(space, size):
            if everywhere.issuperset(spaces):
                for terrain in terrains(size):
                    yield tuple(zip(spaces, terrain, strict=True))


def placements(island: Island, size: int) -> Iterator[Tile]:
    """Every way to lay a tile of that size."""
    return (tile for tile in every_tile(island.board, size) if not breaches(island, tile))


def shown(space: Space, terrain: Any) -> str:
    return f"{name(space)}{terrain}"
