"""The whole game as plainly as possible, written from the rulebook alone: what is allowed.

States and actions are those of the service; of these states everything has to be told, to the last card.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from typing import Any

from tests.games.java import naive_festival
from tests.games.java.naive_board import Island, Space, breaches, cost, name, named, placements, read
from tests.games.java.naive_settlements import cities, heights, largest_value, village_of
from tests.games.java.naive_standing import final_points, first_alone
from tests.games.java.naive_water import breaches as water_breaches
from tests.games.java.naive_ways import entries, exits, is_open, moves, path_price
from tests.games.java.positions import FIGURES, island_of, stock_of

State = dict[str, Any]
Action = dict[str, Any]

POINTS = 6
MOST_DRAWN = 2
PHASES = {"set-up": "setup", "bid": "festival", "pass": "festival", "final-scoring": "final-scoring"}
"""When an action is done that is not done in a turn."""
SORTS = {3: ("three_space",), 2: ("two_space",), 1: ("rice", "village")}
"""The sorts of land tiles, by their size."""
MOST_FOR_LAND = 3
"""What a tile costs that reaches over the edge as far as it can."""
TAKING_NO_LAND = ("lay-water", "enter", "leave", "move", "build-palace", "enlarge-palace", "draw-card")
"""The actions for action points, other than laying land."""


def hand(state: State, player: str) -> list[str]:
    return list(state["hands"][player]["cards"])


def points_left(state: State) -> int:
    return POINTS + int(state["turn"]["token_used"]) - int(state["turn"]["spent"])


def in_stock(state: State, sort: str) -> int:
    """Land tiles of that sort that the player whose turn it is can take."""
    holder = state["supply"] if sort == "three_space" else state["stocks"][state["turn"]["player"]]
    return int(holder[sort])


def next_player(state: State, player: str) -> str:
    players: Sequence[str] = state["players"]
    return players[(players.index(player) + 1) % len(players)]


def can_use_token(state: State) -> bool:
    """Whether the extra point can still be had, if it is needed."""
    turn = state["turn"]
    is_time = state["readings"]["token.timing"] == "any-time" or not turn["begun"]
    return bool(not turn["token_used"] and state["stocks"][turn["player"]]["tokens"] and is_time)


def is_land_due(state: State) -> bool:
    return not state["turn"]["land_laid"] and not state["scored"]


def cheapest_tile(state: State, island: Island) -> int | None:
    """What the cheapest tile costs that can be laid at once; ``None`` if none can be."""
    found = None
    for size, sorts in SORTS.items():
        if any(in_stock(state, sort) for sort in sorts):
            for tile in placements(island, size):
                if in_stock(state, stock_of(tile)):
                    found = min(found or MOST_FOR_LAND, cost(island, tile))
                    if found == 1:
                        return 1
    return found


def cheapest_land(state: State, island: Island, points: int) -> int | None:
    """What it takes to lay a tile, with whatever one's figures do first that makes room; ``None`` if more than those points.

    Everything is tried that they can do, one after the other, the cheapest first.
    """
    player, number = state["turn"]["player"], count()
    ahead = [(0, next(number), island.figures)] if points > 0 else []
    best, seen = points + 1, set()
    while ahead and ahead[0][0] < best - 1:
        spent, _, figures = heappop(ahead)
        if (standing := frozenset(figures)) in seen:
            continue
        seen.add(standing)
        now = replace(island, figures=figures)
        if tile := cheapest_tile(state, now):
            best = min(best, spent + tile)
        for price, after in ways_to_make_room(now, player):
            if spent + price < best - 1:
                heappush(ahead, (spent + price, next(number), after))
    return best if best <= points else None


def ways_to_make_room(island: Island, player: str) -> Iterator[tuple[int, dict[Space, str]]]:
    """What it costs to move a figure or to take it off the board, and which figures stand where then."""
    for space, price in exits(island, player).items():
        yield price, {other: owner for other, owner in island.figures.items() if other != space}
    for space, owner in island.figures.items():
        if owner == player:
            rest = {other: whose for other, whose in island.figures.items() if other != space}
            for end, price in moves(island, space).items():
                yield price, {**rest, end: player}


def must_lay_land(state: State, island: Island) -> bool:
    """Whether land is due and can still be laid, or certainly could have been when the turn began."""
    if not is_land_due(state):
        return False
    tiles = (tile for size in SORTS for tile in placements(island, size) if in_stock(state, stock_of(tile)))
    if any(island.heights[tile[0][0]] == 0 for tile in tiles):
        return True
    return cheapest_land(state, island, points_left(state) + int(can_use_token(state))) is not None


def position_after(island: Island, action: Action) -> Island:
    """What stands and lies where after something other than land was done."""
    player, figures = action["player"], dict(island.figures)
    match action["type"]:
        case "lay-water":
            return island.with_water(named(action["space"]))
        case "build-palace":
            return replace(island, palaces={**island.palaces, named(action["space"]): action["value"]})
        case "leave":
            del figures[named(action["from"])]
        case "enter":
            figures[named(action["to"])] = player
        case "move":
            del figures[named(action["from"])]
            figures[named(action["to"])] = player
    return replace(island, figures=figures)


def takes_away_land(state: State, island: Island, action: Action, paid: int) -> bool:
    """Whether land for up to three points has to be laid and can be, but no longer after something else was done."""
    if not is_land_due(state):
        return False
    token = int(can_use_token(state))
    before = min(points_left(state) + token, MOST_FOR_LAND)
    left = points_left(state) - paid + (token if state["readings"]["token.timing"] == "any-time" else 0)
    after = position_after(island, action)
    if cheapest_land(state, after, min(left, MOST_FOR_LAND)) is not None:
        return False
    return cheapest_land(state, island, before) is not None


def price(island: Island, action: Action) -> int | None:
    """The cost of the action; ``None`` if it cannot be computed."""
    match action["type"]:
        case "lay-land":
            return cost(island, read(action["tile"]))
        case "enter":
            return entries(island, action["player"]).get(named(action["to"]))
        case "leave":
            return exits(island, action["player"]).get(named(action["from"]))
        case "move":
            if "path" in action:
                return path_price(island, action["player"], [named(space) for space in action["path"]])
            own = island.figures.get(named(action["from"])) == action["player"]
            return moves(island, named(action["from"])).get(named(action["to"])) if own else None
        case "lay-water" | "build-palace" | "enlarge-palace" | "draw-card":
            return 1
    return 0


def broken(state: State, action: Action) -> set[str]:
    """Rules that are broken by the action; where a fundamental one is, not every other one is named."""
    kind = action["type"]
    if state["phase"] != PHASES.get(kind, "turn"):
        return {"turn.phase"}
    if state["phase"] == "festival":
        return broken_bidding(state, action)
    if action["player"] != state["turn"]["player"]:
        return {"turn.player"}
    if kind == "final-scoring":
        return broken_scoring(state, action)
    if state["turn"]["festival_held"] and kind != "end-turn":
        return {"turn.festival-last"}
    island = island_of(state)
    found = broken_by(state, island, action)
    paid = price(island, action)
    if paid is None or (found and kind != "draw-card"):
        return found  # what cannot be done has no price that both would name; a card has
    if paid > points_left(state):
        found.add("turn.points")
    elif action.get("action_points", paid) != paid:
        found.add("the claim about the price")
    elif kind in TAKING_NO_LAND and takes_away_land(state, island, action, paid):
        found.add("turn.land")
    return found


def broken_by(state: State, island: Island, action: Action) -> set[str]:
    """The rules of its own that the action breaks, whatever it costs."""
    player, turn, found = action["player"], state["turn"], set()
    match action["type"]:
        case "lay-land":
            tile = read(action["tile"])
            found = breaches(island, tile)
            if not found and not in_stock(state, stock_of(tile)):
                found.add("land.stock")
        case "lay-water":
            found = water_breaches(island, named(action["space"]))
            if not state["supply"]["water"]:
                found.add("water.stock")
        case "enter" | "move":
            if action["type"] == "enter" and list(island.figures.values()).count(player) == FIGURES:
                found.add("figure.stock")
            if action["type"] == "move" and island.figures.get(named(action["from"])) != player:
                found.add("figure.own")
            elif action["type"] == "move" and action["to"] == action["from"]:
                found.add("figure.path")
            elif not is_open(island, named(action["to"])):
                found.add("figure.land")
            elif named(action["to"]) in island.figures:
                found.add("figure.one")
            elif price(island, action) is None:
                found.add("figure.path" if action["type"] == "move" else "figure.edge")
        case "leave":
            if island.figures.get(named(action["from"])) != player:
                found.add("figure.own")
            elif price(island, action) is None:
                found.add("figure.edge")
        case "build-palace" | "enlarge-palace":
            found = broken_building(state, island, action)
        case "draw-card":
            if turn["drawn"] >= MOST_DRAWN:
                found.add("cards.two")
            from_deck = action["from"] == "deck"
            if (from_deck and not state["deck"]["cards"] and not reshuffles(state)) or (
                not from_deck and state["face_up"] == "none"
            ):
                found.add("cards.source")
        case "use-token":
            if turn["token_used"]:
                found.add("token.once")
            if not state["stocks"][player]["tokens"]:
                found.add("token.left")
            if not turn["token_used"] and state["stocks"][player]["tokens"] and not can_use_token(state):
                found.add("token.timing")
        case "hold-festival":
            found = broken_holding(state, island, action)
        case "end-turn":
            if must_lay_land(state, island):
                found.add("turn.land")
            if not is_last_before_scoring(state) and action.get("next", next_player(state, player)) != next_player(state, player):
                found.add("turn.next")
    return found


def broken_building(state: State, island: Island, action: Action) -> set[str]:
    space, value, found = named(action["space"]), action["value"], set()
    village = village_of(island, space)
    if action["type"] == "build-palace":
        if not village or space in island.figures or space in island.palaces:
            found.add("palace.village")
        elif village & island.palaces.keys():
            found.add("palace.one")
    elif space not in island.palaces:
        found.add("palace.village")
    else:
        if value <= island.palaces[space]:
            found.add("palace.higher")
        in_round = state["palaces_built"] if island.agreed["palace.enlarge-built"] == "round" else []
        if name(space) in [*state["turn"]["palaces"], *in_round]:
            found.add("palace.once")
    if first_alone(heights(island, village), island.agreed) != action["player"]:
        found.add("palace.right")
    if value > largest_value(village):
        found.add("palace.size")
    if not state["supply"]["palaces"][str(value)]:
        found.add("palace.stock")
    if action.get("points", value // 2) != value // 2:
        found.add("palace.points")
    return found


# Cards and festivals


def reshuffles(state: State) -> bool:
    """Whether the played cards would be shuffled, if a card had to come from the deck."""
    return bool(not state["deck"]["cards"] and state["discards"]["cards"] and state["readings"]["deck.exhausted"] == "reshuffle")


def bidders(state: State, palace: str) -> list[str]:
    """Those who have a figure in the city of that palace."""
    island = island_of(state)
    return [player for player in state["players"] if player in heights(island, village_of(island, named(palace)))]


def broken_cards(state: State, player: str, cards: Sequence[str]) -> set[str]:
    found = set()
    if Counter(cards) - Counter(hand(state, player)):
        found.add("festival.hand")
    if not all(naive_festival.fits(card, state["face_up"]) for card in cards):
        found.add("festival.symbols")
    return found


def broken_holding(state: State, island: Island, action: Action) -> set[str]:
    player, palace = action["player"], named(action["palace"])
    found = broken_cards(state, player, action["cards"])
    if must_lay_land(state, island):
        found.add("turn.land")
    if palace not in island.palaces:
        return {*found, "festival.palace"}
    if {"space": action["palace"], "value": island.palaces[palace], "side": "red"} in state["palaces"]:
        found.add("festival.white")
    if player not in bidders(state, action["palace"]):
        found.add("festival.figure")
    return found


def broken_bidding(state: State, action: Action) -> set[str]:
    festival, player = state["festival"], action["player"]
    if player not in bidders(state, festival["palace"]):
        found = {"festival.figure"}  # when it is the turn of others does not matter then
    else:
        found = set() if player == festival["turn"] else {"festival.order"}
    if action["type"] == "pass":
        is_agreed = action.get("agreed", False)
        if is_agreed and not (state["readings"]["festival.agreement"] == "yes" and are_level(state, player)):
            found.add("festival.agreement")
        due = outcome(state) if is_agreed or still_bidding(state) == [player] else None
        is_right = "points" not in action or action["points"] == due
        return found if is_right else {*found, "festival.points", "festival.shared"}
    found |= broken_cards(state, player, action["cards"])
    own = festival["bids"].get(player, [])
    others = {other: cards for other, cards in festival["bids"].items() if other != player}
    must_match = state["readings"]["festival.bids"] == "match-or-drop"
    if must_match and not naive_festival.is_enough(action["cards"], own, others, state["face_up"]):
        found.add("festival.match")
    return found


def still_bidding(state: State) -> list[str]:
    festival = state["festival"]
    return [player for player in bidders(state, festival["palace"]) if player not in festival["passed"]]


def are_level(state: State, player: str) -> bool:
    """Whether the player and all who still bid have laid as many symbols."""
    bids = state["festival"]["bids"]
    laid = {naive_festival.symbols(bids.get(other, []), state["face_up"]) for other in (player, *still_bidding(state))}
    return len(laid) == 1


def is_last_pass(state: State) -> bool:
    return len(still_bidding(state)) == 1


def outcome(state: State) -> dict[str, int]:
    """What the festival pays, as the cards lie."""
    festival = state["festival"]
    value = next(palace["value"] for palace in state["palaces"] if palace["space"] == festival["palace"])
    return naive_festival.paid(festival["bids"], state["face_up"], value)


# The end


def is_last_before_scoring(state: State) -> bool:
    """Whether after this turn comes the final scoring of whoever has it."""
    return bool(state["scored"]) or state["supply"]["three_space"] == 0


def due_finally(state: State, player: str) -> dict[str, int]:
    """What the cities pay to a player whose final scoring is due, by the spaces of their palaces."""
    island = island_of(state)
    return {
        name(palace): final_points(heights(island, city), island.palaces[palace], island.agreed).get(player, 0)
        for palace, city in cities(island).items()
    }


def broken_scoring(state: State, action: Action) -> set[str]:
    due = sum(due_finally(state, action["player"]).values())
    return set() if action.get("points", due) == due else {"final.total"}


def score(state: State, player: str) -> int:
    """The points of a player, with what the final scoring would bring now if it is still to come."""
    to_come = 0 if player in state["scored"] else sum(due_finally(state, player).values())
    return int(state["points"][player]) + to_come
