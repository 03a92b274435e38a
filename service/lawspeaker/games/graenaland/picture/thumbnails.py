"""What an action changes, drawn small: the house, hero or work in the colour of its clan, or the supply card that is taken.

Other actions are better said in words alone.
"""

from collections.abc import Iterator
from itertools import islice

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block, beside
from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import element
from lawspeaker.games.graenaland.picture.palette import CLOSE
from lawspeaker.games.graenaland.picture.pieces import hero_alone, house_alone, work_alone
from lawspeaker.games.graenaland.picture.symbols import RESOURCES, SIGNS, symbol
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import OPPOSITE, Settlement

_MOST_MOVES = 3
_ARROW = 18
_TURNED = {
    "north": 0,
    "north-east": 45,
    "east": 90,
    "south-east": 135,
    "south": 180,
    "south-west": 225,
    "west": 270,
    "north-west": 315,
}
"""By direction, how far an arrow that points to the north is turned."""


def thumbnail(_: State, action: Document) -> Block | None:
    """A drawing of what the action changes; ``None`` if there is no such thing."""
    match action:
        case {"type": "place-settlement" | "weigh-anchor" | "build-village", "player": str(clan)}:
            return house_alone(Settlement.VILLAGE, clan)
        case {"type": "build-building", "player": str(clan), "kind": str(kind)}:
            return house_alone(kind, clan)
        case {"type": "build-work" | "offer-work", "work": str(kind)}:
            return work_alone(kind)
        case {"type": "raise-army"}:
            return symbol(SIGNS, "army", size=22)
        case {"type": "take-supply", "card": {"symbols": symbols}}:
            return beside([symbol(RESOURCES, name) for name in symbols], CLOSE)
        case {"type": "move", "orders": orders}:
            moves = list(islice(_moves(orders), _MOST_MOVES))
            return beside(moves, 5) if moves else None
        case _:
            return None


def _moves(orders: list[Document]) -> Iterator[Block]:
    """Each hero who moves, and an arrow in the direction."""
    for order in orders:
        if order["direction"] in OPPOSITE:
            yield beside([hero_alone(order.get("hero"), order["player"]), _arrow(order["direction"])], CLOSE)


def _arrow(direction: str) -> Block:
    middle = _ARROW / 2
    path = element(
        "path",
        d="M9 16V3M4 8L9 3L14 8",
        fill="none",
        stroke=INK,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"rotate({_TURNED[direction]} {middle:g} {middle:g})",
    )
    return Block(_ARROW, _ARROW, [path])
