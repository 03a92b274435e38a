"""What pays for what: whether cards cover a price, and every way of paying it from a hand. Stavby; Zásoby; Tržiště.

A price is a number of needs, each of one resource. A payment is right if every need is covered exactly once and every card
covers at least one: a resource card its own resource, gold any, a supply card one or both of its symbols. At a market
any card whatever covers one need of any resource: there it is as good as gold.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, permutations
from operator import itemgetter

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.work import Budget
from lawspeaker.games.graenaland.cards.piles import Card, is_supply, name_of
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.shapes.cards import DECKS
from lawspeaker.games.graenaland.words import Resource

ANY = "any"
"""In a price of which only the number of resources is known: a resource, whichever it is."""

MOST_USES = 10_000
"""How many uses of cards are tried to compare a payment with a price. Prices that are printed take some hundreds."""
TRYING = 0.1
"""Steps of work that it counts for to try one use of a card."""

_REMEMBERED = 4096
_RESOURCES = tuple(resource.value for resource in Resource)
_GOLD = Resource.GOLD.value
_TOTAL = _RESOURCES.index(_GOLD)

_SUPPLY_RANK = 1
_RANKS = {
    (resource, deck): (2 if resource == _GOLD else 0, place, DECKS.index(deck) if deck else len(DECKS))
    for place, resource in enumerate(_RESOURCES)
    for deck in (*DECKS, None)
}
"""Where a resource card stands in the order of use; one of unknown back after the others."""

Use = tuple[str, ...]
"""The resources for which a card pays when it is used so; gold stands for any."""

Left = tuple[int, ...]
"""What is left to pay: how many needs of each resource, and in the place of gold how many needs in all.

