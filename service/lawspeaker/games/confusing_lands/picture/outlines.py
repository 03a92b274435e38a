"""The cards as they lie in a landscape: their outlines, and where one is covered by another."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import Point, element, label, number, place
from lawspeaker.games.confusing_lands.picture.seen import Lying, Seen, Where
from lawspeaker.games.confusing_lands.picture.style import CREAM, SMALL
from lawspeaker.games.confusing_lands.picture.words import PictureWords

_INSET = 2.5
"""How far within its edge the outline of a card is drawn, so that those of neighbours stand apart."""
_SMALLEST = 34
"""Squares on which there is room for a letter in the corner."""


def outlines(seen: Seen, words: PictureWords, corner: Point, size: float) -> Iterator[Element]:
    """The cards of which it is known how they lie; ``corner`` is that of row 0, column 0, ``size`` that of a square."""
    for card in seen.cards:
        if card.squares:
            yield _outline(card, seen.on_top, words, corner, size)


def _outline(card: Lying, on_top: Mapping[Where, int], words: PictureWords, corner: Point, size: float) -> Element:
    (top, left), (bottom, right) = min(card.squares), max(card.squares)
    outline = element(
        "rect",
        x=corner[0] + left * size + _INSET,
        y=corner[1] + top * size + _INSET,
        width=(right + 1 - left) * size - 2 * _INSET,
        height=(bottom + 1 - top) * size - 2 * _INSET,
        rx=4,
        fill="none",
        class_="outline",
    )
    lines = [
        element(
            "path",
            d="".join(_path(part) for part in parts),
            fill="none",
            stroke=INK,
            stroke_width=2 if is_seen else 1,
            stroke_dasharray=None if is_seen else "2 4",
            stroke_linejoin="round",
            class_="card" if is_seen else "card covered",
        )
        for is_seen, parts in _around(card, on_top, corner, size).items()
        if parts
    ]
    seen = sorted(where for where in card.squares if on_top[where] == card.nth)
    letters = [
        _letter(card.letter, corner[0] + column * size, corner[1] + row * size) for row, column in seen[:1] if size >= _SMALLEST
    ]
    return place(words.placed(card), outline, *lines, *letters, at=card.at)


def _letter(letter: str, x: float, y: float) -> Element:
    """The letter of a card, in the corner of the first of its squares that is seen."""
    ground = element("circle", cx=x + 10, cy=y + 10, r=7.5, fill=CREAM, stroke=INK, stroke_width=1)
    return element("g", ground, label(letter, x + 10, y + 10, SMALL, fill=INK, font_weight="bold"), class_="letter")


def _around(card: Lying, on_top: Mapping[Where, int], corner: Point, size: float) -> Mapping[bool, Sequence[Sequence[Point]]]:
    """The lines around a card, those that are seen and those that are covered, a square's edge after the other."""
    (top, left), (bottom, right) = min(card.squares), max(card.squares)
    across, down = range(left, right + 1), range(top, bottom + 1)
    edges = [((top, column), (0, column - left), (0, column - left + 1)) for column in across]
    edges += [((row, right), (row - top, len(across)), (row - top + 1, len(across))) for row in down]
    edges += [((bottom, column), (len(down), column - left + 1), (len(down), column - left)) for column in reversed(across)]
    edges += [((row, left), (row - top + 1, 0), (row - top, 0)) for row in reversed(down)]

    def point(row: int, column: int) -> Point:
        inward_x = _INSET if column == 0 else -_INSET if column == len(across) else 0
        inward_y = _INSET if row == 0 else -_INSET if row == len(down) else 0
        return corner[0] + (left + column) * size + inward_x, corner[1] + (top + row) * size + inward_y

    lines: Mapping[bool, list[Sequence[Point]]] = {False: [], True: []}
    for is_seen, run in groupby(edges, lambda edge: on_top[edge[0]] == card.nth):
        along = list(run)
        lines[is_seen].append([point(*along[0][1]), *(point(*end) for _, _, end in along)])
    return lines


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
