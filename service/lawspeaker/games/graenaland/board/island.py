"""The island: its territories, the neighbours of each by direction, and what is printed on them.

It is the state's own map, or that of the edition for the number of players.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Any, NamedTuple, Protocol, TypeVar

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown, known
from lawspeaker.games.graenaland.words import OPPOSITE

T = TypeVar("T")

FEWEST_PLAYERS, MOST_PLAYERS = 3, 5
"""How many can play."""


class Island(Protocol):
    """The map in play. Each question raises ``Unknown`` where the answer is not known."""

    @property
    def territories(self) -> Sequence[str]:
        """Every territory, in the order of the map."""

    @property
    def possible_territories(self) -> Sequence[str]:
        """Every territory that there may be."""

    def terrain(self, territory: str) -> str:
        """The terrain of a territory."""

    def improvement(self, territory: str) -> str:
        """The resource on a territory's improvement square."""

    def price(self, territory: str) -> Mapping[str, int]:
        """What a village costs in a territory, by resource."""

    def buildings(self, territory: str) -> Sequence[str]:
        """The kinds of building of which a territory has the symbol."""

    def is_coast(self, territory: str) -> bool:
        """Whether a territory is on the coast."""

    def neighbour(self, territory: str, direction: str) -> str | None:
        """The territory that adjoins in that compass direction; ``None``: that way leads off the map."""

    def neighbours(self, territory: str) -> Sequence[str]:
        """Every territory that adjoins."""


class PrintedIsland:
    """The edition's map for a number of players."""

    def __init__(self, sources: Sources, players: int) -> None:
        self._sources = sources
        self._map = ("maps", str(players))
        self.territories: Sequence[str] = sources.names(*self._map)
        self.possible_territories = self.territories

    def terrain(self, territory: str) -> str:
        terrain: str = self._sources.figure("tiles", territory, "terrain")
        return terrain

    def improvement(self, territory: str) -> str:
        resource: str = self._sources.figure("tiles", territory, "improvement")
        return resource

    def price(self, territory: str) -> Mapping[str, int]:
        price: Mapping[str, int] = self._sources.figure("tiles", territory, "price")
        return price

    def buildings(self, territory: str) -> Sequence[str]:
        buildings: Sequence[str] = self._sources.figure("tiles", territory, "buildings")
        return buildings

    def is_coast(self, territory: str) -> bool:
        coast: bool = self._sources.figure(*self._map, territory, "coast")
        return coast

    def neighbour(self, territory: str, direction: str) -> str | None:
        neighbours: Mapping[str, str] = self._sources.figure(*self._map, territory, "neighbours")
        return neighbours.get(direction)

    def neighbours(self, territory: str) -> Sequence[str]:
        neighbours: Mapping[str, str] = self._sources.figure(*self._map, territory, "neighbours")
        return tuple(neighbours.values())


class SomePrintedIsland:
    """One of the edition's maps, while nobody says how many play: what all those say alike that come into question."""

    def __init__(self, sources: Sources, least: int, named: Set[str]) -> None:
        self._missing = "/state/players"
        islands = [PrintedIsland(sources, players) for players in range(max(least, FEWEST_PLAYERS), MOST_PLAYERS + 1)]
        self._islands = [island for island in islands if named <= {*island.territories}]
        if not self._islands:
            self._missing = "/state/map"  # places that no printed map has are on an island of the players' own

    def _alike(self, islands: Sequence[PrintedIsland], answer: Callable[[PrintedIsland], T]) -> T:
        """The answer that all of these give."""
        answers = [answer(island) for island in islands]
        if not answers or any(other != answers[0] for other in answers):
            raise Unknown(self._missing)
        return answers[0]

    def _of(self, territory: str, answer: Callable[[PrintedIsland], T]) -> T:
        """The answer of all that have that territory."""
        if not (islands := [island for island in self._islands if territory in island.territories]):
            raise Unknown("/state/map")
        return self._alike(islands, answer)

    @property
    def territories(self) -> Sequence[str]:
        return self._alike(self._islands, lambda island: island.territories)

    @property
    def possible_territories(self) -> Sequence[str]:
        if not self._islands:
            raise Unknown(self._missing)
        return tuple(dict.fromkeys(territory for island in self._islands for territory in island.territories))

    def terrain(self, territory: str) -> str:
        return self._of(territory, lambda island: island.terrain(territory))

    def improvement(self, territory: str) -> str:
        return self._of(territory, lambda island: island.improvement(territory))

    def price(self, territory: str) -> Mapping[str, int]:
        return self._of(territory, lambda island: island.price(territory))

    def buildings(self, territory: str) -> Sequence[str]:
        return self._of(territory, lambda island: island.buildings(territory))

    def is_coast(self, territory: str) -> bool:
        return self._of(territory, lambda island: island.is_coast(territory))

    def neighbour(self, territory: str, direction: str) -> str | None:
        return self._of(territory, lambda island: island.neighbour(territory, direction))

    def neighbours(self, territory: str) -> Sequence[str]:
        return self._of(territory, lambda island: island.neighbours(territory))


