"""Water, and who gets points for it when land surrounds it. ¶17-20."""

from collections.abc import Iterator
from dataclasses import dataclass

from lawspeaker.adjudication.sources import Sources
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import Spaces, beside, connected, groups
from lawspeaker.games.java.figures.standing import first_alone
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import WATER_POINTS


@dataclass(frozen=True, slots=True)
class Irrigation:
    """Water that was surrounded by an action."""

    spaces: Spaces
    """All that hangs together."""
    state: State
    """Before the action, which changes nothing of who stands on the shore."""

    @property
    def player(self) -> str | None:
        """Who has the highest figure on its shore; ``None`` if that cannot be decided. Raises ``Unknown``."""
        return first_alone(self.state, beside(self.spaces))

    @property
    def points(self) -> int:
        """What that player gets. Raises ``Unknown``."""
        return 0 if self.player is None else worth(self.spaces.bit_count(), self.state.sources)


def worth(number: int, sources: Sources) -> int:
    """What water of that number of spaces is worth: so much for each of them, or for all of it together."""
    if number > 1 and sources.reading("irrigation.points") == "per-body":
        return WATER_POINTS
    return WATER_POINTS * number


def is_surrounded(state: State, body: Spaces, land: Land) -> bool:
    """Whether there is land on every side of a body of water: on each adjoining space, of the grid at least.

    Raises ``Unknown`` if that is open.
    """
    shore, grid = beside(body), state.grid
    open_inside = shore & grid.inside & ~land.covered
    if open_inside & ~land.unknown:
        return False
    open_outside = shore & grid.outside & ~land.covered
    if open_outside and state.sources.reading("irrigation.edge") == "all-sides":
        if open_outside & ~land.unknown:
            return False
        open_inside |= open_outside
    land.require(open_inside)
    return True


def surrounded_by_land(state: State, land: Land) -> Iterator[Irrigation]:
    """The bodies of water that are surrounded now that the land is like that, and were not before. Raises ``Unknown``."""
    new = land.covered & ~state.land.covered
    if not new or not (beside(new) & ~land.covered & state.grid.inside):
        return  # no water adjoins what was bare before
    for body in _bodies_at(beside(new), state.water):
        if is_surrounded(state, body, land) and not is_surrounded(state, body, state.land):
            yield Irrigation(body, state)


def surrounded_when_laid(state: State, space: Spaces) -> Iterator[Irrigation]:
    """The body of water of which a tile on that space becomes a part, if it is surrounded then. Raises ``Unknown``."""
    body = connected(space, state.water | space)
    if is_surrounded(state, body, state.land):
        yield Irrigation(body, state)


def _bodies_at(shore: Spaces, water: Spaces) -> Iterator[Spaces]:
    """The bodies of water that have a space among those of ``shore``."""
    return (body for body in groups(water) if body & shore) if water & shore else iter(())
