"""Benchmark questions about Graenaland: a full state of five players where everything is known."""

from functools import cache
from itertools import cycle
from typing import Any

from tests.bench.questions import Question, SlowQuestion
from tests.games.graenaland.play import play
from tests.games.graenaland.positions import BUILDINGS, DECKS, FIGURES, ROW, Card, decks, printed, territories
from tests.games.graenaland.variants import VARIANTS

PLAYERS = ["red", "yellow", "white", "violet", "blue"]
WORKS = 6
"""The number of roads, and of markets."""
CARDS_IN_HAND = 20
"""Cards in a hand that allows many buildings."""
MOST_ACTIONS = 500
"""The most actions of a replay."""


def questions() -> dict[str, Question]:
    """The quick questions, by name."""
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
        "ruling: a pass": Question("rulings", {"state": proposing, "action": {"type": "pass", "player": "yellow"}}),
        "ruling: a proposal": Question("rulings", {"state": proposing, "action": {"type": "propose", **proposal}}),
        "ruling: an illegal proposal": Question(
            "rulings",
            {"state": proposing, "action": {"type": "propose", **proposal, "player": "white"}},
        ),
        "ruling: a vote": Question(
            "rulings",
            {"state": voting, "action": {"type": "vote", "ballots": dict(zip(PLAYERS, [True] * 5, strict=True))}},
        ),
        "ruling: the movement": Question(
            "rulings",
            {"state": {**state, "phase": "movement"}, "action": {"type": "move", "orders": moves}},
        ),
        "ruling: the production": Question("rulings", {"state": {**state, "phase": "production"}, "action": {"type": "produce"}}),
        "ruling: a village is built": Question("rulings", {"state": building(state), "action": village()}),
        "ruling: hinges on a reading": Question("rulings", {"state": _without_cards(proposing), "action": nothing}),
        "scores": Question("scores", {"state": state}),
        "votes in a full state": Question("votes", {"state": proposing, "territory": "coast-1"}),
        "votes in one territory": Question("votes", {"state": fragment, "territory": "coast-1"}),
    }


