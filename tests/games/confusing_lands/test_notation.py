"""How squares are written, and how a face turns."""

from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.words import Direction, Symbol


def test_a_river_is_the_same_whichever_end_is_named_first() -> None:
    assert notation.content("sn") == notation.content("ns")
    assert notation.CONTENTS["ws"].symbol is Symbol.RIVER
    assert {*notation.CONTENTS["ws"].ends} == {Direction.WEST, Direction.SOUTH}


def test_what_is_read_is_written_the_same() -> None:
    tokens = [".", *"FMVEWC", *notation.RIVERS, "1", "18", "?"]
    rows = notation.written([tokens])
    assert Landscape.read(rows).written() == (rows, 1, 1)
