"""How a position of Java is entered: tiles, water, palaces and figures on the board, or the land as it is seen from above."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.rules.editing import PLAYER, Edit, Edited, Editing, Fact, Piece, Subject
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.games.java.board import entered_land, tiles
from lawspeaker.games.java.board.spaces import EVERY, names
from lawspeaker.games.java.notation import NOT_KNOWN, RICE, ROWS, VILLAGE
from lawspeaker.games.java.picture import symbols
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.done import NOTHING_DONE
from lawspeaker.games.java.words import PALACES, Phase, Side, TileKind

_PALACE = "palace-"
_FIGURE, _WATER = "figure", "water"
_LAND_VILLAGE, _LAND_RICE, _LAND_UNKNOWN = "land-village", "land-rice", "land-unknown"
_SINGLE = {TileKind.VILLAGE: VILLAGE, TileKind.RICE: RICE}
_SEEN = {_LAND_VILLAGE: VILLAGE, _LAND_RICE: RICE, _LAND_UNKNOWN: NOT_KNOWN}
_AROUND = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""From a space to its neighbours, clockwise from the right: columns and rows."""
_LARGE = {TileKind.THREE_SPACE: 2, TileKind.TWO_SPACE: 1}
"""The number of rice spaces of a large tile, in addition to its village."""


def edited(state: State, edit: Edit) -> Edited:
    """The result of an edit of the space that was touched."""
    document, space, piece = state.given, edit.place, edit.piece
    if space not in _SPACES:
        return Edited(None)
    if piece is None:
        return Edited(_taken_away(document, space))
    if piece in _SEEN:
        return _from_above(document, entered_land.raised(document, space, _SEEN[piece]))
    if piece in set(TileKind):
        return _with_tile(document, _tile(TileKind(piece), space, edit.turn))
    return Edited(_put(document, space, piece, edit))


def _with_tile(document: Document, tile: str | None) -> Edited:
    """A tile lies on those that are listed, or becomes a part of the land seen from above if it lies flat there."""
    if tile is None:
        return Edited(None)
    if not document.get("land"):
        return Edited(_with(without(document, "land"), "tiles", tile))
    laid = tiles.tile(tile)
    if covered := entered_land.covered(document, laid):
        return _from_above(document, covered)
    return Edited(None, Phrase("edited.not-flat", {"where": entered_land.heights_below(document, laid)}))


def _from_above(before: Document, after: Document) -> Edited:
    """Land is entered from above. If tiles were listed, they no longer are."""
    return Edited(after, Phrase("edited.from-above") if before.get("tiles") else None)


def _put(document: Document, space: str, piece: str, edit: Edit) -> Document | None:
    """The state with water, a figure or a palace on a space."""
    if piece == _WATER:
        return _with(document, "water", space)
    if piece == _FIGURE:
        here = {**document, "figures": [each for each in document.get("figures", ()) if each.split()[0] != space]}
        return _with(here, "figures", f"{space} {edit.player}") if edit.player else None
    here = {**document, "palaces": [each for each in document.get("palaces", ()) if each["space"] != space]}
    side = tuple(Side)[edit.turn].value
    return _with(here, "palaces", {"space": space, "value": int(piece.removeprefix(_PALACE)), "side": side})


def _tile(kind: TileKind, space: str, turn: int) -> str | None:
    """A tile with its village, or its only space, on a space, and so far turned; nothing if it would leave the paper."""
    if kind in _SINGLE:
        return f"{space}{_SINGLE[kind]}"
    rice = [_neighbour(space, *_AROUND[(turn + step) % len(_AROUND)]) for step in range(_LARGE[kind])]
    return " ".join([f"{space}{VILLAGE}", *(f"{each}{RICE}" for each in rice)]) if _SPACES.issuperset(rice) else None


def _neighbour(space: str, across: int, down: int) -> str:
    row = ROWS.index(space[0]) + down
    return f"{ROWS[row]}{int(space[1:]) + across}" if 0 <= row < len(ROWS) else ""


def _with(document: Document, member: str, entry: Any) -> Document:
    """The state with an entry more in a list, if it is not there yet."""
    entries = document.get(member, ())
    return document if member == "water" and entry in entries else {**document, member: [*entries, entry]}


