"""How squares are written, and how a face turns."""

import re

import pytest

from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.notation import FACE_ROW_PATTERN, ROW_PATTERN
from lawspeaker.games.confusing_lands.words import Direction, Symbol

FACE = ("7 7 F", ". ns M")


def test_a_face_turned_by_a_quarter_has_its_first_square_top_right() -> None:
    assert notation.turned(FACE, 90) == (". 7", "ew 7", "M F")


def test_a_face_turned_by_half_stands_on_its_head() -> None:
    assert notation.turned(FACE, 180) == ("M ns .", "F 7 7")


def test_a_face_turned_by_three_quarters_has_its_first_square_bottom_left() -> None:
    assert notation.turned(FACE, 270) == ("F M", "7 ew", "7 .")


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_turning_on_to_a_full_turn_brings_a_face_back(rotation: int) -> None:
    assert notation.turned(notation.turned(FACE, rotation), 360 - rotation) == FACE


@pytest.mark.parametrize(
    ("river", "turned"), [("ns", "ew"), ("ew", "ns"), ("ne", "es"), ("es", "sw"), ("sw", "nw"), ("wn", "ne")]
)
def test_the_ends_of_a_river_turn_along(river: str, turned: str) -> None:
    assert notation.turned([river], 90) == (turned,)


def test_a_river_is_the_same_whichever_end_is_named_first() -> None:
    assert notation.content("sn") == notation.content("ns")
    assert notation.CONTENTS["ws"].symbol is Symbol.RIVER
    assert {*notation.CONTENTS["ws"].ends} == {Direction.WEST, Direction.SOUTH}


def test_what_is_read_is_written_the_same() -> None:
    tokens = [".", *"FMVEWC", *notation.RIVERS, "1", "18", "?"]
    rows = notation.written([tokens])
    assert Landscape.read(rows).written() == (rows, 1, 1)


@pytest.mark.parametrize("row", ["7 7 F", "  F  ns   . ", "? ? ?", "18 1 10", "wn sn we"])
def test_three_squares_are_a_row_of_a_face(row: str) -> None:
    assert re.fullmatch(FACE_ROW_PATTERN, row)


@pytest.mark.parametrize("row", ["F F", "F F F F", "- F F", "19 F F", "0 F F", "nn F F", "f F F", "FFF", "7\t7 F", "7 7 F\n", ""])
def test_nothing_else_is_a_row_of_a_face(row: str) -> None:
    assert not re.fullmatch(FACE_ROW_PATTERN, row)


def test_a_landscape_may_have_places_without_a_square_and_43_in_a_row() -> None:
    """From column -20, where the westernmost card may begin, to column 22, where the easternmost may end."""
    assert re.fullmatch(ROW_PATTERN, "- F  ns -")
    assert re.fullmatch(ROW_PATTERN, " ".join("F" * 43))
    assert not re.fullmatch(ROW_PATTERN, " ".join("F" * 44))
    assert not re.fullmatch(ROW_PATTERN, "")
