"""What the ways of figures over the land cost: nothing within a colour, a point for each change of it. ¶21, 23, 24.

A way may lead over unknown land or not. So ways are searched twice: without the unknown spaces, and with the best colour for
each of them.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, count, pairwise, repeat
from typing import Self

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import Place, Unknown, all_hold, surely, where_known
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, each_of, with_neighbours
from lawspeaker.games.java.state import State

_Step = tuple[Spaces, Spaces]
"""The village and the rice spaces that all figures at once come to by a step, and to which they did not come before."""
_NOWHERE: _Step = (NONE, NONE)
_Wave = Sequence[_Step]
"""What is reached at one cost, step by step."""


@frozen
class Terrain:
    """The land on which the figures of a player may walk."""

    village: Spaces
    rice: Spaces

    @property
    def spaces(self) -> Spaces:
        """All of it."""
        return self.village | self.rice

    def reached(self, starts: Mapping[int, Spaces]) -> "Reached":
        """Where one gets from ``starts``: spaces by what it costs to be there.

        There is a wave for each cost, above the wave of the next lower one. What is reached by the nth step of a wave lets
        figures reach what adjoins it by the next step: in its own colour for nothing, so by the same wave; in the other
        colour for a point more, so by the wave above. Thus the nth step of every wave is n steps from a start, and a space
        is found by one of the cheapest ways, and of these by one of the shortest.
        """
        village, rice = self.village, self.rice  # what is still to be reached
        waves: list[_Wave] = []
        cheaper: _Wave = ()
        for cost in count():
            wave: list[_Step] = []
            left = village | rice
            to_village = to_rice = starts.get(cost, NONE)
            for below_village, below_rice in chain(cheaper, repeat(_NOWHERE)):
                on_village, on_rice = to_village & village, to_rice & rice
                village, rice = village ^ on_village, rice ^ on_rice
                wave.append((on_village, on_rice))
                if not (on_village or on_rice) and len(wave) >= len(cheaper):
                    break
                near_village, near_rice = on_village | below_rice, on_rice | below_village
                to_village, to_rice = with_neighbours(near_village) & ~near_village, with_neighbours(near_rice) & ~near_rice
            if village | rice == left and cost >= max(starts, default=0):
                break
            waves.append(wave)
            cheaper = wave
        return Reached.by(waves)


@frozen
class Reached:
    """The reachable spaces, the cost of each, and the way: among the cheapest ways, the shortest."""

    by_cost: Sequence[Spaces]
    """The spaces whose lowest cost is 0, 1, and so on."""
    _waves: Sequence[_Wave]

    @classmethod
    def by(cls, waves: Sequence[_Wave]) -> Self:
        """What these waves reach, one for each cost from 0."""
        by_cost: list[Spaces] = []
        before = NONE
        for wave in waves:
            spaces = NONE
            for village, rice in wave:
                spaces |= village | rice
            by_cost.append(spaces & ~before)
            before |= spaces
        return cls(by_cost, waves)

    @property
    def spaces(self) -> Spaces:
        """All reachable spaces."""
        return self.within(len(self.by_cost))

    def cost(self, space: Spaces) -> int | None:
        """The cost of reaching ``space``; ``None`` if it cannot be reached."""
        return next((cost for cost, spaces in enumerate(self.by_cost) if space & spaces), None)

    def within(self, limit: int) -> Spaces:
        """The spaces that can be reached for at most ``limit``."""
        reached = NONE
        for spaces in self.by_cost[: limit + 1]:
            reached |= spaces
        return reached

    def path(self, space: Spaces) -> Sequence[Spaces]:
        """A cheapest way to ``space``, from where it begins; of such ways, seen from its end, the first in reading order."""
        cost = self.cost(space)
        assert cost is not None, "it is reached"
        length, step = next((length, step) for length, step in enumerate(self._waves[cost]) if (step[0] | step[1]) & space)
        colour = 0 if step[0] & space else 1
        path = [space]
        while length:
            length -= 1
            same = self._waves[cost][length][colour]
            cheaper = self._waves[cost - 1] if cost else ()
            changed = cheaper[length][1 - colour] if length < len(cheaper) else NONE
            before = next(each_of(beside(path[-1]) & (same | changed)))
            if not before & same:
                cost, colour = cost - 1, 1 - colour
            path.append(before)
        return path[::-1]


@frozen
class Ways:
    """The ways of a player's figures from some spaces, as far as they are known."""

    sure: Reached
    perhaps: Reached
    """With the best colours for the unknown land."""
    missing: Sequence[Place]

    def cost(self, space: Spaces) -> int | None:
        """The lowest cost of reaching ``space``; ``None`` if there is no way. Raises ``Unknown``."""
        cost = self.sure.cost(space)
        if self.missing and cost != self.perhaps.cost(space):
            raise Unknown(*self.missing)
        return cost

    def path(self, space: Spaces) -> Sequence[Spaces] | None:
        """A cheapest way to ``space``, to which there is one; ``None`` where there may be a better one over unknown land."""
        path = self.sure.path(space)
        return path if not self.missing or path == self.perhaps.path(space) else None

    def leads_to(self, space: Spaces) -> bool:
        """Whether there is a way to ``space``, whatever it costs. Raises ``Unknown``."""
        if self.sure.cost(space) is not None:
            return True
        if self.perhaps.cost(space) is not None:
            raise Unknown(*self.missing)
        return False


