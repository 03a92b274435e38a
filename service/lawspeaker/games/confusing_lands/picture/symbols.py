"""What is printed on a square, drawn in a field of its own size; rivers reach its edges, so that they join."""

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import element, label, polygon
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.picture.style import (
    CREAM,
    EDGE,
    GOLD,
    GOLD_EDGE,
    HATCH,
    MEADOW,
    SMALL,
    UNSEEN,
)
from lawspeaker.games.confusing_lands.words import Direction, Symbol

_FIELD = 100
"""Symbols are drawn in a field of that size, which is then scaled."""
_BLUE, _RIPPLE = "#2f74ad", "#8fbfe4"
_MIDDLES: Mapping[Direction, tuple[int, int]] = {
    Direction.NORTH: (50, 0),
    Direction.EAST: (100, 50),
    Direction.SOUTH: (50, 100),
    Direction.WEST: (0, 50),
}
"""Where on the edges of the field rivers end."""


def on_square(token: str, x: float, y: float, size: float, joined: frozenset[Direction] = frozenset()) -> Iterator[Element]:
    """What a square looks like on which that is; a condition is ``joined`` to its other part on those edges."""
    content = notation.CONTENTS[token]
    yield _ground(content, x, y, size)
    if content.is_unknown:
        yield _scaled(x, y, size, hatching(), class_="hatching")
    elif content.condition is not None:
        yield _scaled(x, y, size, *_plaque(joined), class_="plaque")
        yield label(
            str(content.condition),
            x + size / 2,
            y + size / 2,
            max(SMALL, 0.38 * size),
            fill=INK,
            class_="number",
            font_weight="bold",
        )
    elif content.symbol is Symbol.RIVER:
        yield _scaled(x, y, size, *_river(content.ends), class_="symbol river")
    elif content.symbol is not None:
        yield _scaled(x, y, size, *_DRAWN[content.symbol](), class_=f"symbol {content.symbol.name.lower()}")


def hatching() -> Element:
    """Lines across the field, of which nobody said what is there."""
    return element("path", d="M0 40 40 0M0 80 80 0M20 100 100 20M60 100 100 60", fill="none", stroke=HATCH, stroke_width=3)


def _scaled(x: float, y: float, size: float, *inside: Element, class_: str) -> Element:
    """``inside``, of the field of symbols, where and as large as it is to be."""
    return element("g", *inside, transform=f"translate({x:g} {y:g}) scale({size / _FIELD:g})", class_=class_)


def _ground(content: notation.Content, x: float, y: float, size: float) -> Element:
    """The square itself; the line around it is inside, so that it does not cross a river that runs on."""
    colour = UNSEEN if content.is_unknown else GOLD if content.condition is not None else MEADOW
    kind = "unknown" if content.is_unknown else "condition" if content.condition is not None else "meadow"
    return element(
        "rect",
        x=x + 0.5,
        y=y + 0.5,
        width=size - 1,
        height=size - 1,
        fill=colour,
        stroke=EDGE,
        stroke_width=1,
        class_=f"ground {kind}",
    )


def _plaque(joined: frozenset[Direction]) -> Iterator[Element]:
    """The plaque of a condition, which runs on to the edges on which it is ``joined`` to its other part."""
    left, top = (0 if edge in joined else 13 for edge in (Direction.WEST, Direction.NORTH))
    right, bottom = (100 if edge in joined else 87 for edge in (Direction.EAST, Direction.SOUTH))
    yield element("rect", x=left, y=top, width=right - left, height=bottom - top, rx=0 if joined else 10, fill=CREAM)
    sides = {
        Direction.NORTH: f"M{left} {top}H{right}",
        Direction.EAST: f"M{right} {top}V{bottom}",
        Direction.SOUTH: f"M{left} {bottom}H{right}",
        Direction.WEST: f"M{left} {top}V{bottom}",
    }
    if joined:
        lines = "".join(line for edge, line in sides.items() if edge not in joined)
        yield element("path", d=lines, fill="none", stroke=GOLD_EDGE, stroke_width=3, stroke_linecap="square")
    else:
        yield element("rect", x=left, y=top, width=74, height=74, rx=10, fill="none", stroke=GOLD_EDGE, stroke_width=3)


def _river(ends: tuple[Direction, ...]) -> Iterator[Element]:
    """A river from edge to edge through the middle."""
    (from_x, from_y), (to_x, to_y) = (_MIDDLES[edge] for edge in ends)
    course = f"M{from_x} {from_y}Q50 50 {to_x} {to_y}"
    yield element("path", d=course, fill="none", stroke=_BLUE, stroke_width=24)
    yield element("path", d=course, fill="none", stroke=_RIPPLE, stroke_width=3)