@cache
def whole_game() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A game of five from the set-up on: the first state, and as many actions as can be replayed at once."""
    (variant,) = (variant for variant in VARIANTS if str(variant) == "5-printed-standard-goals")
    played = play(variant, "bench")
    return played.before, played.actions[:MOST_ACTIONS]


def full_state() -> dict[str, Any]:
    """Five players, late in a game: every card, house and hero is known. Every player has 12 of 13 houses on the board."""
    piles = {deck: _shuffle(cards) for deck, cards in decks().items()}
    names = territories(len(PLAYERS))
    builders = {kind: cycle(PLAYERS) for kind in BUILDINGS}
    board: dict[str, Any] = {}
    for index, name in enumerate(names):
        terrain = printed(name, "terrain")
        built = [{"player": next(builders[kind]), "kind": kind} for kind in printed(name, "buildings")]
        board[name] = {
            "settlements": [*({"player": player, "kind": "village"} for player in PLAYERS), *built],
            "heroes": [],
            "works": [
                *(["road"] if index < WORKS else []),
                "improvement",
                *(["market"] if index >= len(names) - WORKS else []),
                *(["palisade"] if index % 2 else []),
            ],
            "face_up": {"cards": [piles[terrain].pop() for _ in range(2)]},
            "face_down": {"cards": [piles[terrain].pop()] if index < WORKS else []},
        }
    for number, player in enumerate(PLAYERS):
        for step, hero in enumerate(("warrior", "priest", "skald")):
            board[names[(2 * number + 3 * step) % len(names)]]["heroes"].append({"player": player, "hero": hero})
    row = [piles["supply"].pop() for _ in range(ROW)]
    hands = {player: [piles[deck].pop() for deck in piles for _ in range(2)] for player in PLAYERS}
    return {
        "edition": "sample",
        "players": PLAYERS,
        "main_player": "red",
        "clans": {
            player: {"army": 2 + index % 3, "hand": {"cards": hands[player]}, "waiting": []}
            for index, player in enumerate(PLAYERS)
        },
        "territories": board,
        "decks": {deck: {"cards": cards} for deck, cards in piles.items()},
        "discards": {deck: {"cards": []} for deck in piles},
        "supply_row": {"cards": row},
    }


def building(state: dict[str, Any]) -> dict[str, Any]:
    """The same state in the building phase, with no supply card taken yet."""
    return {**state, "phase": "building", "building": {"supply_taken": False, "markets_used": [], "offers": []}}


def village() -> dict[str, Any]:
    """A village, paid for with resource cards, gold, a supply card and a card at a market."""
    resources = [{"deck": "plains", "resource": "cattle"}, {"deck": "mountains", "resource": "gold"}]
    at_the_market = {"card": {"deck": "forest", "resource": "grain"}, "market": "coast-4"}
    supply = {"card": {"deck": "supply", "symbols": ["gold", "ore"]}}
    payment = [*({"card": card} for card in resources), at_the_market, supply]
    return {"type": "build-village", "player": "red", "territory": "inland-3", "payment": payment}


def rich_state() -> dict[str, Any]:
    """The same board with only villages, few works and a full hand, so that many buildings are possible."""
    state = full_state()
    for number, place in enumerate(state["territories"].values()):
        place["settlements"] = [house for house in place["settlements"] if house["kind"] == "village"]
        place["heroes"] = [piece for piece in place["heroes"] if piece["hero"] == "warrior"]
        place["works"] = ["market"] if number < 2 else []
        for card in place["face_down"]["cards"]:
            state["discards"][card["deck"]]["cards"].append(card)
        place["face_down"] = {"cards": []}
    hand = state["clans"]["red"]["hand"]["cards"]
    for _, deck in zip(range(CARDS_IN_HAND - len(hand)), cycle(DECKS), strict=False):
        hand.append(state["decks"][deck]["cards"].pop())
    return building(state)


def claim(villages: int) -> dict[str, Any]:
    """Red, with ``villages`` villages and a full hand, claims 6 points before anybody builds."""
    state = rich_state()
    del state["building"]
    for place in list(state["territories"].values())[villages:]:
        place["settlements"] = [house for house in place["settlements"] if house["player"] != "red"]
    red = {**state["clans"]["red"], "victory_cards": [FIGURES["victory_cards", "cards"].value[0]]}
    clans = {**state["clans"], "red": red}
    claiming = {**state, "phase": "claims", "options": {"victory_point_cards": True}, "clans": clans}
    return {"state": claiming, "player": "red", "points": 6}


def _without_cards(state: dict[str, Any]) -> dict[str, Any]:
    """The same state with the cards of the first territory on their discard pile."""
    first = state["territories"]["coast-1"]
    none: dict[str, Any] = {"face_up": {"cards": []}, "face_down": {"cards": []}}
    discards = {**state["discards"], "plains": {"cards": [*first["face_up"]["cards"], *first["face_down"]["cards"]]}}
    return {**state, "territories": {**state["territories"], "coast-1": {**first, **none}}, "discards": discards}


def _shuffle(cards: list[Card]) -> list[Card]:
    """The cards in an order that looks shuffled and is always the same."""
    return [cards[index * 7 % len(cards)] for index in range(len(cards))] if len(cards) % 7 else cards


def replay() -> SlowQuestion:
    start, actions = whole_game()
    return SlowQuestion("replays", {"state": start, "actions": actions}, "rulings")


SLOW_QUESTIONS = {
    "every legal action in a rich building phase": lambda: SlowQuestion(
        "legal-actions", {"state": rich_state(), "limit": 1_000}, "actions"
    ),
    "the same, by points": lambda: SlowQuestion(
        "legal-actions", {"state": rich_state(), "limit": 1_000, "scores": True}, "actions"
    ),
    f"a victory claim with {CARDS_IN_HAND} cards in hand that can be met": lambda: SlowQuestion(
        "victory-claims", claim(villages=4)
    ),
    f"a victory claim with {CARDS_IN_HAND} cards in hand that cannot": lambda: SlowQuestion("victory-claims", claim(villages=2)),
    "replay of a whole game": replay,
}
"""The slow questions, by name."""
