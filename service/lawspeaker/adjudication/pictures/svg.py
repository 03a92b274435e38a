"""The SVG elements of pictures.

They need no style sheet: attributes define how an element looks, and any rule of a style sheet overrides them. The class of an
element says what it shows. No element has an ``id`` or ``style``, so a page can contain several pictures, under any content
security policy.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from xml.etree.ElementTree import Element

Number = int | float
Point = tuple[float, float]

BOARD: Mapping[str, str] = {"data_board": ""}
"""The attribute of a board, on which a picture opens."""
MARK_LINES = (("around", "#ffffff", 6), ("line", "#c2185b", 3))
"""The lines of a mark, the lower one first, each with its class, colour and width. Light and dark show on any colour."""

_BASE = 0.36
"""By how much of its size text stands on a line below its middle."""


def element(tag: str, *inside: "Element | str", **attributes: "str | Number | None") -> Element:
    """The element ``tag`` with its children and attributes; ``stroke_width=2`` becomes ``stroke-width="2"``, ``class_``
    ``class``.

    Numbers are written with at most two decimals. Attributes that are ``None`` are omitted.
    """
    made = Element(
        tag,
        {
            name.strip("_").replace("_", "-"): value if isinstance(value, str) else number(value)
            for name, value in attributes.items()
            if value is not None
        },
    )
    for part in inside:
        if isinstance(part, str):
            made.text = (made.text or "") + part
        else:
            made.append(part)
    return made


def number(value: Number) -> str:
    """A number with at most two decimals."""
    return f"{round(value, 2) + 0.0:g}" if abs(value) < 100_000 else str(value)


def polygon(points: Sequence[Point], **attributes: "str | Number | None") -> Element:
    """The area within ``points``."""
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def rectangle(width: float, height: float, stroke_width: float, **attributes: "str | Number | None") -> Element:
    """A rectangle of this size, including its outline."""
    return element(
        "rect",
        x=stroke_width / 2,
        y=stroke_width / 2,
        width=width - stroke_width,
        height=height - stroke_width,
        stroke_width=stroke_width,
        **attributes,
    )


def label(text: str, x: float, y: float, size: float, **attributes: "str | Number | None") -> Element:
    """One line of text, centred on a point, ``size`` units high.

    It is centred vertically by means of the base line, which all programs support.
    """
    return element("text", text, x=x, y=y + _BASE * size, **{"font_size": size, "text_anchor": "middle", **attributes})


def moved(x: float, y: float, *inside: Element) -> Element:
    """``inside``, moved so that its point 0, 0 is at ``x``, ``y``."""
    return element("g", *inside, transform=f"translate({number(x)} {number(y)})")


def place(title: str, outline: Element, *inside: Element, at: str, name: str | None = None, is_board: bool = False) -> Element:
    """The part of a picture that shows the value at the pointer ``at`` of the request, with its ``outline``.

    ``name`` is its name in actions, and ``title`` its tooltip. It can contain further places. ``is_board`` says whether it is a
    board, which is shown first.
    """
    board = BOARD if is_board else {}
    return element("g", element("title", title), outline, *inside, class_="place", data_at=at, data_place=name, **board)


def mark(picture: Element, marked: Sequence[str]) -> None:
    """Highlights the ``marked`` places on top of ``picture``: pointers into the request, or names.

    A pointer marks the place that shows it, or else the smallest place that contains it, but not the places inside. Several
    places can have the same name; a pointer before the name selects those inside it: ``/state/landscapes/one/r2c4``.
    """
    if marked:
        drawn = dict(_drawn(picture, ""))
        places = list(drawn)
        sought = {part for each in marked for part in _shown(places, each)}
        picture.extend(_highlight(part, where) for part, where in drawn.items() if part in sought)


def _drawn(inside: Element, where: str) -> Iterator[tuple[Element, str]]:
    """The places inside an element, each with the transformations under which it is drawn."""
    for part in inside:
        here = " ".join(filter(None, (where, part.get("transform"))))
        if "data-at" in part.attrib:
            yield part, here
        yield from _drawn(part, here)


def _shown(places: Sequence[Element], sought: str) -> Sequence[Element]:
    above, _, name = sought.rpartition("/")
    named = [
        part
        for part in places
        if part.get("data-place") == sought or (part.get("data-place") == name and _is_within(_at(part), above))
    ]
    if named:
        return named
    around = [part for part in places if _is_within(sought, _at(part))]
    longest = max(map(len, map(_at, around)), default=0)
    return _outermost([part for part in around if len(_at(part)) == longest])


def _outermost(parts: Sequence[Element]) -> Sequence[Element]:
    """The places that are not inside another one: a landscape, and not each of its squares."""
    inner = {each for part in parts for each in part.iter() if each is not part}
    return [part for part in parts if part not in inner]


def _at(part: Element) -> str:
    return part.get("data-at", "")


def _is_within(one: str, other: str) -> bool:
    """Whether the pointer ``one`` is equal to ``other`` or below it. All pointers are below the empty one."""
    return not other or f"{one}/".startswith(f"{other}/")


def _highlight(part: Element, where: str) -> Element:
    """The mark around a place."""
    part.set("class", "place marked")
    lines = []
    for name, colour, width in MARK_LINES:
        line = deepcopy(part[1])
        for child in list(line):
            line.remove(child)
        line.attrib.pop("opacity", None)
        line.attrib.update({"class": name, "fill": "none", "stroke": colour, "stroke-width": str(width)})
        lines.append(line)
    return element("g", *lines, class_="mark", transform=where or None, stroke_linejoin="round", pointer_events="none")
