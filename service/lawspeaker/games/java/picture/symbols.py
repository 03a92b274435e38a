"""Small drawings: pieces as they lie in a stock, and the symbols of festival cards. Each is drawn around 0, 0."""

from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.palette import DASHES, INK, PALE_INK
from lawspeaker.adjudication.pictures.svg import element, label, moved, number, polygon
from lawspeaker.games.java.cards.kinds import NO_CARD, NOBODY_TOLD
from lawspeaker.games.java.notation import VILLAGE
from lawspeaker.games.java.picture import colours
from lawspeaker.games.java.picture.hexagons import hexagon

PALACE = ((0, -15), (15, -5), (11, -5), (11, 10), (-11, 10), (-11, -5), (-15, -5))
"""The outline of a palace: walls, and a roof that reaches over them."""
CARD_WIDTH, CARD_HEIGHT = 32, 42


def drawing(part: Element, width: float, height: float) -> Block:
    """What is drawn around 0, 0, as a block."""
    return Block(width, height, [moved(width / 2, height / 2, part)])


def sign(player: str) -> str:
    """What is written on the figures of a player."""
    return colours.PLAYERS[player][0]


def token(player: str, radius: float) -> Element:
    """The figure of a player: a disc with the player's number."""
    return element("g", *disc_and_sign(player, 0, 0, radius), class_=f"figure {player}")


def disc_and_sign(player: str, x: float, y: float, radius: float) -> list[Element]:
    """The same at ``x``, ``y``: the disc and what is written on it."""
    written, colour = colours.PLAYERS[player]
    return [
        element("circle", cx=x, cy=y, r=radius, fill=colour, stroke="#ffffff", stroke_width=1.5, class_=player),
        label(written, x, y, round(radius * 1.4), fill="#ffffff", font_weight="bold", class_="sign"),
    ]


def palace(value: int | None, side: str | None) -> Element:
    """A palace with its value in the colour of the side that is up; with a dashed outline if that is not known."""
    fill, ink = (colours.RED_SIDE, "#ffffff") if side == "red" else (colours.WHITE_SIDE, colours.ON_WHITE_SIDE)
    return element(
        "g",
        polygon(
            PALACE,
            fill=fill,
            stroke=INK,
            stroke_width=1.5,
            stroke_linejoin="round",
            stroke_dasharray=None if side else DASHES,
        ),
        label("?" if value is None else str(value), 0, 2.5, 15, fill=ink, font_weight="bold"),
        class_=f"palace {side or 'unknown'}",
    )


def stock(kind: str) -> Element:
    """A tile, a token or a figure as it lies in a stock."""
    match kind:
        case "three_space":
            parts = [space(-6, 5, "r"), space(6, 5, "r"), space(0, -5.4, "v")]
        case "two_space":
            parts = [space(-6, 0, "r"), space(6, 0, "v")]
        case "rice":
            parts = [space(0, 0, "r", 1.4)]
        case "village":
            parts = [space(0, 0, "v", 1.4)]
        case "water":
            drop = polygon(hexagon(0.42), fill=colours.WATER_TILE, stroke=colours.WATER_LINE)
            parts = [drop, element("path", d="M-5 0q2.5 -4 5 0t5 0", fill="none", stroke=colours.WATER_LINE, stroke_width=1.5)]
        case "tokens":
            disc = element("circle", r=10, fill="#f3d36b", stroke=INK)
            parts = [disc, label("+1", 0, 0, 12, fill=INK, font_weight="bold")]
        case _:
            head = element("circle", cy=-6, r=4, fill=PALE_INK)
            parts = [element("path", d="M-7 10L-3 -3H3L7 10z", fill=PALE_INK), head]
    return element("g", *parts, class_=f"stock {kind}")


def space(x: float, y: float, terrain: str, size: float = 1) -> Element:
    """A space of land, small."""
    corners = [(x + across, y + down) for across, down in hexagon(0.3 * size)]
    shape = polygon(corners, fill=colours.land(terrain, 2), stroke=colours.EDGE)
    return element("g", shape, terrain_mark(terrain, terrain_path(terrain, x, y, 0.7 * size)))


def unknown_land() -> Element:
    """A space with unknown content, with lines across as on the board."""
    shape = polygon(hexagon(0.42), fill=colours.GROUND["untold"], stroke=colours.EDGE)
    lines = element("path", d="M-9 0L2 -9M-9 6L9 -6M-2 9L9 0", fill="none", stroke=colours.HATCHING, class_="hatching")
    return element("g", shape, lines, label("?", 0, 0, 16, fill=INK, font_weight="bold"), class_="unknown-land")


def terrain_mark(terrain: str, path: str) -> Element:
    """What is drawn by such a path: roofs of a village, or blades of a rice field."""
    word, colour = ("village", colours.EDGE) if terrain == VILLAGE else ("rice", colours.BLADES)
    return element("path", d=path, fill="none", stroke=colour, stroke_width=1.5, class_=f"marks {word}")


def terrain_path(terrain: str, x: float, y: float, size: float) -> str:
    """The path of a roof, or of three blades."""
    wide, high = 5 * size, 2.5 * size
    if terrain == VILLAGE:
        points = [(x - wide, y + high), (x, y - high), (x + wide, y + high)]
        return "M" + "L".join(f"{number(across)} {number(down)}" for across, down in points)
    return "".join(f"M{number(x + part * wide)} {number(y - high)}v{number(2 * high)}" for part in (-0.8, 0, 0.8))


def card(kind: str) -> Element:
    """A festival card with its symbols; its back with a question mark if it is unknown, an outline if there is none."""
    half, tall = CARD_WIDTH / 2, CARD_HEIGHT / 2
    back = {NOBODY_TOLD: "#e6dfd0", NO_CARD: "none"}.get(kind, colours.CARD)
    parts = [
        element(
            "rect",
            x=-half,
            y=-tall,
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            rx=4,
            fill=back,
            stroke=INK,
            stroke_dasharray=DASHES if kind in (NOBODY_TOLD, NO_CARD) else None,
        )
    ]
    if kind in (NOBODY_TOLD, NO_CARD):
        parts.append(label("?" if kind == NOBODY_TOLD else "\N{EN DASH}", 0, 0, 20, fill=INK))
    else:
        symbols = kind.split("+")
        heights = [0.0] if len(symbols) == 1 else [-10.0, 10.0]
        parts += [
            element("g", *_symbol(symbol), transform=f"translate(0 {y:g})", class_=symbol)
            for symbol, y in zip(symbols, heights, strict=True)
        ]
    return element("g", *parts, class_="card")


def _symbol(symbol: str) -> list[Element]:
    drawn: dict[str, str | float | None] = {"stroke": INK, "stroke_width": 1.3}
    if symbol == "mask":
        face = element("path", d="M-8 -7Q0 -10 8 -7Q8 5 0 9Q-8 5 -8 -7z", fill="#e9a23b", **drawn)
        return [face, *(element("ellipse", cx=x, cy=-2, rx=2, ry=1.4, fill=INK) for x in (-3.5, 3.5))]
    if symbol == "drum":
        body = element("path", d="M-9 -5L-6 8H6L9 -5z", fill="#b5543c", **drawn)
        return [body, element("ellipse", cy=-5, rx=9, ry=3.2, fill="#f7ecd8", **drawn)]
    skirt = element("path", d="M-6 4L-1.5 -4H1.5L6 4z", fill="#3f7f6a", **drawn)
    stick = element("path", d="M0 4V9M-8 -3L0 -2L8 -3", fill="none", **drawn)
    return [stick, skirt, element("circle", cy=-6, r=3, fill="#f7ecd8", **drawn)]
