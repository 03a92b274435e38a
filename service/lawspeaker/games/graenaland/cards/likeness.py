"""Whether cards that somebody names are among others: a card may be named in part ("a wood"), and known in part."""

from collections import Counter
from collections.abc import Sequence

from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.words import SUPPLY


def may_be(named: Card, held: Card) -> bool:
    """Whether a card that was named may be one that is held, as far as that is known. Half a supply card means the whole."""
    if "symbols" in named and "symbols" in held:
        same_back = named.get("deck", SUPPLY) == held.get("deck", SUPPLY)
        return same_back and Counter(named["symbols"]) <= Counter(held["symbols"])
    one, other = is_supply(named), is_supply(held)
    if one is not other and None not in (one, other):
        return False
    return all(named[member] == held[member] for member in ("deck", "resource") if member in named and member in held)


def is_surely(named: Card, held: Card) -> bool:
    """Whether a card that is held is known to have all that was named."""
    return may_be(named, held) and named.keys() <= in_full(held).keys()


def in_full(held: Card) -> Card:
    """A card with all that follows from what is known of it: that a card with symbols is a supply card."""
    return {"deck": SUPPLY, **held} if is_supply(held) else held


def are_all_in(named: Sequence[Card], held: Sequence[Card]) -> bool:
    """Whether for each card that was named one is held that is known just like it, as nearly always."""
    left = [*held]
    for card in named:
        if card not in left:
            return False
        left.remove(card)
    return True
