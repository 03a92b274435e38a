"""Staying where somebody has settled and no card was left. Počáteční pozice, 4."""

from collections.abc import Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member, one_for_each
from lawspeaker.games.graenaland.actions.anchoring import crowded, in_the_order_of_arrival, newcomer
from lawspeaker.games.graenaland.actions.choosing_positions import (
    CardsSetAside,
    pass_on,
    rest_is_set_aside,
    set_aside_field,
    settlers,
)
from lawspeaker.games.graenaland.actions.phases import in_phase, whose_turn
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class HoldAnchor(GraenalandAction):
    """A player does not weigh anchor."""

    player = member(player_field("Who stays.", required=True))
    set_aside = member(set_aside_field(), default=None)


def asked_next(state: State, action: HoldAnchor) -> str | None:
    """Who settled there next and is no newcomer, if anybody did. Raises ``Unknown``."""
    there = settlers(state, crowded(state))
    following = there[there.index(action.player) + 1 :] if action.player in there else []
    return next((player for player in following if player != newcomer(state, action)), None)


def takes_from(_: State, __: HoldAnchor) -> None:
    """The player who stays takes no card."""


def apply(state: State, action: HoldAnchor, after: NextState) -> Sequence[Document]:
    """Nothing changes but the turn."""
    event = {"type": "anchor-held", "player": action.player}
    return [event, *pass_on(state, action, after, newcomer, asked_next)]


takers = whose_turn(Phase.ANCHOR)

AnchorHeld = event("anchor-held", "A player stays.", {"player": player_field("Who stays.", required=True)})

HOLD_ANCHOR = Action(
    "hold-anchor",
    HoldAnchor,
    rules=(
        rest_is_set_aside(newcomer, asked_next, takes_from),
        in_the_order_of_arrival,
        in_phase(Phase.ANCHOR),
    ),
    takers=takers,
    candidates=one_for_each(takers),
    apply=apply,
    events=(
        AnchorHeld,
        CardsSetAside,
    ),
)
