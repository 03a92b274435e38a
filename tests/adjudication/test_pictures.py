"""Pictures: how they are written, and which places of them are marked."""

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from marshmallow import fields

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.pictures.picture import Picture
from lawspeaker.adjudication.pictures.svg import element, label, moved, place, polygon
from lawspeaker.adjudication.pictures.text import lines, shortened, width_of
from lawspeaker.adjudication.questions.pictures import pictures
from lawspeaker.adjudication.rules.scope import names_at
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import shape
from tests.adjudication.marbles import MARBLES, draw
from tests.sweeps import each

SVG = "{http://www.w3.org/2000/svg}"


def written(*parts: Any) -> str:
    return Picture("A title", "What there is.", 100, 50, parts).svg()


def marked(*sought: str) -> list[str | None]:
    """The places that are marked of a territory with two houses, the second of which has a door."""
    door = place("door", element("rect"), at="/state/land/hill/houses/1/door")
    houses = [place("house", element("rect"), *inner, at=f"/state/land/hill/houses/{n}") for n, inner in enumerate(((), (door,)))]
    hill = place("hill", element("rect", opacity=0.5), *houses, at="/state/land/hill", name="hill")
    hillock = place("hillock", element("rect"), at="/state/land/hillock", name="hillock")
    drawn = ElementTree.fromstring(Picture("", "", 1, 1, [hill, hillock]).svg(sought))
    found = [part for part in drawn.iter(f"{SVG}g") if part.get("class") == "place marked"]
    marks = list(drawn)[4:]
    assert [mark.get("class") for mark in marks] == ["mark"] * len(found)
    return [part.get("data-at") for part in found]


def test_a_picture_is_described_in_words() -> None:
    drawn = ElementTree.fromstring(written())
    assert [(part.tag, part.text) for part in drawn] == [(f"{SVG}title", "A title"), (f"{SVG}desc", "What there is.")]
    assert drawn.attrib == drawn.attrib | {"viewBox": "0 0 100 50", "role": "img"}


def test_text_cannot_become_an_element() -> None:
    text = written(label("<script>&\"'", 1, 2, 12))
    assert "<script" not in text
    assert ElementTree.fromstring(text)[2].text == "<script>&\"'"


@each("number, shown", [(1.005, "1"), (2 / 3, "0.67"), (-0.001, "0"), (12, "12"), (1234.5, "1234.5")])
def test_numbers_are_short(number: float, shown: str) -> None:
    assert f'x="{shown}"' in written(element("rect", x=number))
    assert f"translate({shown} 0)" in written(moved(number, 0, element("rect")))
    assert f'points="{shown},1"' in written(polygon([(number, 1)]))


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("text", ["one two three four", "a" * 40, "who : what ; that", "", "i 'm W"])
def test_text_is_broken_into_lines_that_fit_and_nothing_is_lost(text: str, bold: bool) -> None:
    broken = list(lines(text, 10, 60, bold))
    assert all(width_of(line, 10, bold) <= 60 for line in broken)
    assert "".join(broken).replace("\u00a0", "").replace(" ", "") == text.replace(" ", "")
    assert not any(line.startswith((":", ";")) for line in broken)


def test_text_is_shortened_only_if_there_is_no_room_for_it() -> None:
    assert shortened("territory", 10, width_of("territory", 10)) == "territory"
    short = shortened("territory", 10, 40)
    assert short == "territo…"
    assert width_of(short, 10) <= 40


