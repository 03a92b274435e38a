"""Payments against a twin that tries every way of laying down cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.work import Budget
from lawspeaker.games.graenaland.cards.payments import ANY, ANYTHING, Means, compare, means, ways_to_pay, ways_to_use
from tests.games.graenaland.naive_payments import RESOURCES, Card, Laid, fewest_faults, is_right, right_payments, told
from tests.games.graenaland.positions import DECKS

MARKETS = ("coast-1", "inland-2", "coast-3")
STEPS = 2_000
"""Steps of work in which 41 prices are paid or refused; the largest hand takes 641."""


def hand_of(random: Random, cards: int) -> list[Card]:
    """Some cards, about one in four of them a supply card."""
    return [supply_card(random) if random.random() < 0.25 else resource_card(random) for _ in range(cards)]


def supply_card(random: Random) -> Card:
    return {"deck": "supply", "symbols": random.choices(RESOURCES, k=2)}


def resource_card(random: Random) -> Card:
    deck = random.choice(list(DECKS))
    return {"deck": deck, "resource": random.choice([name for name, number in DECKS[deck].items() if number])}


def price_of(random: Random) -> dict[str, int]:
    """What a village, a building, a work or an army may cost; now and then gold is asked."""
    resources = random.choices(RESOURCES, weights=(4, 4, 4, 4, 1), k=random.randint(1, 6))
    return {**Counter(resources)}


def payments(seed: str, number: int) -> Iterator[tuple[dict[str, int], list[Laid]]]:
    """Prices, each with some cards that are laid down, many of them nearly or exactly right."""
    random = Random(seed)
    for _ in range(number):
        price = price_of(random)
        resources = [resource for resource, times in price.items() for _ in range(times)]
        laid: list[Laid] = [({"deck": "forest", "resource": resource}, False) for resource in resources]
        for _ in range(random.randint(0, 3)):
            place = random.randrange(len(laid) + 1)
            laid[place : place + random.randint(0, 2)] = [(hand_of(random, 1)[0], random.random() < 0.3)]
        yield price, laid


def means_of(card: Card, at_market: bool = False) -> Means:
    return means(card, ANYTHING if at_market else ways_to_use(card))


def all_means(laid: list[Laid]) -> list[Any]:
    return [means_of(card, at_market) for card, at_market in laid]


def test_a_payment_is_right_exactly_if_the_twin_finds_a_way() -> None:
    answers: Counter[bool] = Counter()
    for price, laid in payments("right", 2_000):
        right = is_right(price, laid)
        assert compare(price, all_means(laid), Budget()).is_exact == right, (price, laid)
        answers[right] += 1
    assert min(answers.values()) > 300


@pytest.mark.slow
def test_what_is_short_and_over_is_the_least_to_correct() -> None:
    for price, laid in payments("balance", 60):
        balance = compare(price, all_means(laid), Budget())
        added: list[Laid] = [
            ({"deck": "forest", "resource": name}, False) for name, number in balance.short.items() for _ in range(number)
        ]
        kept = combinations(laid, len(laid) - len(balance.over))
        without_those = [some for some in kept if names(laid) - names(some) == Counter(balance.over)]
        assert any(is_right(price, [*some, *added]) for some in without_those), (price, laid, balance)
        assert balance.faults == fewest_faults(price, laid), (price, laid, balance)


def names(laid: Sequence[Laid]) -> Counter[str]:
    return Counter(means_of(*one).name for one in laid)


def test_for_unknown_resources_only_the_number_counts() -> None:
    wood: Card = {"deck": "forest", "resource": "wood"}
    grain_ore: Card = {"deck": "supply", "symbols": ["grain", "ore"]}
    assert compare({ANY: 4}, [means_of(wood)] * 4, Budget()).is_exact
    assert compare({ANY: 4}, [means_of(wood)] * 2 + [means_of(grain_ore)], Budget()).is_exact
    assert compare({ANY: 4}, [means_of(wood)] * 3, Budget()).short == {ANY: 1}
    assert compare({ANY: 4}, [means_of(wood)] * 5, Budget()).over == ("wood",)


@pytest.mark.slow
def test_every_right_payment_is_listed_once_and_no_other() -> None:
    random = Random("ways")
    listed = 0
    for _ in range(100):
        price, hand, markets = price_of(random), hand_of(random, random.randint(0, 6)), MARKETS[: random.choice((0, 0, 1, 2))]
        ways = [
            frozenset(Counter(told((entry["card"], "market" in entry)) for entry in payment).items())
            for payment in ways_to_pay(price, hand, markets, Budget(), {})
        ]
        assert len(ways) == len(set(ways)), (price, hand)
        assert set(ways) == right_payments(price, hand, len(markets)), (price, hand, markets)
        for payment in ways_to_pay(price, hand, markets, Budget(), {}):
            used = [entry["market"] for entry in payment if "market" in entry]
            assert used == list(MARKETS[: len(used)])
        listed += len(ways)
    assert listed > 150


def test_every_card_that_is_paid_is_written_as_in_the_hand() -> None:
    one, other = {"deck": "supply", "symbols": ["grain", "wood"]}, {"deck": "supply", "symbols": ["wood", "grain"]}
    for hand in ([one, other], [other, one]):
        for price, markets in (
            ({"grain": 2, "wood": 2}, ()),
            ({"ore": 2}, MARKETS),
            ({"grain": 1, "wood": 1, "ore": 1}, MARKETS),
        ):
            payment = next(ways_to_pay(price, hand, markets, Budget(), {}))
            assert [entry["card"] for entry in payment] == [one, other]


def test_resources_are_paid_before_supply_cards_gold_and_markets() -> None:
    wood, gold = {"deck": "forest", "resource": "wood"}, {"deck": "mountains", "resource": "gold"}
    grain, supply = {"deck": "plains", "resource": "grain"}, {"deck": "supply", "symbols": ["wood", "wood"]}
    hand: list[Card] = [grain, gold, supply, wood]
    firsts = []
    for _ in range(3):
        firsts.append(next(ways_to_pay({"wood": 1}, hand, MARKETS, Budget(), {})))
        hand.remove(firsts[-1][0]["card"])
    assert firsts == [[{"card": wood}], [{"card": supply}], [{"card": gold}]]
    assert next(ways_to_pay({"wood": 1}, hand, MARKETS, Budget(), {})) == [{"card": grain, "market": MARKETS[0]}]
    assert next(ways_to_pay({"wood": 1}, hand, (), Budget(), {}), None) is None


@pytest.mark.parametrize("cards", [20, 40, 140])
def test_a_rich_hand_is_paid_from_or_refused_at_once(cards: int) -> None:
    random = Random(f"rich {cards}")
    hand = hand_of(random, cards)
    poor = [card for card in hand if card.get("resource") == "grain"]
    dearest = dict.fromkeys(RESOURCES, 9)
    work = Budget(STEPS)
    for price in [price_of(random) for _ in range(20)]:
        assert next(ways_to_pay(price, hand, MARKETS, work, {})) is not None
        next(ways_to_pay(price, poor, MARKETS, work, {}), None)
    next(ways_to_pay(dearest, hand, MARKETS, work, {}), None)
