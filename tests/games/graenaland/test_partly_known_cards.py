"""Proposals about cards of which some are not known."""

from typing import Any

from tests.games.asking import ask
from tests.sweeps import each

GRAIN = {"deck": "plains", "resource": "grain"}
HIDDEN = {"deck": "plains"}


def proposed(lying: list[dict[str, str]], shared: list[str]) -> Any:
    """The ruling on giving yellow, who alone lives on coast-1, these of the cards that lie there."""
    territory = {
        "settlements": [{"player": "yellow", "kind": "village"}] * 3,
        "heroes": [],
        "works": [],
        "face_up": {"cards": lying},
        "face_down": {"cards": []},
    }
    state = {
        "players": ["red", "yellow", "white", "blue"],
        "main_player": "red",
        "phase": "proposals",
        "turn": "yellow",
        "territories": {"coast-1": territory},
    }
    shares = [{"player": "yellow", "face_up": shared, "face_down": 0}]
    action = {"type": "propose", "player": "yellow", "territory": "coast-1", "shares": shares}
    return ask("graenaland", "rulings", {"state": state, "action": action})


@each("shared", [["grain"], ["grain", "ore"], ["grain", "ore", "ore", "ore"], ["ore", "ore", "ore"]])
def test_too_few_or_many_cards_are_wrong_whatever_is_hidden(shared: list[str]) -> None:
    assert proposed([GRAIN, HIDDEN, HIDDEN], shared)["verdict"] == "illegal"


def test_as_many_cards_are_left_open_as_long_as_some_are_hidden() -> None:
    answer = proposed([GRAIN, HIDDEN, HIDDEN], ["grain", "ore", "cattle"])
    assert (answer["verdict"], answer["missing"]) == ("undetermined", ["/state/territories/coast-1/face_up/cards"])
