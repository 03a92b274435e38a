"""What is not stated is in order: in the middle of random games of ours, and what the next state says then."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from lawspeaker.adjudication.unstated import IN_ORDER, UNSTATED
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import beyond
from lawspeaker.conformance.package.hiding import Poorer, few_or_many_members, misjudged_in_order
from lawspeaker.games import GAMES
from tests.conformance import cases, package
from tests.effort import SLOW, THOROUGH
from tests.games.asking import ask
from tests.games.graenaland.test_hiding_in_play import hands_aligned
from tests.games.hiding import answer_of, asked_poorer
from tests.games.test_sharpness import IN_PLAY

FEW, SOME, MANY = 10, 60, 600
"""How many actions in a game are looked at."""


@pytest.mark.parametrize("number", [FEW, pytest.param(SOME, marks=SLOW), pytest.param(MANY, marks=THOROUGH)])
@pytest.mark.parametrize("game", GAMES.ours)
def test_what_is_legal_and_what_is_illegal_stays_so(game: str, number: int) -> None:
    played: Iterable[Any] = IN_PLAY[game]()
    for case in islice(played, number):
        fuller = answer_of(case, case.request)
        for poorer in asked_poorer(case, few_or_many_members) if fuller else ():
            assert list(misjudged_in_order(package(game), case, poorer, fuller)) == [], (case.request, poorer.paths)
            if fuller["verdict"] == "legal":
                assert_tells_no_more_of_the_next_state(case, poorer, fuller)


def assert_tells_no_more_of_the_next_state(case: Case, poorer: Poorer, fuller: Any) -> None:
    state = {**poorer.request["state"], UNSTATED: IN_ORDER}
    told = ask(case.game, case.question, {**poorer.request, "state": state})["state"]
    known = {**fuller["state"], UNSTATED: IN_ORDER}
    known = hands_aligned(told, known) if case.game == "graenaland" else known
    assert list(beyond(told, known)) == [], (case.request, poorer.paths)


def test_each_rule_that_may_be_the_broken_one_is_named() -> None:
    (case,) = (case for case in cases() if case.id == "in-order-supply-card-of-a-player-who-may-be-the-main-player")
    broken = [finding["rule"] for finding in answer_of(case, case.request)["findings"]]
    assert {"supply.main-player", "supply.once"} <= set(broken)
    assert "supply.row" not in broken
