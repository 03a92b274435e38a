"""Benchmark questions about Java: a state late in a game of four where everything is known."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tests.bench.questions import Question, SlowQuestion
from tests.games.java.positions import island_of, told_seen, without

PLAYERS = ("one", "two", "three", "four")
PALACE = "C19"
"""All four have a figure in the city of this palace."""
LAND = {"type": "lay-land", "player": "one", "tile": "F22v G23r"}
LAND_BY_WATER = {
    "type": "lay-land",
    "player": "one",
    "tile": "J12v K11r K13r",
    "irrigation": [{"space": "J10", "player": "three", "points": 3}],
}
FAR = {"type": "move", "player": "one", "from": "E27", "to": "G19"}
BUILT = {"type": "build-palace", "player": "one", "space": "G23", "value": 2, "points": 1}


def questions() -> dict[str, Question]:
    """The quick questions, by name."""
    state = late_state()
    end = {"type": "end-turn", "player": "one", "next": "two"}
    near = {**FAR, "to": "D26"}
    turn = [LAND_BY_WATER, BUILT, {"type": "draw-card", "player": "one", "from": "deck", "card": "puppet"}, end]
    last_pass = {"type": "pass", "player": "four", "points": {"one": 1}}
    return {
        "ruling: land is laid": Question("rulings", {"state": state, "action": LAND}),
        "ruling: land is laid and surrounds water": Question("rulings", {"state": state, "action": LAND_BY_WATER}),
        "ruling: the same, land as it is seen": Question("rulings", {"state": seen(state), "action": LAND_BY_WATER}),
        "ruling: a figure goes far": Question("rulings", {"state": state, "action": FAR}),
        "ruling: a figure goes nowhere": Question("rulings", {"state": state, "action": near}),
        "ruling: a palace is built": Question("rulings", {"state": state, "action": BUILT}),
        "ruling: the last pass of a festival": Question("rulings", {"state": festival(state), "action": last_pass}),
        "ruling: the end of a turn": Question("rulings", {"state": after_laying(state), "action": end}),
        "ruling: a whole turn": Question("turns", {"state": state, "actions": turn}),
        "standings in a city": Question("standings", {"state": state, "place": {"type": "board", "space": PALACE}}),
        "scores": Question("scores", {"state": state}),
    }


@cache
def late_state() -> dict[str, Any]:
    """A state in the turn of the first player, who has drawn a card and still has to lay land."""
    state: dict[str, Any] = yaml.load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    return state


def after_laying(state: dict[str, Any]) -> dict[str, Any]:
    """The same state, but the first player has laid land in this turn."""
    return {**state, "turn": {**state["turn"], "land_laid": True}}


def festival(state: dict[str, Any]) -> dict[str, Any]:
    """All four bid for a festival; three have passed, and the last one is about to."""
    bids = {"one": ["puppet+mask", "puppet+mask"], "two": ["drum+puppet"], "three": ["drum+puppet"], "four": ["puppet"]}
    hands = {player: {"cards": without(pile["cards"], bids[player])} for player, pile in state["hands"].items()}
    bidding = {"palace": PALACE, "bids": bids, "passed": list(PLAYERS[:-1]), "turn": PLAYERS[-1]}
    return {**after_laying(state), "phase": "festival", "hands": hands, "festival": bidding}


def seen(state: dict[str, Any]) -> dict[str, Any]:
    """The same state with the land as seen from above."""
    rest = {member: value for member, value in state.items() if member != "tiles"}
    return {**rest, "land": told_seen(island_of(state))}


@cache
def whole_game() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A game of four from the set-up on: the first state, and all actions."""
    from tests.games.java.play import play  # imported here because it imports the twins of all rules

    played = play(PLAYERS, "bench", looked_at=0)
    return played.before, played.actions


def replay() -> SlowQuestion:
    """A replay of the first actions of that game."""
    start, actions = whole_game()
    return SlowQuestion("replays", {"state": start, "actions": actions[:500]}, "rulings")


SLOW_QUESTIONS = {
    "every legal action of a late turn": lambda: SlowQuestion(
        "legal-actions", {"state": late_state(), "limit": 1_000}, "actions"
    ),
    "the same, by points": lambda: SlowQuestion(
        "legal-actions", {"state": late_state(), "limit": 1_000, "scores": True}, "actions"
    ),
    "replay of a whole game": replay,
}
"""The slow questions, by name."""
