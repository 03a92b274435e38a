"""An answer is as sharp as what is known allows: where every way of filling in the state gives one verdict, it has that one."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import pytest

from lawspeaker.conformance.cases import Case
from lawspeaker.games import GAMES
from tests.conformance import cases
from tests.effort import THOROUGH
from tests.games.confusing_lands import test_hiding_in_play as confusing_lands
from tests.games.filling import open_rulings
from tests.games.graenaland import test_hiding_in_play as graenaland
from tests.games.graenaland.variants import VARIANTS
from tests.games.java import test_hiding_in_play as java

FEW = 0.02
"""The share of open rulings that may be decided after all."""
every_sample = pytest.mark.parametrize("sample", [18, pytest.param(3, marks=THOROUGH)])
"""Of how many cases one is tried."""
IN_PLAY: dict[str, Callable[[], Iterable[Any]]] = {
    "confusing-lands": lambda: confusing_lands.cases_of_play(("one", "two"), 0, 1),
    "graenaland": lambda: graenaland.cases_of_play(VARIANTS[3]),
    "java": lambda: java.cases_of_play(("one", "two", "three"), 0, 1),
}
"""By game, what is done in a game at random."""
LOOKED_AT = 80
"""How many of these."""


def ruling_cases(game: str) -> list[Case]:
    """The rulings on one action in a state of which something is told."""
    return [case for case in cases() if (case.game, case.question) == (game, "rulings")]


@pytest.mark.slow
@every_sample
@pytest.mark.parametrize("game", GAMES.ours)
def test_few_rulings_are_open_that_every_filling_decides(game: str, sample: int) -> None:
    assert_sharp(ruling_cases(game)[::sample], several=4)


@pytest.mark.parametrize("game", [pytest.param(game, marks=THOROUGH) for game in GAMES.ours])
def test_nor_are_they_in_a_game(game: str) -> None:
    assert_sharp(islice(IN_PLAY[game](), LOOKED_AT), several=20)


def assert_sharp(cases: Iterable[Case], several: int) -> None:
    """Fails if too many of the rulings that are open where something is erased are decided by every way of filling it in."""
    found = [one for case in cases for one in open_rulings(case, several)]
    decided = [one for one in found if one.is_decided]
    assert len(found) > 40, "too few are open to tell"
    assert len(decided) <= max(1, FEW * len(found)), [(one.erased, one.missing, one.verdicts) for one in decided]
