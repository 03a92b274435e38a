"""Whether one hand pays for several projects together, and card by card how. Stavby; Zásoby; Tržiště; Palisády.

A project has a number of needs of each resource, and perhaps cards to give as tolls. A resource card meets one need of its
own resource, gold one of any; a supply card one or two needs of a single project; at a market any card meets one need,
and a market serves one need of one project. Resource cards serve whatever project, so that once it is settled how the
supply cards are used, and the markets that only some projects can use, the rest is a matter of numbers. Only those uses
are tried one after the other.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.work import Budget
from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.words import SYMBOLS, Resource

RESOURCES = tuple(resource.value for resource in Resource)
GOLD = RESOURCES.index(Resource.GOLD)
ANY_CARD = len(RESOURCES)
"""The place of needs that any card meets, a supply card as a whole."""
RESOURCE_CARD = ANY_CARD + 1
"""The place of needs that any resource card meets."""

Needs = tuple[int, ...]
"""How many needs there are: of each resource, in the order of ``RESOURCES``, of any card, and of any resource card."""

NOTHING: Needs = (0,) * (RESOURCE_CARD + 1)


@frozen
class Bill:
    """What has to be paid for one project."""

    needs: Needs
    tolls: Sequence[str] = ()
    """The players who get the cards of ``toll``."""
    toll: int = RESOURCE_CARD
    """Which of the needs are the tolls: cards of any kind, or resource cards."""
    markets: Sequence[str] = ()
    """Markets that it can use in addition to those that every project can use."""


@frozen
class Spent:
    """A card with which a bill is paid: directly, at a market, or as a toll to a player."""

    card: Card
    market: str | None = None
    toll_to: str | None = None


@frozen
class _Use:
    """What a supply card pays for: one or two needs of one bill."""

    bill: int
    needs: tuple[int, ...]


@dataclass(slots=True)
class _Slot:
    """Room for one card that meets one need of a bill."""

    bill: int
    need: int
    market: str | None = None
    toll_to: str | None = None


class Purse:
    """A hand of cards of which all is known, and the markets that every project can use."""

    def __init__(self, hand: Sequence[Card], markets: Sequence[str]) -> None:
        self.markets = markets
        self._supply = [card for card in hand if is_supply(card)]
        self._symbols = [tuple(RESOURCES.index(symbol) for symbol in card["symbols"]) for card in self._supply]
        self._cards = [[card for card in hand if card.get("resource") == resource] for resource in RESOURCES]
        self._numbers = [len(cards) for cards in self._cards]
        self._resource_cards = sum(self._numbers)
        self._at_best = self._numbers_and_symbols(0)

    @property
    def most(self) -> int:
        """The needs that all cards together meet at most."""
        return sum(self._at_best)

    def left(self, needs: Needs) -> list[int]:
        """How many cards of each resource these needs leave at best, negative where others have to replace them."""
        return [number - need for number, need in zip(self._at_best, needs, strict=False)]

    def may_meet(self, needs: Needs, markets: int) -> bool:
        """Whether, by numbers alone, all these needs may be met with ``markets`` uses of markets.

        As if each symbol of a supply card could serve another project, and every project could use every market.
        """
        return (
            sum(needs) <= self.most and needs[RESOURCE_CARD] <= self._resource_cards and _lacking(needs, self._at_best) <= markets
        )

    def divided(self, bills: Sequence[Bill], work: Budget) -> list[list[Spent]] | None:
        """The cards that pay each of the bills; ``None`` if the hand does not pay all of them. Raises ``GivenUp``."""
        for bargains in _bargains(bills):
            work.spend()
            left = [bill.needs for bill in bills]
            for place, need in bargains.values():
                left[place] = _changed(left[place], {need: -1, ANY_CARD: 1})
            if all(min(needs) >= 0 for needs in left) and (uses := self._uses_of_supply(0, left, 0, work)) is not None:
                return self._paid(bills, bargains, uses)
        return None

    def _uses_of_supply(self, first: int, left: Sequence[Needs], kept: int, work: Budget) -> list[_Use | None] | None:
        """A use for each supply card from ``first`` on so that all that is left is met; ``None``: there is none.

        A card that is not used so is kept, and meets a need of any card, or one at a market.
        """
        work.spend()
        needs = tuple(map(sum, zip(*left, strict=True)))
        further = len(self._supply) - first
        if self._uses_of_markets(needs, kept + further) is not None:
            return [None] * further
        symbols = self._symbols[first:]
        if not further or sum(needs) > self._resource_cards + kept + sum(_most_met(pair, left) for pair in symbols):
            return None
        if _lacking(needs, self._numbers_and_symbols(first)) > len(self.markets):
            return None
        for use in _uses(self._symbols[first], left):
            after = [*left]
            after[use.bill] = _changed(after[use.bill], {need: -use.needs.count(need) for need in use.needs})
            if (others := self._uses_of_supply(first + 1, after, kept, work)) is not None:
                return [use, *others]
        if (others := self._uses_of_supply(first + 1, left, kept + 1, work)) is not None:
            return [None, *others]
        return None

    def _uses_of_markets(self, needs: Needs, kept: int) -> int | None:
        """The number of uses of markets if resource cards and ``kept`` supply cards cover all needs; ``None`` if they do
        not."""
        of_resources = sum(needs[:ANY_CARD])
        for used in range(_lacking(needs, self._numbers), min(len(self.markets), of_resources) + 1):
            remaining = self._resource_cards - (of_resources - used)
            if remaining >= needs[RESOURCE_CARD] + max(0, needs[ANY_CARD] + used - kept):
                return used
        return None

    def _numbers_and_symbols(self, first: int) -> list[int]:
        """How many there are of each resource, if supply cards from ``first`` on count as two resource cards."""
        numbers = [*self._numbers]
        for symbols in self._symbols[first:]:
            for symbol in symbols:
                numbers[symbol] += 1
        return numbers

    def _paid(
        self, bills: Sequence[Bill], bargains: Mapping[str, tuple[int, int]], uses: Sequence[_Use | None]
    ) -> list[list[Spent]]:
        """The cards for each bill, if markets and supply cards are used so."""
        spent: list[list[Spent]] = [[] for _ in bills]
        slots = [slot for place, bill in enumerate(bills) for slot in _slots(place, bill)]
        kept = []
        for card, use in zip(self._supply, uses, strict=True):
            if use is None:
                kept.append(card)
                continue
            spent[use.bill].append(Spent(card))
            for need in use.needs:
                slots.remove(_Slot(use.bill, need))
        for market, (place, need) in bargains.items():
            slots.remove(_Slot(place, need))
            slots.append(_Slot(place, ANY_CARD, market))
        self._go_to_market(slots, len(kept))
        for slot, card in self._filled(slots, kept):
            spent[slot.bill].append(Spent(card, slot.market, slot.toll_to))
        return spent

    def _go_to_market(self, slots: Sequence[_Slot], kept: int) -> None:
        """Lets the markets that every project can use replace what is lacking."""
        needs = tuple(sum(slot.need == need for slot in slots) for need in range(len(NOTHING)))
        used = self._uses_of_markets(needs, kept)
        assert used is not None
        numbers = [*self._numbers]
        has_card: dict[bool, list[_Slot]] = {False: [], True: []}
        for slot in slots:
            if slot.need < ANY_CARD:
                numbers[slot.need] -= 1
                has_card[numbers[slot.need] >= 0].append(slot)
        for slot, market in zip([*has_card[False], *has_card[True]][:used], self.markets, strict=False):
            slot.need, slot.market = ANY_CARD, market

    def _filled(self, slots: Sequence[_Slot], kept: Sequence[Card]) -> Iterator[tuple[_Slot, Card]]:
        """A card for each slot: of its own resource before gold, and supply cards before others where any will do."""
        resources = [[*cards] for cards in self._cards]
        of_resources = [slot for slot in slots if slot.need < ANY_CARD]
        for slot in of_resources:
            yield slot, (resources[slot.need] or resources[GOLD]).pop()
        remaining = [card for cards in resources for card in cards]
        tolls = [slot for slot in slots if slot.need == RESOURCE_CARD]
        yield from zip(tolls, remaining, strict=False)
        whatever = [slot for slot in slots if slot.need == ANY_CARD]
        yield from zip(whatever, [*kept, *remaining[len(tolls) :]], strict=False)


def _slots(place: int, bill: Bill) -> Iterator[_Slot]:
    for need, number in enumerate(bill.needs):
        players = bill.tolls if need == bill.toll else ()
        yield from (_Slot(place, need, toll_to=player) for player in players)
        yield from (_Slot(place, need) for _ in range(number - len(players)))


def _bargains(bills: Sequence[Bill]) -> Iterator[Mapping[str, tuple[int, int]]]:
    """Every choice of what is replaced at markets that only some bills can use: for each, the bill and the need."""
    markets = list(dict.fromkeys(market for bill in bills for market in bill.markets))
    choices = [
        [None, *((index, need) for index, bill in enumerate(bills) if market in bill.markets for need in range(ANY_CARD))]
        for market in markets
    ]
    for chosen in product(*choices):
        yield {market: choice for market, choice in zip(markets, chosen, strict=True) if choice}


def _most_met(symbols: Sequence[int], left: Sequence[Needs]) -> int:
    """How many needs a supply card meets at most: two only if a single bill has both."""
    one, other = symbols
    if GOLD in symbols:
        return SYMBOLS
    fits = any(needs[one] > (one == other) and needs[other] for needs in left)
    return SYMBOLS if fits else 1


def _uses(symbols: Sequence[int], left: Sequence[Needs]) -> Iterator[_Use]:
    """Every use of a supply card, those that meet two needs first; of equal bills only the first is looked at."""
    bills = {needs: place for place, needs in reversed(list(enumerate(left)))}.items()
    meets = [range(ANY_CARD) if symbol == GOLD else (symbol,) for symbol in symbols]
    both = dict.fromkeys(tuple(sorted(pair)) for pair in product(*meets))
    for needs, place in bills:
        for pair in both:
            if all(needs[need] >= pair.count(need) for need in pair):
                yield _Use(place, pair)
    for needs, place in bills:
        for need in dict.fromkeys(need for some in meets for need in some):
            if needs[need]:
                yield _Use(place, (need,))


def _lacking(needs: Needs, numbers: Sequence[int]) -> int:
    """The number of needed resources that ``numbers`` cards of each do not cover. Gold counts as any resource."""
    lacking = sum(need - number for need, number in zip(needs[:GOLD], numbers, strict=False) if need > number)
    return max(0, lacking + needs[GOLD] - numbers[GOLD])


def _changed(needs: Needs, by: Mapping[int, int]) -> Needs:
    return tuple(number + by.get(need, 0) for need, number in enumerate(needs))
