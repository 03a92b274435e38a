"""Pictures as a test looks at them: the places with their titles, and where everything lies."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from lawspeaker.adjudication.preferences import Preferences
from tests.conformance import questions

SVG = "{http://www.w3.org/2000/svg}"
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")


class Place(NamedTuple):
    """A place in a picture."""

    at: str
    name: str | None
    title: str
    is_marked: bool
    drawn: Element


def asked(state: dict[str, Any], marked: Sequence[str] = (), language: str = "en") -> str:
    """The picture of a state, as the service answers."""
    request = {"state": state, "marked": list(marked), "hidden": True}
    svg = questions("confusing-lands")["pictures"].ask(request, Preferences(language=language))
    assert isinstance(svg, str)
    return svg


def drawn(state: dict[str, Any], marked: Sequence[str] = (), language: str = "en") -> Element:
    """The same, as it is read."""
    return fromstring(asked(state, marked, language))


def places(picture: Element) -> list[Place]:
    """The places, in the order in which they are drawn."""
    groups = [group for group in picture.iter(f"{SVG}g") if "data-at" in group.attrib]
    return [
        Place(
            group.attrib["data-at"],
            group.get("data-place"),
            group[0].text or "",
            "marked" in group.attrib["class"].split(),
            group,
        )
        for group in groups
    ]


def squares(picture: Element, player: str = "one") -> dict[str, Place]:
    """The squares of a player's landscape by their names."""
    root = f"/state/landscapes/{player}"
    return {place.name: place for place in places(picture) if place.name and f"{place.at}/".startswith(f"{root}/")}


def with_class(drawn: Element, name: str) -> list[Element]:
    """The elements of that class."""
    return [each for each in drawn.iter() if name in each.get("class", "").split()]


def description(picture: Element) -> str:
    """The picture in sentences."""
    return picture.findtext(f"{SVG}desc") or ""


def points(element: Element, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[tuple[float, float]]:
    """Points that an element and what is in it reach, in the field of the picture."""
    numbers = [float(number) for number in _NUMBER.findall(element.get("transform", ""))]
    if numbers:
        x, y = x + scale * numbers[0], y + scale * numbers[1]
        scale *= numbers[2] if len(numbers) > 2 else 1
    for across, down in _reached(element):
        yield x + scale * across, y + scale * down
    for inner in element:
        yield from points(inner, x, y, scale)


def _reached(element: Element) -> Iterator[tuple[float, float]]:
    def number(name: str) -> float:
        return float(element.get(name, 0))

    match element.tag.removeprefix(SVG):
        case "rect":
            yield number("x"), number("y")
            yield number("x") + number("width"), number("y") + number("height")
        case "circle":
            yield number("cx") - number("r"), number("cy") - number("r")
            yield number("cx") + number("r"), number("cy") + number("r")
        case "text":
            wide = 0.5 * number("font-size") * len(element.text or "")
            left = {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "start")]
            yield number("x") - left, number("y") - number("font-size") / 2
            yield number("x") - left + wide, number("y") + number("font-size") / 2
        case "polygon":
            for point in element.attrib["points"].split():
                across, down = point.split(",")
                yield float(across), float(down)
        case "path" if not re.search("[HVQ]", element.attrib["d"]):
            along = [float(found) for found in _NUMBER.findall(element.attrib["d"])]
            yield from zip(along[::2], along[1::2], strict=True)
