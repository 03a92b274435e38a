"""Blocks of which the picture is put together: each is drawn from the point 0, 0, and knows how large it is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.svg import element, label, moved, place
from lawspeaker.games.graenaland.picture.palette import BOLD_LETTER, INK, LETTER, TEXT

GAP = 2
"""Between pieces."""


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn, and its size."""

    width: float
    height: float
    parts: Sequence[Element]

    def at(self, x: float, y: float) -> Element:
        """The same, moved there. A block is put in one place only, so that what is drawn as one part needs no group more."""
        if len(self.parts) > 1:
            return moved(x, y, *self.parts)
        part = self.parts[0] if self.parts else element("g")
        if x or y:
            before = part.get("transform")
            here = f"translate({round(x, 2):g} {round(y, 2):g})"
            part.set("transform", f"{here} {before}" if before else here)
        return part


def flow(blocks: Sequence[Block], width: float, gap: float = GAP) -> Block:
    """The blocks one after the other, as many in a row as there is room for."""
    rows: list[list[Block]] = []
    room = 0.0
    for block in blocks:
        if not rows or block.width > room:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= block.width + gap
    return stack([_row(row, gap) for row in rows], gap)


def _row(blocks: Sequence[Block], gap: float) -> Block:
    height = max(block.height for block in blocks)
    parts, x = [], 0.0
    for block in blocks:
        parts.append(block.at(x, (height - block.height) / 2))
        x += block.width + gap
    return Block(x - gap, height, parts)


def stack(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """The blocks one below the other."""
    parts, y = [], 0.0
    for block in blocks:
        parts.append(block.at(0, y))
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0), max(y - gap, 0), parts)


def outlined(title: str, block: Block, at: str, name: str | None = None) -> Block:
    """The block as the place that shows what stands at the pointer ``at``."""
    outline = element("rect", width=block.width, height=block.height, rx=3, fill="none", class_="outline")
    return Block(block.width, block.height, [place(title, outline, *block.parts, at=at, name=name)])


def written(text: str, size: float = TEXT, bold: bool = False, fill: str = INK, class_: str = "text") -> Block:
    """A line of text."""
    height = size * 1.3
    weight = "bold" if bold else None
    line = label(text, 0, height / 2, size, text_anchor="start", fill=fill, font_weight=weight, class_=class_)
    return Block(width_of(text, size), height, [line])


def paragraph(text: str, width: float, size: float = TEXT, bold: bool = False) -> Block:
    """Text, broken between words into as many lines as it takes."""
    letters = int(width / (size * (BOLD_LETTER if bold else LETTER)))
    return stack([written(line, size, bold) for line in _lines(text, letters)], 0)


def shortened(text: str, width: float, size: float) -> str:
    """The text, or as much of it as there is room for."""
    most = max(int(width / (size * LETTER)), 1)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def width_of(text: str, size: float) -> float:
    """About how wide a line of text is."""
    return len(text) * size * LETTER


def _lines(text: str, letters: int) -> Iterator[str]:
    line = ""
    for word in text.replace(" :", "\u00a0:").replace(" ;", "\u00a0;").split(" "):
        for part in (word[start : start + letters] for start in range(0, len(word), letters)):
            if line and len(line) + 1 + len(part) > letters:
                yield line
                line = part
            else:
                line = f"{line} {part}" if line else part
    if line:
        yield line
