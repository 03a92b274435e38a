"""What a state says before anything is done in a phase: as it is entered by one tap."""

from typing import Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.resources.pieces import pieces_operation
from lawspeaker.games import GAMES
from tests.conformance import questions

VILLAGE: dict[str, Any] = {
    "players": ["one", "two"],
    "turn": {"player": "one"},
    "land": ["I13v1", "I15v1", "J14v1", "J16v1"],
    "water": [],
    "palaces": [],
    "figures": ["I13 one"],
    "supply": {"palaces": {"4": 7}},
}
PALACE = {"type": "build-palace", "player": "one", "space": "I15", "value": 4}


def listed(game: Game[Any], member: str) -> list[dict[str, Any]]:
    assert game.editing
    document = pieces_operation(game, game.editing).document
    assert document
    found: list[dict[str, Any]] = document("en")[member]
    return found


def beginnings(game: Game[Any]) -> list[dict[str, Any]]:
    return listed(game, "beginnings")


def test_a_palace_is_legal_once_nothing_else_is_on_the_board() -> None:
    beginning, _ = beginnings(GAMES["java"])
    told = {"phase": beginning["phase"], "turn": {**beginning["state"]["turn"], **VILLAGE["turn"]}}
    untold = {name: value for name, value in {**VILLAGE, **told}.items() if name not in ("palaces", "water", "supply")}
    assert ruling(untold, PALACE)["verdict"] == "undetermined"
    answer = ruling({**untold, "unstated": "nothing-else"}, PALACE)
    assert (answer["verdict"], answer["state"]["water"], answer["state"]["unstated"]) == ("legal", [], "nothing-else")


def ruling(state: Any, action: Any) -> Any:
    return questions("java")["rulings"].ask({"state": state, "action": action}, Preferences())


def test_a_palace_is_legal_once_nothing_was_done_in_the_turn() -> None:
    beginning, _ = beginnings(GAMES["java"])
    before = ruling(VILLAGE, PALACE)
    assert before["verdict"] == "undetermined"
    turn = {**beginning["state"]["turn"], **VILLAGE["turn"]}
    tapped = ruling({**VILLAGE, "phase": beginning["phase"], "turn": turn}, PALACE)
    assert (tapped["verdict"], list(tapped["missing"])) == ("legal", [])
