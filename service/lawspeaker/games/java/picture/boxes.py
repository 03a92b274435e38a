"""Boxes of text and small drawings, put beside and below each other. Nobody measures letters here: they are taken as wide."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.svg import element, moved, place
from lawspeaker.games.java.picture import colours

TEXT = 18
"""Units that a line of text is high."""
_LETTER, _BOLD_LETTER = 0.56, 0.64
"""How wide a letter is at most, on average, of its height."""
_MORE = 0.25
"""What a few letters may be wider than that."""
_BASE = 0.36
"""By how much of its height text stands on a line below its middle."""


@dataclass(frozen=True)
class Box:
    """Something of a size; ``parts`` draws it from its left and upper corner on."""

    width: float
    height: float
    parts: Callable[[float, float], Iterator[Element]]


def line(words: str, x: float, y: float, size: float | None = None, **attributes: str | float | None) -> Element:
    """Text whose middle is at the height ``y``, also where a base line cannot be chosen."""
    return element("text", words, x=x, y=y + _BASE * (size or TEXT), font_size=size, **attributes)


def text(words: str, size: float = TEXT, *, bold: bool = False, pale: bool = False) -> Box:
    """A line of text."""
    height = 1.35 * size
    fill, weight = colours.PALE_INK if pale else colours.INK, "bold" if bold else None

    def parts(x: float, y: float) -> Iterator[Element]:
        yield line(words, x, y + height / 2, size, fill=fill, font_weight=weight, class_="text")

    return Box((len(words) * (_BOLD_LETTER if bold else _LETTER) + _MORE) * size, height, parts)


def paragraph(words: str, width: float, size: float = TEXT, *, bold: bool = False, pale: bool = False) -> Box:
    """Text in as many lines as it needs."""
    fitting = int(width / (size * (_BOLD_LETTER if bold else _LETTER)))
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > fitting:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return below([text(line, size, bold=bold, pale=pale) for line in lines])


def drawing(part: Element, width: float, height: float) -> Box:
    """What is drawn around 0, 0."""

    def parts(x: float, y: float) -> Iterator[Element]:
        yield moved(x + width / 2, y + height / 2, part)

    return Box(width, height, parts)


def beside(boxes: Iterable[Box], gap: float = 6) -> Box:
    """Boxes in a row, their middles on one line."""
    row = list(boxes)
    height = max(box.height for box in row)

    def parts(x: float, y: float) -> Iterator[Element]:
        for box in row:
            yield from box.parts(x, y + (height - box.height) / 2)
            x += box.width + gap

    return Box(sum(box.width for box in row) + gap * (len(row) - 1), height, parts)


def below(boxes: Iterable[Box], gap: float = 0) -> Box:
    """Boxes one below the other."""
    column = list(boxes)

    def parts(x: float, y: float) -> Iterator[Element]:
        for box in column:
            yield from box.parts(x, y)
            y += box.height + gap

    height = sum(box.height for box in column) + gap * (len(column) - 1)
    return Box(max(box.width for box in column), height, parts)


def flowing(boxes: Iterable[Box], width: float, gap: float = 16) -> Box:
    """Boxes in rows of no more than that width."""
    rows: list[list[Box]] = []
    filled = 0.0
    for box in boxes:
        if not rows or filled + gap + box.width > width:
            rows.append([])
            filled = -gap
        rows[-1].append(box)
        filled += gap + box.width
    return below([beside(row, gap) for row in rows], 6)


def in_columns(boxes: Iterable[Box], number: int, width: float, gap: float) -> Box:
    """Boxes in so many columns of equal width, read row by row."""
    given = list(boxes)
    rows = [given[start : start + number] for start in range(0, len(given), number)]
    step = (width + gap) / number
    tops = [0.0]
    for row in rows:
        tops.append(tops[-1] + max(box.height for box in row) + gap)

    def parts(x: float, y: float) -> Iterator[Element]:
        for row, (top, _) in zip(rows, pairwise(tops), strict=True):
            for nth, box in enumerate(row):
                yield from box.parts(x + nth * step, y + top)

    return Box(width, tops[-1] - gap, parts)


def pointed_to(box: Box, title: str, at: str, name: str | None = None) -> Box:
    """A box that shows what stands at a pointer."""

    def parts(x: float, y: float) -> Iterator[Element]:
        outline = element(
            "rect",
            x=x - 3,
            y=y - 1,
            width=box.width + 6,
            height=box.height + 2,
            rx=4,
            fill="none",
            pointer_events="all",
            class_="area",
        )
        yield place(title, outline, *box.parts(x, y), at=at, name=name)

    return Box(box.width, box.height, parts)
