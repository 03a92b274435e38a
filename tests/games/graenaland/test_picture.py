"""Pictures: everything known about a game is drawn, at the places of its pointers, and nothing else."""

from typing import Any

from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.games import GAMES
from lawspeaker.games.graenaland.picture.lattice import laid_out
from lawspeaker.games.graenaland.words import OPPOSITE
from tests.games.drawn import by_pointer, picture
from tests.sweeps import each

GAME = GAMES["graenaland"]


LYING = {"deck": "plains", "resource": "grain"}
BAY: dict[str, Any] = {
    "settlements": [
        {"player": "red", "kind": "village"},
        {"player": "red", "kind": "keep"},
        {"player": "blue", "kind": "village"},
    ],
    "heroes": [{"player": "red", "hero": "warrior"}, {"player": "blue", "hero": "skald"}],
    "works": ["road", "palisade"],
    "face_up": {"cards": [LYING, LYING]},
    "face_down": {"count": 0},
}


ALL_OF_A_TILE: dict[str, Any] = {
    "territories": {"bay": {**BAY, "works": [], "face_up": {"cards": []}}},
    "map": [
        {
            "territory": "bay",
            "terrain": "plains",
            "coast": True,
            "price": {"grain": 1},
            "improvement": "grain",
            "buildings": ["keep"],
        }
    ],
}


@each("member", ["settlements", "heroes", "works", "face_up", "face_down", None])
def test_a_partly_known_territory_is_dashed(member: str | None) -> None:
    territories = {"bay": {name: told for name, told in ALL_OF_A_TILE["territories"]["bay"].items() if name != member}}
    tile = by_pointer(picture("graenaland", {**ALL_OF_A_TILE, "territories": territories}))["/state/territories/bay"].drawn[1]
    assert (tile.get("stroke-dasharray") is None) == (member is None)


def test_clans_have_different_letters() -> None:
    for language in LANGUAGES:
        signs = [GAME.messages.text(language, f"sign-{clan}") for clan in GAME.player_names]
        assert len(set(signs)) == len(signs)


def test_the_printed_map_lies_in_two_rows_the_coast_below() -> None:
    neighbours = {
        name: {way: other for way in OPPOSITE if (other := view.island.neighbour(name, way))}
        for view in [GAME.State({"players": ["red", "blue", "white"]}, GAME.sources({}))]
        for name in view.island.territories
    }
    assert laid_out(list(neighbours), neighbours) == [
        {"coast-1": (0, 2), "coast-2": (2, 2), "coast-3": (4, 2), "inland-1": (1, 0), "inland-2": (3, 0)}
    ]


def test_a_map_of_squares_and_one_of_columns_is_laid_out() -> None:
    squares = {"a": {"east": "b", "south": "c"}, "b": {"south": "d"}, "c": {"east": "d"}}
    assert laid_out("abcd", squares) == [{"a": (0, 0), "b": (2, 0), "c": (0, 2), "d": (2, 2)}]
    assert laid_out("abc", {"a": {"south": "b", "south-east": "c"}, "c": {"south-west": "b"}}) == [
        {"a": (0, 0), "b": (0, 2), "c": (2, 1)}
    ]


@each(
    "neighbours",
    [
        {"a": {"east": "b"}, "b": {"east": "a"}},
        {"a": {"east": "b", "west": "b"}},
        {"a": {"east": "b", "south": "c"}, "c": {"north-east": "b", "east": "d"}},  # b and d would touch
        {"a": {"east": "a"}},
    ],
)
def test_directions_that_do_not_fit_leave_tiles_apart(neighbours: Any) -> None:
    assert all(spots == {name: (0, 0)} for spots in laid_out("abcd", neighbours) for name in [*spots][:1])
    assert [len(spots) for spots in laid_out("abcd", neighbours)] == [1, 1, 1, 1]
