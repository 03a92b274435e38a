"""What is to be seen on each space, put together from everything that a state says about the board."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.java.board.grid import Grid
from lawspeaker.games.java.board.spaces import names
from lawspeaker.games.java.notation import NOT_KNOWN, RICE, SPACE, VILLAGE, seen
from lawspeaker.games.java.picture.hexagons import column_and_row
from lawspeaker.games.java.state import State

T = TypeVar("T")

Piece = tuple[str, int]
"""What stands on a space: ``palaces`` or ``figures``, and which of them."""
Bounds = tuple[range, range]
"""The columns and the rows of a rectangle of spaces."""
_AROUND, _NEAR = (2, 1), (4, 2)
"""A number of columns and rows: the margin of the board that is drawn around the known spaces, and the largest gap within a
group of spaces."""
_SPACE = re.compile(SPACE)


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
    is_part: bool
    """Whether the state says something of other spaces."""

    @property
    def is_land_given(self) -> bool:
        """Whether it is known what land there is."""
        return "tiles" in self.document or "land" in self.document

    def printed(self, name: str) -> str:
        """What is printed on a space, or ``off`` if it is not on the board nor adjoins it."""
        return self.board.get(name, "off")

    def has_any(self, names: Iterable[str]) -> bool:
        """Whether one of these spaces is drawn."""
        return not self._drawn.isdisjoint(names)

    @cached_property
    def _drawn(self) -> frozenset[str]:
        return frozenset(self.spaces)

    def is_crowded(self, name: str) -> bool:
        """Whether more stands on a space than can."""
        return len(self.pieces.get(name, ())) > 1


def seen_of(state: State, scope: Scope) -> Seen:
    """What is to be seen of ``state``: on the whole board, or where something is known and near what the picture is about."""
    document = state.shown
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
    if scope.whole:
        spaces = _drawn({*given, *board}, board)
    else:
        spaces = _drawn(_near(spaces_in(scope.about), given) or (board if all_of_it else ()), board)
    drawn = set(spaces)
    return Seen(
        document,
        board,
        terrain=_only(drawn, terrain),
        heights=_only(drawn, heights),
        tiles=_only(drawn, tiles),
        pieces=_only(drawn, pieces),
        water=water & drawn,
        spaces=spaces,
        is_whole=set(board) <= drawn,
        is_part=not given <= drawn,
    )


def spaces_in(names: Iterable[str]) -> set[str]:
    """The spaces among these names. Their terrain and height can stand behind them."""
    return {found.group() for name in names if (found := _SPACE.match(name))}


def _near(named: Set[str], given: Set[str]) -> Set[str]:
    """Those of the spaces ``given`` that are near those ``named``, with these; all of them if none is named.

    What is near is a rectangle, which grows as long as it comes near to further ones.
    """
    if not named:
        return given
    near = named
    while further := _within(_bounds(near, *_NEAR), given) - near:
        near = near | further
    return near


def _only(drawn: Set[str], by_space: Mapping[str, T]) -> Mapping[str, T]:
    return {name: value for name, value in by_space.items() if name in drawn}


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
    mentioned = set(given)
    if not mentioned:
        return ()
    near = _within(_bounds(mentioned, *_AROUND), board)
    if 4 * len(near) >= 3 * len(board):
        near = set(board)
    return sorted(mentioned | near, key=lambda name: column_and_row(name)[::-1])


def _bounds(names: Set[str], columns: int, rows: int) -> Bounds:
    """The rectangle around these spaces, with ``columns`` and ``rows`` more on each side."""
    across, down = zip(*map(column_and_row, names), strict=True)
    return range(min(across) - columns, max(across) + columns + 1), range(min(down) - rows, max(down) + rows + 1)


def _within(bounds: Bounds, names: Iterable[str]) -> set[str]:
    """Those of the spaces that lie in a rectangle."""
    across, down = bounds
    return {name for name in names if column_and_row(name)[0] in across and column_and_row(name)[1] in down}
