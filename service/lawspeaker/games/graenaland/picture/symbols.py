"""What resources, landscapes, works, heroes and goals look like: symbols that tell them apart without any colour."""

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import element, label
from lawspeaker.games.graenaland.picture.palette import CARD

SIZE = 16
"""Symbols are as high as this, and as wide."""

_Strokes = Sequence[tuple[str, str]]
"""Paths, each with what fills it."""

RESOURCES: Mapping[str, _Strokes] = {
    "grain": [
        ("M8 15.5V6", "none"),
        (
            "M8 .5q2.6 2.6 0 5.4q-2.6-2.8 0-5.4ZM8 9.6q.2-3.6 4.4-4.2q-.2 4-4.4 4.2ZM8 9.6q-.2-3.6-4.4-4.2q.2 4 4.4 4.2Z"
            "M8 13.8q.2-3.6 4.4-4.2q-.2 4-4.4 4.2ZM8 13.8q-.2-3.6-4.4-4.2q.2 4 4.4 4.2Z",
            "#e0ab22",
        ),
    ],
    "cattle": [
        (
            "M4 6C1 6 .6 3 1.6 1C2.6 3 4 3.4 5.5 3.6H10.5C12 3.4 13.4 3 14.4 1C15.4 3 15 6 12 6L11.2 11.5Q10.8 15 8 15"
            "Q5.2 15 4.8 11.5Z",
            "#b06a3f",
        ),
        ("M5.4 11.3Q8 9.8 10.6 11.3", "none"),
    ],
    "wood": [("M3.5 4H13Q15.6 8 13 12H3.5Z", "#9c6a36"), ("M3.5 4A2.4 4 0 1 0 3.5 12A2.4 4 0 1 0 3.5 4Z", "#e8cfa4")],
    "ore": [("M1.2 12L4 5.2L8.6 2L13.2 4.8L15 11L11.5 14.4H4Z", "#98a2ab"), ("M4 5.2L8 8.2L13.2 4.8M8 8.2L7.2 14.4", "none")],
    "gold": [("M8 1.5A6.5 6.5 0 1 0 8 14.5A6.5 6.5 0 1 0 8 1.5Z", "#f6cf4a"), ("M8 4.8L11.2 8L8 11.2L4.8 8Z", "#fff3c4")],
}
LANDSCAPES: Mapping[str, _Strokes] = {
    "plains": [("M1 14H15M4.5 14L2.5 8M4.5 14V6M4.5 14L6.5 8M11 14L9 9.5M11 14V7.5M11 14L13.5 9", "none")],
    "forest": [("M5.6 1.5L10 12.5H1.2ZM5.6 12.5V15", "#5f8f54"), ("M11.6 4L15 12.5H8.2ZM11.6 12.5V15", "#5f8f54")],
    "hills": [("M.8 14Q5.4 1.5 10 14Z", "#c29a63"), ("M6.5 14Q11 5 15.2 14Z", "#d6b584")],
    "mountains": [("M.8 14.5L6 2.5L9 9L11 6L15.2 14.5Z", "#98a2ab"), ("M4.3 6.4L6 2.5L7.8 6.4L6 5.4Z", CARD)],
    "supply": [("M1 10H15Q13.6 14.5 10.5 14.5H5.5Q2.4 14.5 1 10Z", "#b98d57"), ("M8 10V1Q13.5 3 13 8H8", CARD)],
}
WORKS: Mapping[str, _Strokes] = {
    "road": [("M4 15L6.6 1H9.4L12 15Z", "#e6dcc4"), ("M8 13.5V11M8 9V6.8M8 5V3.4", "none")],
    "improvement": [("M8 15.5V6", "none"), ("M8 10Q3 10 2 4.6Q8 4.6 8 10ZM8 7.4Q12.6 7.4 14 1.6Q8 2 8 7.4Z", "#7fae63")],
    "market": [
        ("M3.2 7.5V15M12.8 7.5V15M3.2 11H12.8", "none"),
        ("M1.2 6.4L3.4 1.4H12.6L14.8 6.4Q13.4 8.6 11.4 6.6Q9.8 8.6 8 6.6Q6.2 8.6 4.6 6.6Q2.6 8.6 1.2 6.4Z", "#f0b9a6"),
    ],
    "palisade": [("M1 15V5L3.2 1.5L5.4 5V15ZM5.8 15V5L8 1.5L10.2 5V15ZM10.6 15V5L12.8 1.5L15 5V15Z", "#cda670")],
}
HEROES: Mapping[str, _Strokes] = {
    "warrior": [("M2.5 14V8.5Q2.5 1.5 8 1.5Q13.5 1.5 13.5 8.5V14H10.4V9.4H9V12.5H7V9.4H5.6V14Z", "none")],
    "priest": [("M8 1V15M3.6 5.4H12.4", "none")],
    "skald": [("M4 1.5Q1.6 12.5 8 12.5Q14.4 12.5 12 1.5M3.2 5H12.8M6.4 5V12M9.6 5V12M8 12.5V15", "none")],
}
SIGNS: Mapping[str, _Strokes] = {
    "army": [("M2 1.8H14V8Q14 12.6 8 15Q2 12.6 2 8Z", "#dfe3e8"), ("M8 1.8V15M2 7H14", "none")],
    "main-player": [
        ("M.8 9.5Q8 12.5 15.2 9.5Q13.8 15 8 15Q2.2 15 .8 9.5Z", "#b98d57"),
        ("M8 10.8V1M3.2 2.2H12.8V8H3.2Z", CARD),
        ("M6 2.2H10V8H6Z", "#d9705f"),
    ],
    "turn": [("M1.5 5.6H8V2L14.8 8L8 14V10.4H1.5Z", "#f0b9a6")],
    "announced": [("M1.6 13.8L1 4L5 8L8 2L11 8L15 4L14.4 13.8Z", "#f6cf4a")],
    "settlements": [("M8 2L15 8V14.5H1V8Z", CARD)],
    "territories": [("M1.5 8.5H7.5V14.5H1.5ZM8.5 8.5H14.5V14.5H8.5ZM5 1.8H11V7.6H5Z", CARD)],
    "largest": [("M4 7L7.4 10V14.5H.8V10ZM12 7L15.2 10V14.5H8.8V10ZM8 1L11.4 4V7H4.6V4Z", CARD)],
    "buildings": [("M2.5 14.5V2.5H5V4.8H6.8V2.5H9.2V4.8H11V2.5H13.5V14.5Z", CARD)],
}


def symbol(symbols: Mapping[str, _Strokes], name: str | None, ink: str = INK, size: float = SIZE) -> Block:
    """One of ``symbols``; of what is not known a question mark."""
    if name is None:
        return Block(size, size, [label("?", size / 2, size / 2, size * 0.9, fill=ink, font_weight="bold", class_="unknown")])
    scale = None if size == SIZE else f"scale({size / SIZE:.2f})"
    drawn = [Element("path", d=path, fill=fill) for path, fill in symbols[name]]
    return Block(size, size, [_group(drawn, ink, f"symbol {name}", scale)])


def _group(drawn: Sequence[Element], ink: str, class_: str, transform: str | None) -> Element:
    return element(
        "g",
        *drawn,
        class_=class_,
        stroke=ink,
        stroke_width=1.3,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=transform,
    )
