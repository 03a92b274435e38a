"""Pictures as a test looks at them: the places with their titles, and where everything lies."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from lawspeaker.adjudication.preferences import Preferences
from tests.conformance import questions

SVG = "{http://www.w3.org/2000/svg}"


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