class OwnIsland:
    """A map that the state brings; where it names the tile that lies in a place, that tile's figures count there."""

    def __init__(self, sources: Sources, tiles: Sequence[Document]) -> None:
        self._sources = sources
        self._tiles = tiles
        self._places = {tile["territory"]: place for place, tile in reversed(list(enumerate(tiles)))}
        self.territories: Sequence[str] = tuple(tile["territory"] for tile in tiles)
        self.possible_territories = self.territories

    def _said(self, territory: str, member: str) -> Any:
        """What the map says of a territory."""
        if territory not in self._places:
            raise Unknown("/state/map")
        return known({"map": self._tiles}, "/state", "map", self._places[territory], member)

    def _printed(self, territory: str, member: str) -> Any:
        """What is printed on the tile of a territory."""
        place = self._places.get(territory)
        if place is not None and member not in self._tiles[place] and "tile" in self._tiles[place]:
            return self._sources.figure("tiles", self._tiles[place]["tile"], member)
        return self._said(territory, member)

    def terrain(self, territory: str) -> str:
        terrain: str = self._printed(territory, "terrain")
        return terrain

    def improvement(self, territory: str) -> str:
        resource: str = self._printed(territory, "improvement")
        return resource

    def price(self, territory: str) -> Mapping[str, int]:
        price: Mapping[str, int] = self._printed(territory, "price")
        return price

    def buildings(self, territory: str) -> Sequence[str]:
        buildings: Sequence[str] = self._printed(territory, "buildings")
        return buildings

    def is_coast(self, territory: str) -> bool:
        coast: bool = self._said(territory, "coast")
        return coast

    def neighbours(self, territory: str) -> Sequence[str]:
        return tuple(neighbour["territory"] for neighbour in self._said(territory, "neighbours"))

    def neighbour(self, territory: str, direction: str) -> str | None:
        self._said(territory, "neighbours")
        around = list(_borders_of(self._tiles, self._places[territory]))
        if adjoining := next((border.other for border in around if border.direction == direction), None):
            return adjoining
        if unknown := [(ROOT, *border.path, "direction") for border in around if border.direction is None]:
            raise Unknown(*unknown)
        return None


class Border(NamedTuple):
    """A border that a map declares, of a territory with one that adjoins it."""

    path: Path
    """Where the state declares it."""
    territory: str
    direction: str | None
    """The compass direction to the ``other`` territory; ``None`` if nobody knows it."""
    other: str


def borders(tiles: Sequence[Document]) -> Iterator[Border]:
    """Every border that the tiles of a map declare."""
    for index in range(len(tiles)):
        yield from _borders_of(tiles, index)


def _borders_of(tiles: Sequence[Document], place: int) -> Iterator[Border]:
    """The borders of the tile at that place. A direction that only the tile on the other side gives is known, too."""
    territory = tiles[place]["territory"]
    for index, neighbour in enumerate(tiles[place].get("neighbours", ())):
        other = neighbour["territory"]
        direction = neighbour["direction"] if "direction" in neighbour else OPPOSITE.get(_way_back(tiles, other, territory))
        yield Border(("map", place, "neighbours", index), territory, direction, other)


def _way_back(tiles: Sequence[Document], other: str, territory: str) -> str:
    """The direction in which the map says that ``territory`` adjoins the ``other``; empty if it does not."""
    back = (neighbour for tile in tiles if tile["territory"] == other for neighbour in tile.get("neighbours", ()))
    return next((each["direction"] for each in back if each["territory"] == territory and "direction" in each), "")
