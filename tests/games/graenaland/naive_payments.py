"""Paying as plainly as possible, written from the rulebook alone: every way of laying down cards is simply tried."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any

RESOURCES = ("grain", "cattle", "wood", "ore", "gold")

Card = Mapping[str, Any]
Laid = tuple[Card, bool]
"""A card that is laid down, and whether that is at a market."""


def is_right(price: Mapping[str, int], laid: Sequence[Laid]) -> bool:
    """Whether the cards can stand for resources so that these are exactly the price, none missing and none over."""
    needed = Counter(price) + Counter()
    return any(Counter(resource for use in uses for resource in use) == needed for uses in product(*map(standing_for, laid)))


def standing_for(laid: Laid) -> list[tuple[str, ...]]:
    """Everything that a card can stand for."""
    card, at_market = laid
    if at_market:
        return [(resource,) for resource in RESOURCES]  # Any one card, a whole supply card too, replaces one resource.
    if "resource" in card:
        return [(resource,) for resource in replaced_by(card["resource"])]
    one, other = card["symbols"]
    singles = [(resource,) for symbol in (one, other) for resource in replaced_by(symbol)]
    return singles + list(product(replaced_by(one), replaced_by(other)))  # One of the symbols, or both.


def replaced_by(resource: str) -> Sequence[str]:
    """Gold replaces any resource, every other resource only itself."""
    return RESOURCES if resource == "gold" else (resource,)


def right_payments(price: Mapping[str, int], hand: Sequence[Card], markets: int) -> set[frozenset[tuple[Any, int]]]:
    """Every right payment from the hand: how many of which cards, at a market or not."""
    return {
        frozenset(Counter(map(told, laid)).items())
        for laid in ways_to_lay(hand, markets, most=sum(price.values()))
        if is_right(price, laid)
    }


def ways_to_lay(hand: Sequence[Card], markets: int, most: int) -> Iterator[list[Laid]]:
    """Every choice of cards from the hand, and of those among them that are laid down at a market."""
    for number in range(min(len(hand), most) + 1):
        for chosen in combinations(hand, number):
            for at_markets in range(min(markets, number) + 1):
                for places in combinations(range(number), at_markets):
                    yield [(card, index in places) for index, card in enumerate(chosen)]


def told(laid: Laid) -> tuple[Any, ...]:
    """A card that is laid down, so that equal ones are equal."""
    card, at_market = laid
    return (card["deck"], card.get("resource"), tuple(sorted(card.get("symbols", ()))), at_market)


def fewest_faults(price: Mapping[str, int], laid: Sequence[Laid]) -> int:
    """The least number of cards to take away and of resources to add that makes a payment right."""
    gold: Laid = ({"deck": "mountains", "resource": "gold"}, False)  # Whatever is added, gold could be added instead.
    for faults in range(len(laid) + sum(price.values())):
        for taken in range(min(faults, len(laid)) + 1):
            for kept in combinations(laid, len(laid) - taken):
                if is_right(price, [*kept, *[gold] * (faults - taken)]):
                    return faults
    return len(laid) + sum(price.values())
