"""What would take too long is given up, and said to be: payments of prices that no component has, and hopeless claims."""

from importlib import import_module
from itertools import combinations_with_replacement
from typing import Any

import pytest

from lawspeaker.adjudication.deciding.listing import MOST_WORK
from lawspeaker.games.graenaland.shapes.cards import DECKS
from lawspeaker.games.graenaland.words import SUPPLY, Resource
from tests.games.asking import ask
from tests.games.graenaland.positions import FIGURES, territories

PLAYERS = ["red", "yellow", "white", "blue"]
RESOURCES = [resource.value for resource in Resource]
TERRAINS = [deck for deck in DECKS if deck != SUPPLY]
ONE_OF_EACH: list[dict[str, Any]] = [{"deck": deck, "resource": resource} for deck in TERRAINS for resource in RESOURCES]
SUPPLY_CARDS: list[dict[str, Any]] = [
    {"deck": SUPPLY, "symbols": list(symbols)} for symbols in combinations_with_replacement(RESOURCES, 2)
]
RAISED = {"type": "raise-army", "player": "red"}


def state(each: int, hand: list[dict[str, Any]], markets: int = 0) -> dict[str, Any]:
    """Red may raise the army for ``each`` of each resource, and holds these cards."""
    village = {"player": "red", "kind": "village"}
    places: dict[str, Any] = {name: {"settlements": [village], "works": []} for name in territories(len(PLAYERS))}
    places["inland-3"]["settlements"] = [
        village,
        *({"player": player, "kind": "village"} for player in PLAYERS[1:] for _ in range(2)),
    ]
    for place in list(places.values())[:markets]:
        place["works"] = ["market"]
    return {
        "main_player": "red",
        "players": PLAYERS,
        "phase": "building",
        "building": {"markets_used": [], "supply_taken": False, "offers": []},
        "territories": places,
        "overlay": {
            "decks": {deck: dict.fromkeys(RESOURCES, 40) for deck in TERRAINS},
            "supply": {"cards": [card["symbols"] for card in SUPPLY_CARDS]},
            "costs": {"army": {"peasants": dict.fromkeys(RESOURCES, each)}},
        },
        "clans": {"red": {"army": 1, "hand": {"cards": hand}}},
    }


def test_payments_are_listed_as_far_as_there_is_time_to_try_them(monkeypatch: pytest.MonkeyPatch) -> None:
    request = {"state": state(1, ONE_OF_EACH + SUPPLY_CARDS), "action": RAISED, "limit": 50}
    whole = ask("graenaland", "legal-actions", request)
    monkeypatch.setattr(import_module("lawspeaker.adjudication.deciding.listing"), "MOST_WORK", MOST_WORK // 50)
    hasty = ask("graenaland", "legal-actions", request)
    assert 0 < len(hasty["actions"]) < len(whole["actions"]) == 50
    assert hasty["actions"] == whole["actions"][: len(hasty["actions"])]
    assert (hasty["truncated"], hasty["next"]) == (True, len(hasty["actions"]))


def test_an_endless_price_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("lawspeaker.adjudication.deciding.listing"), "MOST_WORK", MOST_WORK // 50)
    answer = ask("graenaland", "legal-actions", {"state": state(9, ONE_OF_EACH + SUPPLY_CARDS, markets=6), "action": RAISED})
    assert (answer["actions"], answer["truncated"], "next" in answer) == ([], True, False)


def test_impossible_payments_are_found_by_counting() -> None:
    """A card is short, and there are enough markets for whatever five cards are not laid down directly."""
    hand = ONE_OF_EACH * 2 + ONE_OF_EACH[:4]
    answer = ask("graenaland", "legal-actions", {"state": state(9, hand, markets=6), "action": RAISED})
    assert len(hand) == 9 * len(RESOURCES) - 1
    assert (answer["actions"], answer["truncated"]) == ([], False)


def test_an_ambiguous_payment_must_say_what_each_card_pays() -> None:
    cards = SUPPLY_CARDS + ONE_OF_EACH[: len(RESOURCES)] * 3
    payment: list[dict[str, Any]] = [{"card": card} for card in cards]
    request = {"state": state(9, cards), "action": {**RAISED, "payment": payment}}
    answer = ask("graenaland", "rulings", request)
    assert answer["verdict"] == "undetermined"
    assert answer["missing"] == [f"/action/payment/{index}/as" for index in range(len(SUPPLY_CARDS))]
    for entry in payment[: len(SUPPLY_CARDS)]:
        entry["as"] = entry["card"]["symbols"]
    assert ask("graenaland", "rulings", request)["verdict"] == "legal"
    for entry in payment[: len(SUPPLY_CARDS)]:
        entry["as"] = entry["card"]["symbols"][:1]
    assert ask("graenaland", "rulings", request)["verdict"] == "illegal"


def test_many_cards_named_in_part_are_looked_for_in_a_large_hand() -> None:
    grain, ore = {"deck": "plains", "resource": "grain"}, {"deck": "plains", "resource": "ore"}
    absent = {"resource": "wood"}
    named = [absent, *[{"deck": "plains"}] * 100, absent, *[{"resource": "grain"}] * 30, *[{}] * 68]
    action = {**RAISED, "payment": [{"card": card} for card in named]}
    position = state(1, [grain] * 100 + [ore] * 33)
    position["overlay"]["decks"] = {"plains": {"grain": 100, "ore": 40}}
    answer = ask("graenaland", "rulings", {"state": position, "action": action})
    (lacking,) = (finding for finding in answer["findings"] if finding["rule"] == "payment.held")
    assert lacking["at"] == [f"/action/payment/{place}/card" for place in (0, 101, *range(2 + 133, 200))]


def claimed(army: dict[str, int], points: int, hand: list[dict[str, Any]]) -> Any:
    """A claim of red, who can raise the army at that price, and build as the edition has it."""
    position = state(1, hand)
    card = {**FIGURES["victory_cards", "cards"].value[0], "army": [30, 60, 90]}
    position["clans"]["red"]["victory_cards"] = [card]
    position["overlay"]["costs"] = {"army": {"peasants": army}}
    claiming = {**position, "edition": "sample", "phase": "claims", "options": {"victory_point_cards": True}}
    del claiming["building"]
    return ask("graenaland", "victory-claims", {"state": claiming, "player": "red", "points": points})


def test_a_claim_that_is_given_up_says_so_and_what_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = claimed({"grain": 1}, 99, ONE_OF_EACH)
    for module in ("reaching", "question"):
        for name, steps in (("MOST_WORK", 20), ("FURTHER_WORK", 200)):
            monkeypatch.setattr(import_module(f"lawspeaker.games.graenaland.victory_claims.{module}"), name, steps)
    hasty = claimed({"grain": 1}, 99, ONE_OF_EACH)
    assert whole["searched"]["complete"]
    assert not hasty["searched"]["complete"]
    assert hasty["searched"]["sets"] <= 220
    assert hasty["best"]["at_least"] < whole["best"]["at_least"] <= whole["best"]["at_most"] <= hasty["best"]["at_most"]
