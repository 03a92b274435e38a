"""The board as sets of spaces: what adjoins what, how land comes about, and where tiles can be laid."""

import random
import re
from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest

from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.java import JAVA
from lawspeaker.games.java.board.given import land_of
from lawspeaker.games.java.board.laid_land import laying
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.placements import any_placement, placements
from lawspeaker.games.java.board.seen_land import as_seen
from lawspeaker.games.java.board.spaces import EVERY, NONE, all_of, beside, connected, groups, name, names, space
from lawspeaker.games.java.board.tiles import flaw, tile, written
from lawspeaker.games.java.notation import FIGURE, INNER_SPACE, SEEN, SPACE, TILE
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import TileKind

TWO_TILES = ("D8v E7r E9r", "E11v F10r F12r")
BARE: dict[str, Any] = {"tiles": [], "water": [], "palaces": [], "figures": []}
SMALL = {"board": {"outline": ["D8", "D10", "E7", "E9", "E11", "F8", "F10"], "water": [], "mountains": []}}


def view(**members: object) -> State:
    return State(members, JAVA.sources(members))


def land(*tiles: str) -> Land:
    return land_of({"tiles": list(tiles)})


def test_a_space_has_six_neighbours() -> None:
    assert names(beside(space("E7"))) == ["D6", "D8", "E5", "E9", "F6", "F8"]


def test_nothing_lies_beyond_the_rows_and_columns_that_have_a_name() -> None:
    assert names(beside(space("@0"))) == ["@2", "A1"]
    assert names(beside(space("Z40"))) == ["Y39", "Z38"]


def test_every_space_is_named_as_the_notation_says() -> None:
    assert all(re.fullmatch(SPACE, one) for one in names(EVERY))
    assert all(space(one) & EVERY for one in names(EVERY))
    assert not any(re.fullmatch(SPACE, one) for one in ("E8", "F7", "@1", "E41", "E07", "e7", "E", "E-1", "AA1"))


def test_a_space_of_a_grid_has_all_its_neighbours() -> None:
    inner = [one for one in names(EVERY) if re.fullmatch(INNER_SPACE, one)]
    assert inner == [one for one in names(EVERY) if beside(space(one)).bit_count() == 6]


@pytest.mark.parametrize(
    ("pattern", "right", "wrong"),
    [
        (TILE, ["E7r", "E9v E11r", "E9v E11r F10r"], ["E7", "E8v", "E7v  E9r", "E7v E9r F8r G9r", "E7x"]),
        (SEEN, ["E7v3", "E7r", "E7?", "E7v12"], ["E7", "E7v0", "E7?2", "F7v1"]),
        (FIGURE, ["E7 one"], ["E7 five", "E7", "F7 one"]),
    ],
)
def test_the_notation_takes_what_it_should(pattern: str, right: list[str], wrong: list[str]) -> None:
    assert all(re.fullmatch(pattern, text) for text in right)
    assert not any(re.fullmatch(pattern, text) for text in wrong)


def test_what_hangs_together_is_found() -> None:
    spaces = all_of(["E7", "E9", "F10", "H6"])
    assert names(connected(space("F10"), spaces)) == ["E7", "E9", "F10"]
    assert [names(group) for group in groups(spaces)] == [["E7", "E9", "F10"], ["H6"]]


def test_a_tile_of_three_spaces_is_a_compact_triangle() -> None:
    assert tile("E9v E11r F10r").is_well_shaped
    assert not tile("E7r E9v E11r").is_well_shaped
    assert not tile("E9v E11v F10r").is_well_shaped
    assert not tile("E9v E9r").is_well_shaped
    assert written(tile("F10r E11r E9v")) == "E9v E11r F10r"


def test_tiles_lie_one_on_another() -> None:
    laid = land(*TWO_TILES, "E9v E11r")
    assert [laid.height(space(one)) for one in ("D8", "E9", "E11", "G9")] == [1, 2, 2, 0]
    assert names(laid.village) == ["D8", "E9"]
    assert laid.heights(all_of(["D8", "E9", "F10"])) == [2, 1, 1]
    assert laid.top_tile(space("E9")) == tile("E9v E11r")


def test_laying_a_tile_gives_the_same_land_as_laying_all_of_them() -> None:
    assert asdict(land(*TWO_TILES).with_tile(tile("E9v E11r"))) == asdict(land(*TWO_TILES, "E9v E11r"))


def test_what_a_tile_lies_on_is_found_as_by_looking_at_one_space_after_another() -> None:
    chance, found = random.Random(3), Counter[str]()
    tiles = list[str]()
    for _ in range(60):
        state = view(**BARE | {"overlay": SMALL, "tiles": tiles})
        for laid in placements(state, TileKind, 3):
            below = [state.land.top_tile(space(one)) for one in names(laid.spaces)]
            is_one = below[0] is not None and below[0].spaces == laid.spaces
            is_larger = laid.size == 2 and below[0] is not None and below[0] is below[1] and below[0].size == 3
            assert (state.land.is_one_tile(laid), state.land.is_on_a_larger_one(laid)) == (is_one, is_larger)
            found["larger"] += is_larger
        tiles = [*tiles, written(chance.choice(list(placements(state, TileKind, 3))))]
    history = laying(tuple(tiles))
    assert found["larger"]
    assert not history.congruent
    assert not history.uneven
    for nth in range(len(tiles)):
        before, laid = land(*tiles[:nth]), tile(tiles[nth])
        assert (nth in history.on_a_larger_one) == before.is_on_a_larger_one(laid)
        assert history.levels[nth] == before.height(laid.spaces & -laid.spaces) + 1


