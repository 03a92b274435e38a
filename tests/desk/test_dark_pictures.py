"""The colours that the style sheet of the desk gives to pictures in the dark."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import lawspeaker
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.pictures import palette
from lawspeaker.games import GAMES
from tests.api.worked import WORKED
from tests.conformance import questions
from tests.desk.test_desk import PALACE, example, open_dispute
from tests.games.java.test_picture import contrast
from tests.sweeps import each

SHEET = Path(lawspeaker.__file__).parent / "desk" / "static" / "pictures.css"

AS_BY_DAY = {
    "graenaland": "#1d1a16 #1f5fa8 #67399a #b3261e #f4c81d #ffffff",
    "confusing-lands": "#1d2125 #3f2610 #55636f #6a3a96 #7440a2 #8350b0 #9a6cc6 #a67c1e #c4c9cd #c9a27c #e6d8f3 #efdcc0 #f2c94c "
    "#f7f7f4 #ffffff",
    "java": "#17467c #1d1a16 #3f7f6a #5f2583 #96131f #174d2a #a5181f #b5543c #c58a1c #ffffff",
}
"""The colours that are the same in the dark: clans, players, printed symbols, and the letters on them."""

LIGHT_TEXT_ON = {
    "graenaland": "#fbf8f0 #fffefb #efe3a8 #c4dbb2 #e2c9a6 #d3d8df #cfe3ee #f3efe6 #eae5da",
    "confusing-lands": "#fbf8f0 #fffdf8 #dfe8c8 #ece9df #f3dfa2 #fffaf0",
    "java": "#fbf8f0 #fffefb #f6efdd #efece6 #aaa5a0 #d5e4c6 #a9d3e8 #f2d6b6 #ebc79f #e3b78a #dba879 #d39d6c #eff4cc #e5edb4 "
    "#dae59d #cddc88 #c0d177 #7fbfdd #f3d36b #e6dfd0",
}
"""By their colours by day: what text stands on."""


@cache
def in_the_dark(game: str) -> dict[str, str]:
    """The colours in the dark, by those by day."""
    blocks = re.findall(r"\.lawspeaker([^{]*) \{\n(.*?)\n  \}", SHEET.read_text(encoding="utf-8"), flags=re.DOTALL)
    rules = "".join(rules for games, rules in blocks if f".{game}" in games)
    fills, strokes = (dict(re.findall(rf'\[{name}="([^"]*)"\] \{{ {name}: ([^;]*);', rules)) for name in ("fill", "stroke"))
    assert fills == strokes
    return fills


def drawn(game: str) -> Iterator[str]:
    """Pictures of the states of all worked examples."""
    for worked in WORKED:
        if worked.game.id == game and "state" in worked.body:
            yield questions(game)["pictures"].ask({"state": worked.body["state"]}, Preferences())["svg"]


@pytest.mark.slow
@each("game", GAMES.ours)
def test_each_colour_of_a_picture_is_thought_of(game: str) -> None:
    found = {colour for picture in drawn(game) for _, colour in re.findall(' (fill|stroke)="(#[^"]*)"', picture)}
    assert found - in_the_dark(game).keys() - set(AS_BY_DAY[game].split()) == set()
    assert not in_the_dark(game).keys() & set(AS_BY_DAY[game].split())


@each("game", GAMES.ours)
def test_text_can_be_read_in_the_dark(game: str) -> None:
    dark = in_the_dark(game)
    for ground in LIGHT_TEXT_ON[game].split():
        assert contrast(dark[palette.INK], dark[ground]) >= 4.5, ground
    assert contrast(dark[palette.PALE_INK], dark[palette.PAPER]) >= 4.5


def test_a_picture_is_dark_where_the_page_is(page: Page) -> None:
    open_dispute(page, example(page, "java", PALACE))
    paper = page.locator(".picture .paper")
    expect(paper).to_have_css("fill", rgb(palette.PAPER))
    page.emulate_media(color_scheme="dark")
    expect(paper).to_have_css("fill", rgb(in_the_dark("java")[palette.PAPER]))


def rgb(colour: str) -> str:
    """A colour as the browser writes it."""
    return f"rgb({', '.join(map(str, bytes.fromhex(colour.removeprefix('#'))))})"
