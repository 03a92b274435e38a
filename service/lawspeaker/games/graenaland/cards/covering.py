"""Whether cards can pay a price at all, whatever those of them are that are unknown, and however each is used.

So a price may be known to be too high although it is not said which cards are paid.
"""

from collections import Counter
from collections.abc import Iterable

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.adjudication.work import Budget
from lawspeaker.games.graenaland.cards.payments import ANYTHING, TRYING, Left, Use, after_one_of, needs_of, ways_to_use
from lawspeaker.games.graenaland.cards.piles import Card, face, is_supply
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SUPPLY


@frozen
class Payer:
    """A card that may be paid."""

    uses: tuple[Use, ...]
    """The ways in which it may be used, whatever it is."""
    pays_tolls: bool = True
    """Whether a toll may be paid with it."""


def can_cover(price: Price, cards: Iterable[Payer], markets: int, work: Budget, tolls: int = 0) -> bool:
    """Whether these cards can pay ``price`` and ``tolls`` tolls, with at most ``markets`` uses of markets.

    Raises ``GivenUp``.
    """
    left, unused = needs_of(price), 0
    flexible = [*cards]
    if not tolls:
        still, spare, gold = _paid_directly(left, [card for card in flexible if [*map(len, card.uses)] == [1]])
        if still[-1] <= len(gold) + min(markets, spare):
            return True  # without the others
    if not tolls and all(len(use) == 1 for card in flexible for use in card.uses):  # else a card may be of more use elsewhere
        left, unused, flexible = _paid_directly(left, flexible)
    free: dict[tuple[Left, int], int] = {(left, tolls): unused}  # by what is left to pay, how many cards are free then
    for card in flexible:
        work.spend(TRYING * len(free))
        after = {to_pay: number + 1 for to_pay, number in free.items()}
        for (left, owed), number in free.items():
            used = [(one, owed) for one in after_one_of(left, card.uses)]
            if owed and card.pays_tolls:
                used.append((left, owed - 1))
            for to_pay in used:
                after[to_pay] = max(after.get(to_pay, 0), number)
        free = after
    return any(not owed and left[-1] <= min(markets, number) for (left, owed), number in free.items())


def _paid_directly(left: Left, cards: Iterable[Payer]) -> tuple[Left, int, list[Payer]]:
    """What is left to pay after all cards of one known use, how many of them are free then, and the other cards."""
    free, flexible = 0, []
    for card in cards:
        if len(card.uses) > 1 or card.uses == ANYTHING:
            flexible.append(card)
        elif after := after_one_of(left, card.uses):
            (left,) = after
        else:
            free += 1
    return left, free, flexible


def possible_uses(state: State, card: Card) -> tuple[Use, ...]:
    """The ways in which a card may be used, whatever is not known of it."""
    if face(card) is not None:
        return ways_to_use(card)
    if is_supply(card):
        return _uses_of_supply_cards(state)
    if "deck" in card:
        return tuple((resource,) for resource, number in state.sources.figure("decks", card["deck"]).items() if number)
    return (*ANYTHING, *_uses_of_supply_cards(state))


def _uses_of_supply_cards(state: State) -> tuple[Use, ...]:
    """The ways in which a supply card may be used that was not seen anywhere."""
    printed = where_known(lambda: state.sources.figure("supply", "cards"), None)
    if printed is None:
        return ways_to_use({"deck": SUPPLY})
    seen = {shown: number for (deck, shown), number in state.inventory.kinds.items() if deck == SUPPLY}
    left = Counter(face({"symbols": pair}) for pair in printed) - Counter(seen)
    return tuple(dict.fromkeys(use for shown in left for use in ways_to_use({"symbols": str(shown).split("+")})))
