"""Alone: the unwanted card is discarded, the top card of the deck too, and the one below it is taken. Sólo varianta 2, 3."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.games.confusing_lands.actions.phases import by_itself, in_phase, whoever_plays
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN, Card, pile, put_away
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, event, player_field
from lawspeaker.games.confusing_lands.shapes.cards import card_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Phase

_DRAWN = ("top", "taken")
"""The members that give the two cards drawn from the deck, in their order."""


class ReplaceCard(ConfusingLandsAction):
    """In a solo game, the card that was not chosen is replaced by one from the deck."""

    discarded: Card = member(card_field("Claim: the card that was not chosen, which is discarded."), default=UNKNOWN)
    top: Card = member(card_field("Claim: the top card of the deck, which is discarded too."), default=UNKNOWN)
    taken: Card = member(private(card_field("Claim: the card below it, which is taken.")), default=UNKNOWN)


def is_due(state: State) -> bool:
    """Whether somebody who plays alone replaces the unwanted card now. Raises ``Unknown``."""
    return state.phase == Phase.PASSING and state.is_solo


@rule("pass.opponent")
def passed_on_to_an_opponent(state: State, action: ReplaceCard) -> Iterator[Violation]:
    """Two players exchange the cards that they did not want."""
    if not state.is_solo:
        yield action.violated("type")


@rule("solo.discard")
def the_unwanted_card_is_discarded(state: State, action: ReplaceCard) -> Iterator[Violation]:
    """Alone, the card left in hand is discarded."""
    card = action.discarded
    if not card or not is_due(state):
        return
    player, *_ = state.players
    if not state.may_be_drawn(card, "hands", player):
        yield action.violated("discarded", card=card["card"], **state.instead_of(card["card"], state.card("hands", player)))


@rule("solo.top")
def the_top_card_is_discarded(state: State, action: ReplaceCard) -> Iterator[Violation]:
    """Alone, the top card of the deck is discarded."""
    return _not_drawn(state, action, 0)


@rule("solo.next")
def the_card_below_is_taken(state: State, action: ReplaceCard) -> Iterator[Violation]:
    """Alone, the card below the top card of the deck is taken."""
    return _not_drawn(state, action, 1)


def _not_drawn(state: State, action: ReplaceCard, depth: int) -> Iterator[Violation]:
    """The violation if the card that the action claims cannot be at this depth of the deck."""
    name, card = _DRAWN[depth], (action.top, action.taken)[depth]
    if not card or not is_due(state):
        return
    if card in [action.discarded, action.top][: depth + 1]:
        yield action.violated(name, fault="twice", card=card["card"])
    elif not state.may_be_drawn(card, "deck", slots=slice(depth, depth + 1)):
        yield action.violated(name, card=card["card"], **state.instead_of(card["card"], state.card("deck", depth=depth)))


def apply(state: State, action: ReplaceCard, after: NextState) -> Sequence[Document]:
    """The player has the card taken, which is placed next; the other two are discarded."""
    player, *_ = state.players
    discarded = action.discarded or state.card("hands", player)
    top, taken = action.top or state.card("deck"), action.taken or state.card("deck", depth=1)
    after.document = {**state.document, "hands": {player: pile([taken])}, "phase": Phase.PLACING_PASSED.value}
    leave_card_open(after, ("hands", player, "cards", 0), taken, state.would_tell("deck", depth=1))
    after.put(("deck",), lambda: state.left_in_deck([top, taken], slice(len(_DRAWN), None)))
    after.put(("discards",), lambda: put_away([*state.cards("discards"), discarded, top]))
    if "discards" in after.document:
        before = len(state.cards("discards"))
        leave_card_open(after, ("discards", "cards", before), discarded, state.would_tell("hands", player))
        leave_card_open(after, ("discards", "cards", before + 1), top, state.would_tell("deck"))
    drawn = {"discarded": discarded, "top": top, "taken": taken}
    return [{"type": "card-replaced", "player": player, **{name: without(card, "hidden") for name, card in drawn.items()}}]


CardReplaced = event(
    "card-replaced",
    "The solo player takes another card.",
    {
        "player": player_field("Who plays.", required=True),
        "discarded": card_field("The card from the hand, if it is known.", required=True),
        "top": card_field("The top card of the deck, which is discarded, if it is known.", required=True),
        "taken": private(card_field("The card below it, which is taken, if it is known.", required=True), seen=lambda _: UNKNOWN),
    },
)

REPLACE_CARD = Action(
    "replace-card",
    ReplaceCard,
    rules=(
        in_phase("replace-card", Phase.PASSING),
        passed_on_to_an_opponent,
        the_unwanted_card_is_discarded,
        the_top_card_is_discarded,
        the_card_below_is_taken,
    ),
    takers=whoever_plays(is_due),
    candidates=by_itself(is_due),
    apply=apply,
    events=(CardReplaced,),
)
