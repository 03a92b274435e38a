"""The shared part of all building actions: who may build, how they are listed, and that they are paid for. Stavby."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice
from typing import TypeVar

import orjson

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import Action, ActionDocument, NextState
from lawspeaker.adjudication.rules.checks import Violation, breaches, rule, rule_of
from lawspeaker.adjudication.unknown import Gaps, Place, Unknown, all_hold, each, perhaps, surely, where_known
from lawspeaker.adjudication.wire.shapes import Shape
from lawspeaker.games.graenaland import offers
from lawspeaker.games.graenaland.actions.paying import PAYING, CardsPaid, MarketUsed, PaidAction, balance, has_market, paid, payer
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.board.board import WORKS
from lawspeaker.games.graenaland.cards import hands
from lawspeaker.games.graenaland.cards.covering import Payer, can_cover, possible_uses
from lawspeaker.games.graenaland.cards.payments import ANY, Balance, at_other_markets, ways_to_pay
from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.descriptions import describe_payment
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.goals import ON_BOARD, tally
from lawspeaker.games.graenaland.words import Goal, Phase, Resource, Work

A = TypeVar("A", bound=ActionDocument)
P = TypeVar("P", bound=PaidAction)

# Who builds


@rule("building.main-player")
def by_the_main_player(state: State, action: PaidAction) -> Iterator[Violation]:
    """Only the main player builds, and the player who was given a grant; at the end of the game everybody in turn."""
    if state.phase == Phase.FINAL_BUILDING or action.player == state.main_player:
        return
    if not is_granted(state, action.player):
        yield action.violated("player", player=action.player, main_player=state.main_player)


@rule("grant.one-build")
def once_by_a_grant(state: State, action: PaidAction) -> Iterator[Violation]:
    """The player who has a grant may build one settlement or work or raise the army once."""
    if is_granted(state, action.player) and not state.known("building", "offers", 0, "open"):
        yield action.violated("player", player=action.player)


@rule("grant.alone")
def alone_by_a_grant(state: State, action: PaidAction) -> Iterator[Violation]:
    """The player who has a grant pays alone and uses no market."""
    if surely(lambda: not is_granted(state, action.player)):
        return  # however it is paid
    for index, entry in enumerate(action.payment):
        if ("market" in entry or payer(action, entry) != action.player) and is_granted(state, action.player):
            yield action.violated("payment", index, player=action.player, fault="market" if "market" in entry else "help")


@rule("final.turn")
def in_turn_at_the_end(state: State, action: PaidAction) -> Iterator[Violation]:
    """After the announcement of victory every other player has one building phase, in turn."""
    if state.phase == Phase.FINAL_BUILDING and action.player != state.turn and not is_granted(state, action.player):
        yield action.violated("player", player=action.player, turn_player=state.turn)


def is_granted(state: State, player: str) -> bool:
    """Whether the player builds by a grant. Raises ``Unknown``."""

    def found() -> bool:
        return all_hold(
            lambda: state.phase in (Phase.BUILDING, Phase.FINAL_BUILDING),
            lambda: player != state.builder,
            lambda: player in _with_a_grant(state),
        )

    return state.remember(("granted", player), found)


def _with_a_grant(state: State) -> Sequence[str]:
    """The player who was given a grant in this phase. Raises ``Unknown``."""
    grant = offers.grant(state)
    return [grant["player"]] if grant else []


def _builders(state: State) -> Sequence[str]:
    """The builders: the main player, at the end of the game everybody in turn; and the player with a grant."""
    if state.phase not in (Phase.BUILDING, Phase.FINAL_BUILDING):
        return []
    return [state.builder, *_with_a_grant(state)]


def builders_before_the_end(state: State) -> Sequence[str]:
    """The builders before the end of the game."""
    return _builders(state) if state.phase == Phase.BUILDING else []


# What is built, and what it costs

LEAST_PRICE = 1
"""The least number of resources that any project costs."""


@rule("houses.available")
def with_a_house_that_is_left(state: State, action: PaidAction) -> Iterator[Violation]:
    """A settlement is built with a house that is left; of 14 houses one stands on the army track."""
    houses = tally(state, action.player, Goal.SETTLEMENTS).count
    if houses.low >= ON_BOARD:
        yield action.violated("player", player=action.player, houses=ON_BOARD)
    elif houses.high is None or houses.high >= ON_BOARD:
        raise Unknown(*houses.missing)


def costing(
    price: Callable[[State, P], Price],
    sizes: Callable[[State, P], Sequence[int]] = lambda *_: (),
    tolls: Callable[[State, P], int] = lambda *_: 0,
    helpers: Callable[[State, P], Sequence[str]] = lambda *_: (),
) -> Callable[[State, P], Iterator[Violation]]:
    """The check that exactly the ``price`` is paid; where that is unknown, ``sizes`` are the numbers of resources it may be.

    If it is not said which cards are paid, there must be cards that can pay it, together with the ``tolls`` that are surely owed;
    ``helpers`` may give cards as well.
    """

    @rule("payment.price")
    def paid_exactly(state: State, action: P) -> Iterator[Violation]:
        """What is built is paid for exactly: nothing may be short, and no card may be of no use."""
        gaps = Gaps()
        known = gaps.where_known(lambda: price(state, action), None)
        if "payment" not in action.document:
            prices = [known] if known else [{ANY: size} for size in sizes(state, action) or (LEAST_PRICE,)]
            if any(unpayable := list(too_expensive(state, action, prices, tolls, helpers))):
                return iter(unpayable)
        if known is not None:
            return wrongly_paid(state, action, [known])
        possible = sizes(state, action)
        if possible and all(balance(state, action, {Resource.GOLD: size}).is_exact for size in possible):
            return iter(())  # whatever the price is, gold pays it
        prices = [{ANY: size} for size in possible]
        if action.document.get("payment") == []:
            return iter([action.violated("payment", fault="nothing", **one_of(prices))])
        if not prices or any(balance(state, action, price_by_size).is_exact for price_by_size in prices):
            gaps.require_none()
        return wrongly_paid(state, action, prices)

    return paid_exactly


def too_expensive(
    state: State,
    action: P,
    prices: Sequence[Price],
    tolls: Callable[[State, P], int] = lambda *_: 0,
    helpers: Callable[[State, P], Sequence[str]] = lambda *_: (),
) -> Iterator[Violation]:
    """A violation if none of these prices can be paid with the cards there are, whichever they are."""
    player, owed = action.player, tolls(state, action)
    hands_known = where_known(lambda: [state.cards("clans", one, "hand") for one in (player, *helpers(state, action))], None)
    if hands_known is None:
        return
    own, *of_helpers = hands_known
    given = [card for hand in of_helpers for card in hand]
    if not any(_is_affordable(state, player, own, given, price, owed) for price in prices):
        fault = "hand" if own or given else "no-cards"
        yield action.violated("player", fault=fault, player=player, tolls=owed, **one_of(prices))


def _is_affordable(state: State, player: str, own: Sequence[Card], given: Sequence[Card], price: Price, tolls: int) -> bool:
    """Whether ``price`` and ``tolls`` tolls can be paid with the player's own cards and those that others may give."""

    def can_pay(given: Sequence[Card]) -> bool:
        supply_pays = tolls > 0 and any(map(is_supply, own)) and state.sources.reading("toll.cards") == "any-card"
        of_own = [Payer(possible_uses(state, card), supply_pays or not is_supply(card)) for card in own]
        cards = [*of_own, *(Payer(possible_uses(state, card), pays_tolls=False) for card in given)]
        return can_cover(price, cards, _most_markets(state, player, len(cards)), state.sources.work, tolls)

    def found() -> bool:
        resource_cards = [card for card in given if not is_supply(card)]
        if can_pay(resource_cards):
            return True
        return len(resource_cards) < len(given) and can_pay(given) and state.sources.reading("joint.cards") == "any-card"

    return state.remember(("affordable", player, tuple(price.items()), tolls, bool(given)), found)


