"""What is asked in the benchmark: a full state of five players, everything known, and questions about it."""

from itertools import cycle
from typing import Any

PLAYERS = ["red", "yellow", "white", "violet", "blue"]
DECKS = {
    "plains": {"grain": 18, "cattle": 12, "ore": 6},
    "forest": {"wood": 18, "grain": 12, "cattle": 6},
    "hills": {"ore": 15, "cattle": 10, "wood": 5},
    "mountains": {"gold": 12, "ore": 8, "wood": 4},
}
TERRAINS = {
    "coast-1": "plains",
    "coast-2": "forest",
    "coast-3": "hills",
    "coast-4": "plains",
    "coast-5": "forest",
    "inland-1": "hills",
    "inland-2": "mountains",
    "inland-3": "hills",
    "inland-4": "mountains",
}
MOST_BUILDINGS = 20
ROADS = 6


def questions() -> dict[str, tuple[str, dict[str, Any]]]:
    """What is asked, by name: the question, and the request."""
    state = full_state()
    proposing = {**state, "phase": "proposals", "turn": "yellow"}
    lying = [card["resource"] for card in state["territories"]["coast-1"]["face_up"]["cards"]]
    everything = [{"player": "yellow", "face_up": lying, "face_down": 1}]
    proposal = {"player": "yellow", "territory": "coast-1", "shares": everything}
    voting = {**state, "phase": "voting", "turn": "yellow", "proposal": proposal}
    moves = [{"player": player, "hero": "warrior", "direction": "west"} for player in PLAYERS[1:]]
    fragment = {
        "players": PLAYERS,
        "clans": {player: {"army": clan["army"]} for player, clan in state["clans"].items()},
        "territories": {"coast-1": state["territories"]["coast-1"]},
    }
    nothing = {"type": "propose", "player": "yellow", "territory": "coast-1", "shares": []}
    return {
        "ruling: a pass": ("rulings", {"state": proposing, "action": {"type": "pass", "player": "yellow"}}),
        "ruling: a proposal": ("rulings", {"state": proposing, "action": {"type": "propose", **proposal}}),
        "ruling: an illegal proposal": (
            "rulings",
            {"state": proposing, "action": {"type": "propose", **proposal, "player": "white"}},
        ),
        "ruling: a vote": (
            "rulings",
            {"state": voting, "action": {"type": "vote", "ballots": dict(zip(PLAYERS, [True] * 5, strict=True))}},
        ),
        "ruling: the movement": (
            "rulings",
            {"state": {**state, "phase": "movement"}, "action": {"type": "move", "orders": moves}},
        ),
        "ruling: the production": ("rulings", {"state": {**state, "phase": "production"}, "action": {"type": "produce"}}),
        "ruling: hinges on a reading": ("rulings", {"state": _without_cards(proposing), "action": nothing}),
        "votes in a full state": ("votes", {"state": proposing, "territory": "coast-1"}),
        "votes in one territory": ("votes", {"state": fragment, "territory": "coast-1"}),
    }


def full_state() -> dict[str, Any]:
    """Five players, late in a game: every card, house and hero is known."""
    decks = {deck: _shuffled(deck, composition) for deck, composition in DECKS.items()}
    builders = cycle(PLAYERS)
    built = 0
    territories: dict[str, Any] = {}
    for place, (territory, terrain) in enumerate(TERRAINS.items()):
        houses = [{"player": player, "kind": "village"} for player in PLAYERS]
        for kind in ("keep", "church", "hall") if terrain != "mountains" else ():
            if built < MOST_BUILDINGS:
                houses.append({"player": next(builders), "kind": kind})
                built += 1
        territories[territory] = {
            "settlements": houses,
            "heroes": [],
            "works": [*(["road"] if place < ROADS else []), "improvement", *(["palisade"] if place % 2 else [])],
            "face_up": {"cards": [decks[terrain].pop() for _ in range(2)]},
            "face_down": {"cards": [decks[terrain].pop()] if place < ROADS else []},
        }
    for number, player in enumerate(PLAYERS):
        for step, hero in enumerate(("warrior", "priest", "skald")):
            territory = list(TERRAINS)[(2 * number + 3 * step) % len(TERRAINS)]
            territories[territory]["heroes"].append({"player": player, "hero": hero})
    hands = {player: [decks[deck].pop() for deck in DECKS for _ in range(2)] for player in PLAYERS}
    return {
        "edition": "sample",
        "players": PLAYERS,
        "main_player": "red",
        "clans": {
            player: {"army": 2 + place % 3, "hand": {"cards": hands[player]}, "waiting": []}
            for place, player in enumerate(PLAYERS)
        },
        "territories": territories,
        "decks": {deck: {"cards": cards} for deck, cards in decks.items()},
        "discards": {deck: {"cards": []} for deck in decks},
    }


def _without_cards(state: dict[str, Any]) -> dict[str, Any]:
    """The same, but no cards lie at the first territory."""
    none: dict[str, Any] = {"face_up": {"cards": []}, "face_down": {"cards": []}}
    first = {**state["territories"]["coast-1"], **none}
    return {**state, "territories": {**state["territories"], "coast-1": first}}


def _shuffled(deck: str, composition: dict[str, int]) -> list[dict[str, str]]:
    """The deck in an order that looks shuffled and is always the same."""
    cards = [{"deck": deck, "resource": resource} for resource, number in composition.items() for _ in range(number)]
    return [cards[place * 7 % len(cards)] for place in range(len(cards))] if len(cards) % 7 else cards
