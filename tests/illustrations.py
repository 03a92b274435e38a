"""Draws the pictures of the start page: for each quick question a part of what the service draws. `make pictures` runs it."""

from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring, tostring

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.pictures.svg import number
from tests.conformance import questions
from tests.serving import ROOT

FOLDER = ROOT / "service" / "lawspeaker" / "desk" / "templates" / "desk" / "illustrations"
SVG = "{http://www.w3.org/2000/svg}"

_TERRITORY = {
    "settlements": [{"kind": "village", "player": "red"}, {"kind": "church", "player": "blue"}],
    "heroes": [
        {"hero": "warrior", "player": "red"},
        {"hero": "skald", "player": "blue"},
        {"hero": "warrior", "player": "yellow"},
        {"hero": "priest", "player": "white"},
    ],
    "works": [],
    "face_up": {"cards": []},
    "face_down": {"cards": []},
}
_TILE = {"territory": "bay", "terrain": "plains", "coast": True, "price": {}, "improvement": "grain", "buildings": []}
SHOWN: dict[str, tuple[str, Any, str]] = {
    "votes": ("graenaland", {"map": [_TILE], "territories": {"bay": _TERRITORY}}, "/state/territories/bay"),
    "landscape": (
        "confusing-lands",
        {"landscapes": {"one": {"squares": ["F ew M V", "V 5 5 E", "C F W F"]}}},
        "/state/landscapes/one",
    ),
    "heights": (
        "java",
        {
            "tiles": ["E13v E15r F14r", "G13v G15r H14r", "F14v G15r", "F12v E11r G11r", "F16r G17v"],
            "figures": ["F14 one", "G13 two", "G17 three", "F12 two"],
        },
        "/state/tiles",
    ),
}
"""By page: the game, the state, and the pointer to the part of it that is shown."""
_LEFT_OUT = ("title", "desc")
_HEAD = "/state/map/0"
"""The pointer of what is printed on a tile."""
_CUT = {"votes": (0, 44), "landscape": (28, 20), "heights": (0, 0)}
"""By page, how much is cut off on the left and at the top, where nothing is left to see."""
_NOT_SHOWN = {"votes": ("name", "letter"), "landscape": ("names",), "heights": ("rim", "names", "spaces")}
"""Classes by page: what would be in one language, or too small."""
_ATTRIBUTES_LEFT_OUT = ("data-at", "data-board", "data-place", "pointer-events")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for page in SHOWN:
        file_of(page).write_text(illustration(page), encoding="utf-8")


def file_of(page: str) -> Path:
    return FOLDER / f"{page}.svg"


def illustration(page: str) -> str:
    """The picture of a question, as an element for a page."""
    game, state, at = SHOWN[page]
    picture = fromstring(questions(game)["pictures"].ask({"state": state}, Preferences())["svg"])
    parents = {child: parent for parent in picture.iter() for child in parent}
    part = next(each for each in picture.iter() if each.get("data-at") == at)
    outline = part[1]
    left, top = _CUT[page]
    for side, cut in {"x": left, "y": top, "width": -left, "height": -top}.items():
        outline.set(side, number(float(outline.get(side, "0")) + cut))
    rim = float(outline.get("stroke-width", "0")) / 2
    sides = {side: float(outline.get(side, "0")) for side in ("x", "y", "width", "height")}
    box = " ".join(number(size + (2 * rim if side in ("width", "height") else -rim)) for side, size in sides.items())
    shown = parents[part] if outline.get("class") == "frame" else part  # the frame of a layer is around all layers
    root = Element("svg", {"class": f"lawspeaker {game}", "viewBox": box, "aria-hidden": "true"})
    root.set("font-family", picture.get("font-family", ""))
    root.extend(_plain(child, page) for child in shown if _is_shown(child, page))
    return f"{tostring(root, encoding='unicode')}\n"


def _is_shown(part: Element, page: str) -> bool:
    is_left_out = part.tag.removeprefix(SVG) in _LEFT_OUT or part.get("data-at") == _HEAD
    return not is_left_out and part.get("class") not in _NOT_SHOWN[page]


def _plain(part: Element, page: str) -> Element:
    """The same without what only serves to point at it."""
    attributes = {name: value for name, value in part.items() if name not in _ATTRIBUTES_LEFT_OUT}
    plain = Element(part.tag.removeprefix(SVG), attributes)
    plain.text = part.text
    plain.extend(_plain(child, page) for child in part if _is_shown(child, page))
    return plain


if __name__ == "__main__":
    main()
