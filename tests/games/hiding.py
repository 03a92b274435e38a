"""Erasing parts of what is asked of our games: what an answer may then still say.

The work is done in `lawspeaker/conformance/package`; here games have their ids, and what is wrong fails a test.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.errors import Impossible, Misunderstood
from lawspeaker.conformance.package import erasing, hiding
from lawspeaker.conformance.package.hiding import Erasure, Poorer, each_member, several_members, some_members
from lawspeaker.games import GAMES
from tests.conformance import Case
from tests.effort import SLOW, THOROUGH
from tests.games.asking import ask, package

one_or_several_members = pytest.mark.parametrize(
    "erase",
    [some_members, pytest.param(several_members, marks=SLOW), pytest.param(each_member, marks=THOROUGH)],
    ids=["some-members", "several-members", "each-member"],
)


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
