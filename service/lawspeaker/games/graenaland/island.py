"""The island: which territories there are, what adjoins them in which direction, and what is printed on them.

It is the edition's map for that many players, or the state's own.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Unknown, known


class Island(Protocol):
    """The map in play. Each question raises ``Unknown`` where the answer is not known."""

    @property
    def territories(self) -> Sequence[str]:
        """Every territory, in the order of the map."""

    def terrain(self, territory: str) -> str:
        """The terrain of a territory."""

    def improvement(self, territory: str) -> str:
        """The resource on a territory's improvement square."""

    def is_coast(self, territory: str) -> bool:
        """Whether a territory is on the coast."""

    def neighbour(self, territory: str, direction: str) -> str | None:
        """The territory that adjoins in that compass direction; ``None``: that way leads off the map."""


class PrintedIsland:
    """The edition's map for a number of players."""

    def __init__(self, sources: Sources, players: int) -> None:
        self._sources = sources
        self._map = ("maps", str(players))
        self.territories: Sequence[str] = sources.names(*self._map)

    def terrain(self, territory: str) -> str:
        terrain: str = self._sources.figure("tiles", territory, "terrain")
        return terrain

    def improvement(self, territory: str) -> str:
        resource: str = self._sources.figure("tiles", territory, "improvement")
        return resource

    def is_coast(self, territory: str) -> bool:
        coast: bool = self._sources.figure(*self._map, territory, "coast")
        return coast

    def neighbour(self, territory: str, direction: str) -> str | None:
        neighbours: Mapping[str, str] = self._sources.figure(*self._map, territory, "neighbours")
        return neighbours.get(direction)


class OwnIsland:
    """A map that the state brings."""

    def __init__(self, tiles: Sequence[Document]) -> None:
        self._tiles = tiles
        self._places = {tile["territory"]: place for place, tile in reversed(list(enumerate(tiles)))}
        self.territories: Sequence[str] = tuple(tile["territory"] for tile in tiles)

    def _printed(self, territory: str, member: str) -> Any:
        if territory not in self._places:
            raise Unknown("/state/map")
        return known({"map": self._tiles}, "/state", "map", self._places[territory], member)

    def terrain(self, territory: str) -> str:
        terrain: str = self._printed(territory, "terrain")
        return terrain

    def improvement(self, territory: str) -> str:
        resource: str = self._printed(territory, "improvement")
        return resource

    def is_coast(self, territory: str) -> bool:
        coast: bool = self._printed(territory, "coast")
        return coast

    def neighbour(self, territory: str, direction: str) -> str | None:
        for neighbour in self._printed(territory, "neighbours"):
            if neighbour["direction"] == direction:
                adjoining: str = neighbour["territory"]
                return adjoining
        return None
