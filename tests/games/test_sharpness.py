"""An answer is as sharp as what is known allows: where every way of filling in the state gives one verdict, it has that one."""

import pytest

from lawspeaker.games import GAMES
from tests.conformance import Case, cases
from tests.games.filling import Open, open_rulings

FEW = 0.02
"""The share of open rulings that may be decided after all."""
SAMPLE = 12
"""Of how many cases one is tried; of a third of them, if there is more time."""


def ruling_cases(game: str) -> list[Case]:
    """The rulings on one action in a state of which something is told."""
    return [case for case in cases() if (case.game, case.question) == (game, "rulings") and case.request.get("action")]


@pytest.mark.parametrize("game", GAMES.ours)
@pytest.mark.parametrize("every", [SAMPLE, pytest.param(3, marks=pytest.mark.slow)], ids=["sample", "third"])
def test_few_rulings_are_open_that_every_way_of_filling_in_decides(game: str, every: int) -> None:
    found: list[Open] = [one for case in ruling_cases(game)[::every] for one in open_rulings(case, several=4)]
    decided = [one for one in found if one.is_decided]
    assert len(found) > 30, "too few are open to tell"
    assert len(decided) <= FEW * len(found), [(one.erased, one.missing, one.verdicts) for one in decided]