def _most_markets(state: State, player: str, most: int) -> int:
    """The largest number of markets that the player can use, up to ``most``."""

    def found() -> int:
        if surely(lambda: is_granted(state, player)):
            return 0
        territories = where_known(lambda: state.island.territories, None)
        if territories is None:
            return most
        return sum(1 for territory in territories if perhaps(partial(_is_usable, state, player, territory)))

    return state.remember(("most markets", player, most), found)


def _is_usable(state: State, player: str, territory: str) -> bool:
    """Whether the player may still use a market there. Raises ``Unknown``."""
    return all_hold(
        lambda: has_market(state, player, territory), lambda: territory not in state.known("building", "markets_used")
    )


def wrongly_paid(state: State, action: PaidAction, prices: Sequence[Price]) -> Iterator[Violation]:
    """A violation if the payment is none of these prices: the nearest one, and what is short of it and over it."""
    return none_is_paid(action, [(price, balance(state, action, price)) for price in prices])


def none_is_paid(action: PaidAction, compared: Sequence[tuple[Price, Balance]]) -> Iterator[Violation]:
    """A violation if none of the prices is paid with which the payment was ``compared``."""
    price, nearest = min(compared, key=lambda item: item[1].faults)
    if not nearest.is_exact:
        short = {resource: nearest.short[resource] for resource in price if resource in nearest.short}
        facts = {"over": Counter(nearest.over), "short": short, "price": price}
        given = {f"{name}_resources": dict(counted) for name, counted in facts.items()}
        yield action.violated("payment", fault="payment", **given, **one_of([price for price, _ in compared]))


