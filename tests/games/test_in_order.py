"""What is not stated is in order: the property that every package keeps, in the middle of random games of ours."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from lawspeaker.conformance.package.hiding import few_or_many_members, misjudged_in_order
from lawspeaker.games import GAMES
from tests.conformance import package
from tests.effort import SLOW, THOROUGH
from tests.games.hiding import answer_of, asked_poorer
from tests.games.test_sharpness import IN_PLAY

FEW, SOME, MANY = 10, 60, 600
"""How many actions in a game are looked at."""


@pytest.mark.parametrize("number", [FEW, pytest.param(SOME, marks=SLOW), pytest.param(MANY, marks=THOROUGH)])
@pytest.mark.parametrize("game", GAMES.ours)
def test_what_is_legal_stays_legal_and_what_is_illegal_illegal(game: str, number: int) -> None:
    played: Iterable[Any] = IN_PLAY[game]()
    for case in islice(played, number):
        fuller = answer_of(case, case.request)
        for poorer in asked_poorer(case, few_or_many_members) if fuller else ():
            assert list(misjudged_in_order(package(game), case, poorer, fuller)) == [], (case.request, poorer.paths)
