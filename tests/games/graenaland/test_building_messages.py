"""What an answer says about buildings that are wrongly paid."""

from typing import Any

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.games.graenaland import GRAENALAND
from tests.games.asking import ask
from tests.games.graenaland.test_paying_from_hands import VILLAGE, state

WOOD, GOLD = {"deck": "forest", "resource": "wood"}, {"deck": "mountains", "resource": "gold"}
GRAIN, ORE = {"deck": "plains", "resource": "grain"}, {"deck": "hills", "resource": "ore"}
KEEP = {"player": "red", "kind": "keep"}
PRICES = [{"grain": 4, "ore": 1}, {"grain": 1, "ore": 1, "wood": 1}]


def found(rule: str, position: dict[str, Any], **action: Any) -> dict[str, Any]:
    """The facts of the one violation of that rule."""
    answer = ask("graenaland", "rulings", {"state": position, "action": {"player": "red", **action}})
    (finding,) = [finding for finding in answer["findings"] if finding["rule"] == rule]
    facts: dict[str, Any] = finding["facts"]
    return facts


def message(rule: str, facts: dict[str, Any], language: str = "en") -> str:
    return GRAENALAND.messages.text(language, rule, "violated", facts)


def payment(*cards: dict[str, str]) -> list[dict[str, Any]]:
    return [{"card": card} for card in cards]


def test_useless_cards_are_counted() -> None:
    facts = found(
        "payment.price",
        state({"cards": [WOOD, GOLD, GOLD]}),
        type="build-work",
        work="road",
        territory="coast-1",
        payment=payment(WOOD, GOLD, GOLD),
    )
    allowed = {"allowed_resources": [{"wood": 1}], "count": 1}
    assert facts == {"over_resources": {"gold": 2}, "short_resources": {}, "price_resources": {"wood": 1}, **allowed}
    assert [message("payment.price", facts, language) for language in LANGUAGES] == [
        "The price is 1 wood. Not needed: 2 gold.",
        "Cena je 1 dřevo. Navíc: 2 zlata.",
        "Le prix est de 1 bois. En trop\u202f: 2 or.",
    ]


def test_the_nearest_of_several_prices_is_named() -> None:
    position = state({"cards": [GRAIN, WOOD]})
    position["map"][0]["terrain"] = "forest"
    position["territories"]["coast-1"]["settlements"] = [VILLAGE, KEEP]
    facts = found("army.price", position, type="raise-army", payment=payment(GRAIN, WOOD))
    assert (facts["short_resources"], facts["price_resources"], facts["allowed_resources"]) == ({"ore": 1}, PRICES[1], PRICES)
    assert message("army.price", facts) == (
        "Raising the army costs one of these: 4 grain and 1 ore; 1 grain, 1 ore and 1 wood. "
        "The nearest price is 1 grain, 1 ore and 1 wood. Missing: 1 ore."
    )


def test_an_army_of_unknown_strength_is_raised() -> None:
    cards = [GRAIN, GRAIN, GRAIN, GRAIN, ORE]
    position = state({"cards": cards})
    del position["clans"]["red"]["army"]
    action = {"type": "raise-army", "payment": payment(*cards)}
    answer = ask("graenaland", "rulings", {"state": position, "action": {"player": "red", **action}})
    assert "army" not in answer["state"]["clans"]["red"]
    assert answer["events"][-1] == {"type": "army-raised", "player": "red"}
    facts = found("army.one-step", position, strength=1, **action)
    assert all("1" in message("army.one-step", facts, language) for language in LANGUAGES)
