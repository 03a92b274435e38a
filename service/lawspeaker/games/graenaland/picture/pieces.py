"""Pieces: houses, heroes, tokens of works. Each bears the letter of its clan, and its shape tells its kind."""

from lawspeaker.adjudication.pictures.blocks import Block, outlined
from lawspeaker.adjudication.pictures.palette import DASHES, INK
from lawspeaker.adjudication.pictures.svg import element, label, rectangle
from lawspeaker.games.graenaland.picture.palette import CARD, CLANS, UNKNOWN_CLAN
from lawspeaker.games.graenaland.picture.symbols import HEROES, WORKS, symbol

HOUSE = 24
HERO = 33

HOUSES = {
    "village": "M12 2L22 10.5V22H2V10.5Z",
    "keep": "M3 22V3H7.2V7H10V3H14V7H16.8V3H21V22Z",
    "church": "M11.2 8V5H8.4V3.4H11.2V.8H12.8V3.4H15.6V5H12.8V8L22 13V22H2V13Z",
    "hall": "M1 12L5 5H19L23 12V22H1ZM1 12H23",
}
_BASE = {"village": 15.4, "keep": 15, "church": 17, "hall": 17.2}
"""How low the letter stands."""


def house(kind: str | None, clan: str | None, sign: str, title: str, at: str) -> Block:
    """A house on the board."""
    return _piece(title, house_alone(kind, clan, f"{sign}?" if clan and not kind else sign), at)


def house_alone(kind: str | None, clan: str | None, text: str = "") -> Block:
    """A house with a text on it."""
    colour, ink = CLANS.get(clan or "", UNKNOWN_CLAN)
    look: dict[str, str | float | None] = {
        "fill": colour,
        "stroke": INK,
        "stroke_width": 1.4,
        "stroke_linejoin": "round",
        "stroke_dasharray": None if kind and clan else DASHES,
        "class_": f"house {kind or 'unknown'} {clan or 'unknown'}",
    }
    shape = element("path", d=HOUSES[kind], **look) if kind else element("rect", x=1, y=3, width=22, height=19, rx=4, **look)
    letter = label(text, 12, _BASE.get(kind or "", 12), 12, fill=ink, font_weight="bold", class_="letter")
    return Block(HOUSE, HOUSE, [shape, letter] if text else [shape])


def hero(kind: str | None, clan: str | None, sign: str, title: str, at: str, waits: bool = False) -> Block:
    """A hero; with a dashed outline if not all is known, or if the hero only waits to enter."""
    return _piece(title, hero_alone(kind, clan, sign, waits), at)


def hero_alone(kind: str | None, clan: str | None, text: str = "", waits: bool = False) -> Block:
    """A hero with a text next to the symbol."""
    colour, ink = CLANS.get(clan or "", UNKNOWN_CLAN)
    token = rectangle(
        HERO,
        HOUSE,
        1.4,
        rx=11,
        fill=colour,
        stroke=INK,
        stroke_dasharray=DASHES if waits or not (kind and clan) else None,
        class_=f"hero {kind or 'unknown'} {clan or 'unknown'}",
    )
    letter = label(text, 24, 12, 12 if len(text) == 1 else 10, fill=ink, font_weight="bold", class_="letter")
    sign = symbol(HEROES, kind, ink, 13).at(4.5 if text else 10, 5.5)
    return Block(HERO, HOUSE, [token, sign, letter] if text else [token, sign])


def work(kind: str, title: str, at: str) -> Block:
    """The token of a public work."""
    return _piece(title, work_alone(kind), at)


def work_alone(kind: str) -> Block:
    """The token of a public work, not as a place."""
    token = rectangle(HOUSE, HOUSE, 1.4, rx=3, fill=CARD, stroke=INK, class_="work")
    return Block(HOUSE, HOUSE, [token, symbol(WORKS, kind).at(4, 4)])


def _piece(title: str, piece: Block, at: str) -> Block:
    """A piece, in an outline with some room, so that a mark around it leaves the piece to be seen."""
    return outlined(title, piece, at, room=1.5)


def swatch(clan: str | None, sign: str) -> Block:
    """The colour and letter of a clan."""
    colour, ink = CLANS.get(clan or "", UNKNOWN_CLAN)
    square = rectangle(HOUSE, HOUSE, 1.4, rx=5, fill=colour, stroke=INK, class_=f"clan {clan}")
    return Block(HOUSE, HOUSE, [square, label(sign, 12, 12, 13, fill=ink, font_weight="bold", class_="letter")])