def one_of(prices: Sequence[Price]) -> Mapping[str, object]:
    """The facts of a message that lists prices, one of which has to be paid: each price once, and how many there are."""
    different = [price for index, price in enumerate(prices) if price not in prices[:index]]
    return {"allowed_resources": [dict(price) for price in different], "count": len(different)}


# What can be built


_LOOKING = 5
"""Steps for which it counts to look whether a project can be built."""
_FIRST = 2
"""As many payments are remembered for each price: the one that is listed, and one that shows that there are others."""


def _payable(state: State, kind: Action[State, A], projects: Callable[[State], Iterable[Document]]) -> Iterator[Document]:
    """Each project that can be built and paid for, once, with the first payment that there is.

    The ``projects`` are what may come into question: the members that say what is built, and where.
    """
    of_payments = {rule_of(check) for check in PAYING}
    checks = [(rule_of(check), check) for check in kind.rules if rule_of(check) not in of_payments]  # nothing is paid yet

    def first_way(members: Document) -> Iterator[Document]:
        project = kind.document({"type": kind.type, **members})
        state.sources.work.spend(_LOOKING)
        if not any(breaches(checks, state, project)):
            yield from (without(way, "type") for way in islice(kind.completions(state, project), 1))

    if not (players := kind.takers(state)):
        return iter(())
    possible = list(projects(state))
    return each(({"player": player, **project} for player in players for project in possible), first_way)


def each_payment(
    state: State, action: PaidAction, prices: Callable[[], Iterable[Price]], helpers: Callable[[], Sequence[str]] = list
) -> Iterator[Document]:
    """The action with each payment, in a fixed order, if the action gives none.

    First come those from the builder's own hand, then those to which ``helpers`` give cards; all of them with the markets that
    come first on the map, and then with other ones. Raises ``Unknown``, after those that are known.
    """
    if "payment" in action.document:
        yield action.document
        return
    hand, markets, hidden = _means_to_pay(state, action.player)
    gaps = Gaps()
    gaps.places += hidden
    listed: dict[bytes, list[Document]] = {}

    def payments(helping: Mapping[str, Sequence[Card]], price: Price) -> Iterator[list[Document]]:
        def ways() -> Iterator[list[Document]]:
            return ways_to_pay(price, hand, markets, state.sources.work, helping)

        key = ("first payments", action.player, tuple(helping), tuple(price.items()))
        first = state.remember(key, lambda: list(islice(ways(), _FIRST)))  # many projects have the same price
        for payment in chain(first, islice(ways(), _FIRST, None)) if len(first) == _FIRST else first:
            given = orjson.dumps(payment)
            if given not in listed:  # several prices may be paid with the same cards, and with help whatever can be paid without
                listed[given] = payment
                yield payment

    def all_payments() -> Iterator[list[Document]]:
        yield from each(prices(), partial(payments, {}))
        helping = {helper: _cards_of_a_helper(state, helper, gaps) for helper in gaps.where_known(helpers, ())}
        if any(helping.values()):
            yield from each(prices(), partial(payments, helping))
        for payment in listed.values():
            yield from at_other_markets(payment, markets)

    for payment in all_payments():
        yield {**action.document, "payment": payment}
    gaps.require_none()


