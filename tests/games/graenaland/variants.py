"""The ways in which a game can be set up: by how many, on which island, with which optional rules and readings."""

from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from lawspeaker.games import GAMES
from tests.games.graenaland.positions import CLANS, FIGURES, State, territories

CHOSEN_AT_RANDOM = (
    "claims.void",
    "claims.void-phase",
    "claims.proof",
    "grant.final-building",
    "hero-entry.second-building",
    "anchor.warrior",
    "anchor.target",
    "toll.cards",
    "joint.cards",
    "supply.exhausted",
)
"""Readings of which players choose any; on the others the naive twins rely."""


@dataclass(frozen=True)
class Variant:
    """How a game is played."""

    players: int
    own_island: bool
    chosen_positions: bool
    victory_cards: bool
    option: str | None = None
    """The optional rule of that number of players that is in force, or not in force, other than usual."""

    def __str__(self) -> str:
        island = "own" if self.own_island else "printed"
        positions = "chosen" if self.chosen_positions else "standard"
        victory = "points" if self.victory_cards else "goals"
        return "-".join((str(self.players), island, positions, victory, *([self.option] if self.option else [])))


def _variants() -> list[Variant]:
    three, five = "without-changes", "grant"
    of: dict[int, tuple[str | None, ...]] = {3: (None, three), 4: (None,), 5: (None, five)}
    return [
        Variant(players, own_island, chosen_positions, victory_cards, option)
        for players, optional in of.items()
        for option in optional
        for own_island, chosen_positions, victory_cards in product((False, True), repeat=3)
    ]


VARIANTS = _variants()


def before(variant: Variant, random: Random) -> State:
    """The state before the game is set up."""
    options: dict[str, bool] = {}
    if variant.victory_cards:
        options["victory_point_cards"] = True
    if variant.option == "without-changes":
        options["three_player_changes"] = False
    if variant.option == "grant":
        options["five_player_grant"] = True
    state: State = {
        **GAMES["graenaland"].setting_up.bare,
        "edition": "sample",
        "players": random.sample(CLANS, variant.players),
        "options": options,
        "readings": {name: random.choice(GAMES["graenaland"].catalogue.readings[name].choices) for name in CHOSEN_AT_RANDOM},
    }
    if variant.own_island:
        state["map"] = _own_island(variant.players, random)
        state["overlay"] = {"starts": {str(variant.players): _starts(variant.players, random)}}
    return state


def set_up(variant: Variant, state: State, random: Random) -> dict[str, Any]:
    """The action that sets the game up, by a seed."""
    return {
        "type": "set-up",
        "first_player": random.choice(state["players"]),
        "positions": "chosen" if variant.chosen_positions else "standard",
        "seed": str(random.getrandbits(64)),
    }


def _own_island(players: int, random: Random) -> list[dict[str, Any]]:
    """The printed map with its tiles in another order, and perhaps tiles that are meant for more players."""
    places = territories(players)
    every_tile = territories(max(range(3, 6)))
    tiles: dict[str, str] = {}
    for side in ("coast", "inland"):
        here = [place for place in places if place.startswith(side)]
        tiles |= dict(zip(here, random.sample([tile for tile in every_tile if tile.startswith(side)], len(here)), strict=True))
    return [
        {
            "territory": place,
            "tile": tiles[place],
            "coast": place.startswith("coast"),
            "neighbours": [
                {"direction": direction, "territory": other}
                for direction, other in FIGURES["maps", str(players), place, "neighbours"].value.items()
            ],
        }
        for place in places
    ]


def _starts(players: int, random: Random) -> dict[str, Any]:
    """Starting places on the coast, two for each player."""
    coast = [place for place in territories(players) if place.startswith("coast")]
    homes = [random.sample(coast, 2) for _ in range(players)]
    return {str(number): {"settlements": pair, "warrior": pair[0]} for number, pair in enumerate(homes, start=1)}
