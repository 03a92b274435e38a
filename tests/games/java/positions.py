"""Positions at random, grown by the rules: tiles, water, palaces and figures on the printed board or on a small one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from tests.games.java.naive_board import (
    CHOICES,
    DEFAULTS,
    Board,
    Island,
    Space,
    Tile,
    breaches,
    has_name,
    lying,
    name,
    named,
    names,
    neighbours,
    printed_board,
    read,
    terrains,
    written,
)
from tests.games.java.naive_settlements import VALUES, villages
from tests.games.java.naive_water import breaches as water_breaches
from tests.games.java.naive_ways import is_open

State = dict[str, Any]

PLAYERS = ("one", "two", "three", "four")
PRINTED = printed_board()
PALACES = {2: 6, 4: 7, 6: 8, 8: 9, 10: 10}
WATER_TILES, THREE_SPACE_TILES, FIGURES, CARDS = 16, 56, 12, 30
OWN_TILES = {"two_space": 5, "rice": 3, "village": 2}
"""The land tiles of each player."""


def random_readings(random: Random) -> dict[str, str]:
    """Every reading at random, or all as they usually are."""
    if random.random() < 0.3:
        return dict(DEFAULTS)
    return {reading: random.choice(choices) for reading, choices in CHOICES.items()}


def random_board(random: Random, spaces: int = 22) -> Board:
    """A board of one piece, some water on it, here and there mountains around it."""
    grid: set[Space] = {(7, 15)}
    while len(grid) < spaces:
        row, column = random.choice(neighbours(random.choice(sorted(grid))))
        if 3 <= row <= 11 and 5 <= column <= 29:
            grid.add((row, column))
    board = Board(frozenset(grid), frozenset(), frozenset())
    water = random.sample(sorted(grid), random.choice((0, 1, 1, 2, 3)))
    mountains = [space for space in sorted(board.around) if random.random() < 0.5]
    return Board(board.grid, frozenset(water), frozenset(mountains))


def stock_of(tile: Tile) -> str:
    """Where a tile comes from."""
    return {"rrv": "three_space", "rv": "two_space", "r": "rice", "v": "village"}["".join(sorted(dict(tile).values()))]


def left(island: Island, players: int) -> dict[str, int]:
    """How many land tiles are left of each sort, those of all players together."""
    lie = Counter(map(stock_of, island.tiles))
    in_all = {"three_space": THREE_SPACE_TILES, **{sort: number * players for sort, number in OWN_TILES.items()}}
    return {sort: number - lie[sort] for sort, number in in_all.items()}


def random_tile(random: Random, places: Sequence[Space]) -> Tile:
    """Somewhere about these places, whether it may be laid there or not."""
    size = random.choices((1, 2, 3), (2, 4, 9))[0]
    spaces = random.choice([spaces for spaces in lying(random.choice(places), size) if all(map(has_name, spaces))])
    return tuple(zip(spaces, random.choice(terrains(size)), strict=True))


def near_land(island: Island) -> list[Space]:
    """About where something lies, so that most of what is laid there has to do with it; else anywhere."""
    spaces = {space for space in island.board.everywhere if space in island.seen or space in island.water}
    return sorted(spaces) or island.board.everywhere


def random_island(
    random: Random,
    board: Board | None = None,
    steps: int = 60,
    players: Sequence[str] = PLAYERS[:3],
    agreed: dict[str, str] | None = None,
) -> Island:
    """An island after ``steps`` random steps, some of which fail. On the large board, everything is near one space."""
    board = board or (PRINTED if random.random() < 0.3 else random_board(random))
    island = Island(board, agreed=random_readings(random) if agreed is None else agreed)
    centre = random.choice(sorted(board.grid))
    near = sorted(board.everywhere, key=lambda space: (abs(space[0] - centre[0]) + abs(space[1] - centre[1]), space))[:40]
    kinds = random.choices(("tile", "water", "palace", "figure"), (12, 2, 2, 6), k=steps)
    for kind in kinds:
        island = grown(island, kind, random, near, players)
    return island


def grown(island: Island, kind: str, random: Random, near: Sequence[Space], players: Sequence[str]) -> Island:
    """The island with one thing more, if a place for it was found."""
    if kind == "tile":
        tiles = [random_tile(random, near) for _ in range(12)]
        stock = left(island, len(players))
        fitting = (tile for tile in tiles if stock[stock_of(tile)] and not breaches(island, tile))
        if first := next(fitting, None):
            chosen = max([first, *fitting], key=partial(village_beside, island)) if random.random() < 0.6 else first
            return island.with_tile(chosen)
    space = random.choice(near)
    if kind == "water" and len(island.laid_water) < WATER_TILES and not water_breaches(island, space):
        return island.with_water(space)
    if kind == "palace":
        free = [village for village in villages(island) if not village & island.palaces.keys() and len(village) > 1]
        places = sorted((space, len(village)) for village in free for space in village if space not in island.figures)
        if places:
            space, spaces = random.choice(places)
            value = min(random.choice(VALUES), max(value for value in VALUES if value <= spaces))
            return replace(island, palaces={**island.palaces, space: value})
    if kind == "figure" and is_open(island, space) and space not in island.figures:
        player = random.choice(players)
        if list(island.figures.values()).count(player) < FIGURES:
            return replace(island, figures={**island.figures, space: player})
    return island


def village_beside(island: Island, tile: Tile) -> int:
    """By how much a village grows there, about."""
    return sum(island.seen.get(other) == "v" for space, terrain in tile if terrain == "v" for other in neighbours(space))


# As a state tells them


def told_board(board: Board) -> dict[str, list[str]]:
    return {"outline": names(board.grid), "water": names(board.water), "mountains": names(board.mountains)}


def told_island(island: Island) -> State:
    """The board, and what lies on it."""
    return {
        **({} if island.board == PRINTED else {"overlay": {"board": told_board(island.board)}}),
        "readings": island.agreed,
        "tiles": [written(tile) for tile in island.tiles],
        "water": names(island.laid_water),
        "palaces": [{"space": name(space), "value": value, "side": "white"} for space, value in sorted(island.palaces.items())],
        "figures": [f"{name(space)} {player}" for space, player in sorted(island.figures.items())],
    }


def told_seen(island: Island) -> list[str]:
    """The land as it is seen from above."""
    return [f"{name(space)}{terrain}{island.heights[space]}" for space, terrain in sorted(island.seen.items())]


def told_state(island: Island, players: Sequence[str] = PLAYERS[:3], **members: Any) -> State:
    """A state in which it is the turn of the first player, who has laid land already and has all points but one left.

    The same player has built all palaces.
    """
    stocks, supply = stocks_and_supply(island, players)
    return {
        "players": list(players),
        "phase": "turn",
        "turn": turn(players[0]),
        **told_island(island),
        "palaces_built": [],
        "points": {**dict.fromkeys(players, 0), players[0]: sum(value // 2 for value in island.palaces.values())},
        "stocks": stocks,
        "supply": supply,
        "scored": [],
        "hands": {player: {"count": 3} for player in players},
        "face_up": "mask",
        "deck": {"count": CARDS - 1 - 3 * len(players)},
        "discards": {"cards": []},
        **members,
    }


def turn(player: str, spent: int = 1, **members: Any) -> State:
    told = {"spent": spent, "land_laid": spent > 0, "palaces": [], "drawn": 0, "token_used": False, "festival_held": False}
    done = {**told, **members}
    return {"player": player, "begun": any(done.values()), **done}


def without(cards: Sequence[str], laid: Sequence[str]) -> list[str]:
    """The cards that are left when those are laid."""
    left = list(cards)
    for card in laid:
        left.remove(card)
    return left


def stocks_and_supply(island: Island, players: Sequence[str]) -> tuple[State, State]:
    """What is not on the board; the first player has no less than the others of what is left."""
    rest = left(island, len(players))
    stocks: State = {player: {"tokens": 3} for player in players}
    for sort, number in OWN_TILES.items():
        for player in players:
            stocks[player][sort] = min(number, rest[sort])
            rest[sort] -= stocks[player][sort]
    lie = Counter(island.palaces.values())
    palaces = {str(value): number - lie[value] for value, number in PALACES.items()}
    supply = {"three_space": rest["three_space"], "water": WATER_TILES - len(island.laid_water), "palaces": palaces}
    return stocks, supply


def island_of(state: State) -> Island:
    """The island that a state tells of, in which everything is told."""
    board = PRINTED
    if told := state.get("overlay", {}).get("board"):
        board = Board(*(frozenset(map(named, told[member])) for member in ("outline", "water", "mountains")))
    return Island(
        board,
        [read(tile) for tile in state["tiles"]],
        frozenset(map(named, state["water"])),
        {named(palace["space"]): palace["value"] for palace in state["palaces"]},
        {named(figure.split()[0]): figure.split()[1] for figure in state["figures"]},
        {**DEFAULTS, **state.get("readings", {})},
    )
