"""What is not stated is in order: in the middle of random games of ours, and what the next state says then."""

from collections.abc import Callable, Iterable
from itertools import islice
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.unstated import IN_ORDER, UNSTATED
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import beyond, erased
from lawspeaker.conformance.package.hiding import Poorer, few_or_many_members, misjudged_in_order
from lawspeaker.games import GAMES
from tests.conformance import cases, package
from tests.effort import SLOW, THOROUGH
from tests.games.asking import ask
from tests.games.confusing_lands import play as confusing_lands
from tests.games.graenaland import play as graenaland
from tests.games.graenaland.test_hiding_in_play import hands_aligned
from tests.games.graenaland.variants import VARIANTS
from tests.games.hiding import answer_of, asked_poorer, members
from tests.games.java import play as java
from tests.games.play import Action, Played, State, Table
from tests.games.test_sharpness import IN_PLAY

FEW, SOME, MANY = 10, 60, 600
"""The number of actions of a game that are examined."""
MOST_IN_A_ROW = 5


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


@pytest.mark.parametrize("number", [FEW, pytest.param(SOME, marks=SLOW), pytest.param(MANY, marks=THOROUGH)])
@pytest.mark.parametrize("game", GAMES.ours)
def test_legal_actions_in_a_row_never_become_illegal(game: str, number: int) -> None:
    random, (states, actions) = Random(f"in a row {game}"), GONE_THROUGH[game]()
    for _ in range(number):
        first, share = random.randrange(len(actions)), random.choice((0.1, 0.3, 0.6, 0.9))
        some = actions[first : first + random.randint(1, MOST_IN_A_ROW)]
        gone = [path for path in members(game, states[first]) if random.random() < share]
        state = {**erased(states[first], gone), UNSTATED: IN_ORDER}
        try:
            told = ask(game, "turns", {"state": state, "actions": some})
        except Misunderstood:
            continue  # a place that the actions name is erased
        if told["verdict"] == "undetermined":  # by what an action changed of a list that is erased
            assert told["missing"], (state, some)
            continue
        assert told["verdict"] == "legal", (state, some)
        known = {**states[first + len(some)], UNSTATED: IN_ORDER}
        known = hands_aligned(told["state"], known) if game == "graenaland" else known
        assert list(beyond(told["state"], known)) == [], (state, some)


def gone_through(game: str, played: Played) -> tuple[list[State], list[Action]]:
    """The states through which a game went, and what was done in them."""
    table, states = Table(GAMES[game]), [played.before]
    for action in played.actions:
        effect = table.ruled(table.seen(states[-1]), action).effect
        assert effect
        states.append(dict(effect.state))
    return states, played.actions


GONE_THROUGH: dict[str, Callable[[], tuple[list[State], list[Action]]]] = {
    "confusing-lands": lambda: gone_through("confusing-lands", confusing_lands.play(("one", "two"), "in a row", looked_at=0)),
    "graenaland": lambda: gone_through("graenaland", graenaland.play(VARIANTS[3], "in a row")),
    "java": lambda: gone_through("java", java.play(("one", "two", "three"), "in a row", java.FEW_TILES, looked_at=0)),
}


def test_each_rule_that_may_be_the_broken_one_is_named() -> None:
    (case,) = (case for case in cases() if case.id == "in-order-supply-card-of-a-player-who-may-be-the-main-player")
    broken = [finding["rule"] for finding in answer_of(case, case.request)["findings"]]
    assert {"supply.main-player", "supply.once"} <= set(broken)
    assert "supply.row" not in broken
