"""The tables that show the rules and cases for each paragraph of the printed rulebooks are current."""

import pytest

from lawspeaker.games import GAMES
from tests.conformance import folder_of_cases
from tests.coverage import file_of, table
from tests.games.test_every_game import ROOT


def test_every_folder_of_cases_is_that_of_a_game() -> None:
    folders = {folder.resolve() for folder in (ROOT / "tests" / "cases").iterdir() if folder.is_dir()}
    assert folders == {folder_of_cases(game).resolve() for game in GAMES.ours}


@pytest.mark.parametrize("game", GAMES.ours)
def test_the_table_is_up_to_date(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == table(game), "make coverage"
