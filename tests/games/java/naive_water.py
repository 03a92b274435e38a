"""Water and what it pays, as plainly as possible, written from the rulebook alone."""

from typing import NamedTuple

from tests.games.java.naive_board import Island, Space, neighbours, parts
from tests.games.java.naive_settlements import heights
from tests.games.java.naive_standing import first_alone

POINTS = 3


class Irrigation(NamedTuple):
    """A body of water that was surrounded."""

    spaces: tuple[Space, ...]
    player: str | None
    points: int


def shore(body: set[Space]) -> set[Space]:
    """All spaces next to the water."""
    return {other for space in body for other in neighbours(space)} - body


def is_surrounded(island: Island, body: set[Space]) -> bool:
    """Whether land lies all around; beyond the edge of the grid only if that was agreed."""
    around = shore(body)
    if island.agreed["irrigation.edge"] == "grid-only":
        around &= island.board.grid
    return all(island.heights[space] for space in around)


def surrounded(island: Island) -> list[set[Space]]:
    return [body for body in parts(island.water) if is_surrounded(island, body)]


def irrigations(before: Island, after: Island) -> set[Irrigation]:
    """The waters that are surrounded after something was laid, and were not before; with who is paid for them."""
    return {pay(after, body) for body in surrounded(after) if body not in surrounded(before)}


def pay(island: Island, body: set[Space]) -> Irrigation:
    """What a water that is surrounded pays to the player with the highest figure on its shore."""
    player = first_alone(heights(island, shore(body)), island.agreed)
    spaces = len(body) if island.agreed["irrigation.points"] == "per-space" else 1
    return Irrigation(tuple(sorted(body)), player, POINTS * spaces if player else 0)


def breaches(island: Island, space: Space) -> set[str]:
    """The rules that are broken by laying water there: it lies on the board itself, where nothing lies yet."""
    is_bare = space in island.board.grid and not island.heights[space] and space not in island.water
    return set() if is_bare else {"water.bottom"}
