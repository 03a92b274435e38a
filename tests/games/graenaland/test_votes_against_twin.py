"""The service counts votes as the naive twin does, and what it says of partly known territories and ballots is true."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from math import inf
from random import Random
from typing import Any, NamedTuple

import pytest

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.games import GAMES
from tests.effort import SLOW
from tests.games.graenaland.naive_votes import passes, votes
from tests.games.graenaland.territories import territories

QUESTION = next(question for question in questions_of(GAMES["graenaland"]) if question.name == "votes")
PLACE = "coast-1"

Bounds = tuple[float, float]


class Table(NamedTuple):
    """How many play, and what they agreed on."""

    players: int
    changes: bool
    reading: str

    def state(self, territory: dict[str, Any], armies: dict[str, int]) -> dict[str, Any]:
        return {
            "players": list(armies),
            "options": {"three_player_changes": self.changes},
            "readings": {"votes.palisade-three-players": self.reading},
            "clans": {player: {"army": army} for player, army in armies.items()},
            "territories": {PLACE: territory},
        }

    def twin(self, territory: dict[str, Any], armies: dict[str, int]) -> dict[str, int]:
        return votes(territory, armies, self.changes, self.reading)


TABLES = [
    Table(3, True, "everyone"),
    Table(3, True, "outsiders"),
    Table(3, False, "everyone"),
    Table(4, False, "everyone"),
    Table(5, False, "everyone"),
]
at_every_table = pytest.mark.parametrize(
    "table", [TABLES[0], *(pytest.param(table, marks=SLOW) for table in TABLES[1:])], ids=str
)


@at_every_table
def test_known_territories_are_counted_as_by_the_twin(table: Table) -> None:
    random = Random(table.players)
    for territory, armies in territories(table.players, cases=300, seed=1):
        counted = table.twin(territory, armies)
        ballots = _ballots(random, counted)
        answer = _ask(table.state(territory, armies), ballots)
        assert _exactly(answer) == counted, (territory, armies)
        assert answer["total"] == {"votes": sum(counted.values())}
        assert answer["for"] == {"votes": sum(counted[player] for player, ballot in ballots.items() if ballot)}
        assert answer["outcome"] == _given(passes(counted, ballots)), (territory, armies, ballots)


@at_every_table
def test_the_changes_for_three_are_the_default_with_three_only(table: Table) -> None:
    for territory, armies in territories(table.players, cases=50, seed=2):
        state = table.state(territory, armies)
        del state["options"]
        assert _exactly(_ask(state, {})) == votes(territory, armies, table.players == 3, table.reading)


@at_every_table
def test_ballots_decide_once_no_other_can_change_that(table: Table) -> None:
    random = Random(table.players)
    decided = 0
    for territory, armies in territories(table.players, cases=100, seed=3):
        counted = table.twin(territory, armies)
        ballots = {player: ballot for player, ballot in _ballots(random, counted).items() if random.random() < 0.6}
        outcomes = {passes(counted, completed) for completed in _completions(counted, ballots)}
        expected = _given(outcomes.pop()) if len(outcomes) == 1 else "undetermined"
        assert _ask(table.state(territory, armies), ballots)["outcome"] == expected, (territory, armies, ballots)
        decided += expected != "undetermined"
    assert 10 < decided < 90


@at_every_table
def test_erasing_widens_the_bounds_around_the_true_numbers(table: Table) -> None:
    random = Random(table.players)
    for territory, armies in territories(table.players, cases=10, seed=4):
        counted = table.twin(territory, armies)
        ballots = _ballots(random, counted)
        narrower: dict[str, Bounds] = {player: (number, number) for player, number in counted.items()}
        for state in _erasures(random, table.state(territory, armies)):
            answer = _ask(state, ballots)
            wider = _bounds(answer)
            for player, (least, most) in narrower.items():
                at_least, at_most = wider[player]
                assert at_least <= least <= most <= at_most, (state, player)
            at_least, at_most = _bound(answer["total"])
            assert at_least <= sum(counted.values()) <= at_most, state
            assert answer["outcome"] in (_given(passes(counted, ballots)), "undetermined"), (state, ballots)
            narrower = wider


def _ask(state: dict[str, Any], ballots: dict[str, bool]) -> Any:
    return QUESTION.ask({"state": state, "territory": PLACE, "ballots": ballots}, Preferences())


def _exactly(answer: Document) -> dict[str, int]:
    return {line["player"]: line["votes"] for line in answer["players"]}


def _bounds(answer: Document) -> dict[str, Bounds]:
    """The least and greatest number of votes of each player; without an upper bound, infinity."""
    return {line["player"]: _bound(line) for line in answer["players"]}


def _bound(count: Document) -> Bounds:
    if "votes" in count:
        return count["votes"], count["votes"]
    return count["at_least"], count.get("at_most", inf)


def _given(passed: bool) -> str:
    return "passes" if passed else "fails"


def _ballots(random: Random, counted: dict[str, int]) -> dict[str, bool]:
    """A ballot of everyone who has one."""
    return {player: random.random() < 0.5 for player, number in counted.items() if number > 0}


def _completions(counted: dict[str, int], ballots: dict[str, bool]) -> Iterator[dict[str, bool]]:
    """Every way in which those who have not voted yet may vote."""
    silent = [player for player, number in counted.items() if number > 0 and player not in ballots]
    for choices in product((True, False), repeat=len(silent)):
        yield ballots | dict(zip(silent, choices, strict=True))


def _erasures(random: Random, state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The state with ever more erased of its territory and armies, member by member, until nothing of them is left."""
    state = deepcopy(state)
    while members := [*_members(state["territories"]), *_members(state["clans"])]:
        where, name = random.choice(members)
        del where[name]
        yield deepcopy(state)


def _members(document: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Every member of every object in ``document``, with the object that it can be erased from."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield document, name
            yield from _members(value)
    elif isinstance(document, list):
        for item in document:
            yield from _members(item)