def _taken_away(document: Document, space: str) -> Document | None:
    """The state without what lies on top of a space. A list that becomes empty is left out: then it is unknown again."""
    for member, lies_there in _LYING.items():
        if member == "tiles" and document.get("land"):
            return entered_land.lowered(document, space)
        entries = document.get(member, ())
        found = [index for index, entry in enumerate(entries) if space in lies_there(entry)]
        if found:
            rest = [entry for index, entry in enumerate(entries) if index != found[-1]]
            return {**document, member: rest} if rest else without(document, member)
    return None


_LYING: Mapping[str, Callable[[Any], list[str]]] = {
    "figures": lambda figure: figure.split()[:1],
    "palaces": lambda palace: [palace["space"]],
    "water": lambda space: [space],
    "tiles": lambda tile: [entry[:-1] for entry in tile.split()],
}
"""What lies on a space, the topmost first, and the spaces of each entry."""

_SPACES = frozenset(names(EVERY))


def _stock(kind: str) -> Block:
    return symbols.drawing(symbols.stock(kind), 30, 30)


def _drawn_palace(value: int) -> Block:
    return symbols.drawing(symbols.palace(value, Side.WHITE), 34, 34)


def _drawn_unknown_land() -> Block:
    return symbols.drawing(symbols.unknown_land(), 30, 30)


_OF_PALACES = "/palaces/*/space"
_SUBJECTS = [
    Subject(
        "turn",
        [
            Fact("begun", "/turn/begun"),
            Fact("spent", "/turn/spent"),
            Fact("land-laid", "/turn/land_laid"),
            Fact("palaces", "/turn/palaces", among=_OF_PALACES),
            Fact("palaces-built", "/palaces_built", among=_OF_PALACES),
            Fact("drawn", "/turn/drawn"),
            Fact("token-used", "/turn/token_used"),
            Fact("festival-held", "/turn/festival_held"),
            Fact("scored", "/scored"),
        ],
        [Phase.TURN.value],
    ),
    Subject(
        "festival",
        [
            Fact("festival-palace", "/festival/palace", among=_OF_PALACES),
            Fact("festival-turn", "/festival/turn"),
            Fact("passed", "/festival/passed"),
            Fact("bid", f"/festival/bids/{PLAYER}"),
        ],
        [Phase.FESTIVAL.value],
    ),
    Subject(
        "players",
        [
            Fact("points", f"/points/{PLAYER}"),
            *(Fact(f"left-{kind}", f"/stocks/{PLAYER}/{kind}") for kind in ("two_space", "village", "rice", "tokens")),
            Fact("hand", f"/hands/{PLAYER}"),
        ],
    ),
    Subject(
        "supply",
        [
            Fact("left-three_space", "/supply/three_space"),
            Fact("left-water", "/supply/water"),
            *(Fact(f"left-palace-{value}", f"/supply/palaces/{value}") for value in PALACES),
            Fact("open-card", "/face_up"),
        ],
    ),
]

EDITING: Editing[State] = Editing(
    groups={
        "tiles": [
            *(
                Piece(kind, turns=6 if kind in _LARGE else 1, drawn=partial(_stock, kind.value), action="lay-land")
                for kind in (TileKind.THREE_SPACE, TileKind.TWO_SPACE, TileKind.VILLAGE, TileKind.RICE)
            ),
            Piece(_WATER, drawn=partial(_stock, "water")),
        ],
        "figures": [Piece(_FIGURE, has_owner=True, drawn=partial(_stock, "figure"))],
        "palaces": [Piece(f"{_PALACE}{value}", turns=2, drawn=partial(_drawn_palace, value)) for value in PALACES],
        "land": [
            Piece(_LAND_VILLAGE, drawn=partial(_stock, "village")),
            Piece(_LAND_RICE, drawn=partial(_stock, "rice")),
            Piece(_LAND_UNKNOWN, drawn=_drawn_unknown_land),
        ],
    },
    edited=edited,
    members=(*_LYING, "land"),
    beginnings={Phase.TURN.value: {"turn": NOTHING_DONE}, Phase.FESTIVAL.value: {"festival": {"bids": {}, "passed": []}}},
    subjects=_SUBJECTS,
    owner=lambda player: symbols.drawing(symbols.token(player, 12), 28, 28),
)