def test_a_tile_that_cannot_be_is_told_why() -> None:
    assert flaw("E9v E11r F10r") == {}
    assert flaw("E9v E11r E9r")["fault"] == "twice"
    assert flaw("E9v E11r E13r") == {"fault": "apart", "space": "E9", "other_space": "E13"}
    assert flaw("E9v E11v") == {"fault": "terrain"}


def test_a_tile_is_uneven_on_two_heights_only() -> None:
    laid = land(*TWO_TILES)
    assert laid.is_uneven(all_of(["E11", "E13"]))
    assert not laid.is_uneven(all_of(["E9", "E11"]))
    assert as_seen(["E11v"]).is_uneven(all_of(["E11", "E13"]))
    with pytest.raises(Unknown):
        as_seen(["E11?"]).is_uneven(all_of(["E11", "E13"]))


def test_what_is_seen_tells_where_no_single_tile_can_lie_below() -> None:
    seen = as_seen(["D8v1", "E7v1", "E9r1"])
    with pytest.raises(Unknown):
        seen.is_one_tile(tile("D8v E9r"))
    assert not seen.is_one_tile(tile("D8v E7r"))
    assert not seen.is_one_tile(tile("D8v E7r E9r"))


def test_a_single_tile_is_laid_on_any_space_of_the_bare_board() -> None:
    laid = [one.spaces for one in placements(view(**BARE), [TileKind.RICE], 6)]
    assert len(laid) == len(set(laid)) == 150


@pytest.mark.parametrize(
    ("kind", "points", "most"), [("two_space", 1, 0), ("two_space", 2, 1), ("three_space", 2, 1), ("three_space", 6, 2)]
)
def test_a_tile_reaches_over_the_edge_as_far_as_the_points_allow(kind: str, points: int, most: int) -> None:
    state = view(**BARE)
    inside = state.grid.inside
    laid = list(placements(state, [TileKind(kind)], points))
    assert len({written(one) for one in laid}) == len(laid)
    assert all(one.is_well_shaped and one.kind == kind and one.spaces & inside for one in laid)
    assert max((one.spaces & ~inside).bit_count() for one in laid) == most


def test_placements_are_those_at_which_a_single_look_finds_nothing_wrong() -> None:
    state = view(**BARE | {"tiles": [*TWO_TILES, "E9v E11r"], "figures": ["D8 one"], "water": ["G9"]})
    land = state.land
    laid = {one.spaces for one in placements(state, [TileKind.TWO_SPACE], 2)}
    board = (state.grid.inside | state.grid.outside) & ~state.grid.water
    expected = set[int]()
    for first in names(board):
        for other in names(beside(space(first)) & board):
            pair = space(first) | space(other)
            heights = {land.height(space(first)), land.height(space(other))}
            is_free = not pair & all_of(["D8", "G9"])
            if len(heights) == 1 and is_free and pair & state.grid.inside and pair != all_of(["E9", "E11"]):
                expected.add(pair)
    assert laid == expected


def test_two_cities_are_not_joined_by_a_placement() -> None:
    palaces = [{"space": "E9"}, {"space": "E13"}]
    state = view(**BARE | {"tiles": ["E9v", "E13v"], "palaces": palaces})
    assert space("E11") not in [one.spaces for one in placements(state, [TileKind.VILLAGE], 1)]
    assert space("E11") in [one.spaces for one in placements(state, [TileKind.RICE], 1)]


def test_where_nothing_can_be_laid_there_is_no_placement() -> None:
    board = {"outline": ["E7"], "water": ["E7"], "mountains": []}
    stocks = {"one": {"two_space": 5, "rice": 3, "village": 2}}
    state = view(**BARE | {"overlay": {"board": board}, "stocks": stocks, "supply": {"three_space": 56}})
    assert not any_placement(state, "one", 6)
    assert any_placement(view(**BARE | {"stocks": stocks, "supply": {"three_space": 56}}), "one", 1)


def test_land_seen_with_less_of_it_known_never_forbids_a_placement() -> None:
    chance = random.Random(7)
    laid = land(*TWO_TILES, "E9v E11r", "G9r")
    told = [f"{name(one)}{'v' if one & laid.village else 'r'}{laid.height(one)}" for one in map(space, names(laid.covered))]
    allowed = {written(one) for one in placements(view(**BARE | {"tiles": [*TWO_TILES, "E9v E11r", "G9r"]}), TileKind, 3)}
    for _ in range(20):
        seen = [chance.choice((entry, entry[:-1], f"{entry[:-2]}?")) for entry in told]
        state = view(land=seen, water=[], palaces=[], figures=[])
        assert allowed <= {written(one) for one in placements(state, TileKind, 3)}


def test_nothing_is_no_space() -> None:
    assert names(NONE) == []
    assert beside(NONE) == NONE