def _forest() -> Iterator[Element]:
    """A conifer next to a broad tree."""
    yield element("path", d="M37 74V88M68 70V88", fill="none", stroke="#6b4a2b", stroke_width=7)
    yield element("circle", cx=68, cy=54, r=20, fill="#4f8a54")
    yield polygon([(37, 12), (53, 40), (47, 40), (60, 74), (14, 74), (27, 40), (21, 40)], fill="#2f6b41")


def _mountain() -> Iterator[Element]:
    """Two peaks with snow."""
    yield polygon([(8, 84), (36, 22), (54, 56), (66, 38), (92, 84)], fill="#6b6d77")
    yield polygon([(36, 22), (46.4, 41.6), (39, 46), (34, 39), (28, 40)], fill="#f7f7f4")
    yield polygon([(66, 38), (75.2, 54.2), (68, 53), (63, 58), (58.4, 49.4)], fill="#f7f7f4")


def _village() -> Iterator[Element]:
    """Two houses."""
    yield polygon([(52, 84), (52, 56), (70, 40), (88, 56), (88, 84)], fill="#c9a27c")
    yield polygon([(46, 58), (70, 34), (94, 58)], fill="#8a3f2e")
    yield polygon([(16, 86), (16, 48), (38, 28), (60, 48), (60, 86)], fill="#efdcc0")
    yield polygon([(8, 52), (38, 20), (68, 52)], fill="#a04a35")
    yield element("rect", x=31, y=62, width=14, height=24, fill="#6b4a2b")
    yield element("rect", x=72, y=64, width=9, height=10, fill="#6b4a2b")


def _elk() -> Iterator[Element]:
    """The head of an elk with its antlers, from the front."""
    antlers = "M43 45Q28 40 20 12M35 39Q20 38 9 26M27 33Q33 26 33 14M57 45Q72 40 80 12M65 39Q80 38 91 26M73 33Q67 26 67 14"
    yield element("path", d=antlers, fill="none", stroke="#6a4320", stroke_width=6, stroke_linecap="round")
    yield polygon([(38, 50), (17, 46), (34, 61)], fill="#8a5a30")
    yield polygon([(62, 50), (83, 46), (66, 61)], fill="#8a5a30")
    yield element("path", d="M36 44Q50 38 64 44L65 58L58 82Q50 95 42 82L35 58Z", fill="#7a4c25")
    yield element("path", d="M43 78Q50 74 57 78L56 84Q50 92 44 84Z", fill="#3f2610")
    yield element("circle", cx=43, cy=57, r=3.2, fill="#fffaf0")
    yield element("circle", cx=57, cy=57, r=3.2, fill="#fffaf0")


def _wolf() -> Iterator[Element]:
    """The head of a wolf with its pointed ears, from the front."""
    yield element(
        "path", d="M20 10L40 30Q50 27 60 30L80 10L83 46L90 58L74 66L60 87Q50 95 40 87L26 66L10 58L17 46Z", fill="#3f4750"
    )
    yield polygon([(50, 46), (62, 58), (58, 84), (50, 90), (42, 84), (38, 58)], fill="#c4c9cd")
    yield polygon([(26, 46), (42, 52), (36, 58)], fill="#f2c94c")
    yield polygon([(74, 46), (58, 52), (64, 58)], fill="#f2c94c")
    yield polygon([(43, 77), (57, 77), (50, 86)], fill="#1d2125")


def _crystal() -> Iterator[Element]:
    """A cluster of three crystals."""
    for points, light, dark in (
        ([(27, 40), (38, 52), (38, 86), (16, 86), (16, 52)], "#8350b0", "#6a3a96"),
        ([(73, 34), (84, 47), (84, 86), (62, 86), (62, 47)], "#8350b0", "#6a3a96"),
        ([(50, 10), (66, 30), (66, 88), (34, 88), (34, 30)], "#9a6cc6", "#7440a2"),
    ):
        top, right, below, _, left = points
        yield polygon(points, fill=dark)
        yield polygon([top, (top[0], below[1]), (left[0], below[1]), left], fill=light)
        yield element(
            "path",
            d=f"M{left[0]} {left[1]}L{top[0]} {left[1] + 8}L{right[0]} {right[1]}",
            stroke="#e6d8f3",
            fill="none",
            stroke_width=2,
        )


_DRAWN = {
    Symbol.FOREST: _forest,
    Symbol.MOUNTAIN: _mountain,
    Symbol.VILLAGE: _village,
    Symbol.ELK: _elk,
    Symbol.WOLF: _wolf,
    Symbol.CRYSTAL: _crystal,
}
