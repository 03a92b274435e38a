"""How spaces, tiles, land and figures are written, and what is wrong with a tile that cannot exist."""

import re

from lawspeaker.games.java.board.spaces import EVERY, beside, names, space
from lawspeaker.games.java.board.tiles import flaw, tile, written
from lawspeaker.games.java.notation import FIGURE, INNER_SPACE, SEEN, SPACE, TILE
from tests.games.java.naive_board import Board, named
from tests.games.java.positions import PRINTED
from tests.games.java.twins import GAME
from tests.sweeps import each


def test_every_space_has_a_name_and_its_neighbours() -> None:
    assert all(re.fullmatch(SPACE, one) and space(one) & EVERY for one in names(EVERY))
    inner = [one for one in names(EVERY) if re.fullmatch(INNER_SPACE, one)]
    assert inner == [one for one in names(EVERY) if beside(space(one)).bit_count() == 6]


@each(
    "pattern, right, wrong",
    [
        (SPACE, ["E7", "@0", "Z40"], ["E8", "F7", "@1", "E41", "E07", "e7", "E", "E-1", "AA1"]),
        (TILE, ["E7r", "E9v E11r", "E9v E11r F10r", "E7v  E9r"], ["E7", "E8v", "E7v E9r F8r G9r", "E7x"]),
        (SEEN, ["E7v3", "E7r", "E7?", "E7v12"], ["E7", "E7v0", "E7?2", "F7v1"]),
        (FIGURE, ["E7 one"], ["E7 five", "E7", "F7 one"]),
    ],
)
def test_the_notation_allows_what_it_should_and_nothing_else(pattern: str, right: list[str], wrong: list[str]) -> None:
    assert all(re.fullmatch(pattern, text) for text in right)
    assert not any(re.fullmatch(pattern, text) for text in wrong)


def test_a_tile_that_cannot_exist_has_its_fault_named() -> None:
    assert flaw("E9v E11r F10r") == {}
    assert flaw("E9v E11r E9r")["fault"] == "twice"
    assert flaw("E9v E11r E13r") == {"fault": "apart", "space": "E9", "other_space": "E13"}
    assert flaw("E9v E11v") == {"fault": "terrain"}
    assert written(tile("F10r E11r E9v")) == "E9v E11r F10r"


def test_the_board_of_the_edition_is_the_printed_one() -> None:
    sources = GAME.sources({})
    board = [frozenset(map(named, sources.figure("board", member))) for member in ("outline", "water", "mountains")]
    assert Board(*board) == PRINTED
