"""What is to be seen on each space, put together from everything that a state says about the board."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.java.board.grid import Grid
from lawspeaker.games.java.board.spaces import names
from lawspeaker.games.java.notation import NOT_KNOWN, RICE, VILLAGE, seen
from lawspeaker.games.java.picture.hexagons import column_and_row
from lawspeaker.games.java.state import State

Piece = tuple[str, int]
"""What stands on a space: ``palaces`` or ``figures``, and which of them."""


@dataclass(frozen=True)
class Seen:
    """The board as it is to be drawn."""

    document: Document
    board: Mapping[str, str]
    """By space: what is printed there, ``bare`` or ``water`` within the grid, around it ``mountains`` or ``lowlands``."""
    terrain: Mapping[str, str]
    """By space: ``v``, ``r`` or ``?``; of bare spaces nothing."""
    heights: Mapping[str, int]
    """By space, where it is known."""
    tiles: Mapping[str, int]
    """By space: which tile lies on top."""
    pieces: Mapping[str, Sequence[Piece]]
    """By space: what stands there."""
    water: frozenset[str]
    """Where water tiles lie."""
    spaces: Sequence[str]
    """The spaces that are drawn, in reading order; none if the state mentions none."""
    is_whole: bool
    """Whether all of the board is among them."""

    @property
    def is_land_given(self) -> bool:
        """Whether it is known what land there is."""
        return "tiles" in self.document or "land" in self.document

    def printed(self, name: str) -> str:
        """What is printed on a space, or ``off`` if it is not on the board nor adjoins it."""
        return self.board.get(name, "off")

    def is_crowded(self, name: str) -> bool:
        """Whether more stands on a space than can."""
        return len(self.pieces.get(name, ())) > 1


def seen_of(state: State, whole: bool = False) -> Seen:
    """What is to be seen of ``state``, on the ``whole`` board or only where something is known."""
    document = state.document
    board = _board(state)
    terrain, heights = _land(state)
    pieces: dict[str, list[Piece]] = defaultdict(list)
    for nth, palace in enumerate(document.get("palaces", ())):
        pieces[palace["space"]].append(("palaces", nth))
    for nth, figure in enumerate(document.get("figures", ())):
        pieces[figure.split()[0]].append(("figures", nth))
    tiles = {entry[:-1]: nth for nth, tile in enumerate(document.get("tiles", ())) for entry in tile.split()}
    water = frozenset(document.get("water", ()))
    given = {*terrain, *tiles, *pieces, *water, *_spoken_of(document)}
    given |= {seen(entry)[0] for entry in document.get("land", ())}
    all_of_it = not given and ("tiles" in document or "land" in document)
    spaces = _drawn({*given, *board} if whole else given or (board if all_of_it else ()), board)
    return Seen(document, board, terrain, heights, tiles, pieces, water, spaces, set(board) <= set(spaces))


def _board(state: State) -> dict[str, str]:
    grid = state.grid
    return where_known(lambda: _printed(grid), {})


def _printed(grid: Grid) -> dict[str, str]:
    """What is printed on each space. Raises ``Unknown``."""
    inside, water, outside, mountains = grid.inside, grid.water, grid.outside, grid.mountains
    board = dict.fromkeys(names(outside), "lowlands") | dict.fromkeys(names(mountains), "mountains")
    return board | dict.fromkeys(names(inside), "bare") | dict.fromkeys(names(water), "water")


def _land(state: State) -> tuple[dict[str, str], dict[str, int]]:
    land = where_known(lambda: state.land, None)
    if land is None:
        return {}, {}
    terrain = dict.fromkeys(names(land.unknown), NOT_KNOWN)
    terrain |= dict.fromkeys(names(land.rice), RICE) | dict.fromkeys(names(land.village), VILLAGE)
    heights = {name: height for height, spaces in enumerate(land.levels) if height for name in names(spaces)}
    return terrain, heights


def _spoken_of(document: Document) -> Iterable[Any]:
    """The spaces of which something else is known: where a festival is held, where palaces were built."""
    if "palace" in (festival := document.get("festival", {})):
        yield festival["palace"]
    yield from document.get("palaces_built", ())
    yield from document.get("turn", {}).get("palaces", ())


def _drawn(given: Iterable[str], board: Mapping[str, str]) -> Sequence[str]:
    """The spaces that the state mentions and the part of the board around them; all of the board if that is most of it."""
    places = [column_and_row(name) for name in given]
    if not places:
        return ()
    left, right = min(column for column, _ in places) - 2, max(column for column, _ in places) + 2
    top, bottom = min(row for _, row in places) - 1, max(row for _, row in places) + 1
    near = {name for name in board if left <= column_and_row(name)[0] <= right and top <= column_and_row(name)[1] <= bottom}
    if 4 * len(near) >= 3 * len(board):
        near = set(board)
    return sorted({*given, *near}, key=lambda name: column_and_row(name)[::-1])
