"""Marks in a picture that the browser draws: the same as those of the service."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import Page

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.games import GAMES
from tests.api.worked import WORKED
from tests.conformance import questions
from tests.sweeps import each

MOST_STATES, MOST_MARKED = 2, 8
"""Of each game, and of each state."""
DIFFERING = """async ([bare, marked]) => {
    const { mark } = await import("/static/desk/components/marking.js");
    const parsed = text => new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const drawn = parsed(bare);
    return Object.entries(marked).filter(([sought, expected]) => {
        mark(drawn, sought.split(","));
        return !drawn.isEqualNode(parsed(expected));
    }).map(([sought]) => sought);
}"""
"""Which marks the browser draws otherwise than the service did. One picture is marked again and again."""


def states_of(game: str) -> list[Mapping[str, Any]]:
    """The largest states of the worked examples."""
    states = [worked.body["state"] for worked in WORKED if worked.game.id == game and "state" in worked.body]
    return sorted(states, key=lambda state: len(str(state)))[-MOST_STATES:]


def drawn(game: str, state: Mapping[str, Any], **request: Any) -> str:
    svg: str = questions(game)["pictures"].ask({"state": state, **request}, Preferences())["svg"]
    return svg


def sought_in(picture: str) -> Iterator[str]:
    """Marks of every kind: pointers, parts of what they lead to, names, and names within a pointer."""
    places = list(dict.fromkeys(re.findall('data-at="([^"]*)"(?: data-place="([^"]*)")?', picture)))
    for at, name in places[:: max(1, len(places) // MOST_MARKED)]:
        yield at
        yield f"{at}/0/kind"
        yield from (name, f"{at}/{name}") if name else ()
    yield ",".join(at for at, _ in places)
    yield "/state/of/nothing"
    yield "nowhere"


@each("game", GAMES.ours)
def test_marks_of_the_browser_are_those_of_the_service(page: Page, game: str) -> None:
    page.goto("/en/desk")
    for state in states_of(game):
        bare = drawn(game, state)
        marked = {each: drawn(game, state, marked=each.split(",")) for each in sought_in(bare)}
        assert any('class="mark"' in picture for picture in marked.values())
        assert page.evaluate(DIFFERING, [bare, marked]) == []
