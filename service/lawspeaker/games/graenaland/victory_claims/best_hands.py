"""The best that the unknown cards of a hand may be. Produkce surovin, 1; Stavby, 3; Zásoby, 2."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations_with_replacement, product
from math import prod
from typing import Final

from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Resource

GOLD: Final[Card] = {"resource": Resource.GOLD.value}
"""The best that an unknown resource card can be; an unknown supply card is at best as good as two of them."""

_MOST_HANDS = 60
"""How many hands a player may have before too little is known to look at each of them."""


def possible_hands(state: State, player: str) -> Iterator[Sequence[Card]]:
    """Each hand that the player may have, if some resource cards are known by their backs only: at best, apart from these.

    Nothing if there are no such cards, or too many possible hands. Raises ``Unknown``.
    """
    held = state.cards("clans", player, "hand")
    numbers = Counter(card["deck"] for card in held if _shows_back_alone(card))
    choices = [list(combinations_with_replacement(_from(state, deck), number)) for deck, number in numbers.items()]
    if 1 < prod(map(len, choices)) <= _MOST_HANDS:
        others = [best for card in held if not _shows_back_alone(card) for best in at_best(card)]
        for chosen in product(*choices):
            yield [*others, *chain(*chosen)]


def at_best(held: Card) -> Sequence[Card]:
    """The best that a card may be."""
    if held.keys() & {"resource", "symbols"}:
        return [held]
    return [GOLD] if is_supply(held) is False else [GOLD, GOLD]


def singles(card: Card) -> Sequence[Card]:
    """Resource cards that are at least as good as the card: for a supply card one for each symbol."""
    return [{"resource": symbol} for symbol in card["symbols"]] if "symbols" in card else [card]


def _shows_back_alone(card: Card) -> bool:
    """Whether only the back of the card is known, and it is that of a resource card."""
    return is_supply(card) is False and "resource" not in card


def _from(state: State, deck: str) -> Sequence[Card]:
    """The cards that a deck has; gold alone if it has gold, which replaces all others."""
    there = [resource.value for resource in Resource if deck in state.origins(resource.value)]
    return [GOLD] if GOLD["resource"] in there else [{"resource": resource} for resource in there]
