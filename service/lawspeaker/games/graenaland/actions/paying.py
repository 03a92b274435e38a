"""Paying with cards for something that is built: the cards named are held, stand for what is said, and are spent.

Whether they are the price is for what is built to say.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.claims import Claim, by_rules, claims, for_each
from lawspeaker.adjudication.unknown import Unknown, all_hold, each, known, surely, where_known
from lawspeaker.adjudication.wire.shapes import OneOf, list_of, said
from lawspeaker.games.graenaland.cards import hands
from lawspeaker.games.graenaland.cards.covering import possible_uses
from lawspeaker.games.graenaland.cards.laying import discard
from lawspeaker.games.graenaland.cards.likeness import may_be
from lawspeaker.games.graenaland.cards.payments import ANYTHING, Balance, Means, TooManyUses, can_pay_for, compare, means
from lawspeaker.games.graenaland.cards.piles import Card, face, is_supply, name_of
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, made, player_field, resource_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import MOST_CARDS, card_field, cards_field
from lawspeaker.games.graenaland.shapes.enumerations import CARD_BACK
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SYMBOLS, Work

Paid = made(
    "Paid",
    "A card that is paid.",
    {
        "card": card_field("The card.", required=True),
        "from": player_field("For a joint work: the player who helps with this card. Default: the builder."),
        "market": territory_field("The market at which it replaces one resource, if any."),
        "as": list_of(resource_field("A resource."), "Claim: what it pays for.", ["wood"], most=9, fewest=1),
        "discarded": OneOf(CARD_BACK, metadata=said("Claim: the discard pile on which it was laid.", "plains")),
    },
)


def payment_field() -> fields.List[Any]:
    """The payment of an action."""
    return list_of(
        Paid,
        "The cards that are paid. Without them, it is only checked whether the cards in hand can pay at all, and the "
        "verdict is `illegal` or `undetermined`. `legal-actions` lists every payment.",
        [{"card": {"deck": "plains", "resource": "grain"}}],
        most=MOST_CARDS,
    )


class PaidAction(GraenalandAction):
    """An action of a player that is paid for with cards."""

    player: str
    payment: Sequence[Document]


def payer(action: PaidAction, entry: Document) -> str:
    """Whose card it is that is paid."""
    player: str = entry.get("from", action.player)
    return player


def contributions(action: PaidAction) -> list[Claim]:
    """The cards in the payment that others give."""
    return [entry for entry in claims(action, "payment") if payer(action, entry.said) != action.player]


@rule("joint.announced")
def paid_without_help(_: State, action: PaidAction) -> Iterator[Violation]:
    """Others help with public works alone."""
    if "payment" in action.document:  # as long as none is sent nobody helps
        yield from helped(action)


def helped(action: PaidAction) -> Iterator[Violation]:
    """A violation for each player who helps, where nobody may."""
    for helper in dict.fromkeys(entry["from"] for entry in contributions(action)):
        yield action.violated("payment", player=helper)


# The cards


@rule("payment.held")
def paid_from_the_hand(state: State, action: PaidAction) -> Iterator[Violation]:
    """A payment is made from the cards in hand."""
    return held(state, action.player, cards_of(action, action.player))


def cards_of(action: PaidAction, player: str) -> list[tuple[str, Card]]:
    """Each card that is paid from the hand of that player, and the pointer at which it is named."""
    return [(at, entry["card"]) for at, entry in paid_cards(action) if payer(action, entry) == player]


def paid_cards(action: PaidAction) -> list[tuple[str, Document]]:
    """What is paid, card by card, each with the pointer of the card."""
    return [(action.pointer("payment", index, "card"), entry) for index, entry in enumerate(action.payment)]


def held(state: State, player: str, named: Sequence[tuple[str, Card]]) -> Iterator[Violation]:
    """A violation if the player's hand lacks some of these cards, each named at a pointer."""
    cards = [card for _, card in named]
    if cards and (lacking := hands.lacking(state, player, cards)):
        at = [named[place][0] for place in lacking]
        lacking_resources = dict(Counter(name_of(named[place][1]) for place in lacking))
        yield violated(*at, player=player, lacking_resources=lacking_resources, **_hand(state, player, cards, lacking))


def _hand(state: State, player: str, named: Sequence[Card], lacking: Sequence[int]) -> Mapping[str, object]:
    """Why the player's hand cannot have the cards that were ``named``.

    They are too many, those ``lacking`` are there with other backs or not at all, or they are known to be elsewhere.
    """
    hand = where_known(lambda: state.cards("clans", player, "hand"), None)
    if hand is not None and len(hand) < len(named):
        return {"fault": "too-many", "count": len(hand), "named": len(named)}
    whatever_back = [without(card, "deck") if place in lacking else card for place, card in enumerate(named)]
    have_faces = all("resource" in named[place] for place in lacking)
    if have_faces and surely(lambda: not hands.lacking(state, player, whatever_back)):
        return {"fault": "another-deck"}
    return {"fault": "not-there" if hand is not None and any(hand) else "elsewhere"}


