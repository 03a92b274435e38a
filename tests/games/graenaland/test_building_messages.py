"""What is said about buildings that are wrongly paid, or of which too much is said."""

from typing import Any

import pytest
from marshmallow import ValidationError

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.games.graenaland import GRAENALAND
from lawspeaker.games.graenaland.actions.paying import Paid
from tests.games.graenaland.test_paying_from_hands import VILLAGE, state
from tests.games.test_every_game import ask

WOOD, GOLD = {"deck": "forest", "resource": "wood"}, {"deck": "mountains", "resource": "gold"}
GRAIN, ORE = {"deck": "plains", "resource": "grain"}, {"deck": "hills", "resource": "ore"}
KEEP = {"player": "red", "kind": "keep"}


def found(rule: str, position: dict[str, Any], **action: Any) -> dict[str, Any]:
    """The facts of the one violation of that rule."""
    answer = ask("graenaland", "rulings", {"state": position, "action": {"player": "red", **action}})
    (finding,) = [finding for finding in answer["findings"] if finding["rule"] == rule]
    facts: dict[str, Any] = finding["facts"]
    return facts


def told(rule: str, facts: dict[str, Any]) -> list[str]:
    """What is said of a violation of that rule, in each language."""
    return [GRAENALAND.messages.text(language, rule, "violated", facts) for language in LANGUAGES]


def payment(*cards: dict[str, str]) -> list[dict[str, Any]]:
    return [{"card": card} for card in cards]


def test_useless_cards_are_counted() -> None:
    paid = payment(WOOD, GOLD, GOLD)
    position = state({"cards": [WOOD, GOLD, GOLD]})
    facts = found("payment.price", position, type="build-work", work="road", territory="coast-1", payment=paid)
    allowed = {"allowed_resources": [{"wood": 1}], "count": 1}
    assert facts == {"over_resources": {"gold": 2}, "short_resources": {}, "price_resources": {"wood": 1}, **allowed}
    assert told("payment.price", facts) == [
        "The price is 1 wood. Not needed: 2 gold.",
        "Cena je 1 dřevo. Navíc: 2 zlata.",
        "Le prix est de 1 bois. En trop\u202f: 2 or.",
    ]


def test_what_is_missing_is_told_in_the_order_of_the_price() -> None:
    position = state({"cards": [GRAIN, WOOD]})
    position["overlay"] = {"costs": {"market": {"wood": 2, "grain": 2}}}
    action = {"type": "build-work", "work": "market", "territory": "coast-1", "payment": payment(GRAIN, WOOD)}
    facts = found("payment.price", position, **action)
    assert told("payment.price", facts)[0] == "The price is 2 wood and 2 grain. Missing: 1 wood and 1 grain."


def test_each_price_that_may_be_right_is_told() -> None:
    allowed = [{"any": 5}, {"any": 6}]
    facts = {"over_resources": {"gold": 1}, "short_resources": {}, "price_resources": {"any": 6}, "allowed_resources": allowed}
    assert told("payment.price", {**facts, "count": 2}) == [
        "It is not known which of these the price is: 5 resources; 6 resources. The nearest is 6 resources. Not needed: 1 gold.",
        "Není známo, která z těchto cen platí: 5 surovin; 6 surovin. Nejbližší je 6 surovin. Navíc: 1 zlato.",
        "On ne sait pas lequel de ces prix est le bon\u202f: 5 ressources\u202f; 6 ressources. "
        "Le plus proche est de 6 ressources. En trop\u202f: 1 or.",
    ]


def test_the_resource_of_a_keep_is_told_though_nobody_knows_it() -> None:
    position = state({"cards": [GRAIN]})
    position["map"][0]["terrain"] = "hills"
    position["territories"]["coast-1"]["settlements"] = [VILLAGE, KEEP]
    facts = found("army.price", position, type="raise-army", payment=payment(GRAIN))
    assert told("army.price", facts) == [
        "Raising the army costs one of these: 4 grain and 1 ore; 1 grain, 1 ore and 1 resource of the keep's terrain. "
        "The nearest price is 1 grain, 1 ore and 1 resource of the keep's terrain. "
        "Missing: 1 ore and 1 resource of the keep's terrain.",
        "Zvýšit sílu vojska lze za jednu z těchto cen: 4 obilí a 1 ruda; 1 obilí, 1 ruda a 1 surovina podle krajiny tvrze. "
        "Nejbližší je 1 obilí, 1 ruda a 1 surovina podle krajiny tvrze. Chybí 1 ruda a 1 surovina podle krajiny tvrze.",
        "Renforcer l\u2019armée coûte, au choix\u202f: 4 grains et 1 minerai\u202f; "
        "1 grain, 1 minerai et 1 ressource du terrain du donjon. "
        "Le prix le plus proche est de 1 grain, 1 minerai et 1 ressource du terrain du donjon. "
        "Il manque 1 minerai et 1 ressource du terrain du donjon.",
    ]


def test_the_nearest_of_several_prices_is_told() -> None:
    position = state({"cards": [GRAIN, WOOD]})
    position["map"][0]["terrain"] = "forest"
    position["territories"]["coast-1"]["settlements"] = [VILLAGE, KEEP]
    facts = found("army.price", position, type="raise-army", payment=payment(GRAIN, WOOD))
    prices = [{"grain": 4, "ore": 1}, {"grain": 1, "ore": 1, "wood": 1}]
    assert facts == {
        "over_resources": {},
        "short_resources": {"ore": 1},
        "price_resources": prices[1],
        "allowed_resources": prices,
        "count": 2,
    }
    assert told("army.price", facts)[0] == (
        "Raising the army costs one of these: 4 grain and 1 ore; 1 grain, 1 ore and 1 wood. "
        "The nearest price is 1 grain, 1 ore and 1 wood. Missing: 1 ore."
    )


def test_a_keep_brings_no_hero() -> None:
    facts = found(
        "hero-entry.first-building", state({"cards": []}), type="build-building", kind="keep", territory="coast-1", hero="enters"
    )
    assert facts == {"player": "red", "kind": "keep", "hero": "none", "territory": "coast-1", "fault": "no-hero"}
    assert told("hero-entry.first-building", facts) == [
        "A keep brings no hero.",
        "S tvrzí nepřichází žádný hrdina.",
        "Un donjon ne fait venir aucun héros.",
    ]


def test_an_army_that_was_raised_is_stronger_than_1_however_strong_it_was() -> None:
    position = state({"cards": [GRAIN, GRAIN, GRAIN, GRAIN, ORE]})
    del position["clans"]["red"]["army"]
    action = {"type": "raise-army", "payment": payment(GRAIN, GRAIN, GRAIN, GRAIN, ORE)}
    answer = ask("graenaland", "rulings", {"state": position, "action": {"player": "red", **action}})
    assert "army" not in answer["state"]["clans"]["red"]
    assert answer["events"][-1] == {"type": "army-raised", "player": "red"}
    facts = found("army.one-step", position, strength=1, **action)
    assert all("1" in text and "unknown" not in text for text in told("army.one-step", facts))


def test_nobody_can_say_that_a_card_pays_for_nothing() -> None:
    with pytest.raises(ValidationError):
        Paid().load({"card": WOOD, "as": []})
