"""Benchmark questions about Confusing Lands: two full landscapes, given card by card or as seen from above."""

from typing import Any

from lawspeaker.games import GAMES
from tests.bench.questions import Question, SlowQuestion

Placed = tuple[int, str, int, int, int]
"""A card with its side, rotation, row and column."""

ONE: list[Placed] = [
    (18, "plain", 270, 1, 1),
    (6, "plain", 0, 0, -1),
    (11, "plain", 0, -1, 0),
    (2, "condition", 0, 0, -1),
    (14, "plain", 0, 3, 2),
    (13, "plain", 0, 1, -3),
    (17, "plain", 0, 3, 4),
    (16, "condition", 90, 2, -4),
]
TWO: list[Placed] = [
    (8, "plain", 270, 1, 1),
    (1, "plain", 0, 0, 2),
    (7, "plain", 0, -1, 0),
    (4, "condition", 0, 2, 1),
    (9, "plain", 90, 0, -1),
    (15, "plain", 180, 2, -3),
    (12, "condition", 0, -2, 1),
    (5, "condition", 0, -1, -3),
]
SHARED, LEFT = 10, 3
"""The card in the middle, and the last card in the deck."""
CLAIMED = [
    {
        "player": "one",
        "conditions": [{"condition": 2, "points": 21}, {"condition": 16, "points": 21}, {"condition": 10, "points": 24}],
        "deduction": 20,
        "total": 46,
        "rank": 1,
    },
    {
        "player": "two",
        "conditions": [
            {"condition": 4, "points": 25},
            {"condition": 5, "points": 12},
            {"condition": 12, "points": 15},
            {"condition": 10, "points": 0},
        ],
        "deduction": 30,
        "total": 22,
        "rank": 2,
    },
]


def questions() -> dict[str, Question]:
    """The quick questions, by name."""
    placing, scoring = last_card(), full_state()
    place = {**CARD_TO_PLACE, "type": "place", "player": "one"}
    score = {"type": "score", "sheets": CLAIMED}
    return {
        "ruling: the last card is placed": Question("rulings", {"state": placing, "action": place}),
        "ruling: the last card, landscapes as they are seen": Question("rulings", {"state": seen(placing), "action": place}),
        "ruling: a card over a condition": Question("rulings", {"state": placing, "action": {**place, "row": 0, "column": 0}}),
        "ruling: what was counted is claimed": Question("rulings", {"state": scoring, "action": score}),
        "scores of two full landscapes": Question("scores", {"state": scoring}),
        "scores, landscapes as they are seen": Question("scores", {"state": seen(scoring)}),
    }


def full_state() -> dict[str, Any]:
    """The end of a game: eight cards in each landscape, and everything known."""
    return {
        "edition": "sample",
        "players": ["one", "two"],
        "phase": "scoring",
        "round": 4,
        "shared": {"card": SHARED},
        "landscapes": {"one": {"placed": placed(ONE)}, "two": {"placed": placed(TWO)}},
        "hands": {"one": {"cards": []}, "two": {"cards": []}},
        "deck": {"cards": [{"card": LEFT}]},
    }


def last_card() -> dict[str, Any]:
    """The same state, but the first player still has to place the last card."""
    state = full_state()
    *before, _ = placed(ONE)
    hands = {**state["hands"], "one": {"cards": [{"card": CARD_TO_PLACE["card"]}]}}
    return {**state, "phase": "placing-passed", "hands": hands, "landscapes": {**state["landscapes"], "one": {"placed": before}}}


def last_chosen() -> dict[str, Any]:
    """The same state two cards earlier: both players still have to place the card that they chose, and then one more."""
    state = full_state()
    cards = {player: placed(all_placed) for player, all_placed in (("one", ONE), ("two", TWO))}
    return {
        **state,
        "phase": "placing-chosen",
        "landscapes": {player: {"placed": listed[:-2]} for player, listed in cards.items()},
        "chosen": {player: {"card": listed[-2]["card"]} for player, listed in cards.items()},
        "hands": {player: {"cards": [{"card": listed[-1]["card"]}]} for player, listed in cards.items()},
    }


def seen(state: dict[str, Any]) -> dict[str, Any]:
    """The same state with the landscapes as seen from above."""
    game = GAMES["confusing-lands"]
    view = game.State(state, game.sources(state))
    landscapes = {}
    for player in state["players"]:
        rows, row, column = view.landscape(player).written()
        landscapes[player] = {"squares": list(rows), "origin": {"row": row, "column": column}}
    return {**state, "landscapes": landscapes}


def placed(cards: list[Placed]) -> list[dict[str, Any]]:
    """The cards as a landscape lists them."""
    return [dict(zip(("card", "side", "rotation", "row", "column"), card, strict=True)) for card in cards]


CARD_TO_PLACE = placed(ONE)[-1]

SLOW_QUESTIONS = {
    "every placement of four faces": lambda: SlowQuestion("legal-actions", {"state": last_chosen(), "limit": 1_000}, "actions"),
    "the same, by points": lambda: SlowQuestion(
        "legal-actions", {"state": last_chosen(), "limit": 1_000, "scores": True}, "actions"
    ),
    "the same, landscapes as they are seen": lambda: SlowQuestion(
        "legal-actions", {"state": seen(last_chosen()), "limit": 1_000, "scores": True}, "actions"
    ),
}
"""The slow questions, by name."""
