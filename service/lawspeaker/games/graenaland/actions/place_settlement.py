"""Choosing starting positions: the player whose turn it is places a settlement. Počáteční pozice."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.adjudication.wire.shapes import Boolean, said
from lawspeaker.games.graenaland.actions.choosing_positions import (
    FIRST_ROUND,
    CardsSetAside,
    cannot_take,
    coasts_seen,
    leaves_a_card_for_the_last,
    lying,
    not_both_in_one_territory,
    pass_on,
    rest_is_set_aside,
    set_aside_field,
    settlers,
    settling,
    take_card,
    takes_from,
)
from lawspeaker.games.graenaland.actions.phases import in_phase, whose_turn
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.cards.piles import back
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Hero, Phase, Settlement


class PlaceSettlement(GraenalandAction):
    """A player places a starting settlement, in the first round with the warrior."""

    player = member(player_field("Who places it.", required=True))
    territory = member(territory_field("Where.", required=True))
    card: Document | None = member(private(card_field("The card that the player takes there.")), default=None)
    warrior = member(Boolean(metadata=said("Claim: whether a warrior is placed with it.", True)), default=None)
    set_aside = member(set_aside_field(), default=None)


@rule("placement.turn")
def in_turn(state: State, action: PlaceSettlement) -> Iterator[Violation]:
    """The first settlements are placed clockwise, the second ones in the opposite order."""
    if action.player != state.turn:
        yield action.violated("player", fault="turn", player=action.player, turn_player=state.turn)


@rule("placement.coast")
def on_the_coast(state: State, action: PlaceSettlement) -> Iterator[Violation]:
    """Starting settlements are placed on the coast."""
    if not state.island.is_coast(action.territory):
        yield action.violated("territory", territory=action.territory, coasts=coasts_seen(state))


@rule("placement.warrior")
@for_each("warrior")
def warrior_comes_first(state: State, action: PlaceSettlement, warrior: Claim) -> Iterator[Violation]:
    """The warrior is placed with the first settlement; with the second one no hero is."""
    comes = state.known("placement", "round") == FIRST_ROUND
    return warrior.against(comes, player=action.player, fault="left-out" if comes else "second")


@rule("placement.card")
def one_of_the_cards_there(state: State, action: PlaceSettlement) -> Iterator[Violation]:
    """The player who settles takes one of the cards that lie there, and none if none is left."""
    if fault := cannot_take(state, action):
        yield action.violated("card", player=action.player, territory=action.territory, **fault)


def newcomer(_: State, action: PlaceSettlement) -> str:
    """The player who places the settlement."""
    return action.player


def asked_next(state: State, action: PlaceSettlement) -> str | None:
    """Who settled there first, if no card is left. Raises ``Unknown``."""
    may_leave = all_hold(lambda: not lying(state, action.territory), lambda: bool(state.settlements(action.territory)))
    return settlers(state, action.territory)[0] if may_leave else None


def apply(state: State, action: PlaceSettlement, after: NextState) -> Sequence[Document]:
    """The settlement, in the first round also the warrior, stands there, and the player has the card."""
    player, territory = action.player, action.territory
    card = take_card(state, action, after)
    pieces.put(after, territory, SETTLEMENTS, {"player": player, "kind": Settlement.VILLAGE.value})
    if after.whether(lambda: state.known("placement", "round") == FIRST_ROUND if action.warrior is None else action.warrior):
        pieces.put(after, territory, HEROES, {"player": player, "hero": Hero.WARRIOR.value})
    after.put(("placement", "newcomer"), lambda: {"player": player, "territory": territory})
    event = {"type": "settled", "player": player, "territory": territory, **card}
    return [event, *pass_on(state, action, after, newcomer, asked_next)]


Settled = event(
    "settled",
    "A village is placed.",
    {
        "player": player_field("Who placed it.", required=True),
        "territory": territory_field("Where.", required=True),
        "card": private(card_field("The card that the player took, if there certainly was one."), seen=back),
    },
)

PLACE_SETTLEMENT = Action(
    "place-settlement",
    PlaceSettlement,
    rules=(
        in_turn,
        on_the_coast,
        warrior_comes_first,
        one_of_the_cards_there,
        not_both_in_one_territory,
        leaves_a_card_for_the_last(newcomer),
        rest_is_set_aside(newcomer, asked_next, takes_from),
        in_phase(Phase.PLACEMENT),
    ),
    takers=whose_turn(Phase.PLACEMENT),
    candidates=settling(Phase.PLACEMENT),
    apply=apply,
    events=(
        Settled,
        CardsSetAside,
    ),
)
