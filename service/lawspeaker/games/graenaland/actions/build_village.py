"""A player builds a village. Stavby: Osady; Palisády."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import claims
from lawspeaker.adjudication.unknown import Unknown, each, some, surely, where_known
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.adjudication.wire.shapes import list_of
from lawspeaker.games.graenaland.actions.building import (
    building_action,
    costing,
    each_payment,
    with_a_house_that_is_left,
)
from lawspeaker.games.graenaland.actions.paying import (
    PaidAction,
    cards_of,
    given_supply_cards,
    held,
    paid_without_help,
    payment_field,
)
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import SETTLEMENTS, WORKS
from lawspeaker.games.graenaland.board.palisades import asks_toll, is_owed
from lawspeaker.games.graenaland.cards import hands, prices
from lawspeaker.games.graenaland.cards.piles import Card, back, face, is_supply
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.shapes import GraenalandShape, event, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Settlement

TOLL = 1
"""Cards that each player is owed who has a settlement behind the palisade."""


class Toll(GraenalandShape):
    """A card paid as the toll of a palisade."""

    player = player_field("Who gets it.", required=True)
    card = private(card_field("The card.", required=True), seen=back)


class BuildVillage(PaidAction):
    """A player builds a village."""

    player = member(player_field("Who builds it.", required=True))
    territory = member(territory_field("Where.", required=True))
    payment: Sequence[Document] = member(payment_field())
    tolls: Sequence[Document] = member(
        list_of(
            Toll,
            "The cards paid as the toll of a palisade. Default, with a payment: none.",
            [{"player": "blue", "card": {"deck": "plains", "resource": "grain"}}],
            most=5,
        ),
        default=(),
    )


@rule("village.reach")
def within_reach(state: State, action: BuildVillage) -> Iterator[Violation]:
    """A village is built where its player already has a settlement, or next to such a territory."""

    def near() -> Iterator[str]:
        yield action.territory
        yield from state.island.neighbours(action.territory)

    if not some(near(), lambda territory: state.has_settlement(action.player, territory)):
        adjacent = list(state.island.neighbours(action.territory))
        yield action.violated("territory", player=action.player, territory=action.territory, adjacent=adjacent)


@rule("payment.held")
def paid_and_given_from_the_hand(state: State, action: BuildVillage) -> Iterator[Violation]:
    """The payment and the toll of a palisade are made from the cards in hand."""
    tolls = [(action.pointer("tolls", index, "card"), toll["card"]) for index, toll in enumerate(action.tolls)]
    return held(state, action.player, [*cards_of(action, action.player), *tolls])


def price(state: State, action: BuildVillage) -> Price:
    """The price of the village, which is printed on the tile. Raises ``Unknown``."""
    return prices.village(state, action.territory)


def sizes(state: State, action: BuildVillage) -> Sequence[int]:
    """The possible numbers of resources if the price is unknown."""
    return prices.village_sizes(state, action.territory)


def tolls_owed(state: State, action: BuildVillage) -> int:
    """The certain number of cards that are owed as tolls."""
    if surely(lambda: not asks_toll(state, action.player, action.territory)):
        return 0
    recipients = state.possible_players
    return TOLL * sum(1 for one in recipients if surely(partial(is_owed, state, one, action.player, action.territory)))


@rule("palisade.toll")
def gives_the_toll(state: State, action: BuildVillage) -> Iterator[Violation]:
    """The player who builds a first settlement where a palisade stands gives one card to each player settled there."""
    given = Counter(toll["player"] for toll in action.tolls)
    if not given and surely(lambda: not asks_toll(state, action.player, action.territory)):
        return

    def wrongly_given(recipient: str) -> Iterator[Violation]:
        if given[recipient] > TOLL:  # whether or not it is owed
            owed = where_known(lambda: is_owed(state, recipient, action.player, action.territory), True)
            facts = {"due": TOLL if owed else 0, "count": given[recipient]}
            yield action.violated("tolls", player=recipient, territory=action.territory, **facts)
            return
        due = TOLL if is_owed(state, recipient, action.player, action.territory) else 0
        if due and not action.document.keys() & {"payment", "tolls"}:
            raise Unknown(action.pointer("tolls"))  # it is not known at all how this is paid
        if given[recipient] != due:
            yield action.violated("tolls", player=recipient, territory=action.territory, due=due, count=given[recipient])

    yield from each(state.possible_players, wrongly_given)


@rule("palisade.toll-cards")
def gives_resource_cards(state: State, action: BuildVillage) -> Iterator[Violation]:
    """The toll of a palisade is paid in resource cards."""
    return given_supply_cards(state, claims(action, "tolls"), "player", "toll.cards")


def projects(state: State) -> Iterator[Document]:
    """A village in each territory."""
    return ({"territory": territory} for territory in state.island.territories)


def completions(state: State, action: BuildVillage) -> Iterator[Document]:
    """The village with each payment, and with each card to each player who is owed a toll."""
    paid = each_payment(state, action, lambda: [price(state, action)])
    recipients = [] if action.document.keys() & {"payment", "tolls"} else _recipients(state, action)
    if not recipients:
        yield from paid
        return
    hand, _ = hands.known_cards(state, action.player)
    may_be_any = any(is_supply(card) for card in hand) and state.sources.reading("toll.cards") == "any-card"
    for way in paid:
        left = [*hand]
        for entry in way["payment"]:
            left.remove(entry["card"])
        fit = [card for card in left if may_be_any or not is_supply(card)]
        yield from ({**way, "tolls": tolls} for tolls in _tolls(recipients, fit))


def _recipients(state: State, action: BuildVillage) -> list[str]:
    """Those who are owed a card. Raises ``Unknown``."""
    if surely(lambda: not asks_toll(state, action.player, action.territory)):
        return []
    return [player for player in state.players if is_owed(state, player, action.player, action.territory)]


def _tolls(recipients: Sequence[str], hand: Sequence[Card]) -> Iterator[list[Document]]:
    """Every way of giving each recipient one card of the hand."""
    if not recipients:
        yield []
        return
    first, *others = recipients
    kinds = [(card.get("deck"), face(card)) for card in hand]
    for index, card in enumerate(hand):
        if kinds[index] not in kinds[:index]:
            for rest in _tolls(others, [*hand[:index], *hand[index + 1 :]]):
                yield [{"player": first, "card": card}, *rest]


def built(state: State, action: BuildVillage, after: NextState) -> Sequence[Document]:
    """The tolls are given, and the village stands."""
    player, territory = action.player, action.territory
    events: list[Document] = []
    for index, toll in enumerate(action.tolls):
        given = hands.take(state, after, player, {action.pointer("tolls", index, "card"): toll["card"]})
        hands.give(after, toll["player"], given)
        events.append({"type": "toll-paid", "player": player, "to": toll["player"], "card": given[0].card})
    if surely(lambda: not state.is_settled(territory)):
        after.put(("territories", territory, WORKS), lambda: list(state.works(territory)))  # none, which could not be told later
    pieces.put(after, territory, SETTLEMENTS, {"player": player, "kind": Settlement.VILLAGE.value})
    return [*events, {"type": "village-built", "player": player, "territory": territory}]


TollPaid = event(
    "toll-paid",
    "A toll is paid.",
    {
        "player": player_field("Who pays it.", required=True),
        "to": player_field("To whom.", required=True),
        "card": private(card_field("The card, as far as it is known.", required=True), also=["to"], seen=back),
    },
)
VillageBuilt = event(
    "village-built",
    "A village is built.",
    {"player": player_field("Who built it.", required=True), "territory": territory_field("Where.", required=True)},
)

BUILD_VILLAGE = building_action(
    "build-village",
    BuildVillage,
    rules=(
        within_reach,
        with_a_house_that_is_left,
        paid_and_given_from_the_hand,
        costing(price, sizes, tolls_owed),
        gives_the_toll,
        gives_resource_cards,
        paid_without_help,
    ),
    projects=projects,
    completions=completions,
    built=built,
    events=(TollPaid, VillageBuilt),
    choices=("payment", "tolls"),
)
