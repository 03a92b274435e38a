"""What must be true of the board and of the water on it. ¶3, 17, 18."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.games.java.board.spaces import NONE, names, space
from lawspeaker.games.java.state import State


def land_and_water(state: State) -> None:
    """Raises ``Unknown`` unless it is known where there is water, and whether it lies on land."""
    state.land.require(state.laid_water & state.land.unknown)


@rule("water.bottom", land_and_water)
def water_lies_on_the_bare_board(state: State) -> Iterator[Violation]:
    """Water lies on the board itself, within the grid: on no land, and on no other water."""
    inside, wet = state.grid.inside, state.grid.water
    given: Document = state.document
    land = state.land.covered if "tiles" in given or "land" in given else NONE
    laid, water = state.laid_water, given["water"]
    if not laid & ~(inside & ~wet & ~land) and laid.bit_count() == len(water):
        return
    for nth, name in enumerate(water):
        one = space(name)
        ground = "outside" if not one & inside else "water" if one & wet else "land" if one & land else None
        if ground:
            yield state.violated("water", nth, space=name, ground=ground)
        wet |= one


@rule("board.hexagons")
def a_board_is_a_grid_with_its_border(state: State) -> Iterator[Violation]:
    """The water of a board is inside its grid, and its mountains are beyond it and adjoin it."""
    if "board" not in state.document.get("overlay", {}):
        return
    grid = state.grid
    if off := grid.water & ~grid.inside:
        yield state.violated("overlay", "board", "water", spaces=names(off), ground="water")
    if off := grid.mountains & ~grid.outside:
        yield state.violated("overlay", "board", "mountains", spaces=names(off), ground="mountains")
