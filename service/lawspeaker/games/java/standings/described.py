"""A described place as a position of the board: it lies in the middle, with what was said of it and nothing else.

The land around the place is unknown, ``E7?``. Only around a village or city of a known size it is bare, because unknown land
might make that larger. Where a figure there stands so high that there must be other land beside it, that is rice of unknown
height. On a shore figures stand on rice, because a state cannot leave out the terrain of land of a known height.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from lawspeaker.adjudication.deciding.worlds import is_possible
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.work import Allowance
from lawspeaker.games.java.board.grid import Grid
from lawspeaker.games.java.board.seen_land import as_seen
from lawspeaker.games.java.board.spaces import EVERY, NONE, Spaces, beside, each_of, groups, name, names, with_neighbours
from lawspeaker.games.java.notation import NOT_KNOWN, RICE, VILLAGE
from lawspeaker.games.java.standings.ranked import Contest
from lawspeaker.games.java.standings.shapes import BOARD
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import PLAYERS

_KEPT = ("edition", "overlay", "readings", "players")
"""What a state says that holds for a described place as well."""

Figures = Sequence[tuple[int, str]]
"""Height and player of each figure, the lowest first.

So they stand from the middle outwards: whoever is far above all others has a space beside which the place ends.
"""


def on_board(game: Game[State], state: Document, place: Document, allowance: Allowance) -> Document:
    """A request about the same place on the board, whose state is possible.

    If the place cannot lie there, it stays described, and the state has the figures; if they cannot stand there, it has nothing.
    """
    kept = {member: state[member] for member in _KEPT if member in state}
    sources = game.sources(kept, allowance)
    for laid, at in _laid(place, Grid(sources)):
        document = {**kept, **laid}
        if is_possible(game, document, sources):
            return {"state": document, "place": {"type": BOARD, "space": at} if at else place}
    return {"state": kept, "place": place}


def _laid(place: Document, grid: Grid) -> Iterator[tuple[Document, str | None]]:
    """What lies on the board, and a space of the place; with ``None`` for it, the figures alone. The best first."""
    kind, spaces = Contest(place["type"]), place.get("spaces")
    heights = place["heights"]
    figures = sorted((height, player) for player in PLAYERS for height in heights.get(player, ()))
    if kind is Contest.SHORE:
        if spaces:
            yield from _on_a_shore(spaces, figures, grid)
        yield from _on_rice(figures, grid)
        return
    palace = {"value": place["palace"]} if "palace" in place else {}
    palaces = [palace] if kind is Contest.CITY else []
    yield from _in_a_settlement(spaces, figures, palaces, grid)
    if spaces:
        for laid, _ in _in_a_settlement(None, figures, palaces, grid):
            yield laid, None


def _in_a_settlement(
    spaces: int | None, figures: Figures, palaces: Sequence[Document], grid: Grid
) -> Iterator[tuple[Document, str]]:
    """A village or city; if the number of its spaces is unknown, nothing is known of the land around it."""
    least = max(len(figures) + len(palaces), 1)
    there = _from_the_middle(grid.inside & ~grid.water)[: spaces or least]
    if len(there) < (spaces or least):
        return
    land = dict.fromkeys(there, VILLAGE) | {one: f"{VILLAGE}{height}" for one, (height, _) in zip(there, figures, strict=False)}
    around = _room(grid) & ~_all(land)
    if spaces:
        _support(land, around)
    else:
        land |= dict.fromkeys(each_of(beside(_all(land)) & around), NOT_KNOWN)
    laid = [{"space": name(there[len(figures)]), **palace} for palace in palaces]
    yield {"land": _written(land), "palaces": laid, "figures": _standing(there, figures)}, name(there[0])


def _support(land: dict[Spaces, str], around: Spaces) -> None:
    """Lays rice ``around`` wherever the audit of the land misses other land."""
    while steep := as_seen(_written(land)).steep:
        room = next((free for one in each_of(steep) if (free := beside(one) & around & ~_all(land))), NONE)
        if not room:
            return  # so it cannot be
        land[room & -room] = RICE


def _on_a_shore(spaces: int, figures: Figures, grid: Grid) -> Iterator[tuple[Document, str]]:
    """Water that does not adjoin what is printed, and figures on its shore; otherwise nothing is known of the land there."""
    dry = grid.inside & ~grid.water
    water = _from_the_middle(dry & ~with_neighbours(grid.water))[:spaces]
    wet = _all(water)
    shore = list(each_of(beside(wet) & dry))
    if len(water) == spaces and len(figures) <= len(shore):
        land = _rice(figures, shore, wet, grid)
        yield {"land": land, "water": names(wet), "figures": _standing(shore, figures)}, name(water[0])


def _on_rice(figures: Figures, grid: Grid) -> Iterator[tuple[Document, None]]:
    """Figures on land of which nothing is known but how high they stand."""
    there = _from_the_middle(grid.inside & ~grid.water)
    if 0 < len(figures) <= len(there):
        yield {"land": _rice(figures, there, NONE, grid), "figures": _standing(there, figures)}, None


def _rice(figures: Figures, there: Sequence[Spaces], wet: Spaces, grid: Grid) -> list[str]:
    """Land below figures that stand ``there``; nothing is known of what adjoins it, or the water."""
    land = {one: f"{RICE}{height}" for one, (height, _) in zip(there, figures, strict=False)}
    around = beside(_all(land) | wet) & _room(grid) & ~wet
    return _written(land | dict.fromkeys(each_of(around), NOT_KNOWN))


def _standing(there: Sequence[Spaces], figures: Figures) -> list[str]:
    standing = {one: player for one, (_, player) in zip(there, figures, strict=False)}
    return [f"{name(one)} {standing[one]}" for one in sorted(standing)]


def _written(land: dict[Spaces, str]) -> list[str]:
    return [f"{name(one)}{land[one]}" for one in sorted(land)]


def _room(grid: Grid) -> Spaces:
    """Where land can lie."""
    return (grid.inside | grid.outside) & ~grid.water


def _all(spaces: Iterable[Spaces]) -> Spaces:
    return reduce(or_, spaces, NONE)


def _from_the_middle(spaces: Spaces) -> list[Spaces]:
    """Connected spaces, from the one that is farthest from all others outwards: however many come first, they are connected."""
    rest = max(groups(spaces), key=int.bit_count, default=NONE)
    inner = rest
    while within := inner & ~with_neighbours(EVERY & ~inner):
        inner = within
    innermost = list(each_of(inner))
    found = innermost[len(innermost) // 2 :][:1]
    rest &= ~_all(found)
    for one in found:
        found += each_of(beside(one) & rest)
        rest &= ~beside(one)
    return found
