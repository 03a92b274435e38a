"""What making a proposal and passing have in common: a turn to propose, and how it ends. Návrhy."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from lawspeaker.adjudication.action import AnyAction
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class TurnToPropose(AnyAction, Protocol):
    """What a player does whose turn it is to propose."""

    player: str


@rule("proposal.main-player")
def not_the_main_player(state: State, action: TurnToPropose) -> Iterator[Violation]:
    """The main player makes no proposals."""
    if action.player == state.main_player:
        yield action.violated("player", player=action.player)


@rule("proposal.turn")
def in_turn(state: State, action: TurnToPropose) -> Iterator[Violation]:
    """Proposals are made in turn, clockwise from the left of the main player."""
    if action.player != state.turn:
        yield action.violated("player", player=action.player, turn_player=state.turn)


@rule("proposal.once")
def one_turn_a_round(state: State, action: TurnToPropose) -> Iterator[Violation]:
    """A player has one turn to propose in a round, whatever became of the proposal."""
    if all_hold(lambda: action.player != state.turn, lambda: action.player in _done_proposing(state)):
        yield action.violated("player", player=action.player)


def _done_proposing(state: State) -> Sequence[str]:
    """Who has had a turn to propose in this round. Raises ``Unknown``."""
    proposers = state.proposers
    return proposers[: proposers.index(state.turn)] if state.turn in proposers else ()


TURN_TO_PROPOSE = (not_the_main_player, in_turn, one_turn_a_round)
"""The rules of a turn to propose."""


def turn_ended(state: State) -> Document:
    """The state after the player whose turn it was has proposed or passed."""
    document = without(state.document, "turn", "proposal")
    following = state.left_of(state.turn)
    if following != state.main_player:
        return {**document, "phase": Phase.PROPOSALS, "turn": following}
    if state.has_victory_point_cards:
        return {**document, "phase": Phase.CLAIMS}
    return phases.building(document)