@each(
    "sought, found",
    [
        (["/state/land/hill"], ["/state/land/hill"]),
        (["/state/land/hill/houses/0"], ["/state/land/hill/houses/0"]),
        (["/state/land/hill/houses/0/kind"], ["/state/land/hill/houses/0"]),
        (["/state/land/hill/houses/10"], ["/state/land/hill"]),
        (["/state/land/hill/tile"], ["/state/land/hill"]),
        (["/state/land/hills"], []),
        (["/state"], []),
        (["hillock", "/state/land/hill/houses/1/door"], ["/state/land/hill/houses/1/door", "/state/land/hillock"]),
        (["hillock", "hillock"], ["/state/land/hillock"]),
        (["/state/land/hillock", "/state/other/hill"], ["/state/land/hillock"]),
        (["/state/hill"], ["/state/land/hill"]),
        (["nowhere", "", "/"], []),
    ],
)
def test_the_smallest_part_that_shows_a_place_is_marked(sought: list[str], found: list[str]) -> None:
    assert marked(*sought) == found


def test_an_impossible_state_is_drawn_but_no_misshapen_one() -> None:
    question = pictures(MARBLES, draw)
    svg = question.ask({"state": {"jar": 3, "hands": {"ann": 99}}, "marked": ["jar"]}, Preferences())["svg"]
    assert svg.count('class="marble"') == 3
    assert svg.count('class="place marked"') == 1
    for wrong in (
        {"state": {"jar": "3"}},
        {"state": {}, "marked": [1]},
        {"state": {}, "marked": ["x" * 201]},
        {"state": {}, "about": ["x"] * 201},
        {"state": {}, "hidden": True},  # nothing is hidden in this game
    ):
        with pytest.raises(Misunderstood):
            question.ask(wrong, Preferences())


@each(
    "about, players",
    [([], ["ann", "bob"]), (["bob"], ["bob"]), (["/state/hands/ann"], ["ann"]), (["/state/players/1"], ["bob"]), (["eve"], [])],
)
def test_a_picture_shows_the_players_that_it_is_about(about: list[str], players: list[str]) -> None:
    state = {"players": ["ann", "bob"], "hands": {"ann": 1, "bob": 2}}
    svg = ElementTree.fromstring(pictures(MARBLES, draw).ask({"state": state, "about": about}, Preferences())["svg"])
    assert [part.get("data-place") for part in svg.iter(f"{SVG}g") if part.get("data-place") not in (None, "jar")] == players


@each(
    "place, names",
    [
        ("bay", {"bay"}),
        ("/state/land/bay/houses/0", {"state", "land", "bay", "houses", "0", "red", "keep"}),
        ("/state/tiles/1", {"state", "tiles", "1", "F3r", "F5v"}),
        ("/state/tiles/7", {"state", "tiles", "7"}),
        ("/state/tiles/x/y", {"state", "tiles", "x", "y"}),
        ("/state/turn", {"state", "turn", "red"}),
        ("/action/territory", {"action", "territory"}),
        ("/state/a~1b", {"state", "a/b"}),
    ],
)
def test_a_pointer_names_its_steps_and_its_value(place: str, names: set[str]) -> None:
    state = {"land": {"bay": {"houses": [{"player": "red", "kind": "keep"}]}}, "tiles": ["E3v", "F3r F5v"], "turn": "red"}
    assert names_at([place], state) == names


@each(
    "state, hidden, shown, attribute",
    [
        ({"jar": 1, "hands": {"ann": 1}}, None, False, "left-out"),
        ({"jar": 1, "hands": {"ann": 1}}, False, False, "left-out"),
        ({"jar": 1, "hands": {"ann": 1}}, True, True, "shown"),
        ({"jar": 1}, True, False, None),
        ({"jar": 1}, None, False, None),
    ],
)
def test_hidden_cards_are_drawn_only_on_request(state: Any, hidden: bool | None, shown: bool, attribute: str | None) -> None:
    hands = unseen(fields.Dict())
    question = pictures(
        replace(MARBLES, StateShape=shape("Hidden", "", {**MARBLES.StateShape._declared_fields, "hands": hands})), draw
    )
    request = {"state": state, **({} if hidden is None else {"hidden": hidden})}
    svg = ElementTree.fromstring(question.ask(request, Preferences())["svg"])
    assert svg.get("data-hidden") == attribute
    assert bool(svg.findall(f".//{SVG}g[@data-place='ann']")) == shown