def given_supply_cards(state: State, given: Sequence[Claim], player: str, reading: str) -> Iterator[Violation]:
    """A violation for each supply card among those that are given, unless the ``reading`` lets any card be given.

    The message names whom each of them gives as ``player``.
    """

    def wrong_card(one: Claim) -> Iterator[Violation]:
        if is_supply(one["card"]) is False or state.sources.reading(reading) == "any-card":
            return
        if is_supply(one["card"]) is None:
            raise Unknown(one.pointer("card", "deck"))
        yield one.violated("card", player=one[player])

    return each(given, wrong_card)


@by_rules(
    {
        "payment.gold": "A card pays for the one resource on it; gold replaces any other.",
        "supply.symbols": "A supply card pays for one of its symbols or for both.",
        "market.one-resource": "At a market any one card replaces one resource that is needed.",
        "market.whole-card": "A supply card at a market counts as one card: both its symbols replace one resource.",
    }
)
@for_each("payment", having="as")
def pays_for_that(_: State, __: PaidAction, entry: Claim, name: str) -> Iterator[Violation]:
    """A card pays for what is said, by the rule ``name``."""
    card, claimed, at_market = entry["card"], entry["as"], "market" in entry
    of_resources, of_supply = ("market.one-resource", "market.whole-card") if at_market else ("payment.gold", "supply.symbols")
    if name not in (of_resources, of_supply) or can_pay_for(card, at_market, claimed):
        return
    if is_supply(card) is None:
        raise Unknown(entry.pointer("card", "deck"))
    if name == (of_supply if is_supply(card) else of_resources):
        facts = {"resources": card.get("symbols", [])} if name == "supply.symbols" else {"count": len(claimed)}
        named = {"resource": name_of(card)} if name == "payment.gold" else {}
        yield entry.violated("as", claimed_resources=claimed, **facts, **named)


pays_for_its_resource, pays_for_its_symbols, one_resource_at_a_market, once_at_a_market = pays_for_that


@rule("payment.discard")
@for_each("payment", having="discarded")
def discarded_by_their_backs(state: State, action: PaidAction, entry: Claim) -> Iterator[Violation]:
    """Cards that were paid go to the discard pile of the deck on their backs."""
    card, deck = entry["card"], entry["discarded"]
    if "deck" not in card and deck not in hands.backs(state, card):
        return iter([entry.violated("discarded", deck=deck, resource=name_of(card), fault="no-such-card")])
    due = card.get("deck") or hands.back(state, payer(action, entry.said), card, entry.pointer("card"))
    return entry.against(due, "discarded", deck=deck, due_deck=due, fault="other")


@rule("supply.one-project")
def supply_cards_are_spent_whole(_: State, action: PaidAction) -> Iterator[Violation]:
    """A supply card serves one project only: a symbol that is not used is lost."""
    for index, entry in enumerate(action.payment):
        if len(entry["card"].get("symbols", ())) not in (0, SYMBOLS):
            yield action.violated("payment", index, "card", "symbols")


# The markets


@rule("market.access")
@for_each("payment", having="market")
def markets_where_settled(state: State, action: PaidAction, entry: Claim) -> Iterator[Violation]:
    """A player uses the markets where the player has a settlement, before the project is built."""
    market = entry["market"]
    if not has_market(state, action.player, market):
        yield entry.violated("market", player=action.player, territory=market, fault=why_no_market(state, market))


def why_no_market(state: State, territory: str) -> str:
    """Why a market there cannot be used: there is none, or the player who builds has no settlement there."""
    return "none" if surely(lambda: Work.MARKET not in state.works(territory)) else "no-settlement"


def has_market(state: State, player: str, territory: str) -> bool:
    """Whether the player has access to a market in the territory. Raises ``Unknown``."""
    return all_hold(lambda: Work.MARKET in state.works(territory), lambda: state.has_settlement(player, territory))


@rule("market.once")
@for_each("payment", having="market")
def each_market_once(state: State, action: PaidAction, entry: Claim) -> Iterator[Violation]:
    """Each market is used at most once in a building phase."""
    market = entry["market"]
    is_again = market in [other.get("market") for other in action.payment[: entry.name]]
    if is_again or market in state.known("building", "markets_used"):
        yield entry.violated("market", player=action.player, territory=market, fault="twice" if is_again else "used")


PAYING = (
    pays_for_its_resource,
    discarded_by_their_backs,
    pays_for_its_symbols,
    supply_cards_are_spent_whole,
    markets_where_settled,
    each_market_once,
    one_resource_at_a_market,
    once_at_a_market,
)
"""The rules of what each card pays for and where it goes. That the cards are held and are the price is not among them."""


# The price and what is spent


