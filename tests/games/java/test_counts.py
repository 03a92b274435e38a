"""Exact numbers of legal actions, and of lines of two, from fixed positions; how each comes about stands beside it.

A tile of two spaces lies where two spaces adjoin, one of three where three adjoin each other. Two-space tiles can show
their terrains in two ways, three-space tiles in three, and there are two sorts of single spaces.
"""

from collections import Counter
from typing import Any

import pytest

from tests.games.java.naive_board import Board, Island, Space, cost, lying, named, neighbours, read
from tests.games.java.positions import PRINTED, told_state, turn
from tests.games.test_every_game import ask

SINGLES, WAYS_OF_TWO, WAYS_OF_THREE = 2, 2, 3


def listed(state: dict[str, Any], **wanted: Any) -> list[Any]:
    """All legal actions, however many."""
    actions: list[Any] = []
    while True:
        answer = ask("java", "legal-actions", {"state": state, "limit": 1_000, "cursor": len(actions), **wanted})
        actions += answer["actions"]
        if not answer["truncated"]:
            return actions


def counted(island: Island, **members: Any) -> dict[int, int]:
    """How many ways there are to lay a tile, by its size."""
    found = listed(told_state(island, **members), type="lay-land")
    sizes = [len(action["tile"].split()) for action in found]
    return {size: sizes.count(size) for size in (1, 2, 3)}


def test_all_that_can_be_laid_first_on_the_printed_board() -> None:
    # Of the 150 spaces without water each can carry a single one, of either sort; those outside cannot.
    single = 150 * SINGLES
    # Neighbours within the grid, and from the grid to beyond it; less those with printed water, which has 6 neighbours each.
    inside, across = pairs(PRINTED.grid), pairs(PRINTED.grid | PRINTED.around) - pairs(PRINTED.grid) - pairs(PRINTED.around)
    assert (inside, across) == (399, 120)
    two = (inside + across - 3 * 6) * WAYS_OF_TWO
    # Threes that adjoin each other, with a space in the grid at least; each water is part of 6, of which none is shared.
    three = (triangles(PRINTED.grid | PRINTED.around) - triangles(PRINTED.around) - 3 * 6) * WAYS_OF_THREE
    found = counted(Island(PRINTED))
    assert found == {1: single, 2: two, 3: three} == {1: 300, 2: 1_002, 3: 1_047}


def test_the_edge_of_the_printed_board_is_counted_by_hand_as_well() -> None:
    """Every space has 6 neighbours: twice the pairs within, and once those across the edge."""
    assert 2 * 399 + 120 == 6 * len(PRINTED.grid) == 6 * 153
    # Every space is a corner of 6 triangles: those within have 3 spaces in the grid, those at the edge 2 or 1.
    corners = [sum(space in PRINTED.grid for space in three) for three in every_triangle(PRINTED.grid | PRINTED.around)]
    assert [corners.count(inside) for inside in (3, 2, 1)] == [247, 57, 63]
    assert 3 * 247 + 2 * 57 + 63 == 6 * 153


@pytest.mark.slow
def test_what_the_points_left_allow_for() -> None:
    """Each space over the edge costs a point more. All that the printed water takes is within: 3 * 6 pairs, 3 * 6 triangles."""
    with_one, with_two = (counted(Island(PRINTED), turn=turn("one", spent=spent)) for spent in (5, 4))
    assert with_one == {1: 300, 2: (399 - 18) * WAYS_OF_TWO, 3: (247 - 18) * WAYS_OF_THREE}
    assert with_two == {1: 300, 2: (399 - 18 + 120) * WAYS_OF_TWO, 3: (247 - 18 + 57) * WAYS_OF_THREE}


def pairs(spaces: frozenset[Space]) -> int:
    return sum(other in spaces for space in spaces for other in neighbours(space)) // 2


def triangles(spaces: frozenset[Space]) -> int:
    return len(every_triangle(spaces))


def every_triangle(spaces: frozenset[Space]) -> list[tuple[Space, ...]]:
    """Three spaces that adjoin each other: of each space two begin to the right of it and below."""
    return [three for space in spaces for three in lying(space, 3) if spaces.issuperset(three)]


# A small board: one space with all its neighbours, and lowlands around it.

FLOWER = frozenset({named("D10"), *neighbours(named("D10"))})
SMALL = Board(FLOWER, frozenset(), frozenset())


def test_all_that_can_be_laid_first_on_a_flower() -> None:
    # 7 spaces; 12 pairs within (6 of the middle, 6 of the ring), 18 across the edge (7 * 6 = 2 * 12 + 18).
    # 6 triangles within; at the edge 6 with two spaces of the ring, and 12 with one, as each space is a corner of 6.
    assert 7 * 6 == 2 * 12 + 18 == 3 * 6 + 2 * 6 + 12
    assert counted(Island(SMALL)) == {1: 7 * SINGLES, 2: (12 + 18) * WAYS_OF_TWO, 3: (6 + 6 + 12) * WAYS_OF_THREE}


