"""Players who are named and do not play."""

from typing import Any

from lawspeaker.adjudication.errors import Fault
from lawspeaker.adjudication.naming import strangers
from lawspeaker.adjudication.view import View
from tests.adjudication.marbles import MARBLES

NAMED = [("/action/player", "ann"), ("/action/winners/0", "eve")]


def found(state: dict[str, Any]) -> list[Fault]:
    return list(strangers(View(state, MARBLES.sources(state)), NAMED))


def test_whoever_does_not_play_is_told_of_where_the_name_stands() -> None:
    assert found({"players": ["ann", "bob"]}) == [Fault("/action/winners/0", "Player eve does not play in this game.")]


def test_nobody_is_a_stranger_as_long_as_it_is_not_known_who_plays() -> None:
    assert found({}) == []
