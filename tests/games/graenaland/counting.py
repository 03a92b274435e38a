"""Positions of which little is told, and how many legal actions there are in them."""

from collections.abc import Sequence
from typing import Any

from lawspeaker.adjudication.questions.legal_actions import HIGHEST_LIMIT
from tests.games.asking import ask
from tests.games.graenaland.positions import territories

PLAYERS = ["red", "yellow", "white", "blue"]


def state(phase: str, board: dict[str, Any], players: Sequence[str] = PLAYERS, **members: Any) -> dict[str, Any]:
    """A game on the printed map, where nothing stands or lies but what ``board`` says; red is the main player.

    Warriors of whom ``board`` does not say where they are stand together in the mountains of inland-2, if it says nothing of that
    territory. Villages from the start of which it does not say where they are stand where their player has settled or, if that is
    nowhere, in these mountains.
    """
    placed = [piece["player"] for place in board.values() for piece in place.get("heroes", ()) if piece["hero"] == "warrior"]
    empty = {"settlements": [], "heroes": [], "works": [], "face_up": {"cards": []}, "face_down": {"cards": []}}
    mountains = {"heroes": [hero(player) for player in players if player not in placed]}
    places = {name: {**empty, **({"inland-2": mountains} | board).get(name, {})} for name in territories(len(players))}
    for player in players if phase not in ("placement", "anchor") else ():
        homes = [name for name, place in places.items() for house in place["settlements"] if house["player"] == player]
        villages = [house for place in places.values() for house in place["settlements"] if house == village(player)]
        home = places[homes[0] if homes else "inland-2"]
        home["settlements"] = [*home["settlements"], *[village(player)] * (2 - len(villages))]
    return {
        "edition": "sample",
        "players": players,
        "main_player": "red",
        "phase": phase,
        "clans": {player: {"army": 1, "waiting": []} for player in players},
        "territories": places,
        **members,
    }


def listed(state: dict[str, Any], **wanted: Any) -> list[Any]:
    answer = ask("graenaland", "legal-actions", {"state": state, "limit": HIGHEST_LIMIT, **wanted})
    assert not answer["truncated"]
    assert not answer["missing"]
    return list(answer["actions"])


def count(state: dict[str, Any], **wanted: Any) -> int:
    return len(listed(state, **wanted))


def lines(state: dict[str, Any]) -> int:
    """How many ways there are of doing two actions, one after the other."""
    rulings = (ask("graenaland", "rulings", {"state": state, "action": action}) for action in listed(state))
    return sum(count(ruling["state"]) for ruling in rulings)


def village(player: str) -> dict[str, str]:
    return {"player": player, "kind": "village"}


def house(player: str, kind: str) -> dict[str, str]:
    return {"player": player, "kind": kind}


def hero(player: str, kind: str = "warrior") -> dict[str, str]:
    return {"player": player, "hero": kind}


def up(**resources: int) -> dict[str, Any]:
    """Cards of the plains, face up."""
    return {"cards": [{"deck": "plains", "resource": name} for name, number in resources.items() for _ in range(number)]}
