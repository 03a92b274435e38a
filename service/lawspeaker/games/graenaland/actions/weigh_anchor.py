"""Weighing anchor: where somebody has settled and no card was left, an earlier settler may leave. Počáteční pozice, 4."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import all_hold, surely, where_known
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.games.graenaland.actions.anchoring import crowded, in_the_order_of_arrival, newcomer
from lawspeaker.games.graenaland.actions.choosing_positions import (
    FIRST_ROUND,
    CardsSetAside,
    cannot_take,
    leaves_a_card_for_the_last,
    lying,
    not_both_in_one_territory,
    pass_on,
    rest_is_set_aside,
    set_aside_field,
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


class WeighAnchor(GraenalandAction):
    """A player moves a starting settlement to a less crowded territory, and takes a card there."""

    player = member(player_field("Who weighs anchor.", required=True))
    territory = member(territory_field("Where to.", required=True))
    card: Document | None = member(private(card_field("The card that the player takes there.")), default=None)
    warrior = member(territory_field("Claim: where the player's warrior then is."), default=None)
    set_aside = member(set_aside_field(), default=None)


@rule("placement.two-territories")
def not_to_the_other_settlement(state: State, action: WeighAnchor) -> Iterator[Violation]:
    """Nobody has both starting settlements in one territory; back to where it was, the settlement stays alone."""
    if not surely(lambda: action.territory == crowded(state)):
        yield from not_both_in_one_territory(state, action)


@rule("anchor.target")
def to_a_less_crowded_coast(state: State, action: WeighAnchor) -> Iterator[Violation]:
    """The settlement goes to a less crowded territory on the coast."""
    target = action.territory
    is_target = all_hold(
        lambda: state.island.is_coast(target),
        lambda: len(state.settlements(target)) < len(state.settlements(crowded(state))),
        lambda: not all_hold(lambda: not lying(state, target), lambda: state.sources.reading("anchor.target") == "card-left"),
    )
    if not is_target:
        yield action.violated("territory", territory=target, **_why_no_target(state, target))


def _why_no_target(state: State, target: str) -> Document:
    """Why the settlement cannot go there: it is inland, no less crowded, or without a card."""
    if surely(lambda: not state.island.is_coast(target)):
        return {"fault": "inland"}
    if surely(lambda: len(state.settlements(target)) >= len(state.settlements(crowded(state)))):
        return {"fault": "crowded", "left_territory": crowded(state), "count": len(state.settlements(target))}
    return {"fault": "no-card"}


@rule("anchor.card")
def one_of_the_cards_there(state: State, action: WeighAnchor) -> Iterator[Violation]:
    """The player who weighs anchor takes one of the cards that lie at the new territory."""
    if fault := cannot_take(state, action):
        yield action.violated("card", player=action.player, territory=action.territory, **fault)


@rule("anchor.warrior")
@for_each("warrior")
def warrior_stays(state: State, action: WeighAnchor, warrior: Claim) -> Iterator[Violation]:
    """The warrior stays where it was placed when its settlement weighs anchor."""
    leaves = _warrior_leaves(state, action)
    if not (warrior.said == action.territory if leaves else state.is_at(action.player, Hero.WARRIOR, warrior.said)):
        stands = where_known(lambda: state.where(action.player, Hero.WARRIOR) or "none", "elsewhere")
        due = action.territory if leaves else stands
        yield warrior.violated(player=action.player, territory=warrior.said, due=due)


def _warrior_leaves(state: State, action: WeighAnchor) -> bool:
    """Whether the warrior goes along: one who stands there, in the first round, if that is agreed on. Raises ``Unknown``."""
    return all_hold(
        lambda: state.is_at(action.player, Hero.WARRIOR, crowded(state)),
        lambda: state.known("placement", "round") == FIRST_ROUND,
        lambda: state.sources.reading("anchor.warrior") == "goes-along",
    )


def asked_next(_: State, __: WeighAnchor) -> None:
    """Nobody: once somebody has left, no other settler is asked."""


def apply(state: State, action: WeighAnchor, after: NextState) -> Sequence[Document]:
    """The settlement moves, and its player takes a card."""
    player, territory, left = action.player, action.territory, crowded(state)
    card = take_card(state, action, after)
    after.change(("territories", left, SETTLEMENTS), lambda there: _without_that_of(there, player))
    pieces.put(after, territory, SETTLEMENTS, {"player": player, "kind": Settlement.VILLAGE.value})
    if after.whether(lambda: _warrior_leaves(state, action)):
        warrior = {"player": player, "hero": Hero.WARRIOR.value}
        pieces.take(after, left, HEROES, warrior)
        pieces.put(after, territory, HEROES, warrior)
    event = {"type": "anchor-weighed", "player": player, "from": left, "to": territory, **card}
    return [event, *pass_on(state, action, after, newcomer, asked_next)]


def _without_that_of(settlements: Sequence[Document], player: str) -> Sequence[Document]:
    moves = [house.get("player") for house in settlements].index(player)
    return [*settlements[:moves], *settlements[moves + 1 :]]


AnchorWeighed = event(
    "anchor-weighed",
    "A player leaves for another coast.",
    {
        "player": player_field("Who left.", required=True),
        "from": territory_field("From where."),
        "to": territory_field("To where.", required=True),
        "card": private(card_field("The card that the player took, if there certainly was one."), seen=back),
    },
)

WEIGH_ANCHOR = Action(
    "weigh-anchor",
    WeighAnchor,
    rules=(
        not_to_the_other_settlement,
        leaves_a_card_for_the_last(newcomer),
        rest_is_set_aside(newcomer, asked_next, takes_from),
        in_the_order_of_arrival,
        to_a_less_crowded_coast,
        one_of_the_cards_there,
        warrior_stays,
        in_phase(Phase.ANCHOR),
    ),
    takers=whose_turn(Phase.ANCHOR),
    candidates=settling(Phase.ANCHOR),
    apply=apply,
    events=(
        AnchorWeighed,
        CardsSetAside,
    ),
)
