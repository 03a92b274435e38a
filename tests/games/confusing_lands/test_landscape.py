"""Landscapes: what is seen of cards that lie on each other, the names of squares, and where they may be."""

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.confusing_lands.landscape.faces import Face, face, unknown_face
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.laying import lay, seen_from_above
from lawspeaker.games.confusing_lands.landscape.squares import named, square, where
from lawspeaker.games.confusing_lands.words import Side
from tests.sweeps import each

WOODS = face(["F F F", "F F F"], 0)
CARD = face(["7 7 M", ". ns V"], 0, Side.CONDITION, 7)


def laid(*cards: tuple[Face, int, int]) -> Landscape:
    landscape = Landscape.EMPTY
    for shown, row, column in cards:
        landscape = seen_from_above(landscape, [lay(landscape.ground, shown, row, column)])
    return landscape


@each("row, column", [(-20, -20), (20, 20), (-20, 20), (0, 0)])
def test_squares_far_out_have_their_names_and_neighbours(row: int, column: int) -> None:
    assert where(square(row, column)) == (row, column)
    widest = Landscape.read([" ".join("F" * 41)] * 41, row, column)
    assert widest.squares.bit_count() == 41 * 41
    assert widest.written() == ((" ".join("F" * 41),) * 41, row, column)


def test_a_card_of_unknown_face_may_bear_a_condition() -> None:
    landscape = laid((WOODS, 1, 1), (unknown_face(90), 2, 2))
    assert landscape.unknown == landscape.perhaps_condition == unknown_face(90).squares_at(2, 2)
    assert landscape.further == Count(0, 1)
    assert not landscape.conditions


def test_the_plain_side_bears_none() -> None:
    landscape = laid((unknown_face(0, Side.PLAIN), 1, 1))
    assert landscape.unknown
    assert not landscape.perhaps_condition
    assert landscape.further == Count(0, 0)


def test_a_known_card_tells_its_condition_but_not_the_squares() -> None:
    landscape = laid((unknown_face(0, Side.CONDITION, 7), 1, 1))
    assert landscape.conditions == {7: 0}
    assert landscape.perhaps_condition == landscape.unknown
    assert landscape.further == Count(0, 0)


def test_an_unknown_condition_side_bears_an_unknown_condition() -> None:
    assert laid((unknown_face(0, Side.CONDITION), 1, 1)).further == Count(1, 1)


def test_the_halves_of_a_condition_adjoin() -> None:
    landscape = laid((face(["7 ? ?", "F F ?"], 0, Side.CONDITION, 7), 1, 1))
    assert named(landscape.perhaps_condition) == ["r1c2"]
    assert landscape.further == Count(0, 0)


def test_squares_next_to_a_whole_condition_are_no_part() -> None:
    assert not laid((face(["7 7 ?", "F ? ?"], 0, Side.CONDITION, 7), 1, 1)).perhaps_condition


def test_what_was_covered_was_no_condition() -> None:
    landscape = laid((unknown_face(0), 1, 1), (WOODS, 1, 1))
    assert landscape.further == Count(0, 0)
    one_left = laid((unknown_face(0), 1, 1), (WOODS, 2, 1), (face(["F F F", "F F F"], 90), 0, 2))
    assert named(one_left.unknown) == ["r1c1"]
    assert not one_left.perhaps_condition
    assert one_left.further == Count(0, 0)


def test_one_unknown_square_completes_only_half_a_condition() -> None:
    assert not Landscape.read(["F ? F"]).perhaps_condition
    assert named(Landscape.read(["9 ? F"]).perhaps_condition) == ["r1c2"]
    assert Landscape.read(["F ? ?", "F ? -"]).further == Count(0, 1)
