"""A player raises the army. Stavby: Vojsko."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import Count, Unknown, some, surely, where_known
from lawspeaker.adjudication.wire.shapes import Integer, said
from lawspeaker.games.graenaland.actions.building import (
    building_action,
    each_payment,
    none_is_paid,
    one_of,
    too_expensive,
)
from lawspeaker.games.graenaland.actions.paying import (
    PaidAction,
    balance,
    paid_from_the_hand,
    paid_without_help,
    payment_field,
)
from lawspeaker.games.graenaland.cards import prices
from lawspeaker.games.graenaland.cards.payments import Balance
from lawspeaker.games.graenaland.cards.prices import OF_THE_KEEP, RECRUITS, WITH_SOME_KEEP, Price
from lawspeaker.games.graenaland.shapes import event, player_field
from lawspeaker.games.graenaland.state import State

STEP = 1
"""By how much each payment raises the army."""
WEAKEST = 1
"""How strong every army is at least."""


class RaiseArmy(PaidAction):
    """A player raises the army by 1."""

    player = member(player_field("Whose army.", required=True))
    payment: Sequence[Document] = member(payment_field())
    strength = member(Integer(maximum=1_000, metadata=said("Claim: the new strength of the army.", 2)), default=None)


@rule("army.price")
def at_a_price_of_armies(state: State, action: RaiseArmy) -> Iterator[Violation]:
    """To raise the army by 1 costs 4 grain and 1 ore, or less with a keep."""
    if "payment" not in action.document:
        possible = where_known(lambda: prices.perhaps_paid(state, action.player), ())
        yield from too_expensive(state, action, possible) if possible else ()
    if not _is_a_price(state, action):
        known = [(price, balance(state, action, price)) for price in _known_prices(state, action)]
        yield from none_is_paid(action, [*known, *_compared_with_some_keep(state, action)])


@rule("army.keep")
def with_the_keep_for_it(state: State, action: RaiseArmy) -> Iterator[Violation]:
    """Every keep gives its own price to choose from."""
    ways = [*(partial(_is_allowed, state, action, keep) for keep in RECRUITS), partial(_is_allowed_with_any_keep, state, action)]
    if _is_a_price(state, action) and not some(ways, lambda is_allowed: is_allowed()):
        lacking = next(keep for keep in RECRUITS if _is_the_price(state, action, keep))
        yield action.violated("payment", player=action.player, deck=lacking, **one_of(_known_prices(state, action)))


@rule("army.one-step")
@for_each("strength")
def by_one_step(state: State, action: RaiseArmy, strength: Claim) -> Iterator[Violation]:
    """Each payment raises the army by 1."""
    due = _strength(state, action)
    facts = {"due": due.low if due.is_exact else "unknown", "player": action.player, "army": strength.said}
    return strength.against(due, **facts)


def _known_prices(state: State, action: RaiseArmy) -> list[Price]:
    """The prices at which the player may raise the army, as far as they are known."""
    known: list[Price] = []
    with suppress(Unknown):  # which comes after all prices that are known, and another rule says what is missing
        for price in prices.army(state, action.player):
            known.append(price)
    return known


def _compared_with_some_keep(state: State, action: RaiseArmy) -> Iterator[tuple[Price, Balance]]:
    """How the payment compares with the price of a keep of the player, if it is not known what the resource of that keep is."""
    if prices.has_keep_of_unknown_price(state, action.player):
        compared = {third: balance(state, action, price) for third, price in prices.FOOT_SOLDIERS.items()}
        third, nearest = min(compared.items(), key=lambda item: item[1].faults)
        if not nearest.is_exact:  # of what else the payment may be another rule tells
            short = Counter(nearest.short)
            if short[third]:
                short.update({third: -1, OF_THE_KEEP: 1})
            yield WITH_SOME_KEEP, replace(nearest, short=+short)


def _is_a_price(state: State, action: RaiseArmy) -> bool:
    """Whether the payment is a price of raising an army, allowed or not. Raises ``Unknown``."""
    return some(RECRUITS, lambda keep: _is_the_price(state, action, keep))


def _is_allowed(state: State, action: RaiseArmy, keep: str) -> bool:
    """Whether the payment is the price with such a keep, and there is one. Raises ``Unknown``."""
    return _is_the_price(state, action, keep) and prices.can_recruit(state, action.player, keep)


def _is_allowed_with_any_keep(state: State, action: RaiseArmy) -> bool:
    """Whether the payment is the price with each keep, and the player has one, wherever it stands."""
    if not prices.has_keep_of_unknown_price(state, action.player):
        return False
    return all(surely(partial(_pays_for, state, action, keep)) for keep in prices.KEEPS)


def _is_the_price(state: State, action: RaiseArmy, keep: str) -> bool:
    """Whether the payment is the price with such a keep, or without one. Raises ``Unknown``.

    Where that is open and the player has no such keep, one of the two rules is broken either way: it is no price then.
    """
    try:
        return _pays_for(state, action, keep)
    except Unknown:
        if not prices.can_recruit(state, action.player, keep):
            return False
        raise


def _pays_for(state: State, action: RaiseArmy, keep: str) -> bool:
    """Whether the payment is the price with such a keep, or without one. Raises ``Unknown``."""
    answers = {balance(state, action, price).is_exact for price in prices.possible_recruits(state, keep)}
    if len(answers) > 1:
        prices.recruits(state, keep)  # raises ``Unknown``
    return answers.pop()


def _strength(state: State, action: RaiseArmy) -> Count:
    """How strong the army then is."""
    return state.count("clans", action.player, "army", low=WEAKEST) + Count.exactly(STEP)


def projects(_: State) -> Sequence[Document]:
    """The army of the player who builds."""
    return [{}]


def completions(state: State, action: RaiseArmy) -> Iterator[Document]:
    """The step with each payment, at each price."""
    return each_payment(state, action, lambda: prices.surely_paid(state, action.player))


def built(state: State, action: RaiseArmy, after: NextState) -> Sequence[Document]:
    """The army is stronger."""
    army = _strength(state, action) if action.strength is None else Count.exactly(action.strength)
    after.put_count(("clans", action.player, "army"), state, lambda: army)
    strength = {"strength": army.low} if army.is_exact else {}
    return [{"type": "army-raised", "player": action.player, **strength}]


ArmyRaised = event(
    "army-raised",
    "An army is raised.",
    {
        "player": player_field("Whose army.", required=True),
        "strength": Integer(metadata=said("Its new strength, if known.", 2)),
    },
)

RAISE_ARMY = building_action(
    "raise-army",
    RaiseArmy,
    rules=(
        at_a_price_of_armies,
        with_the_keep_for_it,
        by_one_step,
        paid_from_the_hand,
        paid_without_help,
    ),
    projects=projects,
    completions=completions,
    built=built,
    events=(ArmyRaised,),
)
