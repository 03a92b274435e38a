"""Pictures that show a part of the table: what they are about, and nothing that nobody at the table sees."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.drawn import by_name, by_pointer, description, picture

VILLAGE = {"player": "red", "kind": "village"}
ISLAND: dict[str, Any] = {
    "players": ["red", "yellow", "white", "blue"],
    "clans": {clan: {"army": 1} for clan in ("red", "yellow", "white", "blue")},
    "territories": {
        "coast-1": {"settlements": [VILLAGE]},
        "coast-2": {"settlements": [{"player": "yellow", "kind": "keep"}]},
        "coast-3": {"settlements": [{"player": "white", "kind": "village"}]},
        "coast-4": {"heroes": [{"player": "red", "hero": "warrior"}, {"player": "blue", "hero": "warrior"}]},
    },
}
LANDSCAPES: dict[str, Any] = {
    "players": ["one", "two"],
    "landscapes": {"one": {"squares": ["F ns ."]}, "two": {"squares": ["M M V"]}},
}
TWO_VILLAGES: dict[str, Any] = {
    "players": ["one", "two", "three"],
    "tiles": ["E9v E11r F10r", "Q25v Q27r R26r"],
    "figures": ["E9 one", "Q25 two"],
    "palaces": [{"space": "Q27", "value": 2}],
    "water": ["S25"],
}


# What a picture is about


@pytest.mark.parametrize(
    ("about", "shown"),
    [
        ([], {f"coast-{place}" for place in range(1, 5)} | {f"inland-{place}" for place in range(1, 4)} | {*ISLAND["players"]}),
        (["coast-2"], {"coast-2", "yellow"}),
        (["/state/territories/coast-2/settlements/0"], {"coast-2", "yellow"}),
        (["coast-2", "red"], {"coast-1", "coast-2", "red", "yellow"}),  # beside it lives Red
        (["inland-1"], {"inland-1"}),
        (["inland-1", "white"], {"inland-1", "white"}),
        (["red"], {"coast-1", "coast-4", "red"}),
        (["/state/players/3"], {"coast-4", "blue"}),
        (
            ["nowhere"],
            {f"coast-{place}" for place in range(1, 5)} | {f"inland-{place}" for place in range(1, 4)} | {*ISLAND["players"]},
        ),
    ],
)
def test_graenaland_is_drawn_with_what_matters(about: list[str], shown: set[str]) -> None:
    drawn = picture("graenaland", ISLAND, about=about)
    assert by_name(drawn).keys() == shown
    assert ("Only a part of the table is shown." in description(drawn)) == (len(shown) < 11)


@pytest.mark.parametrize(
    ("about", "players"),
    [([], ["one", "two"]), (["two"], ["two"]), (["/state/landscapes/one/r1c2"], ["one"]), (["r1c1"], ["one", "two"])],
)
def test_confusing_lands_are_drawn_of_the_players_that_matter(about: list[str], players: list[str]) -> None:
    drawn = picture("confusing-lands", LANDSCAPES, about=about)
    assert {at.split("/")[3] for at in by_pointer(drawn) if at.startswith("/state/landscapes/")} == set(players)
    assert ("Only a part of the table is shown." in description(drawn)) == (len(players) < 2)


@pytest.mark.parametrize(
    ("about", "lie", "players"),
    [
        ([], {"tiles/0", "tiles/1", "figures/0", "figures/1", "palaces/0", "water/0"}, {"one", "two", "three"}),
        (["E9"], {"tiles/0", "figures/0"}, {"one"}),
        (["E9v3"], {"tiles/0", "figures/0"}, {"one"}),
        (["/state/palaces/0"], {"tiles/1", "figures/1", "palaces/0", "water/0"}, {"two"}),
        (["/state/tiles/0", "three"], {"tiles/0", "figures/0"}, {"one", "three"}),
        (["E13"], {"tiles/0", "figures/0"}, {"one"}),  # where something is laid beside it
        (["K17"], set(), {"one", "two", "three"}),
        (["two"], {"tiles/0", "tiles/1", "figures/0", "figures/1", "palaces/0", "water/0"}, {"two"}),
    ],
)
def test_java_is_drawn_near_the_spaces_that_matter(about: list[str], lie: set[str], players: set[str]) -> None:
    drawn = picture("java", TWO_VILLAGES, about=about)
    lists = ("tiles", "figures", "palaces", "water")
    assert {
        at for at in (place.removeprefix("/state/") for place in by_pointer(drawn)) if at.split("/")[0] in lists and "/" in at
    } == lie
    assert by_name(drawn).keys() & {*TWO_VILLAGES["players"]} == players
    assert ("Only a part of the table is shown." in description(drawn)) == (len(lie) < 6 or len(players) < 3)
    assert ("Q27" in description(drawn)) == ("palaces/0" in lie)


# What nobody sees


@pytest.mark.parametrize(
    ("game", "state", "words"),
    [
        ("java", {"deck": {"cards": ["mask", "mask+drum", "?"]}}, ["mask"]),
        ("confusing-lands", {"deck": {"cards": [{"card": 17}, {}]}}, ["card 17"]),
        ("confusing-lands", {"discards": {"cards": [{"card": 17, "hidden": True}]}}, ["card 17"]),
        ("confusing-lands", {"set_aside": {"one": {"cards": [{"card": 17, "hidden": True}]}}}, ["card 17"]),
        ("graenaland", {"decks": {"plains": {"cards": [{"resource": "grain"}, {"resource": "cattle"}]}}}, ["cattle"]),
        ("graenaland", {"territories": {"bay": {"face_down": {"cards": [{"deck": "hills", "resource": "ore"}]}}}}, ["ore"]),
        ("graenaland", {"placement": {"cards": {"bay": {"cards": [{"resource": "ore"}]}}}}, ["ore"]),
    ],
)
def test_known_cards_that_nobody_sees_are_drawn_only_on_request(game: str, state: Any, words: Sequence[str]) -> None:
    usual, asked = picture(game, state), picture(game, state, hidden=True)
    assert (usual.get("data-hidden"), asked.get("data-hidden")) == ("left-out", "shown")
    for word in words:
        assert word not in description(usual)
        assert word not in "".join(usual.itertext())
        assert word in "".join(asked.itertext())