def _means_to_pay(state: State, player: str) -> tuple[Sequence[Card], Sequence[str], Sequence[Place]]:
    """The known cards in the player's hand, the markets that the player may use, and what would have to be known to name more.

    Raises ``Unknown``.
    """

    def found() -> tuple[Sequence[Card], Sequence[str], Sequence[Place]]:
        hand, hidden = hands.known_cards(state, player)
        gaps = Gaps()
        gaps.places += hidden
        return hand, [] if is_granted(state, player) else _usable_markets(state, player, gaps), gaps.places

    return state.remember(("means to pay", player), found)


def _cards_of_a_helper(state: State, helper: str, gaps: Gaps) -> Sequence[Card]:
    """The known cards that the player may give for a joint work; what would have to be known to name more is kept as ``gaps``."""
    cards, hidden = gaps.where_known(lambda: hands.known_cards(state, helper), ((), ()))
    gaps.places += hidden
    if any(is_supply(card) for card in cards) and state.sources.reading("joint.cards") != "any-card":
        return [card for card in cards if not is_supply(card)]
    return cards


def _other_ways(
    document: type[A], completions: Callable[[State, A], Iterable[Document]], members: Sequence[str]
) -> Callable[[State, Document], Sequence[str]]:
    """The choices that a candidate leaves: those of its ``members`` that its ``completions`` also choose in another way."""

    def left(state: State, candidate: Document) -> Sequence[str]:
        chosen = [name for name in members if name in candidate]
        found: set[str] = set()
        ways = iter(completions(state, document(without(candidate, *members))))
        try:
            while len(found) < len(chosen) and (way := next(ways, None)):
                found |= {name for name in chosen if way[name] != candidate[name]}
        except Unknown:
            return chosen
        return [name for name in chosen if name in found]

    return left


def _usable_markets(state: State, player: str, gaps: Gaps) -> list[str]:
    """The markets that the player may still use; what would have to be known to name more is kept as ``gaps``."""

    def may_be_there(territory: str) -> bool:
        return Work.MARKET in contents.get(territory, {}).get(WORKS, (Work.MARKET,))

    contents = state.document.get("territories", {})
    places = [territory for territory in state.island.territories if may_be_there(territory)]
    return [territory for territory in places if gaps.where_known(partial(_is_usable, state, player, territory), False)]


def _after_payment(
    built: Callable[[State, P, NextState], Sequence[Document]], helpers: Callable[[State, P], Sequence[str]]
) -> Callable[[State, P, NextState], Sequence[Document]]:
    """The effect of building: the cards are paid, something is built, and a grant is used up.

    ``built`` changes the state, as it is after the payment, and gives what happened by that; ``helpers`` may have paid as well.
    """

    def apply(state: State, action: P, after: NextState) -> Sequence[Document]:
        def may_have_paid() -> Iterable[str]:
            return where_known(lambda: helpers(state, action), state.document.get("clans", ()))

        events = [*paid(state, action, after, may_have_paid), *built(state, action, after)]
        if after.whether(lambda: is_granted(state, action.player)):
            offers.use(after, {"player": action.player})
        return events

    return apply


_PHASE = in_phase(Phase.BUILDING, also_in=(Phase.FINAL_BUILDING,))


def building_action(
    type: str,
    document: type[P],
    rules: Sequence[Callable[[State, P], Iterator[Violation]]],
    projects: Callable[[State], Iterable[Document]],
    completions: Callable[[State, P], Iterable[Document]],
    built: Callable[[State, P, NextState], Sequence[Document]],
    events: Sequence[type[Shape]],
    *,
    choices: Sequence[str] = ("payment",),
    phase: Callable[[State, ActionDocument], Iterator[Violation]] = _PHASE,
    takers: Callable[[State], Sequence[str]] = _builders,
    helpers: Callable[[State, P], Sequence[str]] = lambda *_: (),
) -> Action[State, P]:
    """An action that builds something for a payment.

    ``projects`` are the members that say what is built, and where; ``completions`` also say how it is paid, by the members
    ``choices``. ``helpers`` may pay as well.
    """
    action: Action[State, P] = Action(
        type,
        document,
        rules=(phase, by_the_main_player, *PAYING, once_by_a_grant, alone_by_a_grant, in_turn_at_the_end, *rules),
        takers=takers,
        candidates=lambda state: _payable(state, action, projects),
        apply=_after_payment(built, helpers),
        describe=describe_payment,
        completions=completions,
        choices_left=_other_ways(document, completions, choices),
        events=(CardsPaid, MarketUsed, *events),
    )
    return action
