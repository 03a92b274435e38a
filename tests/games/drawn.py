"""Pictures as a test looks at them: the places with their titles, and where everything is drawn."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from lawspeaker.adjudication.answers.preferences import Preferences
from tests.conformance import questions

SVG = "{http://www.w3.org/2000/svg}"


class Place(NamedTuple):
    """A place in a picture."""

    at: str
    name: str | None
    title: str
    is_marked: bool
    drawn: Element


def picture(game: str, state: Any, marked: Sequence[str] = (), language: str = "en", **request: Any) -> Element:
    """The picture of a state."""
    svg = questions(game)["pictures"].ask({"state": state, "marked": list(marked), **request}, Preferences(language))["svg"]
    return fromstring(svg)


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


def by_pointer(picture: Element) -> dict[str, Place]:
    """The places by what they show."""
    return {place.at: place for place in places(picture)}


def by_name(picture: Element) -> dict[str, Place]:
    """The places that have names, by these."""
    return {place.name: place for place in places(picture) if place.name}


def with_class(drawn: Element, name: str) -> list[Element]:
    """The elements of that class."""
    return [each for each in drawn.iter() if name in each.get("class", "").split()]


def description(picture: Element) -> str:
    """The picture in sentences."""
    return picture.findtext(f"{SVG}desc") or ""
