"""Erasing parts of what is asked of our games: what an answer may then still say.

The work is done in `lawspeaker/conformance/package`; here games have their ids, and what is wrong fails a test.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.unordered import is_known_in_part
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package import erasing, hiding
from lawspeaker.conformance.package.answers import bounds
from lawspeaker.conformance.package.erasing import put_back
from lawspeaker.conformance.package.hiding import Erasure, Poorer, each_member, several_members, some_members
from lawspeaker.games import GAMES
from tests.conformance import package
from tests.effort import SLOW, THOROUGH
from tests.games.asking import ask
from tests.games.consequences import at, left_open, pointed
from tests.games.play import Action, Played, State, Table

one_or_several_members = pytest.mark.parametrize(
    "erase",
    [some_members, pytest.param(several_members, marks=SLOW), pytest.param(each_member, marks=THOROUGH)],
    ids=["some-members", "several-members", "each-member"],
)

several_or_each_member = pytest.mark.parametrize("erase", [several_members, pytest.param(each_member, marks=THOROUGH)])

Tamper = Callable[[Action, State, Random], Iterable[Action]]
"""Actions that are like one in a state, most of them illegal."""
Compare = Callable[[Poorer, Case, Any], None]
"""Fails if a legal ruling in a poorer state tells more of the effect than is known, or less. The last argument is the answer in
the whole state.
"""


def asked_poorer(case: Case, erase: Erasure) -> Iterator[Poorer]:
    """The case asked with members of its state erased, as ``erase`` chooses them. No possible state becomes impossible."""
    return hiding.asked_poorer(package(case.game), case, erase)


def answer_of(case: Case, request: dict[str, Any]) -> Any:
    """The answer; none where the request is refused."""
    try:
        return ask(case.game, case.question, request)
    except (Misunderstood, Impossible):
        return None


def assert_tells_nothing_more(poorer: Poorer, fuller: Any) -> None:
    """The next state tells nothing that was erased; the events are some of what happened, each as far as it is known."""
    assert list(hiding.tells_more(poorer.answer, fuller)) == [], poorer.paths


def assert_names_what_is_missing(poorer: Poorer, case: Case, due: str, member: str = "verdict") -> None:
    """Sending what the answer names as missing, and again what is then missing, leads back to what is due."""
    assert list(hiding.misnames_what_is_missing(package(case.game), case, poorer, due, member)) == [], poorer.paths


def members(game: str, state: Any) -> Iterator[Path]:
    """The path of every member of every object in a state that is unknown where it is left out."""
    return erasing.members(GAMES[game], state)


def reached(table: Table, played: Played, name: str, tamper: Tamper, share: Callable[[Action], float]) -> Iterator[Case]:
    """A share of the actions of a game, in the states in which they were done, each followed by others like it."""
    random, state = Random(name), played.before
    for index, action in enumerate(played.actions):
        if random.random() < share(action):
            for number, other in enumerate((action, *tamper(action, state, random))):
                id = f"{name} {index} {number}"
                yield Case(table.game.id, id, id, (), None, "rulings", {"state": state, "action": other}, {})
        effect = table.ruled(table.seen(state), action).effect
        assert effect
        state = dict(effect.state)


def assert_open_or_the_same(case: Case, asked: Iterable[Poorer], compare: Compare) -> None:
    """A ruling in a poorer state is the same, or left open, and then names what is missing."""
    fuller = answer_of(case, case.request)
    for poorer in asked if fuller else ():
        assert poorer.answer["verdict"] in (fuller["verdict"], "undetermined"), (case.request, poorer.paths)
        if poorer.answer["verdict"] == "legal":
            compare(poorer, case, fuller)
        elif poorer.answer["verdict"] != fuller["verdict"]:
            assert_names_what_is_missing(poorer, case, fuller["verdict"])


def assert_effect_is_told(case: Case, erase: Erasure, compare: Compare) -> None:
    """The effect of a legal action is given as far as it is known."""
    fuller = answer_of(case, case.request)
    for poorer in asked_poorer(case, erase) if fuller and fuller["verdict"] == "legal" else ():
        if poorer.answer["verdict"] == "legal":
            compare(poorer, case, fuller)


def assert_scores_widen(case: Case, asked: Callable[[Case], Iterable[Poorer]]) -> None:
    """The scores in the state of a ruling have wider bounds if less is known, and no other ranks."""
    case = replace(case, question="scores", request={"state": case.request["state"]})
    entries = {entry["player"]: entry for entry in answer_of(case, case.request)["players"]}
    for poorer in asked(case):
        for entry in poorer.answer["players"]:
            least, most = bounds(entries[entry["player"]], "points")
            at_least, at_most = bounds(entry, "points")
            assert at_least <= least <= most <= at_most, (poorer.paths, entry["player"], case.request)
            assert entry.get("rank") in (None, entries[entry["player"]].get("rank")), (poorer.paths, case.request)


def assert_sending_what_is_missing_tells_it(poorer: Poorer, case: Case, fuller: Any) -> None:
    """Sending what would tell it, where the case does, again and again leads back to all that the case leads to."""
    request, answer = poorer.request, poorer.answer
    while gaps := [part for part in answer["open"] if pointed(part["at"])[1:] not in left_open(fuller)]:
        assert all(part["missing"] for part in gaps), poorer.paths
        missing = {place for part in gaps for place in part["missing"] if place.startswith("/state")}
        sent = [place for place in missing if at(request, pointed(place)) not in (None, {})]
        assert all(is_known_in_part(request, pointed(place)) for place in sent), (poorer.paths, request, gaps)
        told = request
        for place in missing:
            if at(case.request, pointed(place)) is not None:
                told = put_back(told, case.request, place)
        if told == request:
            return  # the case says it in another way, if at all
        request, answer = told, ask(case.game, case.question, told)
        assert answer["verdict"] == "legal", (poorer.paths, told)