def test_a_single_tile_on_top_lies_on_larger_ones_only() -> None:
    """On the tile of three spaces there are three places for a single one; on the single one there is none."""
    tiles = [read("D10v C9r C11r"), read("D8v")]
    singles = [action for action in listed(told_state(Island(SMALL, tiles)), type="lay-land") if " " not in action["tile"]]
    # 3 spaces are bare still, 3 on the large tile.
    assert len(singles) == (3 + 3) * SINGLES


def test_the_printed_water_takes_what_lies_on_it() -> None:
    # In the middle of the flower: no single space there; the 6 pairs of it and its 6 triangles are gone.
    with_water = Board(FLOWER, frozenset({named("D10")}), frozenset())
    assert counted(Island(with_water)) == {1: 6 * SINGLES, 2: (6 + 18) * WAYS_OF_TWO, 3: (0 + 6 + 12) * WAYS_OF_THREE}


def test_water_can_be_laid_on_every_bare_space() -> None:
    assert len(listed(told_state(Island(PRINTED)), type="lay-water")) == 150
    assert len(listed(told_state(Island(SMALL, [read("D10v C9r C11r")])), type="lay-water")) == 7 - 3


def test_figures_enter_where_land_is_at_the_edge() -> None:
    # All seven spaces covered but the middle one by three tiles: six spaces at the edge, the middle one is not.
    ring = [read("C9v C11r"), read("D12v E11r"), read("E9v D8r"), read("D10r")]
    state = told_state(Island(SMALL, ring))
    assert len(listed(state, type="enter")) == 6
    # Each can then go on to the other six spaces for as many points as are left: any, as 1 + 2 changes are fewer than 5.
    entered = ask("java", "rulings", {"state": state, "action": listed(state, type="enter")[0]})["state"]
    assert len(listed(entered, type="move")) == 6
    assert len(listed(entered, type="leave")) == 1
    # Nobody else can enter there.
    assert len(listed(entered, type="enter")) == 5


def test_the_first_turn_can_begin_so_on_a_flower() -> None:
    """Land, water, a card from either place, the token: figures and palaces have nowhere to stand yet."""
    state = told_state(Island(SMALL), turn=turn("one", spent=0))
    found = [action["type"] for action in listed(state)]
    assert {kind: found.count(kind) for kind in set(found)} == {
        "lay-land": 7 * 2 + 30 * 2 + 24 * 3,
        "lay-water": 7,
        "draw-card": 2,
        "use-token": 1,
    }


def test_lines_of_two_waters_on_a_flower() -> None:
    """In either order: each of 7 spaces, then each of the other 6."""
    state = told_state(Island(SMALL))
    after = (ask("java", "rulings", {"state": state, "action": action})["state"] for action in listed(state, type="lay-water"))
    assert sum(len(listed(then, type="lay-water")) for then in after) == 7 * 6


@pytest.mark.slow
def test_lines_of_two_tiles_on_a_flower() -> None:
    """After each tile wholly on the flower, each that lies on bare spaces only, or on top without covering it exactly.

    Each space is in 6 pairs and 6 triangles, each pair in 2 triangles: 11 pairs touch a pair, 15 a triangle; 10 triangles
    touch a pair, 13 a triangle.
    """
    due = {
        (1, 1): 14 * (7 - 1) * SINGLES,
        (1, 2): 14 * (30 - 6) * WAYS_OF_TWO,
        (1, 3): 14 * (24 - 6) * WAYS_OF_THREE,
        (2, 1): 24 * (7 - 2 + 2) * SINGLES,
        (2, 2): 24 * (30 - 11) * WAYS_OF_TWO,
        (2, 3): 24 * (24 - 10) * WAYS_OF_THREE,
        (3, 1): 18 * (7 - 3 + 3) * SINGLES,
        (3, 2): 18 * (30 - 15 + 3) * WAYS_OF_TWO,
        (3, 3): 18 * (24 - 13) * WAYS_OF_THREE,
    }
    found: Counter[tuple[int, int]] = Counter()
    state = told_state(Island(SMALL), ("one", "two"))
    for action in listed(state, type="lay-land"):
        if cost(Island(SMALL), tile := read(action["tile"])) == 1:
            then = ask("java", "rulings", {"state": state, "action": action})["state"]
            found.update((len(tile), len(read(other["tile"]))) for other in listed(then, type="lay-land"))
    assert found == due
    assert found.total() == 5_346
