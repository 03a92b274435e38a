"""The effect of a legal action, as plainly as possible: the whole next state, written from the rulebook alone.

States and actions are those of the service; of these states everything has to be told, to the last card.
"""

import orjson

from tests.games.java import naive_festival
from tests.games.java.naive_board import Island, named, read
from tests.games.java.naive_game import (
    Action,
    State,
    due_finally,
    is_last_before_scoring,
    is_last_pass,
    next_player,
    outcome,
    price,
    reshuffles,
    still_bidding,
)
from tests.games.java.naive_water import irrigations
from tests.games.java.positions import island_of, stock_of


def copied(state: State) -> State:
    copy: State = orjson.loads(orjson.dumps(state))
    return copy


def after(state: State, action: Action) -> State:
    """The state after the action."""
    state = copied(state)
    island = island_of(state)
    player, turn = action.get("player", ""), state["turn"]
    turn["begun"] = turn["begun"] or action["type"] != "end-turn"
    turn["spent"] += price(island, action) or 0
    match action["type"]:
        case "lay-land":
            tile = read(action["tile"])
            holder = state["supply"] if len(tile) == 3 else state["stocks"][player]
            holder[stock_of(tile)] -= 1
            state["tiles"].append(action["tile"])
            turn["land_laid"] = True
            pay_water(state, island, island.with_tile(tile))
        case "lay-water":
            state["supply"]["water"] -= 1
            state["water"].append(action["space"])
            pay_water(state, island, island.with_water(named(action["space"])))
        case "enter":
            state["figures"].append(f"{action['to']} {player}")
        case "move":
            state["figures"].remove(f"{action['from']} {player}")
            state["figures"].append(f"{action['to']} {player}")
        case "leave":
            state["figures"].remove(f"{action['from']} {player}")
        case "build-palace" | "enlarge-palace":
            build(state, action)
        case "draw-card":
            draw(state, action)
        case "use-token":
            state["stocks"][player]["tokens"] -= 1
            turn["token_used"] = True
        case "hold-festival":
            state["phase"] = "festival"
            state["festival"] = {"palace": action["palace"], "bids": {}, "passed": []}
            lay_cards(state, action)
        case "bid":
            lay_cards(state, action)
        case "pass":
            pass_on(state, player, is_last=action.get("agreed") or is_last_pass(state))
        case "end-turn":
            if is_last_before_scoring(state):
                state["phase"] = "final-scoring"
            else:
                begin_turn(state, next_player(state, player))
        case "final-scoring":
            state["points"][player] += sum(due_finally(state, player).values())
            state["scored"].append(player)
            if len(state["scored"]) == len(state["players"]):
                state["phase"] = "over"
            else:
                begin_turn(state, next_player(state, player))
    return state


def pay_water(state: State, before: Island, now: Island) -> None:
    for irrigation in irrigations(before, now):
        if irrigation.player:
            state["points"][irrigation.player] += irrigation.points


def build(state: State, action: Action) -> None:
    space, value = action["space"], action["value"]
    state["palaces"] = [palace for palace in state["palaces"] if palace["space"] != space]
    state["palaces"].append({"space": space, "value": value, "side": "white"})
    state["supply"]["palaces"][str(value)] -= 1
    state["points"][action["player"]] += value // 2
    state["turn"]["palaces"].append(space)
    if action["type"] == "build-palace":
        state["palaces_built"].append(space)


def draw(state: State, action: Action) -> None:
    """If the deck is needed, and nothing is left of it, it is the one that was shuffled anew."""
    deck = state["deck"]["cards"]
    if reshuffles(state):
        deck = list(action["reshuffled"])
        state["discards"] = {"cards": []}
    if action["from"] == "deck":
        card, *deck = deck
    else:
        card = state["face_up"]
        state["face_up"], *deck = deck or ["none"]
    state["deck"] = {"cards": deck}
    state["hands"][action["player"]]["cards"].append(card)
    state["turn"]["drawn"] += 1


def lay_cards(state: State, action: Action) -> None:
    """Whoever comes next is asked for a bid."""
    festival, player = state["festival"], action["player"]
    for card in action["cards"]:
        state["hands"][player]["cards"].remove(card)
    festival["bids"][player] = [*festival["bids"].get(player, []), *action["cards"]]
    festival["turn"] = naive_festival.next_bidder(state["players"], player, still_bidding(state))


def pass_on(state: State, player: str, *, is_last: bool) -> None:
    """The last who passes ends the festival, and so do those who agree."""
    festival = state["festival"]
    if not is_last:
        festival["passed"].append(player)
        festival["turn"] = naive_festival.next_bidder(state["players"], player, still_bidding(state))
        return
    for winner, points in outcome(state).items():
        state["points"][winner] += points
    for palace in state["palaces"]:
        if palace["space"] == festival["palace"]:
            palace["side"] = "red"
    state["discards"]["cards"] += [card for cards in festival["bids"].values() for card in cards]
    del state["festival"]
    state["phase"] = "turn"
    state["turn"]["festival_held"] = True


def begin_turn(state: State, player: str) -> None:
    state["phase"] = "turn"
    state["turn"] = {
        "player": player,
        "begun": False,
        "spent": 0,
        "land_laid": False,
        "palaces": [],
        "drawn": 0,
        "token_used": False,
        "festival_held": False,
    }
    if player == state["players"][0]:
        state["palaces_built"] = []


def alike(state: State) -> State:
    """The same state told in one way, where the order of things means nothing."""
    told = copied(state)
    for member in ("figures", "water", "palaces_built"):
        told[member] = sorted(told.get(member, []))
    told["palaces"] = sorted(told["palaces"], key=lambda palace: str(palace["space"]))
    for pile in (*told["hands"].values(), told["discards"]):
        if "cards" in pile:
            pile["cards"] = sorted(pile["cards"])
    if festival := told.get("festival"):
        festival["bids"] = {player: sorted(cards) for player, cards in festival["bids"].items() if cards}
        festival["passed"] = sorted(festival["passed"])
    if "turn" in told:
        told["turn"]["palaces"] = sorted(told["turn"]["palaces"])
    if told["phase"] == "over":
        told.pop("turn", None)
    return told
