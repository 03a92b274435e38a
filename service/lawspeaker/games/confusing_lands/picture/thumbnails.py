"""Where a card goes, drawn small: the landscape as a plain field, and on it the card as it is turned.

Other actions are better said in words alone.
"""

from collections.abc import Collection, Mapping

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import element
from lawspeaker.games.confusing_lands.picture.seen import Where, lying, squares_of
from lawspeaker.games.confusing_lands.picture.style import EDGE, MEADOW
from lawspeaker.games.confusing_lands.picture.symbols import on_square
from lawspeaker.games.confusing_lands.state import State

_LARGEST, _SMALLEST, _ROOM = 11, 6, 84
"""The size of a square at most and at least, and how large a drawing is if there are not too many of them."""


def thumbnail(state: State, action: Document) -> Block | None:
    """A drawing of where the card lies; ``None`` if no card is placed, or not on whole squares."""
    match action:
        case {"type": "place", "player": str(player), "row": int(), "column": int(), "rotation": int()}:
            return _drawn(squares_of(state, player), lying(state, action))
        case _:
            return None


def _drawn(landscape: Collection[Where], card: Mapping[Where, str]) -> Block:
    rows = [row for row, _ in [*landscape, *card]]
    columns = [column for _, column in [*landscape, *card]]
    top, left = min(rows), min(columns)
    down, across = max(rows) - top + 1, max(columns) - left + 1
    size = max(_SMALLEST, min(_LARGEST, _ROOM // max(down, across)))

    def corner(where: Where) -> tuple[int, int]:
        return 1 + (where[1] - left) * size, 1 + (where[0] - top) * size

    field = "".join(f"M{x} {y}h{size}v{size}h-{size}z" for x, y in map(corner, landscape))
    ground = element("path", d=field, fill=MEADOW, stroke=EDGE, stroke_width=0.5, class_="field")
    shown = [part for where, token in card.items() for part in on_square(token, *corner(where), size)]
    (x, y), (last_x, last_y) = corner(min(card)), corner(max(card))
    edge = element(
        "rect",
        x=x,
        y=y,
        width=last_x - x + size,
        height=last_y - y + size,
        fill="none",
        stroke=INK,
        stroke_width=1.5,
        class_="card",
    )
    return Block(across * size + 2, down * size + 2, [ground, *shown, edge])