Gold counts down the total alone: which need it covers is settled by what other cards leave uncovered. All is paid when
the total is 0; a resource card can be used as long as there is a need of its own and any at all.
"""


ANYTHING: tuple[Use, ...] = ((_GOLD,),)
"""How a card may be used that pays for any resource."""


class TooManyUses(Exception):
    """The cards of a payment can be used in more ways than are tried."""


@frozen
class Means:
    """One card of a payment: what it is called, and each way in which it may be used."""

    name: str
    uses: tuple[Use, ...]

    @property
    def flexibility(self) -> int:
        """Resources leave no choice, supply cards some, gold and whatever is as good every one."""
        if self.uses == ANYTHING:
            return 2
        return 1 if len(self.uses) > 1 else 0


@frozen
class Balance:
    """How a payment compares with a price."""

    short: Mapping[str, int]
    """How many of which resources are not paid."""
    over: Sequence[str]
    """The cards that are of no use."""

    @property
    def is_exact(self) -> bool:
        """Whether the payment is right."""
        return self.faults == 0

    @property
    def faults(self) -> int:
        """How many resources and cards are short or over."""
        return sum(self.short.values()) + len(self.over)


def means(card: Card, uses: tuple[Use, ...], claimed: Sequence[str] | None = None) -> Means:
    """What a card can pay for that may be used so: what is ``claimed``, if it can pay for that."""
    if claimed is not None and any(_fits(use, claimed) for use in uses):
        uses = (tuple(claimed),)
    return Means(name_of(card), uses)


def can_pay_for(card: Card, at_market: bool, claimed: Sequence[str]) -> bool:
    """Whether a card can pay for these resources together. Of what is unknown of it the best is assumed."""
    return any(_fits(use, claimed) for use in (ANYTHING if at_market else ways_to_use(card)))


def _fits(use: Use, claimed: Sequence[str]) -> bool:
    """Whether a card that is used so pays for these resources."""
    return len(use) == len(claimed) and Counter(use) - Counter({_GOLD: len(use)}) <= Counter(claimed)


def compare(price: Price, paid: Iterable[Means], work: Budget) -> Balance:
    """What remains unpaid if these cards pay for as much as they can, and which of them are then of no use.

    Raises ``TooManyUses``, or ``GivenUp`` if no more may be done.
    """
    tried = 0
    useless: dict[Left, tuple[str, ...]] = {needs_of(price): ()}
    for one in sorted(paid, key=lambda one: one.flexibility):
        tried += len(useless)
        if tried > MOST_USES:
            raise TooManyUses
        work.spend(TRYING * len(useless))
        following: dict[Left, tuple[str, ...]] = {}
        for left, over in useless.items():
            afters = after_one_of(left, one.uses)
            for after in afters or (left,):
                so_far = over if afters else (*over, one.name)
                if after not in following or len(so_far) < len(following[after]):
                    following[after] = so_far
        useless = following
    left, over = min(useless.items(), key=lambda item: (item[0][_TOTAL], len(item[1])))
    return Balance(_short(price, left), over)


def ways_to_pay(
    price: Price, hand: Sequence[Card], markets: Sequence[str], work: Budget, helping: Mapping[str, Sequence[Card]]
) -> Iterator[list[Document]]:
    """Every payment of that price from a hand whose faces are known, as actions give it; none twice.

    In a fixed order, whatever that of the hand is: with resource cards of their own, then supply cards, then gold, then with the
    cards of each player who is ``helping``, and last at markets. One market is as good as another, so the first ones are used
    first.

    Raises ``GivenUp``.
    """
    kinds = [*_kinds(hand, {}), *(kind for name, cards in helping.items() for kind in _kinds(cards, {"from": name}))]
    number_of_cards = sum(kind.number for kind in kinds)
    for numbers, lefts in _Choices(kinds, len(markets), work).paid(0, frozenset([needs_of(price)]), number_of_cards):
        directly = [given for kind, number in zip(kinds, numbers, strict=True) for given in kind.given[:number]]
        remaining = [kind.given[number:] for kind, number in zip(kinds, numbers, strict=True)]
        for unpaid in sorted({left[_TOTAL] for left in lefts}):
            for chosen in _selections([len(given) for given in remaining], unpaid, work):
                exchanged = (one for kept, number in zip(remaining, chosen, strict=True) for one in kept[:number])
                yield [*directly, *({**one, "market": market} for one, market in zip(exchanged, markets, strict=False))]


def at_other_markets(payment: Sequence[Document], markets: Sequence[str]) -> Iterator[list[Document]]:
    """The payment with each other choice of ``markets``; of equal cards it does not matter which one is laid at which market."""
    exchanged = [place for place, given in enumerate(payment) if "market" in given]
    used = tuple(payment[place]["market"] for place in exchanged)
    kinds = [(payment[place].get("from"), _rank(payment[place]["card"])) for place in exchanged]
    for chosen in permutations(markets, len(exchanged)):
        laid = zip(kinds, map(markets.index, chosen), strict=True)
        if chosen != used and all(one[0] != other[0] or one < other for one, other in pairwise(laid)):
            other = [*payment]
            for place, market in zip(exchanged, chosen, strict=True):
                other[place] = {**payment[place], "market": market}
            yield other


class _Choices:
    """How many cards of each of these kinds may be used for a payment with that number of markets."""

    def __init__(self, kinds: Sequence["_Kind"], markets: int, work: Budget) -> None:
        self._kinds = kinds
        self._markets = markets
        self._work = work
        numbers_of_symbols = [kind.number if len(kind.uses) > 1 else 0 for kind in kinds]
        self._further_symbols = [sum(numbers_of_symbols[index:]) for index in range(len(kinds) + 1)]
        self._least: dict[tuple[int, Left], int] = {}

    def paid(self, place: int, ways: frozenset[Left], cards: int) -> Iterator[tuple[tuple[int, ...], frozenset[Left]]]:
        """Every choice of how many cards of the kinds from ``place`` on are used, and what that may leave to pay.

        ``cards`` are those of the hand that are not used so far: each pays for a need, or at best, if it is still to come, two.
        """
        self._work.spend(TRYING * (1 + len(ways)))
        at_most = cards + self._further_symbols[place]
        ways = frozenset([left for left in ways if left[_TOTAL] <= at_most and self._least_unpaid(place, left) <= self._markets])
        if not ways:
            return
        if place == len(self._kinds):
            yield (), ways
            return
        kind = self._kinds[place]
        by_number = [ways]
        while len(by_number) <= kind.number and by_number[-1]:
            self._work.spend(TRYING * len(by_number[-1]))
            by_number.append(frozenset([after for left in by_number[-1] for after in after_one_of(left, kind.uses)]))
        for number in reversed(range(len(by_number))):
            for numbers, lefts in self.paid(place + 1, by_number[number], cards - number):
                yield (number, *numbers), lefts

    def _least_unpaid(self, place: int, left: Left) -> int:
        """How many needs stay uncovered if the kinds from ``place`` on cover as many as they can without a market."""
        if place == len(self._kinds):
            return left[_TOTAL]
        found = self._least.get((place, left))
        if found is None:
            afters = _used_up(left, self._kinds[place], self._work)
            found = self._least[place, left] = min([self._least_unpaid(place + 1, after) for after in afters])
        return found


@frozen
class _Kind:
    """Equal cards of a hand, each as it is known there: the symbols of a supply card may come in either order."""

    given: Sequence[Document]
    """Each card as an action gives it."""
    uses: tuple[Use, ...]

    @property
    def number(self) -> int:
        return len(self.given)


def _kinds(hand: Sequence[Card], giver: Document) -> list[_Kind]:
    """The kinds of card in a hand, in the order in which they are used up; an action names their ``giver``, if there is one."""
    by_rank: dict[tuple[int, ...], list[Card]] = {}
    for card in hand:
        by_rank.setdefault(_rank(card), []).append(card)
    for rank, cards in by_rank.items():
        if rank[0] == _SUPPLY_RANK:
            cards.sort(key=itemgetter("symbols"))
    return [_Kind([{"card": card, **giver} for card in cards], ways_to_use(cards[0])) for _, cards in sorted(by_rank.items())]


def _rank(card: Card) -> tuple[int, ...]:
    """Where a card stands in the order of use: resources, supply cards, gold."""
    if "symbols" in card:
        return (_SUPPLY_RANK, *sorted([_RESOURCES.index(symbol) for symbol in card["symbols"]]))
    return _RANKS[card["resource"], card.get("deck")]


def ways_to_use(card: Card) -> tuple[Use, ...]:
    """Each way in which a card may be used. Of what is unknown of it the best is assumed."""
    if is_supply(card) is False:
        return ((card.get("resource", _GOLD),),)
    symbols = card.get("symbols", (_GOLD, _GOLD))
    return tuple(dict.fromkeys([*((symbol,) for symbol in symbols), tuple(symbols)]))


def needs_of(price: Price) -> Left:
    """All that is to be paid."""
    whichever = price.get(ANY, 0)
    return (*(price.get(resource, 0) + whichever for resource in _RESOURCES[:_TOTAL]), sum(price.values()))


def _after(left: Left, use: Use) -> Left | None:
    """What is left once a card is used so; ``None`` if it cannot be."""
    remaining = list(left)
    remaining[_TOTAL] -= len(use)
    for resource in use:
        if resource != _GOLD:
            remaining[_RESOURCES.index(resource)] -= 1
    return None if min(remaining) < 0 else tuple(remaining)


@lru_cache(_REMEMBERED)
def after_one_of(left: Left, uses: tuple[Use, ...]) -> tuple[Left, ...]:
    """What may be left once a card is used in one of these ways."""
    return tuple(after for use in uses if (after := _after(left, use)) is not None)


def _used_up(left: Left, kind: _Kind, work: Budget) -> set[Left]:
    """What may be left once the cards of a kind pay for as much as they can. Raises ``GivenUp``."""
    ways = {left}
    for _ in range(kind.number):
        work.spend(TRYING * len(ways))
        ways = {after for way in ways for after in after_one_of(way, kind.uses) or (way,)}
    return ways


def _short(price: Price, left: Left) -> Mapping[str, int]:
    """The needs that stay uncovered; gold has covered those that come first in the order of the resources."""
    if ANY in price:
        return {ANY: left[_TOTAL]} if left[_TOTAL] else {}
    of_gold = price.get(_GOLD, 0)
    needs = [resource for resource, number in zip(_RESOURCES, (*left[:_TOTAL], of_gold), strict=True) for _ in range(number)]
    return dict(Counter(needs[len(needs) - left[_TOTAL] :]))


def _selections(numbers: Sequence[int], size: int, work: Budget) -> Iterator[tuple[int, ...]]:
    """Every way of taking ``size`` cards, as numbers by kind, where there are ``numbers`` of them. Raises ``GivenUp``."""
    work.spend(TRYING)
    if sum(numbers) < size:
        return
    if not numbers:
        yield ()
        return
    if not size:
        for _ in numbers:
            work.spend(TRYING)
        yield (0,) * len(numbers)
        return
    first, *rest = numbers
    for number in reversed(range(min(first, size) + 1)):
        for others in _selections(rest, size - number, work):
            yield (number, *others)
