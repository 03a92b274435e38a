"""Paying from a hand of which not all is known, with cards that are named in full or in part."""

from random import Random
from typing import Any

from tests.games.asking import ask
from tests.games.graenaland.test_payments import MARKETS, hand_of

DISCARDS = ("plains", "forest", "hills", "mountains", "supply")
VILLAGE = {"player": "red", "kind": "village"}
PRICE = {"wood": 2, "cattle": 1, "grain": 1}


def state(hand: Any, works: tuple[str, ...] = ()) -> dict[str, Any]:
    """Red may build a village on coast-1 or a road, and holds these cards."""
    return {
        "players": ["red", "yellow", "white", "blue"],
        "main_player": "red",
        "phase": "building",
        "building": {"supply_taken": False, "markets_used": [], "offers": []},
        "overlay": {"costs": {"road": {"wood": 1}}},
        "map": [
            {"territory": name, "terrain": "plains", "coast": True, "price": PRICE, "buildings": [], "neighbours": []}
            for name in MARKETS
        ],
        "territories": {name: {"settlements": [VILLAGE], "works": list(works) if name == MARKETS[0] else []} for name in MARKETS},
        "clans": {"red": {"army": 1, "hand": hand, "waiting": []}},
        "discards": {deck: {"cards": []} for deck in DISCARDS},
    }


def built(hand: list[dict[str, Any]], *cards: dict[str, Any]) -> Any:
    action = {"type": "build-village", "player": "red", "territory": "coast-1", "payment": [{"card": card} for card in cards]}
    return ask("graenaland", "rulings", {"state": state({"cards": hand}), "action": action})


def held(random: Random, size: int) -> list[dict[str, Any]]:
    """At most ``size`` cards that a player may hold: no two supply cards are the same."""
    hand = [dict(card) for card in hand_of(random, size)]
    return [card for index, card in enumerate(hand) if "symbols" not in card or card not in hand[:index]]


def completions(hand: Any, limit: int = 40) -> Any:
    action = {"type": "build-village", "player": "red", "territory": "coast-1"}
    request = {"state": state(hand, works=("market",)), "action": action, "limit": limit}
    return ask("graenaland", "legal-actions", request)


def test_listed_payments_stay_legal_or_open_if_cards_are_hidden() -> None:
    random = Random("hidden cards")
    verdicts = []
    for _ in range(60):
        hand = held(random, 9)
        for action in completions({"cards": hand}, 2)["actions"]:
            hidden = [hide(card, random) for card in hand]
            for pile, possible in (
                ({"cards": hand}, ["legal"]),
                ({"cards": hidden}, ["legal", "undetermined"]),
                ({"count": len(hand)}, ["undetermined"]),
            ):
                answer = ask("graenaland", "rulings", {"state": state(pile, works=("market",)), "action": action})
                assert answer["verdict"] in possible, (pile, action)
                verdicts.append(answer["verdict"])
    assert min(verdicts.count("legal"), verdicts.count("undetermined")) > 20


def hide(card: dict[str, Any], random: Random) -> dict[str, Any]:
    """The card without some of its members, or as it is."""
    return {name: value for name, value in card.items() if random.random() < 0.9}


def test_a_payment_larger_than_the_hand_is_illegal() -> None:
    random = Random("cards that are not held")
    for _ in range(40):
        hand = held(random, 5)
        gold = {"deck": "mountains", "resource": "gold"}
        for hidden in (hand, [hide(card, random) for card in hand]):
            answer = built(hidden, *[gold] * 6)  # one card more than there are in hand, whatever they are
            assert answer["verdict"] == "illegal"


def test_a_list_of_payments_says_that_hidden_cards_may_add_to_it() -> None:
    wood, cattle, grain = (
        {"deck": deck, "resource": name} for deck, name in (("forest", "wood"), ("plains", "cattle"), ("plains", "grain"))
    )
    hand = [wood, wood, cattle, grain, {"deck": "forest"}]
    answer = completions({"cards": hand})
    assert answer["actions"]
    assert answer["missing"] == ["/state/clans/red/hand/cards/4/resource"]
    assert completions({"count": 4})["missing"] == ["/state/clans/red/hand/cards"]


def test_a_price_is_too_high_exactly_if_no_payment_is_listed() -> None:
    random = Random("too high")
    too_high = []
    for _ in range(150):
        hand = held(random, random.randint(2, 6))
        unpaid = {"type": "build-village", "player": "red", "territory": "coast-1"}
        answer = ask("graenaland", "rulings", {"state": state({"cards": hand}, works=("market",)), "action": unpaid})
        assert (answer["verdict"] == "illegal") == (not completions({"cards": hand}, 1)["actions"]), hand
        hidden = [hide(card, random) for card in hand]
        poorer = ask("graenaland", "rulings", {"state": state({"cards": hidden}, works=("market",)), "action": unpaid})
        assert poorer["verdict"] in (answer["verdict"], "undetermined"), (hand, hidden)
        too_high.append(answer["verdict"] == "illegal")
    assert min(too_high.count(True), too_high.count(False)) > 30