def ways(state: State, player: str, starts: Mapping[int, Spaces]) -> Ways:
    """The ways of the figures of ``player`` from ``starts``: spaces by what it costs to be there. Raises ``Unknown``."""

    def found() -> Ways:
        terrain = walkable(state, player)
        sure = terrain.reached(starts)
        if not state.land.unknown:
            return Ways(sure, sure, ())
        perhaps = perhaps_walkable(state, player).reached(starts)
        return Ways(sure, perhaps, state.land.places(state.land.unknown))

    return state.once(("ways", player, *starts.items()), found)


def can_walk_for_nothing(state: State, player: str) -> bool:
    """Whether some figure of the player can go to another space for no action point. Raises ``Unknown``."""
    reached = ways(state, player, {0: state.figures[player]})
    if reached.sure.within(0) & ~state.occupied:
        return True
    if reached.perhaps.within(0) & ~state.occupied:
        raise Unknown(*reached.missing)
    return False


def walkable(state: State, player: str) -> Terrain:
    """The land that figures of ``player`` may pass: not palaces, nor where figures of others stand. Raises ``Unknown``."""
    barred = _barred(state, player)
    return Terrain(state.land.village & ~barred, state.land.rice & ~barred)


def perhaps_walkable(state: State, player: str) -> Terrain:
    """The walkable land with the best colours for all unknown spaces. Raises ``Unknown``."""
    barred, unknown = _barred(state, player), state.land.unknown
    return Terrain((state.land.village | unknown) & ~barred, (state.land.rice | unknown) & ~barred)


def _barred(state: State, player: str) -> Spaces:
    return state.palace_spaces | (state.occupied & ~state.figures[player])


def is_walkable(state: State, space: Spaces) -> bool:
    """Whether figures may be on that space: land that was laid, with no palace on it. Raises ``Unknown``."""
    if state.free_land is not None:
        return bool(space & state.free_land)
    return all_hold(lambda: not space & state.palace_spaces, lambda: _is_land(state, space))


def _is_land(state: State, space: Spaces) -> bool:
    if state.is_never_land(space):
        return False
    state.land.require(space & state.land.unknown)
    return bool(space & state.land.covered)


def ground_of(state: State, space: Spaces) -> str:
    """What is there that is no land to walk on: ``palace``, ``water``, ``outside``, or ``board``, also where it may be water."""
    if space & state.grid.water:
        return "water"
    if surely(lambda: bool(space & state.palace_spaces)):
        return "palace"
    if surely(lambda: bool(space & state.laid_water)):
        return "water"
    return "board" if space & state.grid.inside else "outside"


def possible_changes(state: State, path: Iterable[Spaces]) -> set[int]:
    """How often the colour may change on a path, whichever the spaces of unknown colour have."""
    land = where_known(lambda: state.land, None)
    by_colour: dict[bool, set[int]] = {}
    for space in path:
        colours = (False, True) if land is None or space & land.unknown else (bool(space & land.village),)
        before = [(colour, number) for colour, numbers in by_colour.items() for number in numbers]
        by_colour = {now: {number + (colour != now) for colour, number in before} or {0} for now in colours}
    return set().union(*by_colour.values())


def changes(state: State, path: Iterable[Spaces]) -> int:
    """How often the colour changes on a path over land. Raises ``Unknown``."""
    colours = []
    for space in path:
        state.land.require(space & state.land.unknown)
        colours.append(bool(space & state.land.village))
    return sum(1 for colour, following in pairwise(colours) if colour != following)
