"""The board of the edition is the one that is printed, as the twin has it in a table of its own."""

from tests.games.java.naive_board import Board, named, neighbours
from tests.games.java.positions import PRINTED
from tests.games.java.twins import GAME


def test_the_board_of_the_edition_is_the_printed_one() -> None:
    sources = GAME.sources({})
    told = [frozenset(map(named, sources.figure("board", member))) for member in ("outline", "water", "mountains")]
    assert Board(*told) == PRINTED


def test_the_printed_board_has_150_spaces_and_three_waters_none_at_the_edge_or_beside_another() -> None:
    assert len(PRINTED.grid - PRINTED.water) == 150
    assert len(PRINTED.water) == 3
    for space in PRINTED.water:
        assert set(neighbours(space)) <= PRINTED.grid - PRINTED.water


def test_half_of_the_edge_is_mountains_the_other_half_lowlands() -> None:
    """Nearly so: 35 of 63 spaces."""
    assert (len(PRINTED.mountains), len(PRINTED.around)) == (35, 63)
    assert PRINTED.mountains <= PRINTED.around
