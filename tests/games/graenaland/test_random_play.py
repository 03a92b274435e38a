"""Many rounds of random legal actions: never a dead end, no impossible state, and nothing is lost or made up."""

from collections.abc import Callable
from random import Random
from typing import Any

import orjson
import pytest

from tests.games.graenaland.naive_production import produce
from tests.games.graenaland.positions import DECKS, State, cards, heroes, houses, later, start
from tests.games.test_every_game import ask

ROUNDS = 3
DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west", "stay")
ALL_CARDS = {(deck, resource): number for deck, kinds in DECKS.items() for resource, number in kinds.items() if number}

played_by_three_to_five = pytest.mark.parametrize("players", [3, 4, 5])


def listed(state: State, kind: str, limit: int, cursor: int = 0) -> list[Any]:
    request = {"state": state, "type": kind, "limit": limit, "cursor": cursor}
    actions: list[Any] = ask("graenaland", "legal-actions", request)["actions"]
    return actions


def chosen(state: State, kind: str, random: Random) -> Any:
    """One of the legal actions of that type, or none if there is none."""
    some = listed(state, kind, 1, random.randrange(40)) or listed(state, kind, 40)
    return random.choice(some) if some else None


def move(state: State, random: Random) -> Any:
    """Moves in any direction, possible or not; entries as listed where their owner has a choice."""
    standing = heroes({**state, "clans": {}})
    movers = [player for player in state["players"] if player != state["main_player"]]
    orders = [
        {
            "player": player,
            "hero": random.choice([hero for owner, hero in standing if owner == player]),
            "direction": random.choice(DIRECTIONS),
            "steps": random.choice((1, 2)),
        }
        for player in movers
    ]
    action = {"type": "move", "orders": orders}
    if ask("graenaland", "rulings", {"state": state, "action": action})["verdict"] == "legal":
        return action
    assert any(clan["waiting"] for clan in state["clans"].values())
    return chosen(state, "move", random)


def propose(state: State, random: Random) -> Any:
    proposal = chosen(state, "propose", random) if random.random() < 0.9 else None
    return proposal or {"type": "pass", "player": state["turn"]}


CHOICES: dict[str, Callable[[State, Random], Any]] = {
    "production": produce,
    "movement": move,
    "proposals": propose,
    "voting": lambda state, random: chosen(state, "vote", random),
    "building": lambda state, random: chosen(state, "end-round", random),
}


def play(state: State, random: Random, rounds: int) -> None:
    all_houses, all_heroes = houses(state), heroes(state)
    armies = {player: clan["army"] for player, clan in state["clans"].items()}
    first = state["players"].index(state["main_player"])
    for played in range(rounds):
        assert state["main_player"] == state["players"][(first + played) % len(state["players"])]
        steps = 0
        while (phase := state["phase"]) != "production" or steps == 0:
            action = CHOICES[phase](state, random)
            assert action, f"a dead end: {orjson.dumps(state).decode()}"
            answer = ask("graenaland", "rulings", {"state": state, "action": action})
            assert answer["verdict"] == "legal", (answer, orjson.dumps({"state": state, "action": action}).decode())
            before, state = state, answer["state"]
            assert ask("graenaland", "audits", {"state": state})["verdict"] == "possible", (before, action)
            assert cards(state) == ALL_CARDS, (before, action)
            assert houses(state) == all_houses
            assert heroes(state) == all_heroes
            assert {player: clan["army"] for player, clan in state["clans"].items()} == armies
            steps += 1
        assert steps <= 3 + 2 * (len(state["players"]) - 1)


@played_by_three_to_five
def test_games_go_on_from_the_start(players: int) -> None:
    for seed in range(8):
        random = Random(f"start {players} {seed}")
        play(start(players, random), random, ROUNDS)


@pytest.mark.slow
@played_by_three_to_five
def test_games_that_have_gone_on_go_on(players: int) -> None:
    for seed in range(12):
        random = Random(f"later {players} {seed}")
        play(later(players, random), random, ROUNDS)


@pytest.mark.slow
@played_by_three_to_five
def test_many_more_games_that_have_gone_on_go_on(players: int) -> None:
    for seed in range(45):
        random = Random(f"many {players} {seed}")
        play(later(players, random), random, ROUNDS)
