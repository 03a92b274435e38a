"""How far the parts of a picture reach, about: from their points and moves, whatever their strokes add."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

Extent = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_MOVE = re.compile(r"translate\(([-\d.e]+) ([-\d.e]+)\)")


def extents(root: Element) -> Extent:
    """The least box around all rectangles and beginnings of paths and of texts."""
    points = list(_points(root, 0, 0))
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def _points(part: Element, x: float, y: float) -> Iterator[tuple[float, float]]:
    for right, down in _MOVE.findall(part.get("transform", "")):
        x, y = x + float(right), y + float(down)
    match part.tag.rpartition("}")[2]:
        case "rect":
            left, top = x + float(part.get("x", 0)), y + float(part.get("y", 0))
            yield left, top
            yield left + float(part.attrib["width"]), top + float(part.attrib["height"])
        case "text":
            yield x + float(part.attrib["x"]), y + float(part.attrib["y"])
        case "path" if begin := re.match(r"M([\d.]+) ([\d.]+)", part.attrib["d"]):
            yield x + float(begin[1]), y + float(begin[2])
    for inner in part:
        yield from _points(inner, x, y)
