"""A chart of stacked horizontal bars with labels. The style sheet of the page colours them by class."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import tostring

from lawspeaker.adjudication.pictures.svg import element, label
from lawspeaker.adjudication.pictures.text import shortened

_WIDTH, _LABELS, _NUMBERS = 720, 210, 70
_BAR, _STEP, _SIZE = 18, 27, 14
_LEAST = 1.5
"""How wide a part is at least that is not nothing."""


@dataclass(frozen=True)
class Bar:
    """A bar: its label, the numbers of its parts, and its total as text."""

    name: str
    parts: Sequence[int]
    whole: str


def bars(title: str, description: str, rows: Sequence[Bar], classes: Sequence[str]) -> str:
    """The chart as SVG. ``classes`` are the CSS classes of the parts of each bar."""
    most = max((sum(row.parts) for row in rows), default=0) or 1
    scale = (_WIDTH - _LABELS - _NUMBERS) / most
    height = _STEP * len(rows)
    drawn = [element("title", title), element("desc", description)]
    for index, row in enumerate(rows):
        middle, x = index * _STEP + _STEP / 2, float(_LABELS)
        name = shortened(row.name, _SIZE, _LABELS - 10)
        drawn.append(label(name, _LABELS - 8, middle, _SIZE, text_anchor="end", class_="text"))
        for part, class_ in zip(row.parts, classes, strict=True):
            if part:
                width = max(part * scale, _LEAST)
                drawn.append(element("rect", x=x, y=middle - _BAR / 2, width=width, height=_BAR, class_=class_))
                x += width
        drawn.append(label(row.whole, x + 6, middle, _SIZE, text_anchor="start", class_="text"))
    picture = element("svg", *drawn, viewBox=f"0 0 {_WIDTH} {height}", role="img", class_="bars")
    return tostring(picture, encoding="unicode")
