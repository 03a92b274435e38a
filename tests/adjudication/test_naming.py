"""Players who are named and do not play."""

from typing import Any

from lawspeaker.adjudication.rules.naming import strange_player, strangers
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.wire.errors import Fault
from lawspeaker.adjudication.words.phrases import rendered
from tests.adjudication.marbles import MARBLES

NAMED = [("/action/player", "ann"), ("/action/winners/0", "eve")]


def found(state: dict[str, Any]) -> list[Fault]:
    return list(strangers(View(state, MARBLES.sources(state)), NAMED))


def test_somebody_who_does_not_play_is_named_with_the_place() -> None:
    (fault,) = found({"players": ["ann", "bob"]})
    assert fault.pointer == "/action/winners/0"
    assert rendered(fault.detail, MARBLES.messages, "en") == "eve does not play in this game; the players are ann and bob."


def test_only_a_player_may_act() -> None:
    state = View({"players": ["ann", "bob"]}, MARBLES.sources({}))
    assert list(strange_player(state, {"type": "fill"}, "/action")) == []
    assert list(strange_player(state, {"player": "ann"}, "/action")) == []
    assert [fault.pointer for fault in strange_player(state, {"player": "eve"}, "/action")] == ["/action/player"]


def test_nobody_is_a_stranger_if_the_players_are_unknown() -> None:
    assert found({}) == []
