"""The blocks of a picture. Several are combined into a larger one, side by side or one below the other."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.pictures.svg import element, moved, place

GAP = 6
"""Between blocks."""


@frozen
class Block:
    """A drawing with its top left corner at 0, 0, and its size."""

    width: float
    height: float
    parts: Sequence[Element]

    def at(self, x: float, y: float) -> Element:
        """The drawing, moved to ``x``, ``y``."""
        if len(self.parts) == 1 and x == y == 0:
            return self.parts[0]
        return moved(x, y, *self.parts)


def beside(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """The blocks side by side, centred vertically."""
    height = max((block.height for block in blocks), default=0)
    parts, x = [], 0.0
    for block in blocks:
        parts.append(block.at(x, (height - block.height) / 2))
        x += block.width + gap
    return Block(max(x - gap, 0), height, parts)


def below(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """The blocks one below the other."""
    parts, y = [], 0.0
    for block in blocks:
        parts.append(block.at(0, y))
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0), max(y - gap, 0), parts)


def flow(blocks: Sequence[Block], width: float, gap: float = GAP) -> Block:
    """The blocks in rows of at most this ``width``; the distance between rows is at most ``GAP``."""
    rows: list[list[Block]] = []
    room = 0.0
    for block in blocks:
        if not rows or block.width > room:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= block.width + gap
    return below([beside(row, gap) for row in rows], min(gap, GAP))


def outlined(title: str, block: Block, at: str, name: str | None = None, room: float = 3) -> Block:
    """The block as a place that can be marked, with this ``room`` between it and the outline."""
    outline = element(
        "rect",
        x=-room,
        y=-room,
        width=block.width + 2 * room,
        height=block.height + 2 * room,
        rx=4,
        fill="none",
        pointer_events="all",
        class_="outline",
    )
    return Block(block.width, block.height, [place(title, outline, *block.parts, at=at, name=name)])