def balance(state: State, action: PaidAction, price: Price) -> Balance:
    """How the payment compares with the price.

    Raises ``Unknown`` if only cards of unknown face may make it right, or if it is not known what each card pays for and there is
    too much to try.
    """
    found = _compared(state, action, price, action.payment)
    if found.is_exact and (hidden := list(_hidden_faces(action))):
        nearest = _nearest_with_cards_in_hand(state, action, price)
        if nearest is None or nearest.is_exact:
            raise Unknown(*hidden)
        return nearest
    return found


def _compared(state: State, action: PaidAction, price: Price, payment: Sequence[Document]) -> Balance:
    """How these cards compare with the price, if those of unknown face are whatever suits best. Raises ``Unknown``."""
    paid = [_means(state, entry) for entry in payment]
    try:
        return compare(price, paid, state.sources.work)
    except TooManyUses:
        raise Unknown(*(action.pointer("payment", index, "as") for index, one in enumerate(paid) if len(one.uses) > 1)) from None


def _means(state: State, entry: Document) -> Means:
    uses = ANYTHING if "market" in entry else possible_uses(state, entry["card"])
    return means(entry["card"], uses, entry.get("as"))


_MOST_WAYS = 100
"""In how many ways the cards of a payment are looked for in the hands, at most."""


def _nearest_with_cards_in_hand(state: State, action: PaidAction, price: Price) -> Balance | None:
    """How the payment compares at best with the price if each card is one of those in hand; ``None`` if that is not known."""
    ways = list(islice(_as_in_hand(state, action), _MOST_WAYS))
    if not ways or len(ways) == _MOST_WAYS:
        return None
    return min((_compared(state, action, price, way) for way in ways), key=lambda found: found.faults)


def _as_in_hand(state: State, action: PaidAction) -> Iterator[list[Document]]:
    """Each way in which the cards of the payment may be cards in hand, if all these are known; the hand has them."""
    payers = dict.fromkeys(payer(action, entry) for entry in action.payment)
    hands_of = {player: where_known(partial(state.cards, "clans", player, "hand"), [{}]) for player in payers}
    if not all(map(face, chain.from_iterable(hands_of.values()))):
        return

    def ways(entries: Sequence[Document], left: Mapping[str, Sequence[Card]]) -> Iterator[list[Document]]:
        if not entries:
            yield []
            return
        entry, *others = entries
        player = payer(action, entry)
        possible = [card for card in left[player] if may_be(entry["card"], card)]
        for card in [card for nth, card in enumerate(possible) if card not in possible[:nth]]:
            kept = [*left[player]]
            kept.remove(card)
            for further in ways(others, {**left, player: kept}):
                yield [{**entry, "card": card}, *further]

    yield from ways(sorted(action.payment, key=lambda entry: -len(entry["card"])), hands_of)


def _hidden_faces(action: PaidAction) -> Iterator[str]:
    """Where the faces of cards have to be given; at a market any card is as good as another.

    Of a card of which nothing is known the deck is named too: it shows which kind of face is unknown.
    """
    for at, entry in paid_cards(action):
        card = entry["card"]
        if "market" in entry or card.keys() & {"resource", "symbols"}:
            continue
        if is_supply(card) is None:
            yield f"{at}/deck"
            yield f"{at}/resource"
        else:
            yield f"{at}/symbols" if is_supply(card) else f"{at}/resource"


def paid(state: State, action: PaidAction, after: NextState, helpers: Callable[[], Iterable[str]]) -> list[Document]:
    """Takes the payment from the hands, and gives what happened.

    If it is not known, nobody knows what is left in the hand of the player, nor in those of the ``helpers``.
    """

    def may_change() -> Iterable[tuple[str, ...]]:
        hands_used = [("clans", player, "hand") for player in dict.fromkeys((action.player, *helpers()))]
        return [*hands_used, ("discards",), ("building", "markets_used")]

    return after.step(partial(_pay, state, action, after), may_change) or []


def _pay(state: State, action: PaidAction, after: NextState) -> list[Document]:
    """Takes a known payment from the hands, and gives what happened. Raises ``Unknown``."""
    known(action.document, action.at, "payment")
    named: dict[str, dict[str, Card]] = {}
    for at, entry in paid_cards(action):
        named.setdefault(payer(action, entry), {})[at] = entry["card"]
    events: list[Document] = []
    for player, cards in named.items():
        used = hands.take(state, after, player, cards)
        discard(after, used)
        events.append({"type": "cards-paid", "player": player, "cards": [one.card for one in used]})
    if markets := [entry["market"] for entry in action.payment if "market" in entry]:
        after.change(("building", "markets_used"), lambda before: [*before, *markets])
        events += [{"type": "market-used", "player": action.player, "territory": market} for market in markets]
    return events


CardsPaid = event(
    "cards-paid",
    "Cards are paid.",
    {
        "player": player_field("Whose cards.", required=True),
        "cards": cards_field("The cards, as far as they are known.", required=True),
    },
)
MarketUsed = event(
    "market-used",
    "A market is used.",
    {"player": player_field("Who uses it.", required=True), "territory": territory_field("Where it is.", required=True)},
)
