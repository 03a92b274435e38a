"""Weighing anchor: where somebody has settled and no card was left, an earlier settler may leave. Počáteční pozice, 4."""

from collections.abc import Iterator

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.games.graenaland.actions.anchoring import crowded, in_the_order_of_arrival, newcomer
from lawspeaker.games.graenaland.actions.choosing_positions import (
    FIRST_ROUND,
    cannot_take,
    leaves_a_card_for_the_last,
    lying,
    not_both_in_one_territory,
    passed_on,
    rest_is_set_aside,
    set_aside_field,
    settlers,
    settling,
    takes_from,
    with_card_taken,
)
from lawspeaker.games.graenaland.actions.phases import in_phase, whose_turn
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.shapes import GraenalandAction, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Hero, Phase, Settlement


class WeighAnchor(GraenalandAction):
    """A player moves a starting settlement to a less crowded territory, and takes a card there."""

    player = member(player_field("Who weighs anchor.", required=True))
    territory = member(territory_field("Where to.", required=True))
    card: Document | None = member(card_field("The card that the player takes there."), default=None)
    warrior = member(territory_field("Claim: where the warrior of the player then is."), default=None)
    set_aside = member(set_aside_field(), default=None)


@rule("anchor.target")
def to_a_less_crowded_coast(state: State, action: WeighAnchor) -> Iterator[Violation]:
    """The settlement goes to a less crowded territory on the coast."""
    target = action.territory
    is_target = (
        state.island.is_coast(target)
        and len(state.settlements(target)) < len(state.settlements(crowded(state)))
        and (bool(lying(state, target)) or state.sources.reading("anchor.target") == "any-coast")
    )
    if not is_target:
        yield action.violated("territory", territory=target)


@rule("anchor.card")
def one_of_the_cards_there(state: State, action: WeighAnchor) -> Iterator[Violation]:
    """Whoever weighs anchor takes one of the cards that lie at the new territory."""
    if cannot_take(state, action):
        yield action.violated("card", player=action.player, territory=action.territory)


@rule("anchor.warrior")
def warrior_stays(state: State, action: WeighAnchor) -> Iterator[Violation]:
    """The warrior stays where it was placed when its settlement weighs anchor."""
    if action.warrior is not None:
        stands = state.where(action.player, Hero.WARRIOR)
        due = action.territory if _warrior_leaves(state, stands) else stands
        if action.warrior != due:
            yield action.violated("warrior", player=action.player, territory=action.warrior, due=due or "none")


def _warrior_leaves(state: State, stands: str | None) -> bool:
    """Whether the warrior, who stands there, goes along."""
    if stands != crowded(state) or state.known("placement", "round") != FIRST_ROUND:
        return False
    return state.sources.reading("anchor.warrior") == "goes-along"


def asked_next(_: State, __: WeighAnchor) -> None:
    """Nobody: once somebody has left, no other settler is asked."""


def apply(state: State, action: WeighAnchor) -> Effect:
    """The settlement moves, and its player takes a card."""
    player, territory, left = action.player, action.territory, crowded(state)
    document, card = with_card_taken(state, action)
    there = state.settlements(left)
    moves = settlers(state, left).index(player)
    path = ("territories", left, SETTLEMENTS)
    document = replaced(document, path, [house for place, house in enumerate(there) if place != moves])
    document = pieces.put(document, territory, SETTLEMENTS, {"player": player, "kind": Settlement.VILLAGE.value})
    stands = state.where(player, Hero.WARRIOR) if state.known("placement", "round") == FIRST_ROUND else None
    if stands and _warrior_leaves(state, stands):
        warrior = {"player": player, "hero": Hero.WARRIOR.value}
        document = pieces.put(pieces.taken(document, left, HEROES, warrior), territory, HEROES, warrior)
    taken = {"card": card} if card is not None else {}
    event = {"type": "anchor-weighed", "player": player, "from": left, "to": territory, **taken}
    return passed_on(state, action, document, event, newcomer, asked_next)


WEIGH_ANCHOR = Action(
    "weigh-anchor",
    WeighAnchor,
    rules=(
        not_both_in_one_territory,
        leaves_a_card_for_the_last(newcomer),
        rest_is_set_aside(newcomer, asked_next, takes_from),
        in_the_order_of_arrival,
        to_a_less_crowded_coast,
        one_of_the_cards_there,
        warrior_stays,
        in_phase(Phase.ANCHOR),
    ),
    takers=whose_turn(Phase.ANCHOR),
    options=settling(Phase.ANCHOR),
    apply=apply,
)
