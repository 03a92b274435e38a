"""Ways of figures and their prices, as plainly as possible, written from the rulebook alone."""

import itertools
from collections.abc import Sequence
from heapq import heappop, heappush

from tests.games.java.naive_board import Island, Space, neighbours, spaces_of

LOWLANDS, MOUNTAINS = 1, 2
"""What it costs to come from there, or to leave there."""


def is_open(island: Island, space: Space) -> bool:
    """Whether figures can be there at all: on land, but not on a palace."""
    return space in island.seen and space not in island.palaces


def is_passable(island: Island, player: str, space: Space) -> bool:
    """Whether the player gets past there: own figures are no obstacle."""
    return is_open(island, space) and island.figures.get(space, player) == player


def step_price(island: Island, here: Space, there: Space) -> int:
    return int(island.seen[here] != island.seen[there])


def prices_from(island: Island, player: str, starts: dict[Space, int]) -> dict[Space, int]:
    """The lowest price at which a figure of the player gets to each space, also where it cannot stay; at what price it starts."""
    found: dict[Space, int] = {}
    ahead = [(price, space) for space, price in starts.items() if is_passable(island, player, space)]
    ahead.sort()
    while ahead:
        price, here = heappop(ahead)
        if here not in found:
            found[here] = price
            for there in neighbours(here):
                if is_passable(island, player, there):
                    heappush(ahead, (price + step_price(island, here, there), there))
    return found


def moves(island: Island, start: Space) -> dict[Space, int]:
    """Where the figure that stands there can be moved, and at what price."""
    found = prices_from(island, island.figures[start], {start: 0})
    return {space: price for space, price in found.items() if space not in island.figures}


def path_price(island: Island, player: str, path: Sequence[Space]) -> int | None:
    """What it costs to go that way, as far as it can be gone; ``None`` if it cannot."""
    steps = list(itertools.pairwise(path))
    if any(there not in neighbours(here) for here, there in steps):
        return None
    if not all(is_passable(island, player, space) for space in path):
        return None
    return sum(step_price(island, here, there) for here, there in steps)


# Entering and leaving


def edges_beside(island: Island, space: Space) -> set[int]:
    """The rates of the edges of the board that the space adjoins, or reaches; if that was agreed, of where it lies itself."""
    beyond = [other for other in (space, *neighbours(space)) if other in island.board.around]
    if space in beyond and island.agreed["edge.kind"] == "own":
        beyond = [space]
    return {MOUNTAINS if other in island.board.mountains else LOWLANDS for other in beyond}


def rate(island: Island, space: Space) -> int | None:
    """What it costs to enter there or to leave from there; ``None`` if one cannot."""
    if not is_open(island, space):
        return None
    place = spaces_of(island.on_top[space]) if island.agreed["entry.place"] == "tile" else [space]
    rates = {rate for other in place for rate in edges_beside(island, other)}
    if not rates:
        return None
    return min(rates) if island.agreed["entry.two-edges"] == "cheaper" else max(rates)


def entries(island: Island, player: str) -> dict[Space, int]:
    """Where the player can put a new figure, and at what price: at the edge, or if that was agreed also further on."""
    edge = {space: price for space in island.seen if (price := rate(island, space)) is not None}
    if island.agreed["entry.through-own"] == "yes":
        edge = prices_from(island, player, edge)
    return {space: price for space, price in edge.items() if space not in island.figures}


def exits(island: Island, player: str) -> dict[Space, int]:
    """Where the player can take a figure off the board, and at what price."""
    own = [space for space, owner in island.figures.items() if owner == player]
    return {space: price for space in own if (price := rate(island, space)) is not None}
