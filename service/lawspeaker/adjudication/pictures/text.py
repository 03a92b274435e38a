"""Text in pictures. The width of letters is not measured, but estimated, on the large side."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import inf

from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import label

_WIDTHS = {
    **dict.fromkeys("ijlIíî.,:;'()|\u2019\u202f", 0.34),
    **dict.fromkeys("frtřť -\u00a0", 0.42),
    **dict.fromkeys("mwMWœ\u2013", 0.95),
}
"""How wide some letters are, by the size of the text, in a font that is rather wide."""
_USUAL, _BOLDER = 0.65, 1.12
_LINE = 1.3
"""How high a line is, by the size of the text."""


def written(text: str, size: float, width: float = inf, *, bold: bool = False, fill: str = INK, class_: str = "text") -> Block:
    """A text, broken into lines of at most this ``width``."""
    broken = list(lines(text, size, width, bold))
    weight = "bold" if bold else None
    parts = [
        label(line, 0, (nth + 0.5) * _LINE * size, size, text_anchor=None, fill=fill, font_weight=weight, class_=class_)
        for nth, line in enumerate(broken)
    ]
    return Block(max((width_of(line, size, bold) for line in broken), default=0), len(broken) * _LINE * size, parts)


def width_of(text: str, size: float, bold: bool = False) -> float:
    """The estimated width of a line of text."""
    return sum(_WIDTHS.get(letter, _USUAL) for letter in text) * size * (_BOLDER if bold else 1)


def shortened(text: str, size: float, width: float, bold: bool = False) -> str:
    """The text, cut to this ``width``."""
    if width_of(text, size, bold) <= width:
        return text
    return f"{text[: _fitting(text, size, width - width_of('…', size, bold), bold)]}…"


def lines(text: str, size: float, width: float, bold: bool = False) -> Iterator[str]:
    """The lines of a text, broken between words, or within a word that is longer than a line; not at a no-break space."""
    line = ""
    for word in text.split(" "):
        if line and width_of(f"{line} {word}", size, bold) <= width:
            line += f" {word}"
            continue
        if line:
            yield line
        line = word
        while width_of(line, size, bold) > width and (fitting := _fitting(line, size, width, bold)) < len(line):
            yield line[:fitting]
            line = line[fitting:]
    if line:
        yield line


def _fitting(text: str, size: float, width: float, bold: bool) -> int:
    """The number of letters that fit into this ``width``; at least one."""
    reached = list(accumulate(width_of(letter, size, bold) for letter in text))
    return max(bisect_right(reached, width), 1)
