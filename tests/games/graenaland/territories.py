"""Random territories in which everything is known and nothing is impossible, in the JSON form of a state."""

from collections.abc import Iterator
from random import Random
from typing import Any

CLANS = ("red", "yellow", "white", "violet", "blue")
BUILDINGS = ("keep", "church", "hall")
HEROES = ("warrior", "priest", "skald")
WORKS = ("road", "improvement", "market", "palisade")


def territories(number_of_players: int, cases: int, seed: int) -> Iterator[tuple[dict[str, Any], dict[str, int]]]:
    """So many territories, each with the strength of every player's army."""
    random = Random(seed)
    for _ in range(cases):
        players = random.sample(CLANS, number_of_players)
        armies = {player: random.choice((1, 1, 2, 3, 5)) for player in players}
        yield _territory(random, players), armies


def _territory(random: Random, players: list[str]) -> dict[str, Any]:
    settlements = _settlements(random, players)
    return {
        "settlements": settlements,
        "heroes": _heroes(random, players),
        # Public works stand only where somebody has a settlement.
        "works": [work for work in WORKS if settlements and random.random() < 0.5],
    }


def _settlements(random: Random, players: list[str]) -> list[dict[str, str]]:
    """Villages of some players, and at most one building of each kind, where its clan has a village."""
    villages = [player for player in players for _ in range(random.choice((0, 0, 1, 1, 2, 4)))]
    houses = [{"player": player, "kind": "village"} for player in villages]
    if villages:
        houses += [{"player": random.choice(villages), "kind": kind} for kind in BUILDINGS if random.random() < 0.3]
    random.shuffle(houses)
    return houses


def _heroes(random: Random, players: list[str]) -> list[dict[str, str]]:
    """At most one hero of each player."""
    present = [player for player in players if random.random() < 0.6]
    heroes = [{"player": player, "hero": random.choice(HEROES)} for player in present]
    random.shuffle(heroes)
    return heroes
