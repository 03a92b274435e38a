"""The key terms of the rulebook, each on a small landscape of which one sees what is meant."""

from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import Squares, named, square
from lawspeaker.games.confusing_lands.landscape.terms import (
    border,
    connected,
    flows_into,
    flows_past,
    in_line,
    in_line_without_gap,
    near,
    outer_border,
    spaces_from,
    touching,
    within,
)

MIDDLE = square(2, 2)
BLOCK = Landscape.read([". . .", ". . .", ". . ."]).squares
RING = Landscape.read([". . .", ". - .", ". . ."]).squares
BAY = Landscape.read([". . . .", ". - - .", ". . - .", ". . . -"]).squares  # the hole meets the outside across a corner only
HORSESHOE = Landscape.read([". . 7", ". - 7", ". - ."])


def squares(*names: tuple[int, int]) -> Squares:
    return sum(square(row, column) for row, column in names)


def test_a_square_touches_the_four_beside_it() -> None:
    assert named(touching(MIDDLE)) == ["r1c2", "r2c1", "r2c3", "r3c2"]


def test_near_a_square_are_the_eight_around_it_and_not_itself() -> None:
    assert near(MIDDLE) == BLOCK & ~MIDDLE
    assert MIDDLE & near(squares((2, 2), (2, 3)))  # but it is near its neighbour


def test_squares_that_meet_at_a_corner_are_not_connected() -> None:
    groups = list(connected(squares((1, 1), (1, 2), (2, 3), (3, 3))))
    assert [named(group) for group in groups] == [["r1c1", "r1c2"], ["r2c3", "r3c3"]]


def test_a_group_hangs_together_by_any_way() -> None:
    assert list(connected(RING)) == [RING]


def test_the_border_touches_what_is_no_part_of_the_landscape() -> None:
    assert border(BLOCK) == BLOCK & ~MIDDLE
    assert border(RING) == RING


def test_the_rim_of_a_hole_is_not_at_the_outside() -> None:
    rim_alone = Landscape.read([". . . . .", ". . . . .", ". . - . .", ". . . . .", ". . . . ."]).squares
    assert border(rim_alone) & ~outer_border(rim_alone) == touching(square(3, 3))


def test_a_pocket_that_meets_the_outside_across_a_corner_is_a_hole() -> None:
    assert square(3, 2) & border(BAY)
    assert not square(3, 2) & outer_border(BAY)
    assert outer_border(BAY) == BAY & ~square(3, 2)


def test_a_river_flows_into_what_lies_beyond_its_ends_and_past_the_rest() -> None:
    landscape = Landscape.read([". F .", "M es V", ". C ."])
    assert named(flows_into(landscape.ends, MIDDLE)) == ["r2c3", "r3c2"]
    assert named(flows_past(landscape.ends, MIDDLE)) == ["r1c2", "r2c1"]


def test_rivers_flow_into_each_other_only_where_an_end_lies() -> None:
    landscape = Landscape.read(["ew ns"])
    assert flows_into(landscape.ends, square(1, 1)) & landscape.squares == square(1, 2)
    assert flows_past(landscape.ends, square(1, 2)) & landscape.squares == square(1, 1)


def test_spaces_are_counted_inside_the_landscape_and_over_conditions() -> None:
    steps = [named(reached) for reached in spaces_from(square(3, 1), HORSESHOE.squares)]
    assert steps == [["r3c1"], ["r2c1"], ["r1c1"], ["r1c2"], ["r1c3"], ["r2c3"], ["r3c3"]]


def test_within_so_many_spaces_is_all_that_is_no_farther() -> None:
    assert named(within(2, square(3, 1), HORSESHOE.squares)) == ["r1c1", "r2c1", "r3c1"]
    assert within(0, MIDDLE, BLOCK) == MIDDLE


def test_a_row_goes_on_beyond_a_gap_or_ends_there() -> None:
    gapped = Landscape.read([". - .", ". . ."]).squares
    assert named(in_line(square(1, 1)) & gapped) == ["r1c1", "r1c3", "r2c1"]
    assert named(in_line_without_gap(square(1, 1), gapped)) == ["r1c1", "r2c1"]
