"""Where figures come onto the board and leave it, and what that costs. ¶22, 23."""

from lawspeaker.games.java.board.spaces import Spaces, beside
from lawspeaker.games.java.state import State

FROM_LOWLANDS, FROM_MOUNTAINS = 1, 2
"""Action points."""


def price(state: State, space: Spaces) -> int | None:
    """What it costs to come onto the board, or to leave it, on a ``space`` of the land; ``None`` if one cannot there.

    Raises ``Unknown``.
    """

    def found() -> int | None:
        prices = _prices(state, space)
        if len(prices) < 2:
            return next(iter(prices), None)
        return max(prices) if state.sources.reading("entry.two-edges") == "dearer" else min(prices)

    return state.once(("price", space), found)


def is_at_the_edge(state: State, space: Spaces) -> bool:
    """Whether one comes onto the board on a ``space`` of the land, or leaves it there. Raises ``Unknown``."""
    return bool(_touched(state, space)) or price(state, space) is not None


def _prices(state: State, space: Spaces) -> set[int]:
    """What it costs by the edges at ``space``, or else at the tile of which it is seen. Raises ``Unknown``."""
    own = _prices_at(state, space)
    near = _prices_from(state, _touched(state, space | beside(space)))  # no tile that lies on the space reaches farther
    if own == near or state.sources.reading("entry.place") == "space":
        return own
    tile = state.land.top_tile(space)
    return own if tile is None else _prices_at(state, tile.spaces)


def _prices_at(state: State, spaces: Spaces) -> set[int]:
    """What it costs by the edges at ``spaces``; where one of them is beyond the grid itself, by that or by all around it."""
    prices = _prices_from(state, _touched(state, spaces))
    over = spaces & state.grid.outside
    if not over:
        return prices
    own = _prices_from(state, over | _touched(state, spaces & ~over))
    return own if own != prices and state.sources.reading("edge.kind") == "own" else prices


def _touched(state: State, spaces: Spaces) -> Spaces:
    """What ``spaces`` touch of the outside: where they reach over the edge, and what adjoins them."""
    return (spaces | beside(spaces)) & state.grid.outside


def _prices_from(state: State, outside: Spaces) -> set[int]:
    """What it costs to come from those spaces outside."""
    mountains = state.grid.mountains
    prices = (FROM_LOWLANDS, outside & ~mountains), (FROM_MOUNTAINS, outside & mountains)
    return {price for price, spaces in prices if spaces}
