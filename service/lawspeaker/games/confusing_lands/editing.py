"""How a position of Confusing Lands is entered: squares and conditions of the landscapes from above, or the cards in them."""

import re
from collections.abc import Mapping
from functools import partial

from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import label, rectangle
from lawspeaker.adjudication.rules.editing import PLAYER, Edit, Edited, Editing, Fact, Piece, Subject
from lawspeaker.games.confusing_lands.notation import EMPTY, LETTERS, NOWHERE, UNKNOWN
from lawspeaker.games.confusing_lands.picture.seen import Seen, Where
from lawspeaker.games.confusing_lands.picture.style import EDGE, PANEL
from lawspeaker.games.confusing_lands.picture.symbols import on_square
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS, PLAYERS, ROTATIONS, Phase, Side

_SQUARE = re.compile(r"r(-?\d{1,2})c(-?\d{1,2})")
_SYMBOLS = {symbol.name.lower(): token for token, symbol in LETTERS.items()} | {"empty": EMPTY, "unknown": UNKNOWN}
"""By piece, the token of a square."""
_RIVER, _CONDITION, _CARD = "river", "condition-", "card-"
_RIVERS = ("ns", "ew", "ne", "es", "sw", "nw")
_LYING = ((0, 1), (1, 0))
"""The position of the second square of a condition: to the right of the first, or below it."""
_SIZE = 28


def edited(state: State, edit: Edit) -> Edited:
    """The result of an edit of a square in a landscape."""
    found = _SQUARE.fullmatch(edit.place)
    if not found or edit.at[:1] != ["landscapes"] or len(edit.at) < 2 or edit.at[1] not in PLAYERS:
        return Edited(None)
    player, (row, column) = edit.at[1], map(int, found.groups())
    if edit.piece is None:
        return Edited(_taken_away(state, player, (row, column)))
    if edit.piece.startswith(_CARD):
        return Edited(_placed(state, player, (row, column), int(edit.piece.removeprefix(_CARD)), edit.turn))
    return Edited(_painted(state, player, _tokens(edit, row, column)))


def _tokens(edit: Edit, row: int, column: int) -> Mapping[Where, str]:
    piece = edit.piece or ""
    if piece == _RIVER:
        return {(row, column): _RIVERS[edit.turn]}
    if piece.startswith(_CONDITION):
        down, right = _LYING[edit.turn]
        return dict.fromkeys([(row, column), (row + down, column + right)], piece.removeprefix(_CONDITION))
    return {(row, column): _SYMBOLS[piece]}


def _painted(state: State, player: str, tokens: Mapping[Where, str]) -> Document:
    """The state with other squares; a square of ``NOWHERE`` is none."""
    given: Document = state.document.get("landscapes", {}).get(player, {})
    origin = given.get("origin", {})
    first, left = origin.get("row", 1), origin.get("column", 1)
    squares = {
        (first + down, left + right): token
        for down, line in enumerate(given.get("squares", ()))
        for right, token in enumerate(line.split())
    }
    kept = {where: token for where, token in {**squares, **tokens}.items() if token != NOWHERE}
    others = without(given, "squares", "origin")
    return _with_landscape(state, player, {**others, **_written(kept)} if kept else others)


def _written(squares: Mapping[Where, str]) -> Document:
    rows, columns = sorted(row for row, _ in squares), sorted(column for _, column in squares)
    across, down = range(columns[0], columns[-1] + 1), range(rows[0], rows[-1] + 1)
    lines = [" ".join(squares.get((row, column), NOWHERE) for column in across) for row in down]
    is_usual = (rows[0], columns[0]) == (1, 1)
    return {"squares": lines} if is_usual else {"squares": lines, "origin": {"row": rows[0], "column": columns[0]}}


def _placed(state: State, player: str, where: Where, card: int, turn: int) -> Document:
    """The state with a card more in a landscape, its top left square where it was put."""
    side, rotation = tuple(Side)[turn // len(ROTATIONS)].value, ROTATIONS[turn % len(ROTATIONS)]
    given: Document = state.document.get("landscapes", {}).get(player, {})
    lies = {"card": card, "side": side, "rotation": rotation, "row": where[0], "column": where[1]}
    return _with_landscape(state, player, {**given, "placed": [*given.get("placed", ()), lies]})


def _taken_away(state: State, player: str, where: Where) -> Document | None:
    """The state without the card that lies on top of a square, or without the square."""
    seen = Seen(state, player)
    given: Document = state.document.get("landscapes", {}).get(player, {})
    if where in seen.on_top:
        rest = [card for nth, card in enumerate(given["placed"]) if nth != seen.on_top[where]]
        return _with_landscape(state, player, {**given, "placed": rest} if rest else without(given, "placed"))
    return _painted(state, player, {where: NOWHERE}) if where in seen.squares else None


def _with_landscape(state: State, player: str, landscape: Document) -> Document:
    return replaced(state.document, ("landscapes", player), landscape)


def _drawn_card(number: int) -> Block:
    parts = [
        rectangle(_SIZE, _SIZE, 1.4, rx=4, fill=PANEL, stroke=EDGE),
        label(str(number), _SIZE / 2, _SIZE / 2, 14, fill=INK, font_weight="bold", class_="number"),
    ]
    return Block(_SIZE, _SIZE, parts)


def _drawn(token: str) -> Block:
    return Block(_SIZE, _SIZE, list(on_square(token, 0, 0, _SIZE)))


_SUBJECTS = [
    Subject("middle", [Fact("shared", "/shared/card")]),
    Subject("hands", [Fact("hand", f"/hands/{PLAYER}"), Fact("chosen", f"/chosen/{PLAYER}/card"), Fact("deck", "/deck")]),
]

EDITING: Editing[State] = Editing(
    groups={
        "squares": [
            *(Piece(piece, drawn=partial(_drawn, token)) for piece, token in _SYMBOLS.items()),
            Piece(_RIVER, turns=len(_RIVERS), drawn=partial(_drawn, _RIVERS[0])),
        ],
        "conditions": [
            Piece(f"{_CONDITION}{number}", turns=len(_LYING), drawn=partial(_drawn, str(number)))
            for number in range(1, CARDS + 1)
        ],
        "cards": [
            Piece(f"{_CARD}{number}", turns=len(Side) * len(ROTATIONS), drawn=partial(_drawn_card, number))
            for number in range(1, CARDS + 1)
        ],
    },
    edited=edited,
    members=("landscapes",),
    beginnings={Phase.CHOOSING.value: {"chosen": {}}},
    subjects=_SUBJECTS,
    start={"players": list(PLAYERS)},
)
