"""How players decide who play at random, but towards the end of the game: they lay large tiles, build, hold festivals.

What they decide is allowed as the naive twin sees it; the service is asked by ``play``.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import TypeVar

from tests.games.java import naive_festival
from tests.games.java.naive_board import Island, breaches, lying, name, neighbours, placements, terrains, written
from tests.games.java.naive_game import (
    SORTS,
    Action,
    State,
    bidders,
    broken,
    hand,
    in_stock,
    is_last_pass,
    points_left,
    reshuffles,
)
from tests.games.java.naive_settlements import VALUES
from tests.games.java.naive_ways import entries, exits, moves
from tests.games.java.positions import island_of

T = TypeVar("T")

TRIES = 25
"""The number of places that are examined for a tile."""
WEIGHTS = {
    "lay-three": 9,
    "lay-own": 2,
    "lay-water": 1,
    "enter": 5,
    "move": 2,
    "leave": 0.3,
    "build-palace": 6,
    "enlarge-palace": 3,
    "draw-card": 3,
    "use-token": 0.6,
    "end": 1,
}
"""How gladly each thing is done."""


def decided(state: State, random: Random) -> Action:
    """What the player whose turn it is does next."""
    if state["phase"] == "festival":
        return bidding(state, random)
    player = state["turn"]["player"]
    if state["phase"] == "final-scoring":
        return {"type": "final-scoring", "player": player}
    if state["turn"]["festival_held"]:
        return {"type": "end-turn", "player": player}
    kinds = sorted(WEIGHTS, key=lambda kind: random.random() ** (1 / WEIGHTS[kind]), reverse=True)
    if not points_left(state):
        kinds = [*[kind for kind in kinds if kind in ("move", "use-token")][: random.randint(0, 1)], "end"]
    island = island_of(state)
    for kind in kinds:
        for action in DECISIONS[kind](state, island, player, random):
            if not broken(state, action):
                return action
    fallback = {"type": "end-turn", "player": player}
    return fallback if not broken(state, fallback) else next(first_placements(state, island, player))


def first_placements(state: State, island: Island, player: str) -> Iterator[Action]:
    """The tiles that can be laid, one after the other, wherever it is; before them the token if nothing else is left."""
    if not points_left(state):
        yield {"type": "use-token", "player": player}
    for tile in (tile for size in (3, 2, 1) for tile in placements(island, size)):
        action = {"type": "lay-land", "player": player, "tile": written(tile)}
        if not broken(state, action):
            yield action


def lay_three(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    if in_stock(state, "three_space"):
        yield from lay(state, island, player, random, 3)


def lay_own(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    yield from lay(state, island, player, random, random.choice((1, 2)))


def lay(state: State, island: Island, player: str, random: Random, size: int) -> Iterator[Action]:
    """The best of a few tiles of that size, then the others: a village should grow, and land rise."""
    places = sorted(island.seen) if island.seen and random.random() < 0.8 else island.board.everywhere
    shown = {"r": "rice", "v": "village"}
    found = []
    for _ in range(TRIES):
        spaces = random.choice(lying(random.choice(places), size))
        tile = tuple(zip(spaces, random.choice(terrains(size)), strict=True))
        if (size > 1 or in_stock(state, shown[tile[0][1]])) and not breaches(island, tile):
            beside = [other for space, terrain in tile if terrain == "v" for other in neighbours(space)]
            villages = sum(island.seen.get(other) == "v" for other in beside)
            found.append((3 * villages + island.heights[spaces[0]] + 2 * random.random(), written(tile)))
        if len(found) == 6:
            break
    if size == 2 and not in_stock(state, *SORTS[2]):
        return
    for _, tile_told in sorted(found, reverse=True):
        yield {"type": "lay-land", "player": player, "tile": tile_told}


def lay_water(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    """Where it is nearly surrounded already."""
    bare = [space for space in island.board.everywhere if not island.heights[space]]
    bare.sort(key=lambda space: sum(bool(island.heights[other]) for other in neighbours(space)) + random.random(), reverse=True)
    for space in bare[:3]:
        yield {"type": "lay-water", "player": player, "space": name(space)}


def enter(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    prices = entries(island, player)
    for space in sorted(some(random, prices, 6), key=lambda space: island.seen[space], reverse=True):
        yield {"type": "enter", "player": player, "to": name(space)}


def move(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    """Mostly to where a village is, and up."""
    for start in some(random, [space for space, owner in island.figures.items() if owner == player], 2):
        ends = [space for space, price in moves(island, start).items() if price <= points_left(state)]
        best = sorted(ends, key=lambda space: ((island.seen[space] == "v") + island.heights[space], random.random()))
        for end in [*best[-2:], *some(random, ends, 1)]:
            if random.random() < 0.8:
                yield {"type": "move", "player": player, "from": name(start), "to": name(end)}


def leave(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    for space in some(random, exits(island, player), 1):
        yield {"type": "leave", "player": player, "from": name(space)}


def build(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    """In the villages where one stands, the largest palace that there is room for."""
    own = {space for space, owner in island.figures.items() if owner == player}
    beside = [space for space in island.seen if own & {space, *neighbours(space)}]
    for space in some(random, beside, 6):
        for value in sorted(VALUES, reverse=True):
            yield {"type": "build-palace", "player": player, "space": name(space), "value": value}


def enlarge(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    for space in some(random, island.palaces, 4):
        for value in random.sample(VALUES, 2):
            yield {"type": "enlarge-palace", "player": player, "space": name(space), "value": value}


def draw(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    for source in random.sample(("deck", "face-up"), 2):
        if len(hand(state, player)) < 9:
            yield drawn_from(state, player, source, random)


def drawn_from(state: State, player: str, source: str, random: Random) -> Action:
    """If the deck has to be made anew, it is shuffled here, outside of the rules."""
    cards = state["discards"]["cards"]
    shuffled = {"reshuffled": random.sample(cards, len(cards))} if reshuffles(state) else {}
    return {"type": "draw-card", "player": player, "from": source, **shuffled}


def use_token(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    yield {"type": "use-token", "player": player}


def end(state: State, island: Island, player: str, random: Random) -> Iterator[Action]:
    """With a festival, if there can be one."""
    cards = [card for card in hand(state, player) if naive_festival.fits(card, state["face_up"])]
    white = [palace["space"] for palace in state["palaces"] if palace["side"] == "white"]
    for palace in some(random, white, 6):
        if cards and player in bidders(state, palace):
            laid = random.sample(cards, random.randint(1, min(2, len(cards))))
            yield {"type": "hold-festival", "player": player, "palace": palace, "cards": laid}
    if points_left(state) < 2:
        yield {"type": "end-turn", "player": player}


def bidding(state: State, random: Random) -> Action:
    """One bids if one can, or passes; somebody alone mostly passes."""
    player = state["festival"]["turn"]
    cards = [card for card in hand(state, player) if naive_festival.fits(card, state["face_up"])]
    if cards and random.random() < (0.1 if is_last_pass(state) else 0.6):
        bid = {"type": "bid", "player": player, "cards": random.sample(cards, random.randint(1, min(2, len(cards))))}
        if not broken(state, bid):
            return bid
    return {"type": "pass", "player": player}


def some(random: Random, things: Iterable[T], most: int = 3) -> list[T]:
    ordered = sorted(things, key=str)
    return random.sample(ordered, min(len(ordered), most))


DECISIONS: dict[str, Callable[[State, Island, str, Random], Iterator[Action]]] = {
    "lay-three": lay_three,
    "lay-own": lay_own,
    "lay-water": lay_water,
    "enter": enter,
    "move": move,
    "leave": leave,
    "build-palace": build,
    "enlarge-palace": enlarge,
    "draw-card": draw,
    "use-token": use_token,
    "end": end,
}
