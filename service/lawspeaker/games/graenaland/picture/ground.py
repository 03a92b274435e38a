"""The ground of the map: every tile with what is known to be printed on it, whether or not the map is known."""

from collections.abc import Mapping, Sequence
from functools import partial

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.graenaland.board.island import Island
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import OPPOSITE


@frozen
class Ground:
    """A tile; ``None`` is not known."""

    territory: str
    on_map: int | None = None
    """Which tile it is of the map that the state says."""
    again: bool = False
    """Whether the map has a tile of that name before."""
    terrain: str | None = None
    coast: bool | None = None
    price: Mapping[str, int] | None = None
    improvement: str | None = None
    buildings: Sequence[str] | None = None

    @property
    def is_known(self) -> bool:
        """Whether all is known that is printed on the tile."""
        return None not in (self.terrain, self.coast, self.price, self.improvement, self.buildings)


def grounds(state: State) -> Sequence[Ground]:
    """Every tile that the map has, and one for every further territory that the state mentions."""
    on_map = where_known(lambda: state.island.territories, ())
    is_own = "map" in state.document
    found = []
    for index, name in enumerate(on_map):
        again = is_own and name in on_map[:index]
        if again:
            given = state.document["map"][index]
            found.append(Ground(name, index, True, given.get("terrain"), given.get("coast")))
        else:
            found.append(_ground(state.island, name, index if is_own else None))
    placed = state.document.get("placement", {}).get("cards", {})
    others = dict.fromkeys([*state.document.get("territories", {}), *placed])
    return [*found, *(Ground(name) for name in others if name not in on_map)]


def adjoining(state: State) -> Mapping[str, Mapping[str, str]]:
    """By territory, what is known to adjoin in which direction."""
    return {territory: _around(state.island, territory) for territory in where_known(lambda: state.island.territories, ())}


def _around(island: Island, territory: str) -> Mapping[str, str]:
    around = {direction: where_known(partial(island.neighbour, territory, direction), None) for direction in OPPOSITE}
    return {direction: other for direction, other in around.items() if other}


def _ground(island: Island, name: str, where: int | None) -> Ground:
    return Ground(
        name,
        where,
        terrain=where_known(lambda: island.terrain(name), None),
        coast=where_known(lambda: island.is_coast(name), None),
        price=where_known(lambda: island.price(name), None),
        improvement=where_known(lambda: island.improvement(name), None),
        buildings=where_known(lambda: island.buildings(name), None),
    )
