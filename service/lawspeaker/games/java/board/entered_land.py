"""The land of a position that is entered from above: which land is seen where, and how high it is.

A state says by which tiles its land was laid, or only what is seen of it. It cannot say the one of some spaces and the other of
others. So a tile that is put on land seen from above becomes a part of that. If somebody goes on from above, all tiles do.
"""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.unknown import surely
from lawspeaker.games.java.board.laid_land import laying
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.seen_land import as_seen
from lawspeaker.games.java.board.spaces import each_of, name, space
from lawspeaker.games.java.board.tiles import Tile
from lawspeaker.games.java.notation import NOT_KNOWN, RICE, VILLAGE, seen

_HIGHEST = 99


def covered(document: Document, tile: Tile) -> Document | None:
    """The state, whose land is seen from above, with a tile on it; ``None`` if the tile would not lie flat there."""
    land = as_seen(_from_above(document).values())
    if surely(lambda: land.is_uneven(tile.spaces)):
        return None
    return _with_land(document, dict(_entries(land.with_tile(tile))))


def heights_below(document: Document, tile: Tile) -> list[str]:
    """How high the land seen from above is that a tile would cover, space by space: ``E9 = 1``."""
    land = as_seen(_from_above(document).values())
    known = tile.spaces & ~land.unmeasured & ~land.unknown
    return [f"{name(one)} = {land.height(one)}" for one in each_of(known)]


def raised(document: Document, space_name: str, terrain: str) -> Document:
    """The state with land of that terrain on a space, one level higher than what was there.

    Of land whose terrain is not known, the height is not known either.
    """
    entries = _from_above(document)
    if terrain == NOT_KNOWN:
        return _with_land(document, {**entries, space_name: f"{space_name}{NOT_KNOWN}"})
    height = seen(entries[space_name])[2] or 0 if space_name in entries else 0
    return _with_land(document, {**entries, space_name: f"{space_name}{terrain}{min(height + 1, _HIGHEST)}"})


def lowered(document: Document, space_name: str) -> Document | None:
    """The state, whose land is seen from above, with the land on a space one level lower; ``None`` if there is none."""
    entries = _from_above(document)
    if space_name not in entries:
        return None
    _, terrain, height = seen(entries[space_name])
    if height is not None and height > 1:
        return _with_land(document, {**entries, space_name: f"{space_name}{terrain}{height - 1}"})
    return _with_land(document, {each: entry for each, entry in entries.items() if each != space_name})


def _from_above(document: Document) -> dict[str, str]:
    """By space, what is seen of the land. Where tiles are listed, too, they say what lies on their spaces."""
    given = {seen(entry)[0]: entry for entry in document.get("land", ())}
    return {**given, **dict(_entries(laying(tuple(document.get("tiles", ()))).land))}


def _entries(land: Land) -> Iterator[tuple[str, str]]:
    """Each space with land, in reading order, and what is seen there."""
    for one in each_of(land.covered | land.unknown):
        terrain = NOT_KNOWN if one & land.unknown else VILLAGE if one & land.village else RICE
        is_measured = not one & (land.unmeasured | land.unknown)
        yield name(one), f"{name(one)}{terrain}{land.height(one) if is_measured else ''}"


def _with_land(document: Document, entries: dict[str, str]) -> Document:
    """The state with land that is seen from above, and no tiles. Without any, the land is unknown again."""
    others = without(document, "tiles", "land")
    in_order = sorted(entries, key=space)
    return {**others, "land": [entries[each] for each in in_order]} if entries else others
