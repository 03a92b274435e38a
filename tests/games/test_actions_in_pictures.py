"""How actions are shown: by marks on the picture of the state, and by thumbnails."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.pictures.picture import drawn_alone
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.work import Allowance
from lawspeaker.conformance.cases import Case
from lawspeaker.games import GAMES
from tests.conformance import cases, questions

GUIDE = Path(__file__).parents[2] / "service" / "lawspeaker" / "guides" / "more.md"
NOWHERE: Mapping[str, set[str]] = {"graenaland": set(), "confusing-lands": set(), "java": {"set-up"}}
"""Types of actions that are about no place."""
MOST_TRIED = 12

DRAWN = {id: game for id, game in GAMES.items() if game.marks and game.thumbnail}
every_game = pytest.mark.parametrize("game", DRAWN.values(), ids=list(DRAWN))


@cache
def rulings(game: str) -> Mapping[str, list[Case]]:
    """The cases that rule on one action, by its type."""
    found: dict[str, list[Case]] = {name: [] for name in GAMES[game].actions}
    for case in cases():
        if case.game == game and case.question == "rulings" and case.expect.get("verdict") == "legal":
            found[case.request["action"]["type"]].append(case)
    return found


def seen(game: Game[Any], state: Any) -> Any:
    return game.State(state, game.sources(state))


def is_marked(game: Game[Any], case: Case) -> bool:
    """Whether the picture of the state marks anything for the action."""
    assert game.marks
    state, action = case.request["state"], case.request["action"]
    request = {"state": state, "marked": list(game.marks(seen(game, state), action, Scope()))}
    svg = questions(game.id)["pictures"].ask(request, Preferences())["svg"]
    return 'class="place marked"' in svg


@every_game
def test_an_action_of_every_type_is_marked_where_it_takes_place(game: Game[Any]) -> None:
    marked = {name for name, of_type in rulings(game.id).items() if any(is_marked(game, case) for case in of_type[:MOST_TRIED])}
    assert marked == set(game.actions) - NOWHERE[game.id]


@pytest.mark.parametrize(
    ("game", "state", "action", "marks"),
    [
        (
            "graenaland",
            {
                "players": ["red", "yellow", "white"],
                "territories": {"coast-1": {"heroes": [{"player": "yellow", "hero": "warrior"}]}},
            },
            {
                "type": "move",
                "orders": [{"player": "yellow", "direction": "east"}, {"player": "white", "direction": "stay"}],
                "entries": [{"player": "white", "hero": "priest", "territory": "inland-1"}],
            },
            ["/state/territories/coast-1/heroes/0", "coast-2", "inland-1"],
        ),
        (
            "graenaland",
            {"proposal": {"territory": "coast-2"}},
            {"type": "vote", "ballots": {}},
            ["coast-2"],
        ),
        (
            "graenaland",
            {"supply_row": {"cards": [{"symbols": ["ore", "wood"]}, {"symbols": ["grain", "wood"]}]}},
            {"type": "take-supply", "player": "red", "card": {"symbols": ["grain", "wood"]}},
            ["/state/supply_row/cards/1"],
        ),
        (
            "confusing-lands",
            {"landscapes": {"one": {"squares": ["F F F F F"] * 5}, "two": {"squares": ["F F F F", "F F F F"]}}},
            {"type": "place", "player": "two", "side": "plain", "rotation": 0, "row": 2, "column": 3},
            ["/state/landscapes/two/r2c3", "/state/landscapes/two/r2c4"],
        ),
        (
            "confusing-lands",
            {"players": ["one", "two"]},
            {"type": "place", "player": "two", "side": "plain", "rotation": 0, "row": 1, "column": 1},
            ["/state/landscapes/two"],
        ),
        (
            "confusing-lands",
            {"hands": {"one": {"cards": [{"card": 3}, {"card": 9}]}}},
            {"type": "choose", "player": "one", "card": 9},
            ["/state/hands/one/cards/1"],
        ),
        ("java", {}, {"type": "lay-land", "player": "one", "tile": "E9v E11r F10r"}, ["E11", "E9", "F10"]),
        ("java", {}, {"type": "draw-card", "player": "one", "from": "deck"}, ["/state/deck"]),
    ],
)
def test_the_marks_of_an_action(game: str, state: Any, action: Any, marks: list[str]) -> None:
    found = GAMES[game].marks
    assert found
    assert list(found(seen(GAMES[game], state), action, Scope())) == marks


def told_in_the_guide() -> Mapping[str, set[str]]:
    """The types of actions with a thumbnail, by the title of the game."""
    _, _, table = GUIDE.read_text(encoding="utf-8").partition("| game | actions with a thumbnail |\n")
    rows = (row.split("|") for row in table.splitlines()[1:])
    return dict(_types(rows))


def _types(rows: Iterator[list[str]]) -> Iterator[tuple[str, set[str]]]:
    for row in rows:
        if len(row) < 3:
            return
        yield row[1].strip(), set(row[2].split("`")[1::2])


@every_game
def test_the_guide_lists_the_actions_that_have_thumbnails(game: Game[Any]) -> None:
    thumbnail = game.thumbnail
    assert thumbnail
    drawn = {
        name
        for name, of_type in rulings(game.id).items()
        if any(thumbnail(seen(game, case.request["state"]), case.request["action"]) for case in of_type)
    }
    assert drawn == told_in_the_guide()[game.messages.text("en", "game")]


def test_a_thumbnail_shows_the_turned_card_on_the_landscape() -> None:
    game = GAMES["confusing-lands"]
    faces = {"7": {"plain": ["F M V", "E W C"]}}
    state = seen(game, {"landscapes": {"one": {"squares": ["F ns .", "- . ."]}}, "overlay": {"cards": faces}})
    lying = {"type": "place", "player": "one", "card": 7, "side": "plain", "row": 2, "column": 3}
    assert game.thumbnail
    flat, upright = (game.thumbnail(state, {**lying, "rotation": rotation}) for rotation in (0, 90))
    assert flat
    assert upright
    assert flat.width > flat.height
    assert (flat.width, flat.height) > (upright.width, upright.height)
    svg = ElementTree.fromstring(drawn_alone(flat))
    (field,) = (part for part in svg.iter() if part.get("class") == "field")
    assert field.attrib["d"].count("M") == 5
    symbols = [part.get("class") for part in svg.iter() if (part.get("class") or "").startswith("symbol ")]
    assert symbols == ["symbol forest", "symbol mountain", "symbol village", "symbol elk", "symbol wolf", "symbol crystal"]


@every_game
def test_marks_and_thumbnails_of_a_list_count_as_work(game: Game[Any]) -> None:
    question = questions(game.id)["legal-actions"]
    request = next(case.request for case in cases() if case.game == game.id and case.expect.get("count", 0) > 3)
    plain, drawn = Allowance(1_000_000), Allowance(1_000_000)
    question.ask(request, Preferences(), plain)
    answer = question.ask({**request, "marks": True, "thumbnails": True}, Preferences(), drawn)
    assert len(answer["marks"]) == len(answer["thumbnails"]) == len(answer["actions"])
    assert plain.left - drawn.left >= len(answer["actions"])
