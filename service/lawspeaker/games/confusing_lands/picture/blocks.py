"""Parts of a picture that are set one after the other, as words are in lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.svg import element, label, moved, place
from lawspeaker.games.confusing_lands.picture.style import FRAME, INK, lines, wide

GAP = 6


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn from the point 0, 0 on, and how much room it takes."""

    width: float
    height: float
    parts: Sequence[Element]

    def at(self, x: float, y: float) -> Element:
        """The block where it is to be."""
        return moved(x, y, *self.parts)


def written(text: str, size: float, width: float, is_bold: bool = False, colour: str = INK) -> Block:
    """A text in as many lines as it needs."""
    broken = lines(text, size, width, is_bold)
    height = 1.3 * size
    weight = "bold" if is_bold else None
    parts = [
        label(line, 0, (nth + 0.5) * height, size, fill=colour, font_weight=weight, text_anchor="start", class_="text")
        for nth, line in enumerate(broken)
    ]
    return Block(max((wide(line, size, is_bold) for line in broken), default=0), len(broken) * height, parts)


def told(title: str, block: Block, at: str, room: float = 4) -> Block:
    """The block as a place, with so much room between it and the outline that can be marked."""
    outline = element(
        "rect",
        x=-room,
        y=-room,
        width=block.width + 2 * room,
        height=block.height + 2 * room,
        rx=5,
        fill="none",
        pointer_events="all",
        class_="outline",
    )
    return Block(block.width, block.height, [place(title, outline, *block.parts, at=at)])


def flow(blocks: Sequence[Block], width: float, gap: float = GAP) -> Block:
    """The blocks side by side in lines that are not wider than that, each in the middle of its line."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and sum(other.width + gap for other in rows[-1]) + block.width <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    return stacked([abreast(row, gap, is_centred=True) for row in rows])


def captioned(caption: Block, blocks: Sequence[Block], width: float) -> Block:
    """The blocks beside what is said of them or, if there is no room for all of them, below it."""
    if caption.width + sum(GAP + block.width for block in blocks) <= width:
        return flow([caption, *blocks], width)
    return stacked([caption, flow(blocks, width)])


def abreast(blocks: Sequence[Block], gap: float = GAP, is_centred: bool = False) -> Block:
    """The blocks side by side."""
    height = max((block.height for block in blocks), default=0)
    parts, right = list[Element](), 0.0
    for block in blocks:
        parts.append(block.at(right, (height - block.height) / 2 if is_centred else 0))
        right += block.width + gap
    return Block(max(right - gap, 0), height, parts)


def stacked(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """The blocks one below the other."""
    parts, down = list[Element](), 0.0
    for block in blocks:
        parts.append(block.at(0, down))
        down += block.height + gap
    return Block(max((block.width for block in blocks), default=0), max(down - gap, 0), parts)


def framed(block: Block, width: float, height: float, margin: float, colour: str) -> Block:
    """The block on a panel of that size."""
    panel = element(
        "rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=8, fill=colour, stroke=FRAME, stroke_width=1, class_="panel"
    )
    return Block(width, height, [panel, block.at(margin, margin)])
